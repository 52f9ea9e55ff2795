"""The memory of taught words: what it does to answers, and its saved text."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import ORIGINAL, Edition, own_edition, set_own
from beecore.errors import TeachingError
from beecore.hive import MAX_WORD_LENGTH, Hive, fits
from beecore.letters import Alphabet
from beecore.memory import MAX_JUDGED_WORDS, NOTHING, Judgment, Memory, compare, dump, load, revised
from beecore.pack import Reason
from beecore.solution import Solution, order, solution_of
from tests.strategies import verdicts

HIVE, OTHER = Hive("vctaoen"), Hive("vnoeacl")
BOUNDARY = 0.4


def words(*chances: tuple[str, float]) -> list[Solution]:
    return [solution_of(word, False, chance, BOUNDARY, Reason.NONE) for word, chance in chances]


WORDS = words(("cave", 0.1), ("cove", 0.9))


@pytest.mark.parametrize("boundary", [0, 0.01, 0.4, 0.99, 1])
def test_accepted_words_are_likely_at_every_boundary(boundary: float) -> None:
    for memory in (
        NOTHING.teach(HIVE, ["cave", "nave"], "2026-11-21"),
        NOTHING.judge("cave", True, "2026-11-21").judge("nave", True, "2026-11-21"),
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
        change = memory.judge if isinstance(about, str) else memory.teach
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


def test_revised_likelihood_preserves_the_order() -> None:
    assert revised(0.9, True) > revised(0.1, True) > 0.98 > 0.05 > revised(0.9, False)
    assert revised(0.9, False) > revised(0.1, False) > 0


def test_rejects_lessons_without_fitting_words() -> None:
    with pytest.raises(TeachingError, match="none of these words fit VCTAOEN"):
        NOTHING.teach(HIVE, ["hello", "ten"], "2026-11-21")
    with pytest.raises(TeachingError, match="none of these words fit VCTAOEN"):
        compare(HIVE, WORDS, [])


@given(verdicts, verdicts)
def test_joins_memories_in_any_order(
    ours: list[tuple[str, bool | None]], theirs: list[tuple[str, bool | None]]
) -> None:
    one, other = NOTHING, NOTHING
    for day, (word, accepted) in enumerate(ours):
        one = one.judge(word, accepted, f"2026-11-{2 * day + 10}")
    for day, (word, accepted) in enumerate(theirs):
        other = other.judge(word, accepted, f"2026-11-{2 * day + 11}")
        other = other.teach(HIVE, [word] if accepted else None, f"2026-11-{2 * day + 11}")
    both = one.join(other)
    assert both == other.join(one) == both.join(one) == load(dump(both))


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
    for letter in "aé":  # the letters of such a word are not even looked at
        texts = letter * (MAX_WORD_LENGTH + 1), "b" * MAX_WORD_LENGTH
        words = [[text, "2026-11-22", True] for text in texts]
        read = load(json.dumps({"version": 1, "lessons": [], "words": words}))
        assert list(read.words) == ["b" * MAX_WORD_LENGTH]


def test_limits_the_number_of_judged_words() -> None:
    words = [["cave", "2026-11-22", True]] * (MAX_JUDGED_WORDS + 1)
    fault = r"too many single words \(20,001\); the limit is 20,000"
    with pytest.raises(TeachingError, match=fault):
        load(json.dumps({"version": 1, "lessons": [], "words": words}))
    verdict = Judgment("2026-11-22", True)
    judged = {f"word {number}": verdict for number in range(MAX_JUDGED_WORDS + 1)}
    with pytest.raises(TeachingError, match=fault):
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
