"""The view: everything the page shows, without revealing a missing word."""

import json

from hypothesis import given

from beecore.editions import edition_of
from beecore.game.clues import ask, hints_of
from beecore.game.guess import Answers
from beecore.game.state import Game, give_up, missing, park, play, play_all
from beecore.game.view import view_of
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import answers, games


def played(*words: str) -> Game:
    return play_all(Game(HIVE), ANSWERS, words)[0]


def test_shows_a_new_game() -> None:
    shown = view_of(Game(HIVE, started="2026-11-21"), ANSWERS)
    assert (shown["hive"], shown["center"], shown["outer"]) == ("vctaoen", "v", "ctaoen")
    assert (shown["key"], shown["minimum"]) == ("vacenot", 4)
    assert (shown["score"], shown["rank"]) == (0, "Beginner")
    assert (shown["count"], shown["words"], shown["found"], shown["bonus"]) == (0, 24, [], [])
    assert shown["pangrams"] == 0
    assert (shown["begun"], shown["touched"], shown["total"]) == ("2026-11-21", False, 110)
    assert shown["next"] == {
        "name": "Good Start",
        "points": 2,
        "percent": 2,
        "reached": False,
        "to_go": 2,
    }
    assert (shown["complete"], shown["revealed"], shown["missed"]) == (False, False, [])
    assert shown["off_center"] == shown["rejected"] == shown["parked"] == []
    assert shown["hints"] == hints_of(Game(HIVE), [], missing(Game(HIVE), ANSWERS))


def test_shows_the_ranks_of_the_edition() -> None:
    hive = Hive(HIVE.letters, minimum=5, edition=edition_of("print"))
    known = answers_by(hive, ["coven", "event", "covet"])
    shown = view_of(Game(hive, ("coven",)), known)
    steps = [(step["name"], step["percent"], step["reached"]) for step in shown["ranks"]]
    reached = [("Beginner", 0, True), ("Good", 28, True)]
    assert steps == [*reached, ("Excellent", 52, False), ("Genius", 76, False)]
    assert (shown["rank"], shown["next"]) == ("Good", shown["ranks"][2])
    assert view_of(Game(hive, ("coven", "event", "covet")), known)["rank"] == "Queen Bee"


def test_sorts_found_words_and_marks_pangrams() -> None:
    shown = view_of(played("vote", "novae", "covenant", "eave"), ANSWERS)
    assert shown["found"] == [
        {
            "word": "covenant",
            "written": "covenant",
            "points": 15,
            "pangram": True,
            "perfect": False,
        },
        {"word": "vote", "written": "vote", "points": 1, "pangram": False, "perfect": False},
    ]
    assert shown["bonus"] == ["eave", "novae"]
    assert (shown["score"], shown["count"], shown["pangrams"]) == (16, 2, 1)
    assert (shown["hints"]["words"], shown["hints"]["pangrams"]) == (22, 0)
    assert shown["total"] == 110


def test_lists_words_without_the_center_separately() -> None:
    shown = view_of(played("octane", "canto", "vote"), ANSWERS)
    assert shown["off_center"] == ["canto", "octane"]
    assert (shown["count"], shown["score"], shown["bonus"]) == (1, 1, [])
    assert view_of(played("octane"), ANSWERS)["touched"]


def test_lists_rejected_guesses_until_the_word_list_has_them() -> None:
    game = played("vvvv", "avocat", "vvvv")
    assert view_of(game, ANSWERS)["rejected"] == ["avocat", "vvvv"]
    later = answers_by(HIVE, [*ORACLE, "avocat"])
    assert view_of(game, later)["rejected"] == ["vvvv"]


def test_parked_words_go_once_they_are_tried() -> None:
    game = played("vote")
    for word in ("coven", "octane", "vvvv", "vote", "c"):
        game = park(game, word)
    assert view_of(game, ANSWERS)["parked"] == ["coven", "octane", "vvvv", "c"]
    for word in ("coven", "octane", "vvvv"):
        game = play(game, ANSWERS, word)[0]
    assert view_of(game, ANSWERS)["parked"] == ["c"]
    assert view_of(give_up(game), ANSWERS)["parked"] == []


def test_shows_the_hints_and_badges_of_the_game() -> None:
    game = ask(ask(played("vote"), ANSWERS, "word", lambda words: words[0]), ANSWERS, "grid")
    shown = view_of(game, ANSWERS)
    assert shown["hints"]["shown"] == [{"beginning": "co", "length": 8, "letters": "", "word": ""}]
    assert (shown["hints"]["used"], shown["hints"]["grid"][-1][-1]) == (2, "23")
    assert [badge["name"] for badge in shown["badges"]] == ["All pangrams", "Long words"]


def test_hides_the_last_rank_until_it_is_reached() -> None:
    steps = view_of(played("covenant"), ANSWERS)["ranks"]
    assert [step["name"] for step in steps][-1] == "Genius"
    assert [step["name"] for step in steps if step["reached"]][-1] == "Good"
    assert steps[3] == {"name": "Good", "points": 9, "percent": 8, "reached": True, "to_go": 0}
    assert steps[4] == {"name": "Solid", "points": 17, "percent": 15, "reached": False, "to_go": 2}
    full = view_of(played(*ORACLE), ANSWERS)
    assert full["rank"] == full["ranks"][-1]["name"] == "Queen Bee"
    assert full["complete"]
    assert full["next"] is None


def test_shows_missed_words_only_after_giving_up() -> None:
    game = played(*ORACLE[:-2])
    assert view_of(game, ANSWERS)["missed"] == []
    shown = view_of(give_up(game), ANSWERS)
    assert shown["revealed"]
    assert [word["word"] for word in shown["missed"]] == ORACLE[-2:]


def test_marks_a_perfect_pangram() -> None:
    hive = Hive.parse("mangled")
    (word,) = view_of(Game(hive, ("mangled",)), answers_by(hive, ["mangled"]))["found"]
    assert word == {
        "word": "mangled",
        "written": "mangled",
        "points": 14,
        "pangram": True,
        "perfect": True,
    }


def test_lists_a_bonus_word_that_became_likely_as_found() -> None:
    shown = view_of(Game(HIVE, ("vote",), ("novae",)), answers_by(HIVE, ["vote", "novae"]))
    assert [word["word"] for word in shown["found"]] == ["novae", "vote"]
    assert (shown["bonus"], shown["complete"]) == ([], True)


def test_hive_without_words_is_neither_complete_nor_ranked() -> None:
    shown = view_of(Game(HIVE), answers_by(HIVE, ["octane"]))
    assert not shown["complete"]
    assert (shown["rank"], shown["words"], shown["next"]) == ("Beginner", 0, None)


@given(games(), answers())
def test_is_json_data_that_reveals_no_missing_word(game: Game, answers: Answers) -> None:
    text = json.dumps(view_of(game, answers))
    assert json.loads(text) == view_of(game, answers)
    if not game.revealed:
        asked = {hint.split(":")[0] for hint in game.hints if hint.endswith(":meaning")}
        parked = {entry.split(":")[0] for entry in game.parked}
        left = {found.word for found in missing(game, answers)} - asked - parked
        assert not any(f'"{word}"' in text for word in left)


@given(games(), answers())
def test_shows_every_word_of_a_player_once(game: Game, answers: Answers) -> None:
    shown = view_of(game, answers)
    listed = [word["word"] for word in shown["found"]] + shown["bonus"]
    assert sorted(listed) == sorted(game.found + game.bonus)
    assert shown["score"] == sum(word["points"] for word in shown["found"])
    assert shown["count"] + len(missing(game, answers)) == shown["words"]
