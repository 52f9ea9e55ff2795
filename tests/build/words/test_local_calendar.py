"""Tests of the calendars of languages other than English, and of those that are shipped."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from beecore.editions import Edition, edition_of
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.hive import Hive
from beecore.letters import submasks
from beecore.words import lists
from build import WORDLISTS, data
from build.words import local_calendar
from build.words.lemmas import table
from build.words.local_candidates import Candidate, Words

SPANISH, GERMAN = edition_of("spanish"), edition_of("german")
SHIPPED = [
    each for each in data.LANGUAGES if (WORDLISTS / each.language / "calendar.txt").is_file()
]
HIVES = ["abcdefñ", "bacdefñ", "ghijklm", "hgijklm", "nopqrst", "onpqrst"]


@pytest.fixture(autouse=True)
def few_days(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_calendar, "CALENDAR_DAYS", 12)


def drawn(*found: Candidate, calendar: tuple[str, ...] = ()) -> list[str]:
    return local_calendar.extended(list(calendar), found, SPANISH)


def test_sets_of_letters_take_turns_and_return_with_another_center() -> None:
    days = drawn(*(Candidate(hive, 40, 0.1) for hive in HIVES))
    assert len(days) == 12
    for day in range(3, 12):
        assert set(days[day]) == set(days[day - 2]) or set(days[day]) == set(days[day - 3])
        earlier = [hive for hive in days[:day] if set(hive) == set(days[day])]
        assert earlier == [] or earlier[-1][0] != days[day][0]


def test_a_set_with_a_single_center_is_used_once() -> None:
    days = drawn(*(Candidate(hive, 40, 0.1) for hive in [*HIVES, "uvwxyza"]))
    assert len(days) == 12
    assert days.count("uvwxyza") <= 1


def test_earlier_days_stay_as_they_are() -> None:
    before = ("tuvwxyz", "ñabcdef")
    days = drawn(*(Candidate(hive, 40, 0.1) for hive in HIVES), calendar=before)
    assert tuple(days[:2]) == before
    assert len(days) == 12


def test_weekends_get_the_hives_with_most_words() -> None:
    large = [Candidate(hive, 55, 0.1) for hive in HIVES[:2]]
    small = [Candidate(hive, 25, 0.1) for hive in HIVES[2:]]
    (saturday,) = drawn(*large, *small, calendar=("tuvwxyz", "tuvwxyz"))[2:3]
    assert saturday in HIVES[:2]


def test_hives_that_share_more_letters_follow_only_if_no_others_can() -> None:
    near = [Candidate("abcdefg", 40, 0.1), Candidate("bacdefg", 40, 0.1)]
    far = [Candidate(hive, 40, 0.1) for hive in HIVES[2:]]
    before = ("abcdefñ",)
    assert set(drawn(*near, *far, calendar=before)[1]) != set("abcdefg")
    assert set(drawn(*near, calendar=before)[1]) == set("abcdefg")


def test_shares_count_each_set_of_letters_alike() -> None:
    found = [
        Candidate("abcdefñ", 30, 0.5),
        Candidate("bacdefñ", 40, 0.1),
        Candidate("abcdefg", 50, 0.1),
    ]
    rules = local_calendar.rules(local_calendar.choices(found), SPANISH)
    shares = {trait: count / rules.of for trait, count in rules.shares.items()}
    assert shares["a"] == 1
    assert shares["ñ"] == shares["g"] == 0.5
    assert (shares["center a"], shares["center b"], shares["ending"]) == (0.75, 0.25, 0.25)
    assert rules.weekend_words == 50


def test_masks_share_a_bit_for_each_letter_in_common() -> None:
    mask_of = local_calendar.masks(GERMAN)
    assert mask_of("aabeellnn") == mask_of("nnlleebaa")
    assert (mask_of("aabeellnn") & mask_of("abcdeflmn")).bit_count() == 5
    assert (mask_of("aabeellnn") & mask_of("aaacdefln")).bit_count() == 5
    assert mask_of("äöü").bit_count() == 3


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with Spanish words of which two hives can be made."""
    folder = tmp_path / "es"
    folder.mkdir()
    fillers = [f"{'a' * size}b{letter}" for size in range(2, 8) for letter in "cdef"]
    lines = [f"{word} 80\n" for word in ["abcdefñ", *fillers]]
    (folder / "words.txt").write_text("".join(lines), "utf-8")
    (folder / "blocked.txt").write_text("", "utf-8")
    monkeypatch.setattr(local_calendar, "WORDLISTS", tmp_path)
    monkeypatch.setattr(data, "LANGUAGES", [SPANISH])
    return folder


def test_the_command_writes_and_extends_a_calendar(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(local_calendar, "CALENDAR_DAYS", 2)
    local_calendar.main("es", 2.3)
    path = folder / "calendar.txt"
    first = puzzles.read(path.read_text("utf-8"), SPANISH)
    assert sorted(first) == ["abcdefñ", "bacdefñ"]
    monkeypatch.setattr(local_calendar, "CALENDAR_DAYS", 4)
    local_calendar.main("es", 2.3)
    assert puzzles.read(path.read_text("utf-8"), SPANISH) == [*first, *first]
    assert "4 hives, 2 of them new" in capsys.readouterr().out
    with pytest.raises(PuzzleError, match="may have been played"):
        local_calendar.main("es", 2.3, date.today())


def test_the_report_has_figures_and_the_pangrams(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    local_calendar.main("es", 2.3)
    local_calendar.report("es", 2.3)
    lines = capsys.readouterr().out.splitlines()
    report = {line[:46].strip(): line[46:].strip() for line in lines}
    assert report["candidates"] == "2"
    assert report["their sets of letters"] == "1"
    assert report["those with a single center"] == "0"
    assert report["days until a set of letters returns, at least"] == "1"
    assert report["likely words at 10, 50, and 90 %"] == "25, 25, 25"
    assert report["over a third of them with the same ending"] == "0.0 %"
    assert report["days sharing 7 letters with one near"] == "11"
    assert lines[-1] == "Pangrams: abcdefñ"


@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.name)
def test_a_shipped_calendar_is_in_order(edition: Edition) -> None:
    folder = WORDLISTS / edition.language
    days = puzzles.read((folder / "calendar.txt").read_text("utf-8"), edition)
    last = puzzles.FIRST_DAY + timedelta(days=len(days) - 1)
    assert last >= local_calendar.LAST_DAY
    blocked = lists.blocked_letters(folder)
    fold, words = edition.alphabet.fold, Words(edition, {}, 0)
    unwanted = [fold(word) for word in table(folder / "never-daily.txt")]
    last_center: dict[str, str] = {}
    for letters in days:
        hive = Hive(letters, edition.minimum, "", edition)
        assert letters == letters[0] + "".join(sorted(letters[1:]))
        part = words.part_of(letters)
        assert last_center.get(part) != hive.center
        last_center[part] = hive.center
        fitting = submasks(hive.mask ^ hive.required_mask, held=hive.required_mask)
        spelled = {lists.letters_fingerprint(edition.alphabet.letters_of(mask)) for mask in fitting}
        assert blocked.isdisjoint(spelled)
        for word in unwanted:
            fits = hive.mask_of(word) & hive.deciding_mask == hive.required_mask
            assert not fits or hive.overused(word)
