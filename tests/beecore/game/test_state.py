"""Games: nothing found is ever lost, and score, found and missing always add up."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, points
from beecore.errors import GameError
from beecore.game import Game, counted, give_up, key, load, merge, missing, play, save
from beecore.guess import Answers, Kind
from beecore.view import view
from tests.beecore.test_guess import ANSWERS, HIVE, OFF_CENTER, ORACLE, RARE

guesses = st.lists(st.sampled_from([*ORACLE, *RARE, *OFF_CENTER, "", "cav", "vvvv", "COVE"]))
found_words = st.lists(st.sampled_from([*ORACLE, *RARE, "octovat"]), unique=True)


@st.composite
def games(draw: st.DrawFn) -> Game:
    words = draw(found_words)
    cut = draw(st.integers(0, len(words)))
    started = draw(st.sampled_from(["", "2026-11-20", "2026-11-21"]))
    return Game(HIVE, tuple(words[:cut]), tuple(words[cut:]), started, draw(st.booleans()))


@st.composite
def word_lists(draw: st.DrawFn) -> Answers:
    """Draw the hive's answers by some other word list, with other words in the likely band."""
    words = draw(st.lists(st.sampled_from([*ORACLE, *RARE]), unique=True))
    return Answers.of(
        HIVE, Lexicon.from_entries(Entry(w, draw(st.sampled_from([0.1, 0.9]))) for w in words)
    )


def played(*words: str, game: Game | None = None) -> Game:
    game = game or Game(HIVE)
    for word in words:
        game, _ = play(game, ANSWERS, word)
    return game


def test_words_are_kept_in_the_order_found_bonus_words_apart() -> None:
    game = played("vote", "novae", "cave", "vote", "octane", "eave", "")
    assert game.found == ("vote", "cave")
    assert game.bonus == ("novae", "eave")


def test_a_refused_guess_leaves_the_game_as_it_was() -> None:
    game = played("vote")
    assert play(game, ANSWERS, "octane")[0] is game
    assert play(game, ANSWERS, "vote")[0] is game


def test_a_game_given_up_takes_no_guess() -> None:
    game = give_up(played("vote"))
    after, verdict = play(game, ANSWERS, "cave")
    assert after is game
    assert (verdict.kind, verdict.points) == (Kind.OVER, 0)
    assert play(game, ANSWERS, " ")[1].kind is Kind.EMPTY


@given(guesses)
def test_the_score_is_the_sum_over_the_words_found(words: list[str]) -> None:
    game, total = Game(HIVE), 0
    for word in words:
        game, verdict = play(game, ANSWERS, word)
        total += verdict.points
    assert view(game, ANSWERS)["score"] == total == sum(points(w, HIVE) for w in game.found)


@given(guesses)
def test_replaying_a_saved_game_gives_the_same_state(words: list[str]) -> None:
    game = played(*words)
    again = played(*load(save(game)).found, *load(save(game)).bonus)
    assert again == game
    assert view(again, ANSWERS) == view(game, ANSWERS)


@given(games())
def test_a_saved_game_comes_back_as_it_was(game: Game) -> None:
    assert load(save(game)) == game


@given(games(), word_lists())
def test_under_any_word_list_found_and_missing_add_up_and_nothing_is_lost(
    game: Game, answers: Answers
) -> None:
    ours, left = counted(game, answers), missing(game, answers)
    shown = view(game, answers)
    assert not ours.keys() & left.keys()
    assert ours.keys() | left.keys() == answers.likely.keys() | set(game.found)
    assert shown["count"] + len(left) == shown["words"]
    listed = [word["word"] for word in shown["found"]] + shown["bonus"]
    assert sorted(listed) == sorted(game.found + game.bonus)
    assert shown["score"] == sum(points(word, HIVE) for word in ours)
    assert shown["total"] == shown["score"] + sum(found.points for found in left.values())


def test_a_bonus_word_counts_once_the_list_calls_it_likely() -> None:
    game = Game(HIVE, ("vote",), ("novae",))
    later = Answers.of(HIVE, Lexicon.from_words(["vote", "novae"]))
    assert list(counted(game, later)) == ["vote", "novae"]
    assert list(counted(game, ANSWERS)) == ["vote"]
    assert view(game, later)["complete"]


def test_a_counted_word_counts_for_good() -> None:
    game = Game(HIVE, ("novae", "octovat"))
    ours = counted(game, ANSWERS)
    assert [found.points for found in ours.values()] == [5, 7]
    assert view(game, ANSWERS)["words"] == len(ORACLE) + 2


@given(games(), games(), games())
def test_merging_is_a_union(one: Game, two: Game, three: Game) -> None:
    def state(game: Game) -> object:
        return {*game.found}, {*game.bonus}, game.started, game.revealed

    both = merge(one, two)
    assert {*both.found, *both.bonus} == {*one.found, *one.bonus, *two.found, *two.bonus}
    assert both.found[: len(one.found)] == one.found
    assert merge(one, one) == one
    assert merge(both, two) == both
    assert state(merge(two, one)) == state(both)
    assert state(merge(both, three)) == state(merge(one, merge(two, three)))


def test_a_word_that_counts_in_one_tab_counts_in_both() -> None:
    both = merge(Game(HIVE, bonus=("novae",)), Game(HIVE, found=("novae",)))
    assert (both.found, both.bonus) == (("novae",), ())


def test_games_of_the_same_letters_join_and_of_others_do_not() -> None:
    turned = Hive.parse("VNEOATC")
    assert merge(played("vote"), Game(turned, ("cave",))).found == ("vote", "cave")
    for other in ("CVTAOEN", "VCTAOEL"):
        with pytest.raises(GameError, match=f"a game of {other} cannot join one of VCTAOEN"):
            merge(played("vote"), Game(Hive.parse(other)))
    with pytest.raises(GameError):
        merge(played("vote"), Game(Hive.parse("VCTAOEN", minimum=5)))


def test_the_key_tells_hives_apart_that_play_differently() -> None:
    same = {key(Hive.parse(text)) for text in ("VCTAOEN", "v-n-e-o-a-t-c", "vtcaoen")}
    others = {
        key(Hive.parse("CVTAOEN")),
        key(Hive.parse("VCTAOEN", minimum=5)),
        key(Hive.parse("VCTAOEN", require="N")),
    }
    assert len(same) == 1
    assert len(same | others) == 4


GOOD = json.loads(save(Game(HIVE, ("vote",), ("novae",), "2026-11-21")))


def test_the_format_of_version_1() -> None:
    """Saved games are on people's devices: this may never stop being read."""
    text = (
        '{"version": 1, "hive": "vctaoen", "minimum": 4, "require": "", "found": ["vote", "cave"],'
        ' "bonus": ["novae"], "started": "2026-11-21", "revealed": false}'
    )
    game = Game(HIVE, ("vote", "cave"), ("novae",), "2026-11-21")
    assert load(text) == game
    assert save(game) == text


def test_a_newer_version_is_said_to_be_one() -> None:
    with pytest.raises(GameError, match="a saved game of version 2"):
        load(json.dumps(GOOD | {"version": 2, "found": {"of": "another shape"}}))


@pytest.mark.parametrize("text", ["", "null", "[]", "1", '"game"', "{}", "{", "[" * 100_000, "NaN"])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="no saved game, or a damaged one"):
        load(text)


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("value", [None, 0.5, "7", "VCTAOEN", [1], ["toe"], ["rate"], {}, 10**400])
def test_a_damaged_field_is_refused(name: str, value: object) -> None:
    if name == "started" and isinstance(value, str):
        return
    with pytest.raises(GameError):
        load(json.dumps(GOOD | {name: value}))


@given(st.integers(0, len(save(Game(HIVE, ("vote",)))) - 1))
def test_a_cut_game_is_refused(length: int) -> None:
    with pytest.raises(GameError):
        load(save(Game(HIVE, ("vote",)))[:length])


def test_words_saved_twice_count_once() -> None:
    game = load(json.dumps(GOOD | {"found": ["vote", "cave", "vote"], "bonus": ["cave", "novae"]}))
    assert (game.found, game.bonus) == (("vote", "cave"), ("novae",))


def test_a_game_is_a_value() -> None:
    assert played("vote") == Game(HIVE, ("vote",)) == replace(Game(HIVE), found=("vote",))
