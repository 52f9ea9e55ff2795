"""The rules by which days are drawn, on small calendars."""

from collections import Counter
from string import ascii_lowercase

from beecore import mask_of
from build.words.draw import Choice, Rules, extended, is_weekend

RULES = Rules(
    mask_of=mask_of,
    letter_traits=list,
    shares=dict.fromkeys(ascii_lowercase, 1),
    of=2,
    weights={},
    shared=1,
    most_shared=2,
    rest=3,
    repeat=6,
    weekend_words=30,
    days=20,
    near=1,
)


def choice(hive: str, words: int = 20) -> Choice:
    return Choice(hive, words, list(hive))


def test_a_set_of_letters_rests_and_returns_with_another_center() -> None:
    choices = [choice(hive) for hive in ("abc", "bac", "def", "edf", "ghi", "hgi", "jkl", "kjl")]
    days = extended([], choices, RULES, 12)
    last: dict[int, int] = {}
    for day, hive in enumerate(days):
        mask = mask_of(hive)
        if mask in last:
            assert day - last[mask] >= RULES.rest
            assert days[last[mask]][0] != hive[0]
        last[mask] = day
    assert len(days) == 12


def test_neighbors_share_few_letters_if_any_other_hive_fits() -> None:
    choices = [choice(hive) for hive in ("abc", "bac", "abd", "bad", "xyz", "yxz")]
    days = extended([], choices, RULES, 2)
    assert len(set(days[0]) & set(days[1])) <= RULES.shared


def test_the_trait_that_is_behind_its_share_is_drawn_first() -> None:
    rules = RULES._replace(shares=dict.fromkeys(ascii_lowercase, 0) | {"q": 2})
    choices = [choice(hive) for hive in ("abc", "bac", "qde", "dqe", "fgh", "gfh")]
    assert "q" in extended([], choices, rules, 1)[0]


def test_weekends_get_large_hives() -> None:
    choices = [choice("abc", 20), choice("bac", 20), choice("def", 40), choice("edf", 40)]
    day = next(day for day in range(7) if is_weekend(day))
    before = ["xyz", "uvw", "rst", "opq", "lmn", "ijk", "ghx"][:day]
    assert mask_of(extended(before, choices, RULES, day + 1)[-1]) == mask_of("def")


def test_the_same_candidates_give_the_same_days_in_any_order() -> None:
    choices = [choice(hive) for hive in ("abc", "bac", "def", "edf", "ghi", "hgi", "jkl", "kjl")]
    assert extended([], choices, RULES, 8) == extended([], choices[::-1], RULES, 8)
    assert Counter(extended([], choices, RULES, 8)).total() == 8
