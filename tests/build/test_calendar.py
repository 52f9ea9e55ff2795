"""The calendar: good hives in a good order, and never another hive for a day."""

from collections.abc import Sequence
from itertools import islice, product
from pathlib import Path

import pytest

from beecore import Entry, Hive, Lexicon, mask_of, solve
from beecore.game import puzzles
from beecore.words import shipped
from build import calendar

DAYS = puzzles.read(calendar.CALENDAR.read_text("ascii"))
PANGRAM = Entry("abcdefg", 0.95)


@pytest.fixture(scope="module")
def good() -> list[str]:
    return list(calendar.hives(shipped.usual(), calendar.unwanted()))


def made_up(words: int) -> list[Entry]:
    """Return so many words that hold a and b and no other letter."""
    letters = product("ab", repeat=8)
    return [Entry("ab" + "".join(rest)) for rest in islice(letters, words)]


def near(days: Sequence[str]) -> list[tuple[int, int]]:
    """Return the days up to 60 apart whose hives have six letters or more in common."""
    masks = list(map(mask_of, days))
    return [
        (day, later)
        for later in range(len(masks))
        for day in range(max(0, later - 60), later)
        if (masks[day] & masks[later]).bit_count() >= 6
    ]


def test_there_are_hives_for_27_years_and_none_twice() -> None:
    assert len(DAYS) >= 10_000
    assert len(set(DAYS)) == len(DAYS)


def test_every_line_is_a_hive_without_s_its_outer_letters_by_alphabet() -> None:
    for line in DAYS:
        hive = Hive(line)
        assert line == hive.center + "".join(sorted(hive.outer))
        assert "s" not in line


def test_no_near_duplicates_within_60_days() -> None:
    assert near(DAYS) == []


def test_the_same_letters_come_back_after_years_only() -> None:
    last: dict[int, int] = {}
    waits = []
    for day, mask in enumerate(map(mask_of, DAYS)):
        waits.append(day - last.get(mask, -10_000))
        last[mask] = day
    assert sorted(waits)[len(waits) // 100] > 365


def test_the_words_of_today_still_suit_the_days() -> None:
    """All did when the calendar was made; words may come and go since, and days must stay."""
    some = DAYS[::97]
    suitable = 0
    for line in some:
        likely = [found for found in solve(Hive(line), shipped.usual()) if found.likely]
        suitable += 20 <= len(likely) <= 80 and any(found.pangram for found in likely)
    assert suitable >= 0.95 * len(some)


@pytest.mark.parametrize(("words", "is_good"), [(18, False), (19, True), (79, True), (80, False)])
def test_a_hive_has_20_to_80_likely_words(words: int, is_good: bool) -> None:
    possible = [Entry(f"{entry.word}a", 0.3) for entry in made_up(200)]
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(words), *possible, Entry("aab")])
    assert list(calendar.hives(lexicon)) == (["bacdefg", "abcdefg"] if is_good else [])


@pytest.mark.parametrize("pangram", [Entry("abcdefg", 0.8), Entry("abcdefs"), Entry("abcdef")])
def test_a_hive_has_a_pangram_that_people_know_and_no_s(pangram: Entry) -> None:
    assert list(calendar.hives(Lexicon.from_entries([pangram, *made_up(30)]))) == []


def test_rude_pangrams_are_unwanted_and_rude_words_within_are_not() -> None:
    unwanted = calendar.unwanted()
    assert calendar.fingerprint("brothel") in unwanted
    assert calendar.fingerprint("damn") not in unwanted


def test_a_hive_cannot_spell_a_blocked_word() -> None:
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(30)])
    assert list(calendar.hives(lexicon, {calendar.fingerprint("dcbb")})) == ["abcdefg"]
    assert list(calendar.hives(lexicon, {calendar.fingerprint("bah")})) == ["bacdefg", "abcdefg"]


def test_hives_too_near_wait_or_stay_out() -> None:
    assert calendar.grown(["abcdefg"], ["abcdefh", "abcdehi"]) == ["abcdefg", "abcdehi"]


def test_letter_sets_take_turns_and_come_with_five_centers_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calendar, "APART", 0)
    sets = "abcdefg", "hijklmn"
    good = [center + letters.replace(center, "") for letters in sets for center in letters]
    days = calendar.grown(good[:1], good)
    assert days[0] == good[0]
    assert len(set(days)) == len(days) == 10
    turns = [mask_of(days[turn]) != mask_of(days[turn + 1]) for turn in range(0, 10, 2)]
    assert turns == [True] * 5


def test_making_it_again_changes_no_day(good: list[str]) -> None:
    again = calendar.grown(DAYS, good)
    assert again[: len(DAYS)] == DAYS
    assert near(again[-200:]) == []


def test_the_same_words_give_the_same_calendar(good: list[str]) -> None:
    some = good[::7]
    assert calendar.grown([], some) == calendar.grown([], reversed(some))


def test_the_command_adds_to_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "calendar.txt"
    monkeypatch.setattr(calendar, "CALENDAR", path)
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(30)])
    monkeypatch.setattr(shipped, "usual", lambda: lexicon)
    path.write_text("# a remark\nvacenot\n")
    calendar.main()
    days = puzzles.read(path.read_text())
    assert days[0] == "vacenot"
    assert len(days) == 2
    assert days[1] in ("bacdefg", "abcdefg")
    assert "2 hives, 1 of them new" in capsys.readouterr().out
