"""The calendar: suitable hives in a varied order, and no day's hive ever changes."""

import hashlib
from itertools import islice, pairwise, product
from pathlib import Path

import pytest

from beecore import Entry, Hive, Lexicon, mask_of, solve
from beecore.game import puzzles
from beecore.words import lists, shipped
from build import WORDLISTS
from build.words import calendar
from build.words.calendar import Candidate

DAYS = puzzles.read(calendar.CALENDAR.read_text("ascii"))
PANGRAM = Entry("abcdfgh", 0.95)
RELEASED: dict[int, str] = {}
"""By number of days: the fingerprint of the lines that a release had; there is no release yet."""


def made_up(words: int) -> list[Entry]:
    """Return `words` made-up words with the letters a and b."""
    letters = product("ab", repeat=8)
    return [Entry("ab" + "".join(rest)) for rest in islice(letters, words)]


def qualified(*entries: Entry, rude: str = "", blocked: str = "") -> list[str]:
    lexicon = Lexicon.from_entries([*entries, *made_up(30)])
    prints = {lists.letters_fingerprint(blocked)}
    return sorted(each.hive for each in calendar.hives(lexicon, {rude}, prints))


def test_there_are_hives_to_2045_and_none_twice_in_fifteen_years() -> None:
    assert len(DAYS) >= 7305
    for start in range(0, len(DAYS) - calendar.DAYS_UNTIL_REPEAT, 500):
        some = DAYS[start : start + calendar.DAYS_UNTIL_REPEAT]
        assert len(set(some)) == len(some)


def test_every_line_is_a_usual_hive_with_its_outer_letters_sorted() -> None:
    for line in DAYS:
        hive = Hive(line)
        assert line == hive.center + "".join(sorted(hive.outer))
        assert calendar.is_usual(mask_of(line))


def test_no_day_can_spell_a_blocked_word_or_has_a_rude_likely_word() -> None:
    rude, blocked = calendar.crude(), lists.blocked_letters(WORDLISTS)
    for line in DAYS[::29]:
        found = [each.word for each in solve(Hive(line), shipped.usual()) if each.likely]
        assert rude.isdisjoint(found)
        assert len(found) in calendar.LIKELY_WORDS
        assert not any(lists.letters_fingerprint(word) in blocked for word in found)


def test_days_near_each_other_share_at_most_four_letters() -> None:
    masks = list(map(mask_of, DAYS))
    for apart in (1, 2):
        pairs = zip(masks, masks[apart:], strict=False)
        assert all((one & other).bit_count() <= 4 for one, other in pairs)


@pytest.mark.parametrize(("days", "fingerprint"), RELEASED.items())
def test_released_days_keep_their_hives(days: int, fingerprint: str) -> None:
    assert hashlib.sha256("\n".join(DAYS[:days]).encode()).hexdigest() == fingerprint


@pytest.mark.parametrize(("words", "qualifies"), [(18, False), (19, True), (64, True), (65, False)])
def test_a_hive_has_20_to_65_likely_words(words: int, qualifies: bool) -> None:
    possible = [Entry(f"{entry.word}a", 0.3) for entry in made_up(200)]
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(words), *possible, Entry("aab")])
    found = sorted(each.hive for each in calendar.hives(lexicon))
    assert found == (["abcdfgh", "bacdfgh"] if qualifies else [])


@pytest.mark.parametrize(
    "pangram",
    [Entry("abcdfgh", 0.8), Entry("abcdfgs"), Entry("abcdfg"), Entry("abcderf"), Entry("abeioud")],
)
def test_a_hive_needs_a_well_known_pangram_and_usual_letters(pangram: Entry) -> None:
    assert qualified(pangram) == []


def test_a_likely_pangram_must_not_be_obscure() -> None:
    assert qualified(PANGRAM, Entry("hgfdcba", 0.72))
    assert qualified(PANGRAM, Entry("hgfdcba", 0.6)) == []
    assert qualified(PANGRAM, Entry("hgfdcba", 0.3))


def test_a_rude_likely_word_or_a_blocked_word_rules_out_its_hives() -> None:
    assert qualified(PANGRAM, Entry("bbad"), rude="bbad") == []
    assert qualified(PANGRAM, blocked="dcbb") == ["abcdfgh"]
    assert qualified(PANGRAM, blocked="bah") == []
    assert qualified(PANGRAM, blocked="box") == ["abcdfgh", "bacdfgh"]


def test_the_blocked_list_has_two_fingerprints_per_word() -> None:
    lines = (WORDLISTS / "blocked.txt").read_text("ascii").splitlines()[1:]
    assert len(lines) >= 330
    assert all([len(part) for part in line.split()] == [16, 16] for line in lines)
    assert len(lists.blocked(WORDLISTS)) == len(lines)


def test_a_hive_too_similar_to_the_day_before_is_left_out() -> None:
    near, far = Candidate("abcdefh", 30), Candidate("ijklmno", 30)
    assert calendar.extended(["abcdefg"], [near]) == ["abcdefg"]
    assert calendar.extended(["abcdefg"], [near, far]) == ["abcdefg", "ijklmno"]


def test_letters_and_hives_return_after_their_waiting_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar, "NEAR_DAYS", 1)
    monkeypatch.setattr(calendar, "DAYS_UNTIL_SAME_LETTERS", 2)
    monkeypatch.setattr(calendar, "DAYS_UNTIL_REPEAT", 4)
    hives = [Candidate(hive, 30) for hive in ("abcdefg", "bacdefg", "hijklmn", "ihjklmn")]
    days = calendar.extended([], hives, 20)
    assert len(days) == 20
    assert all(len(set(days[start : start + 4])) == 4 for start in range(17))
    assert all(mask_of(one) != mask_of(other) for one, other in pairwise(days))


def test_a_weekend_gets_the_largest_of_a_few_hives() -> None:
    hives = [Candidate("abcdefg", 30), Candidate("ahijklm", 60), Candidate("anopqtu", 40)]
    saturday = ["uvwxyzb", "uvwxyzc"]
    assert calendar.extended(saturday, hives, 3)[-1] == "ahijklm"


def test_extending_the_calendar_changes_no_earlier_day() -> None:
    again = calendar.extended(DAYS, [Candidate(hive, 30) for hive in set(DAYS)], len(DAYS) + 20)
    assert again[: len(DAYS)] == DAYS


def test_the_command_adds_to_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "calendar.txt"
    monkeypatch.setattr(calendar, "CALENDAR", path)
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(30)])
    monkeypatch.setattr(shipped, "usual", lambda: lexicon)
    path.write_text("# a remark\nvijklmn\n")
    calendar.main()
    days = puzzles.read(path.read_text())
    assert days[0] == "vijklmn"
    assert days[1:] == ["abcdfgh"] or days[1:] == ["bacdfgh"]
    assert "2 hives, 1 of them new" in capsys.readouterr().out
