"""The packs: written from both parts of the words, and left alone while up to date."""

from pathlib import Path

import pytest

from beecore import Lexicon, pack
from beecore.words import shipped
from build import packs

USUAL, WIDE = Lexicon.from_words(["cave"]), Lexicon.from_words(["extraordinary"])


def test_each_pack_has_its_part_of_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", lambda: (USUAL, WIDE))
    packs.make(tmp_path)
    for name, part in (shipped.PACK, USUAL), (shipped.WIDE_PACK, WIDE):
        made = pack.read((tmp_path / name).read_bytes())
        assert list(made.all_entries()) == list(part.all_entries())


def test_up_to_date_packs_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "usual_and_wide", pytest.fail)
    for name in (shipped.PACK, shipped.WIDE_PACK):
        (tmp_path / name).touch()
    packs.make(tmp_path)
    assert (tmp_path / shipped.PACK).read_bytes() == b""
