"""The packs: written from both parts of the words, and left alone while up to date."""

import zipfile
from pathlib import Path

import pytest

from beecore import Entry, Lexicon, pack
from beecore.words import shipped
from build import packs

USUAL = Lexicon.from_entries([Entry("cave", 0.9), Entry("octave", 0.4), Entry("vocate", 0.1)], 0.4)
WIDE = Lexicon.from_words(["extraordinary"])
FILES = (shipped.PACK, shipped.WIDE_PACK, packs.LIKELY, packs.POSSIBLE)


def test_each_pack_has_its_part_of_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", lambda: (USUAL, WIDE))
    packs.make(tmp_path)
    for name, part in (shipped.PACK, USUAL), (shipped.WIDE_PACK, WIDE):
        made = pack.read((tmp_path / name).read_bytes())
        assert list(made.all_entries()) == list(part.all_entries())


def test_the_page_gets_the_likely_words_in_one_file_and_the_others_in_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", lambda: (USUAL, WIDE))
    packs.make(tmp_path)
    halves = [pack.read((tmp_path / name).read_bytes()) for name in (packs.LIKELY, packs.POSSIBLE)]
    words = [sorted(entry.word for entry in half.all_entries()) for half in halves]
    assert words == [["cave", "octave"], ["vocate"]]
    assert [half.likely for half in halves] == [USUAL.likely] * 2


@pytest.mark.parametrize("missing", [packs.LIKELY, packs.POSSIBLE])
def test_a_file_of_the_page_that_is_missing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", lambda: (USUAL, WIDE))
    packs.make(tmp_path)
    (tmp_path / missing).unlink()
    packs.make(tmp_path)
    assert (tmp_path / missing).is_file()


def test_the_engine_gets_the_usual_words_in_its_archive(tmp_path: Path) -> None:
    (tmp_path / shipped.PACK).write_bytes(b"words")
    made = []
    for name in ("one.zip", "two.zip"):
        with zipfile.ZipFile(tmp_path / name, "w") as zipped:
            zipped.writestr(zipfile.ZipInfo("module.pyc"), b"code")
        packs.add_to(tmp_path / name, tmp_path)
        made.append((tmp_path / name).read_bytes())
    with zipfile.ZipFile(tmp_path / "two.zip") as zipped:
        assert {each: zipped.read(each) for each in zipped.namelist()} == {
            "module.pyc": b"code",
            shipped.PACK: b"words",
        }
    assert made[0] == made[1]


def test_up_to_date_packs_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", pytest.fail)
    for name in FILES:
        (tmp_path / name).touch()
    packs.make(tmp_path)
    assert (tmp_path / shipped.PACK).read_bytes() == b""
