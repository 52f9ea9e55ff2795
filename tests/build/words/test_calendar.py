"""The calendars of all languages: which hives qualify, in which order they are drawn, and that no
day's hive ever changes.
"""

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from beecore.editions import ORIGINAL, edition_of
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.words import lists
from build import WORDLISTS
from build.words import calendar, candidates
from build.words.calendar import Rules, extended, is_weekend, masks, rules_of
from build.words.candidates import SAME_ENDING, Candidate, English, Pool, letter_traits
from build.words.languages import LANGUAGES

SPANISH, GERMAN = edition_of("spanish"), edition_of("german")
REDRAWN = date(2027, 2, 1)
"""The first day that was drawn with the present tables of words that no day may spell."""
RELEASED = {
    "ca": "7c58488324a99a410855250b80e99a5a4037b3ff7d3ddc85e0d4be6da53a06b5",
    "de": "0cd4895835ad1da85f7db16ec84db50b2c3757f51e6b54d077fb8b12aad55851",
    "en": "5072d2a9155200456b8ad1eb5b84fae710868936c9e0eab8e717340678fd1b30",
    "es": "bddb9096b3d3fe04a71835d57cb6d85351719e9da6f98d09d13db2ab1e7d33d5",
    "fr": "3b4fd7a2501a85ff5298965aabe1170071ef1bbb143d86db8b7381c430cf38f1",
    "it": "4d0c4598e5d0f65e76ce65973bc9eaeb936ea9a11d8c66097a1195afd11f5843",
    "nl": "d74161721597dbe3d1cf5d779df88d23498cb85677c0fe86cbebb28758d3a2a5",
    "pt": "088f055ec818c419371fbe73fb1c03647ffbfb8f261caa08937dad204d98ac5e",
    "sv": "60a437513f0318c1bf230bd1762bc1377d417e89a33ccb0a5239f05375c1c6fb",
}
"""The fingerprint of the days before in each language, which players have or may have played."""
SHIPPED = ["en", *(tag for tag in LANGUAGES if (WORDLISTS / tag / "calendar.txt").is_file())]
PANGRAM = "abcdefñ"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder without blocked words."""
    (tmp_path / "blocked.txt").write_text("", "ascii")
    return tmp_path


def pool_of(
    folder: Path,
    pangram: str = PANGRAM,
    known: float = 0.9,
    others: int = 30,
    more: Sequence[str] = (),
) -> Pool:
    """Return a pangram and other words of the letters a and b, English unless it is Spanish."""
    words = {"ab" + "".join(rest): 0.9 for rest in islice(product("ab", repeat=8), others)}
    kind, edition = (Pool, SPANISH) if "ñ" in pangram else (English, ORIGINAL)
    return kind(edition, {pangram: known, **words, **dict.fromkeys(more, 0.65)}, 0.9, folder)


def hives(folder: Path, pangram: str = PANGRAM, **words: Any) -> list[str]:
    return [each.hive for each in pool_of(folder, pangram, **words).candidates()]


@pytest.mark.parametrize("pangram", ["abcdfgh", PANGRAM])
def test_a_hive_has_enough_likely_words_and_a_pangram_that_everybody_knows(
    folder: Path, pangram: str
) -> None:
    both = [pangram, "ba" + pangram[2:]]
    assert hives(folder, pangram) == hives(folder, pangram, others=19) == both
    assert hives(folder, pangram, others=18) == hives(folder, pangram, others=65) == []
    assert hives(folder, pangram, known=0.89) == []


def test_an_english_hive_follows_the_habits_of_published_puzzles(folder: Path) -> None:
    for pangram in "abcdfgs", "abcderf", "abeioud":
        assert hives(folder, pangram) == []
    assert hives(folder, "abcdfgh", more=["hgfdcba"]) == []  # a likely pangram that few know
    assert len(hives(folder, PANGRAM, more=["ñfedcba"])) == 2


@pytest.mark.parametrize(
    ("name", "line", "qualified"),
    [
        ("blocked", lists.block("badda"), []),
        ("blocked", lists.block("ccada"), ["bacdefñ"]),
        ("never-daily", "Cábeb rude", []),
        ("never-daily", "daca rude", ["bacdefñ"]),
        ("never-daily", "daza rude", ["abcdefñ", "bacdefñ"]),
        ("never-pangram", "ñfedcba dull", []),
        ("never-pangram", "abcdef dull", ["abcdefñ", "bacdefñ"]),
    ],
)
def test_a_hive_with_a_blocked_or_unwanted_word_is_left_out(
    folder: Path, name: str, line: str, qualified: list[str]
) -> None:
    (folder / f"{name}.txt").write_text(f"# Made by hand.\n{line}\n", "utf-8")
    assert hives(folder) == qualified


def test_hives_with_many_words_of_one_ending_are_left_out_if_two_others_remain(
    folder: Path,
) -> None:
    ends = [f"{'a' * length}dañ" for length in range(1, 21)]
    assert hives(folder, others=39, more=ends) == ["abcdefñ", "bacdefñ"]
    assert hives(folder, others=15, more=ends) == ["abcdefñ"]


@pytest.mark.parametrize(("pangram", "ending"), [(PANGRAM, "dañ"), ("abcdgin", "ing")])
def test_a_hive_has_at_most_three_in_five_words_of_one_ending(
    folder: Path, pangram: str, ending: str
) -> None:
    ends = [f"{'a' * length}{ending}" for length in range(1, 21)]
    assert pangram in hives(folder, pangram, others=15, more=ends)
    assert hives(folder, pangram, others=11, more=ends) == []


@pytest.mark.unmeasured
@pytest.mark.parametrize(("language", "hive"), [("en", "dacilno"), ("fr", "eabprtu")])
def test_no_hive_can_spell_a_crude_word_even_an_unlikely_one(language: str, hive: str) -> None:
    assert not candidates.pool(language).is_clean(hive)


def test_where_letters_count_a_hive_spells_each_as_often_as_it_has_it(folder: Path) -> None:
    words = dict.fromkeys(["annabelle", "anna", "elle", "bann", "ball"], 0.95)
    pool = Pool(GERMAN, words, 0.9, folder)
    assert pool.of_hive("aabeellnn") == ["anna", "annabelle", "ball", "bann"]
    assert pool.of_hive("abeellnnn") == ["ball", "bann"]
    assert pool.pangrams("aabeellnn") == ["annabelle"]
    mask_of = masks(GERMAN)
    assert (mask_of("aabeellnn") & mask_of("aaacdefln")).bit_count() == 5


def test_shares_count_each_set_of_letters_alike(folder: Path) -> None:
    some = [("abcdefñ", 30, [SAME_ENDING]), ("bacdefñ", 40, []), ("abcdefg", 50, [])]
    candidates = [Candidate(hive, size, letter_traits(hive) + more) for hive, size, more in some]
    rules = rules_of(pool_of(folder), candidates)
    shares = {trait: count / rules.of for trait, count in rules.shares.items()}
    assert (shares["a"], shares["ñ"], shares["g"]) == (1, 0.5, 0.5)
    assert (shares["center a"], shares["center b"], shares[SAME_ENDING]) == (0.75, 0.25, 0.25)
    assert rules.weekend_words == 50


RULES = Rules(
    mask_of=masks(SPANISH),
    words_of=list,
    days=20,
    shares=dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1),
    of=2,
    weights={},
    shared=0,
    most_shared=1,
    rest=3,
    repeat=6,
    weekend_words=30,
    near=1,
)


def drawn(hives: str, before: str = "", large: str = "", rules: Rules = RULES) -> list[str]:
    """Return the days that are drawn of hives, the large ones of which have 40 words."""
    some = [Candidate(hive, 40 if hive in large else 20, list(hive)) for hive in hives.split()]
    days = extended(before.split(), some, rules)
    assert days == extended(before.split(), some[::-1], rules)
    assert list(days[: len(before.split())]) == before.split()
    return list(days[len(before.split()) :])


def test_a_set_of_letters_rests_and_returns_with_another_center() -> None:
    days = drawn("abc bac def edf ghi hgi jkl kjl xyz")
    assert len(days) == 20
    assert days.count("xyz") <= 1, "a set with a single center is used once"
    for day, hive in enumerate(days):
        earlier = [number for number in range(day) if set(days[number]) == set(hive)]
        assert not earlier or (day - earlier[-1] >= 3 and days[earlier[-1]][0] != hive[0])


def test_neighbors_share_more_letters_only_if_no_other_hive_fits() -> None:
    assert set(drawn("axy xay def edf", before="abc")[0]) == set("def")
    assert set(drawn("axy xay", before="abc")[0]) == set("axy")
    assert drawn("abx bax", before="abc") == []


def test_the_trait_that_is_behind_its_share_is_drawn_first() -> None:
    rules = RULES._replace(shares={**RULES.shares, "q": 2})
    assert "q" in drawn("abc bac qde dqe fgh gfh", rules=rules)[0]


def test_a_word_is_an_answer_of_at_most_20_days_in_a_year_if_a_hive_can_spare_it() -> None:
    worn = "ghi", "def", "edf"
    rules = RULES._replace(days=21, words_of=lambda hive: ["naan"] * (hive in worn))
    for before, hive in (19, "def"), (20, "xyz"):
        assert drawn("def edf xyz yxz", "ghi " * before, rules=rules)[0] == hive
    assert drawn("def edf", "ghi " * 20, rules=rules) == ["def"]


def test_weekends_get_large_hives() -> None:
    before = "xyz uvw"
    assert is_weekend(len(before.split()))
    assert set(drawn("abc bac def edf", before, large="def edf")[0]) == set("def")
    assert set(drawn("abc bac", before)[0]) == set("abc")


def test_the_command_extends_a_calendar_without_changing_its_days(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calendar, "pool", lambda language: pool_of(folder))
    file = folder / "calendar.txt"
    file.write_text("# A remark.\ntuvwxyz\n", "ascii")
    calendar.main("es")
    first, *others = puzzles.read(file.read_text("utf-8"), SPANISH)
    assert first == "tuvwxyz"
    assert {*others} == {"abcdefñ", "bacdefñ"}
    assert puzzles.FIRST_DAY + timedelta(days=len(others)) == date(2036, 12, 31)


def test_days_to_come_are_drawn_again_but_none_that_may_have_been_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calendar, "pool", lambda language: pool_of(folder))
    monkeypatch.setattr(puzzles, "FIRST_DAY", date.today())
    file = folder / "calendar.txt"
    file.write_text("tuvwxyz\n" * 4, "ascii")
    with pytest.raises(PuzzleError, match="may have been played: redraw later ones"):
        calendar.main("es", str(date.today() + timedelta(days=1)))
    calendar.main("es", str(date.today() + timedelta(days=2)))
    days = puzzles.read(file.read_text("utf-8"), SPANISH)
    assert [day == "tuvwxyz" for day in days[:4]] == [True, True, False, False]


@pytest.mark.parametrize("language", SHIPPED)
def test_released_days_keep_their_hives(language: str) -> None:
    path = WORDLISTS / ("" if language == ORIGINAL.language else language) / "calendar.txt"
    lines = path.read_text("utf-8").splitlines()
    days = [line for line in lines if line[0] != "#"][: calendar.days_until(REDRAWN)]
    assert hashlib.sha256("\n".join(days).encode()).hexdigest() == RELEASED[language]


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", SHIPPED)
def test_a_shipped_calendar_has_clean_hives_that_return_with_another_center(language: str) -> None:
    pool = candidates.pool(language)
    days = puzzles.read((pool.folder / "calendar.txt").read_text("utf-8"), pool.edition)
    assert all(hive == hive[0] + "".join(sorted(hive[1:])) for hive in days)
    drawn = days[rules_of(pool, []).first :]
    redrawn = days[calendar.days_until(REDRAWN) :]
    assert [hive for hive in redrawn if not pool.is_clean(hive)] == []
    centers: dict[str, str] = {}
    for hive in drawn:
        letters = "".join(sorted(hive))
        assert centers.get(letters) != hive[0]
        centers[letters] = hive[0]


def test_each_line_of_the_english_tables_has_a_word_and_a_reason() -> None:
    for name in ("never-daily.txt", "never-pangram.txt"):
        lines = (WORDLISTS / name).read_text("ascii").splitlines()
        lines = [line for line in lines if not line.startswith("#")]
        assert lines == sorted(set(lines))
        assert all(len(line.split()) >= 2 and line.split()[0].isalpha() for line in lines)
    assert {len(set(line.split()[0])) for line in lines} == {ORIGINAL.size}  # of pangrams
