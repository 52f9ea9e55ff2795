"""The view: everything the page shows, without revealing a missing word; actions, and badges."""

import json
from collections.abc import Iterable

import pytest
from hypothesis import given

from beecore.editions import edition_of, ranks
from beecore.game.guess import (
    Answers,
    Game,
    credited_words,
    give_up,
    missing_words,
    park,
    parked_words,
    play,
    rank_of,
    score_of,
)
from beecore.game.hints import ask, hints_of
from beecore.game.view import GIVE_UP, GUESS, HINT, LOOK, PARK, TAKE_BACK, act, badges_of, view_of
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import answers, games

LONG = [word for word in ORACLE if len(word) > 4]
SHORT = [word for word in ORACLE if len(word) == 4]


def test_each_action_does_what_its_name_says() -> None:
    names = LOOK, GUESS, HINT, GIVE_UP, PARK, TAKE_BACK
    assert names == ("", "guess", "hint", "give up", "park", "take back")
    game = Game(HIVE, ("vote",))
    assert act(game, ANSWERS, GUESS, "cave oven") == play(game, ANSWERS, "cave oven")
    parked = park(game, "coven")
    for action, detail, after in (
        (LOOK, "oven", game),
        (HINT, "grid", ask(game, ANSWERS, "grid")),
        (HINT, "cave", game),
        (GIVE_UP, "", give_up(game)),
        (PARK, "Coven", parked),
        (TAKE_BACK, "coven", game),
    ):
        assert act(game, ANSWERS, action, detail) == (after, None)
    assert act(parked, ANSWERS, TAKE_BACK, "coven")[0] == park(parked, "coven", aside=False)


@given(games(), answers())
def test_shows_the_figures_of_a_game(game: Game, answers: Answers) -> None:
    view = view_of(game, answers)
    assert json.loads(json.dumps(view)) == view
    credited, missing = credited_words(game, answers), missing_words(game, answers)
    assert (view["key"], view["hive"]) == ("vacenot", "vctaoen")
    assert (view["center"], view["revealed"]) == ("v", game.revealed)
    assert (view["score"], view["total"]) == score_of(game, answers)
    assert (view["touched"], view["rank"]) == (game.touched, rank_of(game, answers))
    assert (view["count"], view["words"]) == (len(credited), len(credited) + len(missing))
    assert view["complete"] == (not missing and bool(credited))
    assert view["pangrams"] == sum(word.pangram for word in credited)
    assert view["recent"] == [word.word for word in reversed(credited)]
    found, missed = ([word["word"] for word in view[name]] for name in ("found", "missed"))
    assert found == sorted(view["recent"])
    assert missed == (sorted(word.word for word in missing) if game.revealed else [])
    assert sorted(found + view["bonus"]) == sorted(game.found + game.bonus)
    assert view["bonus"] == sorted(view["bonus"])
    assert view["off_center"] == sorted(game.off_center)
    listed = {word.word for word in answers.solutions} | set(game.found + game.bonus)
    assert view["rejected"] == sorted(set(game.rejected) - listed)
    assert view["parked"] == ([] if game.revealed else parked_words(game))
    assert view["hints"] == hints_of(game, credited, missing)
    assert view["badges"] == badges_of(game, credited, missing)


@given(games(), answers())
def test_reveals_no_missing_word(game: Game, answers: Answers) -> None:
    if not game.revealed:
        text = json.dumps(view_of(game, answers))
        asked = {hint.split(":")[0] for hint in game.hints if hint.endswith(":meaning")}
        missing = {word.word for word in missing_words(game, answers)}
        secret = missing - asked - set(parked_words(game))
        assert not any(f'"{word}"' in text for word in secret)


@given(games(), answers())
def test_lists_the_ranks_with_the_points_to_go(game: Game, answers: Answers) -> None:
    view = view_of(game, answers)
    every = ranks(view["total"], HIVE.edition)
    names = [rank.name for rank in every]
    reached = names.index(view["rank"])
    count = 10 if view["rank"] in ("genius", "queen-bee") else 9
    for number, (step, rank) in enumerate(zip(view["ranks"], every, strict=False)):
        assert (step["name"], step["points"]) == rank
        assert step["reached"] == (number <= reached)
        assert step["to_go"] == max(0, step["points"] - view["score"])
    assert len(view["ranks"]) == count
    ahead = [step for step in view["ranks"][:9] if step["points"] > view["score"]]
    assert view["next"] == (ahead[0] if ahead else None)


def test_the_ranks_are_those_of_the_edition() -> None:
    hive = Hive(HIVE.letters, minimum=5, edition=edition_of("print"))
    view = view_of(Game(hive, ("coven",)), answers_by(hive, ["coven", "event", "covet"]))
    steps = [(step["name"], step["reached"]) for step in view["ranks"]]
    reached = [("beginner", True), ("good", True)]
    assert steps == [*reached, ("excellent", False), ("genius", False)]


def test_marks_a_perfect_pangram_and_shows_words_as_they_are_written() -> None:
    hive = Hive.parse("mangled")
    view = view_of(Game(hive, ("mangled",)), answers_by(hive, ["mangled"], written="Mangled"))
    assert view["found"] == [
        {"word": "mangled", "written": "Mangled", "points": 14, "pangram": True, "perfect": True}
    ]
    assert view["written"] == {"mangled": "Mangled"}
    assert not view_of(Game(HIVE, ("covenant",)), ANSWERS)["found"][0]["perfect"]


def test_hive_without_words_is_neither_complete_nor_ranked() -> None:
    view = view_of(Game(HIVE), answers_by(HIVE, ["octane"]))
    assert not view["complete"]
    assert (view["rank"], view["words"], view["next"]) == ("beginner", 0, None)
    assert view["badges"] == []


# Badges


def earned(game: Game, by: Answers = ANSWERS) -> dict[str, bool]:
    """Return whether each badge of a game is earned, by name."""
    return {badge["name"]: badge["earned"] for badge in view_of(game, by)["badges"]}


def of(*found: str, hints: Iterable[str] = ()) -> dict[str, bool]:
    return earned(Game(HIVE, found, hints=tuple(hints)))


def test_new_game_offers_its_hives_badges_unearned() -> None:
    assert of() == {"all-pangrams": False, "long-words": False, "no-hints": False}


@pytest.mark.parametrize(
    ("letters", "words", "badge", "too_few", "enough"),
    [
        ("tea", "teat eate aeta teta", "bingo", "teat eate", "teat eate aeta"),
        ("tea", "teat eate tete", "all-pangrams", "teat tete", "teat eate"),
    ],
)
def test_a_badge_is_offered_until_it_is_earned(
    letters: str, words: str, badge: str, too_few: str, enough: str
) -> None:
    hive = Hive.parse(letters)
    by = answers_by(hive, words.split())
    for found, is_earned in ((too_few, False), (enough, True)):
        assert earned(Game(hive, tuple(found.split())), by)[badge] is is_earned
    assert badge not in earned(Game(HIVE), answers_by(HIVE, ["cave"]))


def test_perfect_pangram_badge_is_hidden_until_earned() -> None:
    hive = Hive.parse("mangled")
    by = answers_by(hive, ["mangled", "manmade", "gammed"])
    assert "perfect-pangram" not in earned(Game(hive, ("gammed",)), by)
    assert earned(Game(hive, ("mangled",)), by)["perfect-pangram"] is True


def test_long_words_alone_must_reach_genius() -> None:
    assert of(*LONG)["long-words"] is True
    assert of(*LONG, *SHORT)["long-words"] is True
    points = score_of(Game(HIVE, tuple(LONG[:10])), ANSWERS)[0]
    assert 77 - len(SHORT) <= points < 77  # Genius begins at 77: short words make up for the rest
    assert of(*LONG[:10], *SHORT) == {"all-pangrams": True, "long-words": False, "no-hints": True}
    few = answers_by(HIVE, ["cave", "vote", "vent", "coven"])
    assert "long-words" not in earned(Game(HIVE), few)


def test_using_a_hint_removes_the_no_hints_badge() -> None:
    assert of(*LONG)["no-hints"] is True
    assert "no-hints" not in of(*LONG, hints=["grid"])


@given(games(), answers())
def test_finding_every_word_earns_every_offered_badge(game: Game, answers: Answers) -> None:
    missing = tuple(solution.word for solution in missing_words(game, answers))
    assert all(earned(Game(HIVE, game.found + missing, game.bonus), answers).values())


@pytest.mark.parametrize("count", [49, 51])
def test_shows_the_latest_rejected_guesses_of_merged_games(count: int) -> None:
    rejected = tuple(["v" * length for length in range(4, 4 + count)])
    shown = view_of(Game(HIVE, rejected=rejected), ANSWERS)["rejected"]
    assert shown == sorted(rejected[-50:])
