"""Decisions on single words: what they do to answers, and their saved text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.decisions import (
    MAX_DECISIONS,
    UNDECIDED,
    Decision,
    Decisions,
    SavedAnswers,
    dump,
    load,
)
from beecore.errors import TeachingError
from beecore.hive import MAX_WORD_LENGTH, Hive, fits
from beecore.pack import Reason
from beecore.solution import Solution, order, solution_of
from tests.strategies import verdicts

HIVE = Hive("vctaoen")
ANSWERS = SavedAnswers("original", "vctaoen", 4, "", "2026-11-22", "cave coven")


def words(*chances: tuple[str, float]) -> list[Solution]:
    return [solution_of(word, False, chance, 0.4, Reason.NONE) for word, chance in chances]


def saved(lessons: object = (), decided: object = (), version: int = 1) -> str:
    return json.dumps({"version": version, "lessons": lessons, "words": decided})


@given(verdicts)
def test_the_last_decision_on_a_word_counts_in_each_hive_that_it_fits(
    decided: list[tuple[str, bool | None]],
) -> None:
    decisions = UNDECIDED
    for day, (word, accepted) in enumerate([("cave", None), ("eye", True), *decided], start=10):
        decisions = decisions.decide(word, accepted, f"2026-11-{day}")
    listed = {"cave": 0.1, "cove": 0.9, "oven": 0.3}
    latest = dict(decided) | {"eye": True}
    found = decisions.over(HIVE, words(*listed.items()))
    expected = {word for word in listed if latest.get(word) is not False}
    expected |= {word for word in latest if latest[word] and fits(HIVE, word)}
    assert {each.word for each in found} == expected
    for each in found:
        assert each.likely == (bool(latest.get(each.word)) or listed.get(each.word, 0) > 0.4)
    assert found == sorted(found, key=lambda each: order(each.word, each.pangram))
    assert load(dump(decisions)) == decisions  # with removals, or older files would undo them


def test_a_word_that_counts_is_likely_however_unlikely_it_was() -> None:
    decided = UNDECIDED.decide("cave", True, "2026-11-21").decide("nave", True, "2026-11-21")
    found = decided.over(HIVE, words(("cave", 0.0), ("cove", 0.9)))
    assert {each.word for each in found if each.likely} == {"cave", "cove", "nave"}
    assert [each.likelihood for each in found if each.word == "cave"] == [0.98]


def test_an_earlier_decision_changes_nothing() -> None:
    late = UNDECIDED.decide("cave", True, "2026-11-22")
    assert late.decide("cave", False, "2026-11-21") == late
    assert late.decide("cave", False, "2026-11-22").words["cave"].accepted is False


@given(verdicts, verdicts)
def test_joins_decisions_in_any_order(
    ours: list[tuple[str, bool | None]], theirs: list[tuple[str, bool | None]]
) -> None:
    one, other = UNDECIDED, Decisions({}, (ANSWERS,))
    for day, (word, accepted) in enumerate(ours):
        one = one.decide(word, accepted, f"2026-11-{2 * day + 10}")
    for day, (word, accepted) in enumerate(theirs):
        other = other.decide(word, accepted, f"2026-11-{2 * day + 11}")
    both = one.join(other)
    assert both == other.join(one) == both.join(one) == load(dump(both))


@given(st.booleans())
def test_of_two_decisions_at_one_time_the_same_one_counts_in_any_order(accepted: bool) -> None:
    one = UNDECIDED.decide("cave", accepted, "2026-11-22")
    other = UNDECIDED.decide("cave", not accepted, "2026-11-22")
    assert one.join(other) == other.join(one)


LESSON = {"hive": "vctaoen", "minimum": 4, "require": "", "date": "2026-11-22", "answers": "cave"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        saved(version=2),
        saved([{"hive": "noon"}]),
        saved([LESSON | {"hive": 7}]),
        saved([LESSON | {"minimum": "4"}]),
        saved([LESSON | {"answers": ["cave"]}]),
        saved([LESSON | {"edition": None}]),
        saved([LESSON | {"date": "some day"}]),
        saved([LESSON | {"more": 1}]),
        saved(decided=[["c-ve", "2026-11-22", True]]),
        saved(decided=[["cave", "some day", True]]),
        saved(decided=[["cave", "2026-11-22", "maybe"]]),
        saved(decided=[["", "2026-11-22", True]]),
        saved(version=0),
        saved(version=-1),
        "[" * 5000,
    ],
)
def test_rejects_text_that_is_not_a_memory(text: str) -> None:
    with pytest.raises(TeachingError):
        load(text)


def test_answers_saved_beside_decisions_are_saved_again_as_they_are() -> None:
    text = saved([LESSON, LESSON | {"answers": None, "edition": "list-ours", "hive": "ñavctoe"}])
    decided = load(text).decide("cave", True, "2026-11-23")
    again = json.loads(dump(decided))
    assert again["words"] == [["cave", "2026-11-23", True]]
    assert sorted(
        (each["edition"], each["hive"], each["answers"]) for each in again["lessons"]
    ) == [
        ("list-ours", "ñavctoe", None),
        ("original", "vctaoen", "cave"),
    ]
    assert load(dump(decided)) == decided


def test_skips_words_too_long_for_any_hive() -> None:
    for letter in "aé":  # the letters of such a word are not even looked at
        texts = letter * (MAX_WORD_LENGTH + 1), "b" * MAX_WORD_LENGTH
        read = load(saved(decided=[[text, "2026-11-22", True] for text in texts]))
        assert list(read.words) == ["b" * MAX_WORD_LENGTH]


def test_limits_the_number_of_decisions() -> None:
    decision = Decision("2026-11-22", True)
    most = {"a" * (1 + number // 26) + chr(97 + number % 26): decision for number in range(520)}
    assert load(dump(Decisions(most))).words == most
    decided = [["cave", "2026-11-22", True]] * MAX_DECISIONS
    assert list(load(saved(decided=decided)).words) == ["cave"]
    fault = r"too many single words \(20,001\); the limit is 20,000"
    with pytest.raises(TeachingError, match=fault):
        load(saved(decided=[*decided, *decided[:1]]))
    too_many = {f"word {number}": decision for number in range(MAX_DECISIONS + 1)}
    with pytest.raises(TeachingError, match=fault):
        dump(Decisions(too_many))
