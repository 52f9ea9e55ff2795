"""The memory of official answers: what it does to the words of hives, and its saved text."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.decisions import likelihood_if_accepted
from beecore.editions import ORIGINAL, Edition, own_edition, set_own
from beecore.errors import BeeError, TeachingError
from beecore.hive import Hive, fits
from beecore.letters import Alphabet
from beecore.memory import (
    NOTHING,
    Memory,
    compare,
    dump,
    likelihood_if_rejected,
    load,
)
from beecore.pack import Reason
from beecore.solution import Solution, order, solution_of
from tests.strategies import damaged_texts

HIVE, OTHER = Hive("vctaoen"), Hive("vnoeacl")
BOUNDARY = 0.4


def words(*chances: tuple[str, float]) -> list[Solution]:
    return [solution_of(word, False, chance, BOUNDARY, Reason.NONE) for word, chance in chances]


WORDS = words(("cave", 0.1), ("cove", 0.9))


@pytest.mark.parametrize("boundary", [0, 0.01, 0.4, 0.99, 1])
def test_accepted_words_are_likely_at_every_boundary(boundary: float) -> None:
    for memory in (
        NOTHING.teach(HIVE, ["cave", "nave"], "2026-11-21"),
        NOTHING.decide("cave", True, "2026-11-21").decide("nave", True, "2026-11-21"),
    ):
        found = memory.over(HIVE, words(("cave", 0.1), ("cove", 0.9), ("oven", 0.9)), boundary)
        assert {"cave", "nave"} <= {each.word for each in found if each.likely}


@given(
    st.lists(
        st.tuples(
            st.sampled_from([HIVE, OTHER, Hive("cvtaoen"), Hive("vctaoen", 5, "n")]),
            st.sampled_from(
                [["concave"], ["concave", "cave"], ["concave", "nave", "covenant"], None]
            ),
        )
        | st.tuples(
            st.sampled_from(["cave", "cove", "nave", "eye"]), st.sampled_from([True, False, None])
        ),
        min_size=2,
        max_size=8,
    )
)
def test_of_all_judgments_on_a_word_the_latest_counts(events: list[tuple[Any, Any]]) -> None:
    memory, latest = NOTHING, dict[Hive | str, tuple[int, Any]]()
    for day, (about, judgment) in enumerate(events, start=10):
        latest[about] = day, judgment
        change = memory.decide if isinstance(about, str) else memory.teach
        memory = change(about, judgment, f"2026-11-{day}")
    expected = {}
    for word in ("cave", "cove", "nave", "covenant", "concave", "eye"):
        chance = {"cave": 0.1, "cove": 0.9}.get(word, 0.0)
        judged = [
            (day, judgment if about == word else word in judgment)
            for about, (day, judgment) in latest.items()
            if judgment is not None
            and (about == word or (not isinstance(about, str) and fits(about, word)))
        ]
        accepted = max(judged)[1] if judged else None
        is_banned = latest.get(word, (0, None))[1] is False and not accepted
        if fits(HIVE, word) and not is_banned and (chance or accepted):
            likelihood = chance if accepted is None else revised(chance, accepted)
            expected[word] = (likelihood, accepted if accepted is not None else chance > 0.4)
    found = memory.over(HIVE, WORDS, BOUNDARY)
    assert {each.word: (each.likelihood, each.likely) for each in found} == expected
    assert found == sorted(found, key=lambda each: order(each.word, each.pangram))
    assert load(dump(memory)) == memory  # with removals, or older files would undo them


def revised(likelihood: float, accepted: bool) -> float:
    return (likelihood_if_accepted if accepted else likelihood_if_rejected)(likelihood)


def test_revised_likelihood_preserves_the_order() -> None:
    assert revised(0.9, True) > revised(0.1, True) > 0.98 > 0.05 > revised(0.9, False)
    assert revised(0.9, False) > revised(0.1, False) > 0


def test_rejects_lessons_without_fitting_words() -> None:
    with pytest.raises(TeachingError, match="none of these words fit VCTAOEN"):
        NOTHING.teach(HIVE, ["hello", "ten"], "2026-11-21")
    with pytest.raises(TeachingError, match="none of these words fit VCTAOEN"):
        compare(HIVE, WORDS, [])


def test_loads_a_memory_as_it_was_saved() -> None:
    memory = NOTHING.teach(Hive("vctaoen", 5, "e"), ["coven"], "2026-11-21T08:31:05.123Z")
    assert json.loads(dump(memory))["lessons"][0]["answers"] == "coven"
    assert load(dump(memory)) == memory


@given(
    damaged_texts([dump(NOTHING.teach(HIVE, ["coven"], "2026-11-21").decide("cave", False, ""))])
)
def test_rejects_any_other_text_or_reads_a_memory_that_can_be_saved(text: str) -> None:
    with suppress(BeeError):
        memory = load(text)
        assert load(dump(memory)) == memory
        memory.over(HIVE, WORDS, BOUNDARY)


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
        again = dump(memory.decide("cave", True, "2026-11-23"))
        set_own([SPANISH])
        assert load(again).lessons == TAUGHT.lessons
    finally:
        set_own([])


def test_answers_for_an_edition_that_is_gone_are_kept() -> None:
    text = dump(TAUGHT).replace("list-ours", "russian")
    assert list(load(text).lessons) == ["vacenot"]
    assert load(dump(load(text))) == load(text)
    assert "russian" in dump(load(text))


# Answers that become decisions


def converted(memory: Memory) -> dict[str, bool | None]:
    """Return the decisions that the lessons of a memory become, with the words of `WORDS`."""
    for key in sorted(memory.lessons, key=lambda key: memory.lessons[key].date):
        memory = memory.converted(key, WORDS)
    assert memory.lessons == {}
    return {word: decision.accepted for word, decision in memory.decided.words.items()}


def test_answers_become_decisions_on_the_words_that_they_change() -> None:
    assert converted(NOTHING.teach(HIVE, ["cave", "nave"], "2026-11-21")) == {
        "cave": True,  # which is not likely
        "nave": True,  # which is not listed
        "cove": False,
    }
    assert converted(NOTHING.teach(HIVE, ["cove"], "2026-11-21")) == {}
    assert converted(NOTHING.teach(HIVE, None, "2026-11-21")) == {}


def test_of_several_answers_for_a_word_the_latest_become_its_decision() -> None:
    early = NOTHING.teach(HIVE, ["cave", "concave"], "2026-11-21")
    assert converted(early.teach(OTHER, ["cove", "concave"], "2026-11-22")) == {
        "cave": None,  # as before: it is not likely without a decision
        "cove": True,
        "concave": True,
    }
    assert converted(early.teach(OTHER, ["cove", "concave"], "2026-11-20")) == {
        "cave": True,
        "cove": False,
        "concave": True,
    }


def test_a_decision_of_the_same_time_or_later_stays() -> None:
    memory = NOTHING.teach(HIVE, ["cave"], "2026-11-21").decide("cove", None, "2026-11-21")
    assert converted(memory.decide("cave", False, "2026-11-22")) == {"cove": None, "cave": False}
    early = NOTHING.decide("cave", False, "2026-11-20")
    assert converted(early.teach(HIVE, ["cave"], "2026-11-21"))["cave"] is True


@given(
    st.lists(
        st.tuples(
            st.sampled_from([HIVE, OTHER, Hive("vctaoen", 5, "n")]),
            st.sampled_from([["concave"], ["concave", "cave"], ["concave", "cove", "covenant"]]),
        ),
        max_size=5,
    )
)
def test_the_likely_words_are_the_same_once_answers_are_decisions(
    lessons: list[tuple[Hive, list[str]]],
) -> None:
    memory = NOTHING
    for day, (hive, answers) in enumerate(lessons, start=10):
        memory = memory.teach(hive, answers, f"2026-11-{day}")
    after = memory
    for key in sorted(memory.lessons, key=lambda key: memory.lessons[key].date):
        hive = memory.lessons[key].hive
        after = after.converted(key, [each for each in WORDS if fits(hive, each.word)])
    both = [
        {each.word for each in one.over(HIVE, WORDS, BOUNDARY) if each.likely}
        for one in (memory, after)
    ]
    assert both[0] == both[1]
