"""Spellings: the words of a mask as indexes of its letters, with written forms."""

from beecore.letters import ENGLISH
from beecore.spelling import Spelled, grouped, marks_of, spelled


def test_words_are_spelled_as_indexes_of_their_letters() -> None:
    letters = ENGLISH.letters_of(ENGLISH.mask_of("noon"))
    assert letters == "on"
    assert spelled(letters, ["no", "noon"]) == "ba baab"


def test_written_forms_follow_their_words() -> None:
    written = {"epee": "épée"}
    marks = marks_of(written)
    assert marks == "é"
    text = spelled("pe", ["epee", "pepe"], written, marks)
    assert text == "babb=!a!b abab"
    mask = ENGLISH.mask_of("pe")
    known = Spelled({mask: 0}, [text], ENGLISH, marks)
    assert known[mask] == ["epee", "pepe"]
    assert known.written == written


def test_words_are_grouped_by_ascending_mask() -> None:
    groups = grouped(["noon", "on", "no", "on", "tea"], ENGLISH)
    assert list(groups) == sorted(groups)
    assert groups[ENGLISH.mask_of("no")] == ["no", "noon", "on"]
