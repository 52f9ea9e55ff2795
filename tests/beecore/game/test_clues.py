"""Clues: each step reveals more, and a game saves each hint once and reveals no more than asked."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from beecore.game.clues import STEPS, HintsView, ask, clue_at, hints_of, is_hint
from beecore.game.guess import Answers
from beecore.game.saving import load, save
from beecore.game.state import Game, credited, give_up, missing
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import answers, asks, games

GAME = Game(HIVE, ("covenant",))
LEFT = [found.word for found in missing(GAME, ANSWERS)]


def asked(game: Game, *names: str, by: Answers = ANSWERS) -> Game:
    """Return a game after requesting hints; word hints take the first missing word."""
    for name in names:
        game = ask(game, by, name, lambda words: words[0])
    return game


def shown(game: Game, by: Answers = ANSWERS) -> HintsView:
    return hints_of(game, credited(game, by), missing(game, by))


def revealed(game: Game) -> list[tuple[str, int, str]]:
    return [(hint["beginning"], hint["length"], hint["word"]) for hint in shown(game)["shown"]]


def test_counts_of_missing_words_are_free() -> None:
    assert shown(Game(HIVE)) == {
        "words": 24,
        "pangrams": 1,
        "used": 0,
        "grid": [],
        "pairs": [],
        "triples": [],
        "shown": [],
    }
    assert (shown(GAME)["words"], shown(GAME)["pangrams"]) == (23, 0)


def test_grid_and_beginnings_count_once_each() -> None:
    game = asked(GAME, "grid", "grid")
    assert (game.hints, shown(game)["used"], shown(game)["pairs"]) == (("grid",), 1, [])
    assert shown(game)["grid"][1] == ["C", "2", "2", "1", "4", "0", "9"]
    game = asked(game, "beginnings")
    assert (game.hints, shown(game)["used"]) == (("grid", "beginnings"), 2)
    assert shown(game)["pairs"][0] == ["CA-2", "CO-7"]
    assert shown(asked(GAME, "beginnings"))["grid"] == []


def test_three_letter_list_is_a_hint_of_its_own() -> None:
    assert shown(asked(GAME, "beginnings"))["triples"] == []
    game = asked(GAME, "triples", "triples")
    assert (game.hints, shown(game)["used"], shown(game)["pairs"]) == (("triples",), 1, [])
    assert shown(game)["triples"][0] == ["CAV-2", "CON-4", "COV-3"]
    found = replace(game, found=(*game.found, "cave", "caveat"))
    assert shown(found)["triples"][0] == ["CAV-0", "CON-4", "COV-3"]


def test_grid_and_beginnings_include_rows_of_found_words() -> None:
    game = asked(Game(HIVE, tuple(ORACLE[:-1])), "grid", "beginnings")
    before = asked(Game(HIVE), "grid", "beginnings")
    assert [row[0] for row in shown(game)["grid"]] == [row[0] for row in shown(before)["grid"]]
    assert shown(game)["grid"][0] == shown(before)["grid"][0]
    assert shown(game)["grid"][2] == ["E", "0", "0", "-", "-", "-", "0"]
    assert shown(game)["pairs"][-1] == ["VA-0", "VE-0", "VO-1"]


def test_word_hint_reveals_all_letters_except_the_last() -> None:
    word = LEFT[0]
    game = asked(GAME, "word")
    assert game.hints == (f"{word}:2",)
    assert revealed(game) == [(word[:2], len(word), "")]
    for count in range(3, len(word)):
        game = asked(game, "letter")
        assert revealed(game) == [(word[:count], len(word), "")]
    assert asked(game, "letter") is game
    assert shown(game)["used"] == len(word) - 2


def test_draws_a_missing_word_without_a_hint() -> None:
    game = asked(GAME, "word")
    drawn_from: list[str] = []

    def last(words: Sequence[str]) -> str:
        drawn_from.extend(words)
        return words[-1]

    game = ask(game, ANSWERS, "word", last)
    assert drawn_from == LEFT[1:]
    assert game.hints == (f"{LEFT[0]}:2", f"{LEFT[-1]}:2")


def test_draws_any_missing_word_by_default() -> None:
    drawn = {ask(GAME, ANSWERS, "word").hints[0].split(":")[0] for _ in range(200)}
    assert drawn <= set(LEFT)
    assert len(drawn) > 1


def test_letter_hints_apply_to_the_latest_word_not_found() -> None:
    game = asked(GAME, "word", "word")
    first, second = LEFT[:2]
    assert revealed(game) == [(second[:2], len(second), ""), (first[:2], len(first), "")]
    game = asked(game, "letter")
    assert game.hints[-1] == f"{second}:3"
    game = replace(game, found=(*game.found, second))
    assert revealed(game) == [(first[:2], len(first), "")]
    game = asked(game, "letter")
    assert game.hints[-1] == f"{first}:3"
    game = replace(game, found=(*game.found, first))
    assert revealed(game) == []
    assert shown(game)["used"] == 4
    assert asked(game, "letter").hints[-1] == f"{LEFT[2]}:2"


def test_meaning_hint_returns_the_word_for_looking_up_its_definition() -> None:
    game = asked(GAME, "word", "meaning", "meaning")
    word = LEFT[0]
    assert game.hints == (f"{word}:2", f"{word}:meaning")
    assert revealed(game) == [(word[:2], len(word), word)]
    assert revealed(asked(game, "letter")) == [(word[:3], len(word), word)]


@pytest.mark.parametrize("name", ["meaning", "", "letters", "coven", "coven:3"])
def test_unavailable_hints_change_nothing(name: str) -> None:
    assert asked(GAME, name) is GAME


@pytest.mark.parametrize("name", ["grid", "beginnings", "triples", "word", "letter", "meaning"])
def test_finished_games_have_no_hints(name: str) -> None:
    for game in (Game(HIVE, tuple(ORACLE)), give_up(asked(GAME, "word"))):
        assert asked(game, name) is game
    empty = answers_by(HIVE, [])
    assert asked(Game(HIVE), name, by=empty) == Game(HIVE)


def test_word_hints_end_when_every_word_has_one() -> None:
    game = asked(Game(HIVE, tuple(ORACLE[2:])), "word", "word")
    assert asked(game, "word") is game


def test_short_words_hide_their_last_letter() -> None:
    hive = Hive.parse("tea", minimum=1)
    by = answers_by(hive, ["t", "at", "tea"])
    game = asked(Game(hive), "word", "word", "word", "letter", by=by)
    assert sorted(game.hints) == ["at:1", "t:0", "tea:2"]
    beginnings = [hint["beginning"] for hint in shown(game, by)["shown"]]
    assert sorted(beginnings) == ["", "a", "te"]
    assert load(save(game)) == game


def test_word_may_be_spelled_like_a_hint() -> None:
    hive = Hive.parse("grid")
    by = answers_by(hive, ["grid", "grig"])
    game = asked(Game(hive), "grid", by=by)
    assert shown(game, by)["shown"] == []
    game = ask(game, by, "word", lambda words: "grid")
    assert (game.hints, shown(game, by)["shown"][0]["length"]) == (("grid", "grid:2"), 4)


def test_meaning_hint_alone_shows_the_beginning_too() -> None:
    assert revealed(replace(GAME, hints=("coven:meaning",))) == [("co", 5, "coven")]


def test_recognizes_valid_hint_names() -> None:
    for hint in (
        "grid",
        "beginnings",
        "triples",
        "coven:2",
        "coven:4",
        "coven:meaning",
        "octovat:6",
    ):
        assert is_hint(HIVE, hint)
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
    left = {found.word for found in missing(game, answers)}
    for hint in shown(game, answers)["shown"]:
        assert len(hint["beginning"]) < hint["length"]
        assert any(
            len(word) == hint["length"] and word.startswith(hint["beginning"]) for word in left
        )


def test_only_the_last_clue_reveals_the_word() -> None:
    for word in (*ORACLE, "abet"):
        clues = [clue_at(step, word) for step in range(len(STEPS))]
        assert len({str(each) for each in clues}) == len(STEPS)
        assert clues[0] == {"beginning": "", "length": 0, "letters": "", "word": ""}
        assert all(word not in (each["beginning"], each["letters"]) for each in clues[:-1])
        assert clues[-1]["beginning"] == word
        assert sorted(clues[-1]["letters"]) == sorted(word)
