"""The calendars of all languages: which hives qualify, in which order they are drawn, and that no
day's hive ever changes.
"""

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import islice, product
from pathlib import Path

import pytest

from beecore.editions import ORIGINAL, Edition, edition_of
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.words import lists, shipped
from build import WORDLISTS
from build.words import calendar, calendar_report, candidates
from build.words.calendar import Rules, extended, is_weekend, masks, rules_of
from build.words.candidates import Candidate, English, Pool, letter_traits
from build.words.languages import LANGUAGES

SPANISH, GERMAN = edition_of("spanish"), edition_of("german")
DAYS = puzzles.read(shipped.calendar_text())
RELEASED = {365: "fce65f9d5df3188d3306b5d025fa04f40edc87e4cfc9c72f28a1d7e150350482"}
"""The fingerprint of the lines of the first so many days, which players have or may have played."""
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
    """Return a pangram, and other words of the letters a and b, with four endings in turn.

    They are English words unless the pangram is Spanish.
    """
    words = {"ab" + "".join(rest): 0.9 for rest in islice(product("ab", repeat=8), others)}
    english = "ñ" not in pangram
    kind, edition = (English, ORIGINAL) if english else (Pool, SPANISH)
    return kind(edition, {pangram: known, **words, **dict.fromkeys(more, 0.65)}, 0.9, folder)


@pytest.mark.parametrize(
    ("pangram", "known", "others", "fault"),
    [
        ("abcdfgh", 0.9, 19, None),
        ("abcdfgh", 0.9, 18, "outside 20 to 65 likely words"),
        ("abcdfgh", 0.9, 65, "outside 20 to 65 likely words"),
        ("abcdfgh", 0.89, 30, "without a pangram that everybody knows"),
        ("abcdfgs", 0.9, 30, "with E and R, S, or four vowels"),
        ("abcderf", 0.9, 30, "with E and R, S, or four vowels"),
        ("abeioud", 0.9, 30, "with E and R, S, or four vowels"),
        (PANGRAM, 0.9, 19, None),
        (PANGRAM, 0.9, 18, "outside 20 to 60 likely words"),
        (PANGRAM, 0.9, 60, "outside 20 to 60 likely words"),
        (PANGRAM, 0.89, 30, "without a pangram that everybody knows"),
    ],
)
def test_a_hive_has_enough_likely_words_and_a_pangram_that_everybody_knows(
    folder: Path, pangram: str, known: float, others: int, fault: str | None
) -> None:
    pool = pool_of(folder, pangram, known, others)
    assert list(pool.faults(pangram)) == ([fault] if fault else [])
    assert [each.hive for each in pool.candidates()] == (
        [] if fault else [pangram, "ba" + pangram[2:]]
    )


def test_an_obscure_likely_pangram_rules_out_an_english_hive_alone(folder: Path) -> None:
    obscure = ["with a likely pangram that few people know"]
    assert list(pool_of(folder, "abcdfgh", more=["hgfdcba"]).faults("abcdfgh")) == obscure
    assert list(pool_of(folder, PANGRAM, more=["ñfedcba"]).faults(PANGRAM)) == []


@pytest.mark.parametrize(
    ("name", "line", "hives"),
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
    folder: Path, name: str, line: str, hives: list[str]
) -> None:
    (folder / f"{name}.txt").write_text(f"# Made by hand.\n{line}\n", "utf-8")
    assert [each.hive for each in pool_of(folder).candidates()] == hives


def test_hives_with_many_words_of_one_ending_are_left_out_if_two_others_remain(
    folder: Path,
) -> None:
    ends = [f"{'a' * length}dañ" for length in range(1, 21)]
    varied = pool_of(folder, others=39, more=ends)
    assert [each.hive for each in varied.candidates()] == ["abcdefñ", "bacdefñ"]
    same = pool_of(folder, others=0, more=ends)
    assert [each.hive for each in same.candidates()] == ["abcdefñ", "dabcefñ", "ñabcdef"]


def test_where_letters_count_a_hive_spells_each_as_often_as_it_has_it(folder: Path) -> None:
    words = dict.fromkeys(["annabelle", "anna", "elle", "bann", "ball"], 0.95)
    pool = Pool(GERMAN, words, 0.9, folder)
    assert pool.of_hive("aabeellnn") == ["anna", "annabelle", "ball", "bann"]
    assert pool.of_hive("abeellnnn") == ["ball", "bann"]
    assert pool.pangrams("aabeellnn") == ["annabelle"]


def test_masks_share_a_bit_for_each_letter_in_common() -> None:
    mask_of = masks(GERMAN)
    assert mask_of("aabeellnn") == mask_of("nnlleebaa")
    assert (mask_of("aabeellnn") & mask_of("abcdeflmn")).bit_count() == 5
    assert (mask_of("aabeellnn") & mask_of("aaacdefln")).bit_count() == 5


def test_shares_count_each_set_of_letters_alike() -> None:
    ending = candidates.SAME_ENDING
    hives = [("abcdefñ", 30, [ending]), ("bacdefñ", 40, []), ("abcdefg", 50, [])]
    found = [Candidate(hive, size, letter_traits(hive) + more) for hive, size, more in hives]
    rules = rules_of(SPANISH, found)
    shares = {trait: count / rules.of for trait, count in rules.shares.items()}
    assert (shares["a"], shares["ñ"], shares["g"]) == (1, 0.5, 0.5)
    assert (shares["center a"], shares["center b"], shares[ending]) == (0.75, 0.25, 0.25)
    assert rules.weekend_words == 50


def test_english_traits_have_the_shares_of_published_puzzles() -> None:
    shares = rules_of(ORIGINAL, []).shares
    letters = {trait: count for trait, count in shares.items() if len(trait) == 1}
    with_s = 1  # daily hives never have an S, so it has no share
    assert sum(letters.values()) + with_s == 7 * calendar.PUZZLES
    assert sum(shares[f"center {letter}"] for letter in letters) == calendar.PUZZLES
    assert shares[candidates.ING] <= shares[candidates.ENDINGS]


def rules(**changes: object) -> Rules:
    """Return rules by which 20 days are drawn, where hives near each other share no letter."""
    return Rules(
        mask_of=masks(SPANISH),
        last_day=puzzles.FIRST_DAY + timedelta(days=19),
        shares=dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1),
        of=2,
        weights={},
        shared=0,
        most_shared=1,
        rest=3,
        repeat=6,
        weekend_words=30,
        near=1,
    )._replace(**changes)  # type: ignore[arg-type]


def drawn(hives: str, before: str = "", large: str = "", **changes: object) -> list[str]:
    """Return the days that are drawn of hives, the large ones of which have 40 words."""
    found = [Candidate(hive, 40 if hive in large else 20, list(hive)) for hive in hives.split()]
    days = extended(before.split(), found, rules(**changes))
    assert days == extended(before.split(), found[::-1], rules(**changes))
    assert list(days[: len(before.split())]) == before.split()
    return list(days[len(before.split()) :])


def test_a_set_of_letters_rests_and_returns_with_another_center() -> None:
    days = drawn("abc bac def edf ghi hgi jkl kjl")
    assert len(days) == 20
    for day, hive in enumerate(days):
        earlier = [number for number in range(day) if set(days[number]) == set(hive)]
        assert not earlier or (day - earlier[-1] >= 3 and days[earlier[-1]][0] != hive[0])


def test_a_set_with_a_single_center_is_used_once() -> None:
    assert drawn("abc bac def edf ghi hgi jkl kjl xyz").count("xyz") <= 1
    assert drawn("abc", before="abc def def def def def def def") == []


def test_neighbors_share_more_letters_only_if_no_other_hive_fits() -> None:
    assert set(drawn("axy xay def edf", before="abc")[0]) == set("def")
    assert set(drawn("axy xay", before="abc")[0]) == set("axy")
    assert drawn("abx bax", before="abc") == []


def test_the_trait_that_is_behind_its_share_is_drawn_first() -> None:
    assert "q" in drawn("abc bac qde dqe fgh gfh", shares={**rules().shares, "q": 2})[0]
    days = drawn("abc bac def edf", rest=1, repeat=1, shares={**rules().shares, "e": 1}, of=4)
    assert sum("e" in day for day in days) in range(5, 16)


def test_weekends_get_large_hives() -> None:
    before = "xyz uvw"
    assert is_weekend(len(before.split()))
    assert set(drawn("abc bac def edf", before, large="def edf")[0]) == set("def")
    assert set(drawn("abc bac", before)[0]) == set("abc")


@pytest.fixture
def written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a calendar of two days, for which two Spanish hives qualify."""
    pool = pool_of(folder)

    def two_days(edition: Edition, found: Sequence[Candidate]) -> Rules:
        return rules_of(edition, found)._replace(last_day=puzzles.FIRST_DAY + timedelta(days=1))

    for module in calendar, calendar_report:
        monkeypatch.setattr(module, "pool", lambda language: pool)
        monkeypatch.setattr(module, "rules_of", two_days)
    return folder / "calendar.txt"


def test_the_command_writes_extends_and_reports(
    written: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calendar.main("es")
    first = puzzles.read(written.read_text("utf-8"), SPANISH)
    assert sorted(first) == ["abcdefñ", "bacdefñ"]
    written.write_text(f"# A remark.\n{first[0]}\n", "utf-8")
    calendar.main("es")
    assert puzzles.read(written.read_text("utf-8"), SPANISH) == first
    assert capsys.readouterr().out.endswith("2 hives, 1 of them new\n")
    calendar_report.main("es")
    lines = capsys.readouterr().out.splitlines()
    report = {line[:46].strip(): line[46:].split() for line in lines}
    assert report["candidates"] == ["2"]
    assert report["their sets of letters"] == ["1"]
    assert report["days"] == "2, to 2026-01-02 to 2026-01-02".split()
    assert report["days until a set of letters comes again"] == ["1", "from", "0"]
    assert report["sharing 7 letters with one of 9 before"] == ["1"]
    assert report["whose hive does not qualify"] == ["0", "0"]
    assert report["center a"] == ["50.0", "%", "50.0", "%"]
    assert lines[-1] == "Pangrams: abcdefñ"


def test_the_command_redraws_days_to_come(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written.write_text("tuvwxyz\nopqrstu\n", "utf-8")
    monkeypatch.setattr(puzzles, "FIRST_DAY", date.today() + timedelta(days=1))
    calendar.main("es", date.today() + timedelta(days=2))
    days = puzzles.read(written.read_text("utf-8"), SPANISH)
    assert days[0] == "tuvwxyz"
    assert set(days[1]) == set(PANGRAM)


@pytest.mark.parametrize("ahead", [-300, 0, 1])
def test_the_command_redraws_no_day_that_may_have_been_played(written: Path, ahead: int) -> None:
    written.write_text("tuvwxyz\n", "utf-8")
    with pytest.raises(PuzzleError, match="may have been played: redraw later ones"):
        calendar.main("es", date.today() + timedelta(days=ahead))
    assert written.read_text("utf-8") == "tuvwxyz\n"


def test_faults_and_days_that_may_not_follow_each_other_are_counted(folder: Path) -> None:
    words = dict.fromkeys(["backing", "baking", "caned", "cabin"], 0.95)
    pool = English(ORIGINAL, words, 0.9, folder, unwanted=["gag"])
    days = ["abcgikn", "acdenrt", "abcgikn", "bacgikn"]
    report = calendar_report.report(days, pool, [], rules(first=1))
    figures = {name: figure for name, figure, _ in report}
    assert figures["whose hive does not qualify"] == 3
    assert figures["outside 20 to 65 likely words"] == 3
    assert figures["without a pangram that everybody knows"] == 1
    assert figures["that can spell a rude word or one of never-daily.txt"] == 1
    assert figures["returning with the same center"] == 1
    assert figures["sharing the longest pangram with one of them"] == 1
    assert figures["days until a hive comes again"] == 2
    assert figures["days until a set of letters comes again"] == 1


@pytest.mark.parametrize(("days", "fingerprint"), RELEASED.items())
def test_released_days_keep_their_hives(days: int, fingerprint: str) -> None:
    assert hashlib.sha256("\n".join(DAYS[:days]).encode()).hexdigest() == fingerprint


SHIPPED = ["en", *(tag for tag in LANGUAGES if (WORDLISTS / tag / "calendar.txt").is_file())]


@pytest.mark.parametrize("language", SHIPPED)
def test_a_shipped_calendar_is_in_order(language: str) -> None:
    pool = candidates.pool(language)
    days = puzzles.read((pool.folder / "calendar.txt").read_text("utf-8"), pool.edition)
    assert all(hive == hive[0] + "".join(sorted(hive[1:])) for hive in days)
    found = rules_of(pool.edition, [])
    rows = calendar_report.report(days, pool, [], found)
    report = {name: (figure, target) for name, figure, target in rows}
    assert str(report["days"][0]).endswith(str(report["days"][1]))
    assert report["returning with the same center"] == (0, 0)
    assert "that can spell a rude word or one of never-daily.txt" not in report
    assert "that can spell a blocked word" not in report
    if language != "en":
        return
    for fault in (
        "with E and R, S, or four vowels",
        "outside 20 to 65 likely words",
        "with a pangram of never-pangram.txt",
        "sharing 5 letters with one of 9 before",
    ):
        assert fault not in report
    assert report["sharing the longest pangram with one of them"][0] == 0
    for name, least in ("hive", 2000), ("set of letters", 1000):
        assert int(str(report[f"days until a {name} comes again"][0])) >= least
    names = [f"likely words, mean of {name}" for name in ("weekdays", "weekends")]
    weekdays, weekends = (float(str(report[name][0])) for name in names)
    assert 34 <= weekdays <= 40 <= weekends
    for trait in "o", "u", "q", candidates.ENDINGS, candidates.ING:
        share, target = (float(str(figure).rstrip(" %")) for figure in report[trait])
        assert abs(share - target) < 2, trait


def test_each_line_of_the_english_tables_has_a_word_and_a_reason() -> None:
    for name in ("never-daily.txt", "never-pangram.txt"):
        lines = (WORDLISTS / name).read_text("ascii").splitlines()
        lines = [line for line in lines if not line.startswith("#")]
        assert lines == sorted(set(lines))
        assert all(len(line.split()) >= 2 and line.split()[0].isalpha() for line in lines)
    assert {len(set(line.split()[0])) for line in lines} == {ORIGINAL.size}  # of pangrams
    blocked = (WORDLISTS / "blocked.txt").read_text("ascii").splitlines()[1:]
    assert len(blocked) >= 330
    assert all([len(part) for part in line.split()] == [16, 16] for line in blocked)
