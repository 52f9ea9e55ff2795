"""The view: everything a page paints, and nothing that gives a missing word away."""

import json

from hypothesis import given

from beecore import Hive, Lexicon
from beecore.game import Game, give_up, missing
from beecore.guess import Answers
from beecore.view import view
from tests.beecore.test_game import games, played
from tests.beecore.test_guess import ANSWERS, HIVE, ORACLE


def test_a_new_game() -> None:
    shown = view(Game(HIVE, started="2026-11-21"), ANSWERS)
    assert (shown["hive"], shown["center"], shown["outer"]) == ("vctaoen", "v", "ctaoen")
    assert (shown["key"], shown["minimum"], shown["started"]) == ("vacenot", 4, "2026-11-21")
    assert (shown["score"], shown["total"], shown["rank"]) == (0, 110, "Beginner")
    assert (shown["count"], shown["words"], shown["found"]) == (0, 24, [])
    assert (shown["pangrams"], shown["all_pangrams"]) == (0, 1)
    assert shown["next"] == {"name": "Good Start", "points": 2, "reached": False, "to_go": 2}
    assert not shown["complete"]
    assert shown["hints"] == shown["all_hints"]


def test_found_words_are_by_alphabet_with_pangrams_marked() -> None:
    shown = view(played("vote", "novae", "covenant", "eave"), ANSWERS)
    assert shown["found"] == [
        {"word": "covenant", "points": 15, "pangram": True, "perfect": False},
        {"word": "vote", "points": 1, "pangram": False, "perfect": False},
    ]
    assert shown["bonus"] == ["eave", "novae"]
    assert (shown["score"], shown["count"], shown["pangrams"]) == (16, 2, 1)
    assert shown["hints"]["line"] == "WORDS: 22, POINTS: 94, PANGRAMS: 0"
    assert shown["all_hints"]["line"].startswith("WORDS: 24, POINTS: 110, PANGRAMS: 1")


def test_the_ranks_are_steps_and_the_last_is_hidden_until_reached() -> None:
    steps = view(played("covenant"), ANSWERS)["ranks"]
    assert [step["name"] for step in steps][-1] == "Genius"
    assert [step["name"] for step in steps if step["reached"]][-1] == "Good"
    assert steps[4] == {"name": "Solid", "points": 17, "reached": False, "to_go": 2}
    full = view(played(*ORACLE), ANSWERS)
    assert full["rank"] == full["ranks"][-1]["name"] == "Queen Bee"
    assert full["complete"]
    assert full["next"] is None


def test_missed_words_are_told_once_revealed() -> None:
    game = played(*ORACLE[:-2])
    assert view(game, ANSWERS)["missed"] == []
    missed = view(give_up(game), ANSWERS)["missed"]
    assert [word["word"] for word in missed] == ORACLE[-2:]


def test_a_perfect_pangram_is_marked() -> None:
    hive = Hive.parse("mangled")
    answers = Answers.of(hive, Lexicon.from_words(["mangled"]))
    (word,) = view(Game(hive, ("mangled",)), answers)["found"]
    assert word == {"word": "mangled", "points": 14, "pangram": True, "perfect": True}


def test_a_hive_without_words_is_neither_won_nor_ranked() -> None:
    shown = view(Game(HIVE), Answers.of(HIVE, Lexicon.from_words(["octane"])))
    assert not shown["complete"]
    assert (shown["rank"], shown["total"], shown["next"]) == ("Beginner", 0, None)


@given(games())
def test_it_is_plain_data_that_tells_no_missing_word(game: Game) -> None:
    text = json.dumps(view(game, ANSWERS))
    assert json.loads(text) == view(game, ANSWERS)
    if not game.revealed:
        assert not any(
            f'"{word}"' in text for word in missing(game, ANSWERS) if word not in game.bonus
        )
