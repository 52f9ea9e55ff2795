"""The saved text of a memory: loads as it was saved, and damaged text is rejected."""

import json

import pytest

from beecore.editions import ORIGINAL, Edition, own_edition, set_own
from beecore.errors import TeachingError
from beecore.hive import MAX_WORD_LENGTH, Hive
from beecore.letters import Alphabet
from beecore.memory import MAX_JUDGED_WORDS, NOTHING, Judgment, Memory, dump, load


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"version": 2, "lessons": [], "words": []}',
        '{"version": 1, "lessons": [{"hive": "noon"}], "words": []}',
        '{"version": 1, "lessons": [], "words": [["c-ve", "2026-11-22", true]]}',
        '{"version": 1, "lessons": [], "words": [["cave", "some day", true]]}',
        '{"version": 1, "lessons": [], "words": [["cave", "2026-11-22", "maybe"]]}',
        '{"version": 1, "lessons": [], "words": [["", "2026-11-22", true]]}',
        '{"version": 0, "lessons": [], "words": []}',
        '{"version": -1, "lessons": [], "words": []}',
        "[" * 5000,
    ],
)
def test_rejects_text_that_is_not_a_memory(text: str) -> None:
    with pytest.raises(TeachingError):
        load(text)


def test_loads_a_memory_as_it_was_saved() -> None:
    memory = NOTHING.teach(Hive("vctaoen", 5, "e"), ["coven"], "2026-11-21T08:31:05.123Z")
    assert json.loads(dump(memory))["lessons"][0]["answers"] == "coven"
    assert load(dump(memory)) == memory


def test_skips_words_too_long_for_any_hive() -> None:
    words = [
        ["a" * (MAX_WORD_LENGTH + 1), "2026-11-22", True],
        ["b" * MAX_WORD_LENGTH, "2026-11-22", True],
    ]
    text = json.dumps({"version": 1, "lessons": [], "words": words})
    assert list(load(text).words) == ["b" * MAX_WORD_LENGTH]
    words[0][0] = "é" * (MAX_WORD_LENGTH + 1)  # its letters are not even looked at
    assert load(json.dumps({"version": 1, "lessons": [], "words": words})) == load(text)


def test_limits_the_number_of_judged_words() -> None:
    words = [["cave", "2026-11-22", True]] * (MAX_JUDGED_WORDS + 1)
    with pytest.raises(
        TeachingError, match=r"too many single words \(20,001\); the limit is 20,000"
    ):
        load(json.dumps({"version": 1, "lessons": [], "words": words}))
    judged = {
        f"word {number}": Judgment("2026-11-22", True) for number in range(MAX_JUDGED_WORDS + 1)
    }
    with pytest.raises(
        TeachingError, match=r"too many single words \(20,001\); the limit is 20,000"
    ):
        dump(Memory({}, judged))


def own_list(letters: str) -> Edition:
    return own_edition(ORIGINAL, Alphabet(letters), "Ours")


SPANISH = own_list("abcdefghijklmnopqrstuvwxyzñ")
TAUGHT = NOTHING.teach(Hive("vctaoen"), ["coven"], "2026-11-21").teach(
    Hive("ñavctoe", edition=SPANISH), ["caña"], "2026-11-22"
)


@pytest.mark.parametrize("here", [[], [own_list("abcdefghijklm")]])
def test_answers_for_a_list_that_is_not_here_are_kept(here: list[Edition]) -> None:
    try:
        set_own(here)
        memory = load(dump(TAUGHT))
        assert list(memory.lessons) == ["vacenot"]
        again = dump(memory.join(load(dump(TAUGHT))).judge("cave", True, "2026-11-23"))
        set_own([SPANISH])
        assert load(again).lessons == TAUGHT.lessons
    finally:
        set_own([])


def test_answers_for_an_unknown_edition_of_the_site_are_refused() -> None:
    with pytest.raises(TeachingError, match="there is no edition “unknown”"):
        load(dump(TAUGHT).replace("list-ours", "unknown"))
