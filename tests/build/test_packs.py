"""The packs: written from the three parts of the words, and left alone while up to date."""

from pathlib import Path

import pytest

from beecore import Entry, Lexicon
from beecore.words import shipped
from build import packs

LIKELY = Lexicon.from_entries([Entry("cave", 0.9), Entry("octave", 0.4)], 0.4)
POSSIBLE = Lexicon.from_entries([Entry("vocate", 0.1)], 0.4)
WIDE = Lexicon.from_words(["extraordinary"])


def words_in(path: Path) -> list[Entry]:
    return list(Lexicon.from_pack(path.read_bytes()).all_entries())


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shipped, "from_lists", lambda: (LIKELY, POSSIBLE, WIDE))
    packs.make(tmp_path)
    return tmp_path


def test_each_pack_has_its_part_of_the_words(dist: Path) -> None:
    for name, part in zip(shipped.PACKS, (LIKELY, POSSIBLE, WIDE), strict=True):
        assert words_in(dist / name) == list(part.all_entries())


@pytest.mark.parametrize("missing", shipped.PACKS)
def test_a_missing_pack_is_written_again(dist: Path, missing: str) -> None:
    (dist / missing).unlink()
    packs.make(dist)
    assert (dist / missing).is_file()


def test_packs_that_are_up_to_date_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "from_lists", pytest.fail)
    for name in shipped.PACKS:
        (tmp_path / name).touch()
    packs.make(tmp_path)
    assert (tmp_path / shipped.LIKELY_PACK).read_bytes() == b""
