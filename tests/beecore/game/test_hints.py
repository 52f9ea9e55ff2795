"""Hints: tables, clues that reveal no more than was asked for, and what is missing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from beecore.editions import ORIGINAL, edition_of, own_edition
from beecore.game.guess import Answers, Game, credited_words, give_up, missing_words, points_of
from beecore.game.hints import ANSWER, Hints, HintsView, ask, clue_at, hints_of, is_hint, remaining
from beecore.game.saving import load, save
from beecore.hive import Hive
from beecore.letters import ENGLISH, Alphabet
from tests.oracles import ANSWERS, HIVE, ORACLE, RARE, answers_by
from tests.strategies import answers, asks, games

GAME = Game(HIVE, ("covenant",))
MISSING = [solution.word for solution in missing_words(GAME, ANSWERS)]


def counted(letters: str, *words: str, minimum: int = 4) -> Hints:
    hive = Hive.parse(letters, minimum)
    return Hints.of(hive, answers_by(hive, words).solutions)


def asked(game: Game, *names: str, by: Answers = ANSWERS) -> Game:
    """Return a game after requesting hints; word hints take the first missing word."""
    for name in names:
        game = ask(game, by, name, lambda words: words[0])
    return game


def given_in(game: Game, by: Answers = ANSWERS) -> HintsView:
    return hints_of(game, credited_words(game, by), missing_words(game, by))


def clues(game: Game) -> list[tuple[str, int, str]]:
    return [(clue["beginning"], clue["length"], clue["word"]) for clue in given_in(game)["clues"]]


# Tables


def test_totals_have_perfect_pangrams_and_bingo_only_if_there_are_any() -> None:
    assert counted("ont", "noon").line == "WORDS: 1, POINTS: 1, PANGRAMS: 0"
    assert counted("ont", "onto").line == "WORDS: 1, POINTS: 8, PANGRAMS: 1"
    perfect = counted("noted", "noted", "tone", "oden", "eono", "done")
    assert perfect.line == "WORDS: 5, POINTS: 16, PANGRAMS: 1 (1 Perfect), BINGO"


def test_words_found_leave_a_zero_in_each_table() -> None:
    done = [
        solution
        for solution in credited_words(Game(HIVE, tuple(ORACLE)), ANSWERS)
        if solution.word[0] in "en" or solution.word == "vent"
    ]
    others = [word for word in ANSWERS.solutions if word.likely and word not in done]
    hints = Hints.of(HIVE, others, done)
    assert hints.grid == [
        ["", "4", "5", "6", "7", "8", "Σ"],
        ["C", "2", "2", "1", "4", "1", "10"],
        ["E", "0", "0", "-", "-", "-", "0"],
        ["N", "0", "-", "-", "-", "0", "0"],
        ["O", "1", "1", "2", "-", "-", "4"],
        ["V", "3", "-", "2", "-", "-", "5"],
        ["Σ", "6", "3", "5", "4", "1", "19"],
    ]
    assert hints.pairs[:3] == [["CA-2", "CO-8"], ["EV-0"], ["NA-0", "NO-0"]]
    assert hints.triples[:2] == [["CAV-2", "CON-4", "COV-4"], ["EVE-0"]]
    assert str(hints).split("\n\n")[0] == "WORDS: 19, POINTS: 94, PANGRAMS: 1"
    assert str(hints).endswith("OC-2 OV-2\nVA-3 VE-1 VO-1")


def test_tables_have_no_rows_without_words_and_a_short_word_is_its_own_beginning() -> None:
    hints = counted("vctaoen")
    assert (hints.grid, hints.pairs) == ([["", "Σ"], ["Σ", "-"]], [])
    hints = counted("tea", "t", "tea", minimum=1)
    assert (hints.pairs, hints.triples) == ([["T-1", "TE-1"]], [["T-1", "TEA-1"]])


def test_letters_of_turkish_have_their_own_capitals_and_order() -> None:
    edition = own_edition(ORIGINAL, Alphabet(ENGLISH.order + "\u0131"), "Turkish")
    hive = Hive.parse("\u0131kasnlt", edition=edition)
    hints = Hints.of(hive, answers_by(hive, ["\u0131lak", "kas\u0131t"]).solutions)
    assert [row[0] for row in hints.grid] == ["", "I", "K", "Σ"]
    assert hints.pairs == [["IL-1"], ["KA-1"]]


@given(games(), answers())
def test_tables_count_the_missing_words(game: Game, answers: Answers) -> None:
    missing = [solution.word for solution in missing_words(game, answers)]
    hints = Hints.of(HIVE, missing_words(game, answers), credited_words(game, answers))
    head, *rows = [row for row in hints.grid if row[0] != "Σ"]
    cells = {
        (row[0], length): int(cell)
        for row in rows
        for length, cell in zip(head[1:], row[1:], strict=True)
        if cell not in "-0"
    }
    counts = Counter((word[0].upper(), str(len(word))) for word in missing)
    sums = Counter((word[0].upper(), "Σ") for word in missing)
    assert cells == counts | sums
    for table, length in ((hints.pairs, 2), (hints.triples, 3)):
        entries = [entry.split("-") for line in table for entry in line]
        beginnings = Counter(word[:length].upper() for word in missing)
        assert {name: int(count) for name, count in entries if count != "0"} == beginnings
        assert entries == sorted(entries)


# Hints of a game


@pytest.mark.parametrize(
    ("name", "table"), [("grid", "grid"), ("beginnings", "pairs"), ("triples", "triples")]
)
def test_each_table_is_a_hint_that_counts_once(name: str, table: str) -> None:
    game = asked(GAME, name, name)
    hints = given_in(game)
    tables = Hints.of(HIVE, missing_words(GAME, ANSWERS), credited_words(GAME, ANSWERS))
    assert (game.hints, hints["used"]) == ((name,), 1)
    filled = {"grid": hints["grid"], "pairs": hints["pairs"], "triples": hints["triples"]}
    assert filled == {"grid": [], "pairs": [], "triples": [], table: getattr(tables, table)}


def test_word_hint_reveals_all_letters_except_the_last() -> None:
    word, game = MISSING[0], asked(GAME, "word")
    for count in range(2, len(word)):
        assert (game.hints[-1], clues(game)) == (f"{word}:{count}", [(word[:count], len(word), "")])
        before, game = game, asked(game, "letter")
    assert game is before
    assert given_in(game)["used"] == len(word) - 2


def test_a_word_without_a_hint_is_drawn() -> None:
    drawn_from: list[str] = []

    def last(words: Sequence[str]) -> str:
        drawn_from.extend(words)
        return words[-1]

    game = ask(asked(GAME, "word"), ANSWERS, "word", last)
    assert drawn_from == MISSING[1:]
    assert game.hints == (f"{MISSING[0]}:2", f"{MISSING[-1]}:2")
    drawn = {ask(GAME, ANSWERS, "word").hints[0].split(":")[0] for _ in range(200)}
    assert 1 < len(drawn) <= len(set(MISSING) & drawn)


def test_letter_hints_apply_to_the_latest_word_not_found() -> None:
    game, (first, second, third) = asked(GAME, "word", "word"), MISSING[:3]
    assert clues(game) == [(second[:2], len(second), ""), (first[:2], len(first), "")]
    for word in (second, first):
        game = asked(game, "letter")
        assert game.hints[-1] == f"{word}:3"
        game = replace(game, found=(*game.found, word))
    assert (clues(game), given_in(game)["used"]) == ([], 4)
    assert asked(game, "letter").hints[-1] == f"{third}:2"


def test_meaning_hint_returns_the_word_for_looking_up_its_definition() -> None:
    game, word = asked(GAME, "word", "meaning", "meaning"), MISSING[0]
    assert game.hints == (f"{word}:2", f"{word}:meaning")
    assert clues(game) == [(word[:2], len(word), word)]
    assert clues(asked(game, "letter")) == [(word[:3], len(word), word)]
    assert clues(replace(GAME, hints=("coven:meaning",))) == [("co", 5, "coven")]


def test_a_number_asks_about_another_clue_than_the_latest() -> None:
    game, (first, second) = asked(GAME, "word", "word"), MISSING[:2]
    game = asked(game, "letter 1", "meaning 1")
    assert game.hints[-2:] == (f"{first}:3", f"{first}:meaning")
    assert clues(game) == [(second[:2], len(second), ""), (first[:3], len(first), first)]
    assert asked(game, "letter 0").hints[-1] == f"{second}:3"
    assert asked(game, "letter 2") is game


@pytest.mark.parametrize("name", ["meaning", "", "letters", "coven", "coven:3"])
def test_unavailable_hints_change_nothing(name: str) -> None:
    assert asked(GAME, name) is GAME


@pytest.mark.parametrize("name", ["grid", "beginnings", "triples", "word", "letter", "meaning"])
def test_finished_games_have_no_hints(name: str) -> None:
    for game in (Game(HIVE, tuple(ORACLE)), give_up(asked(GAME, "word"))):
        assert asked(game, name) is game
    last_words = asked(Game(HIVE, tuple(ORACLE[2:])), "word", "word")
    assert asked(last_words, "word") is last_words


def test_short_words_hide_their_last_letter() -> None:
    hive = Hive.parse("tea", minimum=1)
    by = answers_by(hive, ["t", "at", "tea"])
    game = asked(Game(hive), "word", "word", "word", "letter", by=by)
    assert sorted(game.hints) == ["at:1", "t:0", "tea:2"]
    assert sorted(clue["beginning"] for clue in given_in(game, by)["clues"]) == ["", "a", "te"]
    assert load(save(game)) == game


def test_word_may_be_spelled_like_a_hint() -> None:
    hive = Hive.parse("grid")
    by = answers_by(hive, ["grid", "grig"])
    game = asked(Game(hive), "grid", by=by)
    assert given_in(game, by)["clues"] == []
    game = ask(game, by, "word", lambda words: "grid")
    assert (game.hints, given_in(game, by)["clues"][0]["length"]) == (("grid", "grid:2"), 4)


def test_recognizes_valid_hint_names() -> None:
    valid = "grid beginnings triples coven:2 coven:4 coven:meaning octovat:6"
    assert all(is_hint(HIVE, hint) for hint in valid.split())
    for hint in ("", "word", "coven", "coven:5", "coven:+2", "octane:2", ":2", "grid:2"):
        assert not is_hint(HIVE, hint)


@given(games(), answers(), asks)
def test_hints_only_accumulate_and_survive_saving(
    game: Game, answers: Answers, names: list[str]
) -> None:
    for name in names:
        before, game = game, ask(game, answers, name)
        assert game.hints[: len(before.hints)] == before.hints
        assert len(game.hints) - len(before.hints) == (game != before)
        assert replace(game, hints=before.hints) == before
    assert load(save(game)) == game
    missing = {solution.word for solution in missing_words(game, answers)}
    for clue in given_in(game, answers)["clues"]:
        beginning, length = clue["beginning"], clue["length"]
        assert len(beginning) < length
        assert any(len(word) == length and word.startswith(beginning) for word in missing)


def test_only_the_last_clue_reveals_the_word() -> None:
    for word in (*ORACLE, "abet"):
        steps = [clue_at(step, word) for step in range(ANSWER + 1)]
        assert len({str(clue) for clue in steps}) == len(steps)
        assert [clue["beginning"] for clue in steps[:3]] == ["", word[:1], word[:2]]
        assert [clue["length"] for clue in steps] == [0] + [len(word)] * 5
        assert [clue["word"] for clue in steps] == [""] * 3 + [word] * 3
        assert all(word not in (clue["beginning"], clue["letters"]) for clue in steps[:-1])
        assert steps[-1]["beginning"] == word
        assert sorted(steps[-1]["letters"]) == sorted(word)


# What is missing


@pytest.mark.parametrize(("edition", "percent"), [("original", 70), ("print", 76)])
def test_remaining_words_combine_the_game_with_pasted_words(edition: str, percent: int) -> None:
    hive = Hive(HIVE.letters, 4, "", edition_of(edition))
    by = answers_by(hive, ORACLE, RARE)
    remains = remaining(Game(hive, ("cave",)), by, ["coven", "cave", "coven"])
    words = remains["words"]
    score = points_of([word for word in by.likely if word.word in ("cave", "coven")])
    assert (remains["found"], remains["of"]) == (["cave", "coven"], len(ORACLE))
    assert sorted(words + remains["found"]) == sorted(ORACLE)
    assert words == sorted(words, key=lambda word: (word[0], len(word), word))
    assert (remains["points"], remains["pangrams"]) == (score, 1)
    assert remains["to_genius"] == int(percent / 100 * by.total + 0.5) - score
    assert (remains["line"][:9], remains["grid"][-1][-1]) == ("WORDS: 22", "22")
    assert remains["pairs"][0] == ["CA-1", "CO-7"]
    assert remaining(Game(hive), by, ORACLE)["to_genius"] == 0


def test_lists_words_that_do_not_count_once_each_by_the_reason() -> None:
    pasted = ["octovat", "octovat", "ten", "octane", "cover", "cover", "words", *RARE]
    remains = remaining(Game(HIVE), ANSWERS, pasted)
    assert (remains["doubted"], remains["unlisted"]) == (list(RARE), ["octovat"])
    assert (remains["misfits"], remains["found"]) == (["octane", "cover"], [])


def test_a_bonus_word_that_is_likely_now_is_found_once() -> None:
    by = answers_by(HIVE, ["novae", "cave"])
    assert remaining(Game(HIVE, ("cave",), ("novae",)), by, ["novae"])["found"] == ["cave", "novae"]


def test_written_forms_are_given_for_all_listed_words() -> None:
    by = answers_by(HIVE, ["cave", "coven"], ["novae", "eave"], written="Cavé")
    written = remaining(Game(HIVE, ("cave",)), by, ["novae"])["written"]
    assert written == {"cave": "Cavé", "coven": "Cavé", "novae": "Cavé"}
