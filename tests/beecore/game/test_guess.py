"""Guesses: the verdicts, and games, from which no word is ever lost."""

from dataclasses import replace

import pytest
from hypothesis import given

from beecore.errors import GameError, PuzzleError
from beecore.game.guess import (
    ACCEPTED,
    MAX_PARKED,
    MAX_REJECTED,
    MESSAGES,
    UNLISTED,
    Game,
    begin,
    credited_words,
    give_up,
    merge,
    missing_words,
    park,
    parked_words,
    play,
    rank_of,
    score_of,
)
from beecore.hive import Hive
from tests.beecore.game.naive import DrawnGame, NaiveGame, drawn_games
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import games, guesses


def played(*words: str) -> Game:
    return play(Game(HIVE), ANSWERS, " ".join(words))[0]


@pytest.mark.parametrize(
    ("guess", "kind", "sentence"),
    [
        (" ", "empty", ""),
        ("xyz", "short", "Too short"),  # the length is checked before the letters
        ("12", "short", "Too short"),
        ("eve", "short", "Too short"),  # though it is in the lexicon
        ("cave" * 16, "unknown", "Not in word list"),
        ("cave" * 16 + "v", "long", "Too long"),
        ("rate", "bad-letters", "Bad letters"),  # checked before the center
        ("vote2", "bad-letters", "Bad letters"),
        ("1234", "bad-letters", "Bad letters"),
        ("véto", "bad-letters", "Bad letters"),
        ("toea", "off-center", "Missing center letter"),
        ("Octane", "off-center-word", "Good word, but it needs the center letter"),
        ("vvvv", "unknown", "Not in word list"),
        ("avocat", "tried", "Already tried: not in word list"),
        ("COVE", "repeated", "Already found"),
        ("octovat", "repeated", "Already found"),  # though it has left the list
        ("novae", "repeated", "Already found"),
        ("• vote (1)", "word", "Good! +1"),
        ("coven", "word", "Nice! +5"),
        ("octave", "word", "Nice! +6"),
        ("convent", "word", "Awesome! +7"),
        ("covenant", "pangram", "Pangram! +15"),
        ("eave", "bonus", "Bonus word: no points"),
        ("vent Vent", "word", "Good! +1"),
        ("1. cave, COVE; cave - evanocte octane", "several", "2 of 4 words accepted."),
    ],
)
def test_each_kind_of_guess_has_a_sentence(guess: str, kind: str, sentence: str) -> None:
    game = Game(HIVE, ("cove", "octovat"), ("novae",), rejected=("avocat",))
    assert kind in MESSAGES or kind == "word"
    verdict = play(game, ANSWERS, guess)[1]
    assert (verdict.kind, str(verdict)) == (kind, sentence)


def test_a_guess_names_the_required_letters_that_it_lacks() -> None:
    hive = Hive.parse("VCTAOEN", extra="VENT")
    verdict = play(Game(hive), answers_by(hive, ORACLE), "cave")[1]
    assert (verdict.kind, str(verdict)) == ("incomplete", "Also needs N, T")
    assert verdict.values == {"letters": ["N", "T"]}


@given(drawn_games())
def test_any_sequence_of_guesses_goes_as_in_the_naive_game(drawn: DrawnGame) -> None:
    game, naive = Game(drawn.hive), NaiveGame(drawn.hive)
    answers = answers_by(drawn.hive, [])
    for event in drawn.events:
        if event is None:
            game, naive.over = give_up(game), True
        elif not isinstance(event, str):
            naive.likely, naive.rare = event[0], event[1] - event[0]
            answers = answers_by(drawn.hive, naive.likely, naive.rare)
        else:
            before = game
            game, verdict = play(before, answers, event)
            assert verdict[:1] + verdict[2:5] == naive.play(event)
            assert verdict.accepted == (verdict.kind in ACCEPTED)
            assert game is before or game != before
            again = [word for word in verdict.word.split() if naive.kind(word) in UNLISTED]
            assert verdict.unlisted == again
        lists = naive.found, naive.bonus, naive.off_center, naive.rejected
        assert (game.found, game.bonus, game.off_center, game.rejected) == tuple(map(tuple, lists))
        assert [word.word for word in credited_words(game, answers)] == naive.counted
        missing = [word for word in answers.solutions if word.word in naive.missing]
        assert missing_words(game, answers) == missing
        assert score_of(game, answers) == (naive.points(naive.counted), naive.total)
        assert rank_of(game, answers) == naive.rank


def test_only_the_latest_rejected_guesses_are_saved() -> None:
    tried = ["v" * length for length in range(4, 4 + MAX_REJECTED + 5)]
    game = played(*tried)
    assert game.rejected == tuple(tried[5:])
    assert [play(game, ANSWERS, word)[1].kind for word in tried[4:6]] == ["unknown", "tried"]


@given(games())
def test_any_action_marks_a_game_as_touched(game: Game) -> None:
    begun = Game(HIVE, started=game.started)
    for name in ("found", "bonus", "revealed", "hints", "off_center", "rejected", "parked"):
        value = getattr(game, name)
        assert replace(begun, **{name: value}).touched == bool(value)


def test_a_game_starts_at_the_given_time() -> None:
    assert begin(HIVE) == Game(HIVE)
    for now in ("2026-11-21", "2026-11-21T08:31", "2026-11-21T00:00"):
        assert begin(HIVE, now) == Game(HIVE, started=now)
    for now in ("2026-11-21T08:31:05", "2026-1-21", "noon", "T08:31"):
        with pytest.raises(PuzzleError, match=f"^'{now}' isn’t a time: write it as 2026-11"):
            begin(HIVE, now)


# Merging


def sets(game: Game) -> list[object]:
    """Return a game without the order of its words."""
    lists = game.found, game.bonus, game.hints, game.off_center, game.rejected, game.parked
    return [*map(set, lists), game.started, game.revealed]


@given(games(), games(), games())
def test_merging_loses_nothing_in_any_order(one: Game, two: Game, three: Game) -> None:
    both = merge(one, two)
    assert {*both.found} == {*one.found, *two.found}
    assert {*both.found, *both.bonus} == {*one.found, *one.bonus, *two.found, *two.bonus}
    assert not {*both.found} & {*both.bonus}
    for name in ("hints", "off_center", "rejected"):
        ours, theirs = getattr(one, name), getattr(two, name)
        assert getattr(both, name)[: len(ours)] == ours
        assert {*getattr(both, name)} == {*ours, *theirs}
    assert both.revealed == (one.revealed or two.revealed)
    assert both.started == min(filter(None, [one.started, two.started]), default="")
    assert merge(one, one) == one
    assert merge(both, two) == merge(both, one) == both
    assert sets(merge(two, one)) == sets(both)
    assert sets(merge(both, three)) == sets(merge(one, merge(two, three)))


@given(guesses, guesses)
def test_two_tabs_find_together_what_one_would_find(ours: list[str], theirs: list[str]) -> None:
    both = merge(played(*ours), played(*theirs))
    assert sets(both) == sets(played(*ours, *theirs))


def test_merges_only_games_of_the_same_hive() -> None:
    turned = Hive.parse("VNEOATC")
    both = merge(played("vote"), Game(turned, ("cave",)))
    assert (both.found, both.hive) == (("vote", "cave"), HIVE)
    for other in (Hive.parse("CVTAOEN"), Hive.parse("VCTAOEL"), Hive.parse("VCTAOEN", minimum=5)):
        message = f"^games of different hives can’t be merged: VCTAOEN and {other}$"
        with pytest.raises(GameError, match=message):
            merge(played("vote"), Game(other))


def test_games_with_many_rejected_guesses_agree_once_merged() -> None:
    """Tabs that each dropped some of the other's guesses would save over each other forever."""
    ours, theirs = (
        Game(HIVE, rejected=tuple(["v" * length + letter for length in range(4, 4 + MAX_REJECTED)]))
        for letter in "ct"
    )
    both = merge(ours, theirs)
    assert merge(both, ours) == merge(both, theirs) == both


# Parked words


def test_parks_what_the_hive_can_spell_until_it_is_tried() -> None:
    game = played("vote")
    for text in ("", " ", "cover", "c o-v", "v" * 65):
        assert park(game, text) is game
    assert park(give_up(game), "cov") == give_up(game)
    assert park(game, "cov", aside=False) is game
    for text in (" C o v e ", "coven", "octane", "vvvv", "vote", "v" * 64, "novae"):
        game = park(game, text)
    assert game.parked[:2] == ("cove:1", "coven:1")
    assert parked_words(game) == ["cove", "coven", "octane", "vvvv", "v" * 64, "novae"]
    assert park(game, "coven") is game
    game = park(game, "cove", aside=False)
    assert parked_words(game) == ["coven", "octane", "vvvv", "v" * 64, "novae"]
    assert parked_words(park(game, "cove"))[-1] == "cove"
    tried = play(game, ANSWERS, "coven octane vvvv novae")[0]
    assert parked_words(tried) == ["v" * 64]


def test_the_latest_move_of_a_parked_word_survives_merging() -> None:
    parked = park(Game(HIVE), "coven")
    back = park(parked, "coven", aside=False)
    again = park(back, "coven")
    assert merge(parked, back).parked == merge(back, parked).parked == ("coven:2",)
    assert merge(again, back).parked == merge(parked, again).parked == ("coven:3",)
    both = merge(Game(HIVE, parked=("coven:2", "oven:1")), Game(HIVE, parked=("vote:1", "oven:2")))
    assert both.parked == ("coven:2", "oven:2", "vote:1")


def test_the_oldest_parked_words_make_room() -> None:
    game = Game(HIVE)
    for length in range(1, MAX_PARKED + 3):
        game = park(game, "v" * length)
    assert len(game.parked) == MAX_PARKED
    assert parked_words(game)[0] == "vvv"
