"""Games: found words are never lost, and score, found and missing words add up."""

import pytest
from hypothesis import given

from beecore.errors import GameError, PuzzleError
from beecore.game.guess import Answers
from beecore.game.state import (
    MAX_REJECTED,
    Game,
    begin,
    credited,
    give_up,
    merge,
    missing,
    park,
    play,
    play_all,
    score_of,
)
from beecore.hive import Hive, Kind, points
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import answers, games, guesses


def played(*words: str) -> Game:
    return play_all(Game(HIVE), ANSWERS, words)[0]


def test_stores_words_in_the_order_found_and_bonus_words_separately() -> None:
    game = played("vote", "novae", "cave", "vote", "octane", "eave", "")
    assert game.found == ("vote", "cave")
    assert game.bonus == ("novae", "eave")


def test_plays_several_guesses_and_counts_the_accepted_ones() -> None:
    game, taken = play_all(played("vote"), ANSWERS, ["vote", "cave", "octane", "novae", "xyz"])
    assert (game.found, game.bonus, taken) == (("vote", "cave"), ("novae",), 2)


def test_stores_words_without_the_center_but_does_not_accept_them() -> None:
    game, verdict = play(played("vote"), ANSWERS, "octane")
    assert (game.off_center, game.found, game.bonus) == (("octane",), ("vote",), ())
    assert (verdict.kind, verdict.accepted, verdict.points) == (Kind.OFF_CENTER, False, 0)
    assert verdict.message == "Good word, but it needs the center letter"
    assert play(game, ANSWERS, "octane") == (game, verdict)
    assert play(game, ANSWERS, "canto")[0].off_center == ("octane", "canto")
    assert play(game, ANSWERS, "tancoo")[0] is game
    assert score_of(game, ANSWERS) == (1, 110)


@pytest.mark.parametrize(
    "game",
    [
        Game(HIVE, ("vote",)),
        Game(HIVE, bonus=("novae",)),
        Game(HIVE, revealed=True),
        Game(HIVE, hints=("grid",)),
        Game(HIVE, off_center=("octane",)),
        Game(HIVE, rejected=("vvvv",)),
        Game(HIVE, parked=("coven:1",)),
    ],
)
def test_any_action_marks_a_game_as_touched(game: Game) -> None:
    assert game.touched
    assert not Game(HIVE, started="2026-11-21").touched


def test_game_starts_at_the_given_time() -> None:
    assert begin(HIVE) == Game(HIVE)
    for now in ("2026-11-21", "2026-11-21T08:31", "2026-11-21T00:00"):
        assert begin(HIVE, now) == Game(HIVE, started=now)
    for now in ("2026-11-21T08:31:05", "2026-1-21", "noon", "T08:31"):
        with pytest.raises(PuzzleError, match=f"^'{now}' isn’t a time: write it as 2026-11"):
            begin(HIVE, now)


def test_guess_that_is_not_in_the_word_list_is_saved_and_recognized() -> None:
    game, verdict = play(played("vote"), ANSWERS, "Vvvv")
    assert (game.rejected, game.found) == (("vvvv",), ("vote",))
    assert (verdict.kind, verdict.message) == (Kind.UNKNOWN, "Not in word list")
    again, verdict = play(game, ANSWERS, "vvvv")
    assert again is game
    assert (verdict.kind, verdict.message) == (Kind.UNKNOWN, "Already tried: not in word list")
    later = answers_by(HIVE, ["vvvv"])
    assert play(game, later, "vvvv")[1].accepted


def test_only_the_latest_rejected_guesses_are_saved() -> None:
    tried = ["v" * length for length in range(4, 4 + MAX_REJECTED + 5)]
    game = played(*tried)
    assert game.rejected == tuple(tried[5:])
    assert play(game, ANSWERS, tried[0])[1].message == "Not in word list"


def test_games_with_many_rejected_guesses_agree_once_merged() -> None:
    """Tabs that each dropped some of the other's guesses would save over each other forever."""
    ours, theirs = (
        Game(HIVE, rejected=tuple(["v" * length + letter for length in range(4, 4 + MAX_REJECTED)]))
        for letter in "ct"
    )
    both = merge(ours, theirs)
    assert merge(both, ours) == merge(both, theirs) == both


def test_parks_only_what_the_hive_can_spell() -> None:
    game = played("vote")
    for text in ("", " ", "cover", "c o-v", "v" * 65):
        assert park(game, text) is game
    assert park(game, " C o v ").parked == ("cov:1",)
    assert park(give_up(game), "cov") == give_up(game)
    assert park(game, "cov", aside=False) == game


def test_the_latest_move_of_a_parked_word_survives_merging() -> None:
    parked = park(Game(HIVE), "coven")
    back = park(parked, "coven", aside=False)
    again = park(back, "coven")
    assert merge(parked, back).parked == merge(back, parked).parked == ("coven:2",)
    assert merge(again, back).parked == merge(parked, again).parked == ("coven:3",)


def test_rejected_guess_does_not_change_the_game() -> None:
    game = played("vote", "novae")
    for guess in ("cover", "vote", "novae"):
        assert play(game, ANSWERS, guess)[0] is game


def test_game_given_up_accepts_no_guesses() -> None:
    game = give_up(played("vote"))
    after, verdict = play(game, ANSWERS, "cave")
    assert after is play(game, ANSWERS, "octane")[0] is game
    assert verdict == (Kind.OVER, "cave", "Game over: you’ve seen the answers", 0)
    assert play(game, ANSWERS, " ")[1].kind == Kind.EMPTY


def test_score_counts_only_likely_words() -> None:
    assert score_of(played("vote", "covenant", "novae"), ANSWERS) == (16, 110)
    assert score_of(Game(HIVE), answers_by(HIVE, [])) == (0, 0)


def test_bonus_word_counts_when_the_list_makes_it_likely() -> None:
    game = Game(HIVE, ("vote",), ("novae",))
    later = answers_by(HIVE, ["vote", "novae", "cave"])
    assert [found.word for found in credited(game, later)] == ["vote", "novae"]
    assert [found.word for found in credited(game, ANSWERS)] == ["vote"]
    assert [found.word for found in missing(game, later)] == ["cave"]
    assert score_of(game, later) == (6, 7)


def test_found_words_count_even_if_they_leave_the_list() -> None:
    game = Game(HIVE, ("novae", "octovat", "vctaoen"))
    assert [found.points for found in credited(game, ANSWERS)] == [5, 7, 14]
    assert score_of(game, ANSWERS) == (26, 136)
    assert credited(game, ANSWERS)[1] == ("octovat", 7, False, 0.0, False, "", "")
    assert len(missing(game, ANSWERS)) == len(ORACLE)


def test_merging_counts_a_word_that_counted_in_either_game() -> None:
    both = merge(Game(HIVE, bonus=("novae",)), Game(HIVE, found=("novae",)))
    assert (both.found, both.bonus) == (("novae",), ())


def test_merging_keeps_one_copy_of_hints_and_words_without_the_center() -> None:
    ours = Game(HIVE, hints=("grid", "coven:2"), off_center=("octane",))
    theirs = Game(HIVE, hints=("coven:2", "coven:3"), off_center=("canto", "octane"))
    both = merge(ours, theirs)
    assert both.hints == ("grid", "coven:2", "coven:3")
    assert both.off_center == ("octane", "canto")


def test_merged_game_has_the_earlier_start_and_either_ending() -> None:
    early, late = Game(HIVE, started="2026-11-20"), Game(HIVE, started="2026-11-21")
    assert merge(early, late).started == merge(late, early).started == "2026-11-20"
    assert merge(Game(HIVE), late).started == "2026-11-21"
    morning, evening = (begin(HIVE, f"2026-11-20T{time}") for time in ("08:31", "19:00"))
    assert merge(evening, morning).started == "2026-11-20T08:31"
    assert merge(late, evening).started == "2026-11-20T19:00"
    assert merge(morning, early).started == merge(early, morning).started == "2026-11-20"
    assert merge(Game(HIVE), give_up(late)).revealed
    assert not merge(early, late).revealed


def test_merges_only_games_of_the_same_hive() -> None:
    turned = Hive.parse("VNEOATC")
    both = merge(played("vote"), Game(turned, ("cave",)))
    assert (both.found, both.hive) == (("vote", "cave"), HIVE)
    for other in ("CVTAOEN", "VCTAOEL"):
        with pytest.raises(
            GameError, match=f"^games of different hives can’t be merged: VCTAOEN and {other}$"
        ):
            merge(played("vote"), Game(Hive.parse(other)))
    with pytest.raises(GameError):
        merge(played("vote"), Game(Hive.parse("VCTAOEN", minimum=5)))


@given(guesses)
def test_score_is_the_sum_of_the_points_of_found_words(words: list[str]) -> None:
    game, total = Game(HIVE), 0
    for word in words:
        game, verdict = play(game, ANSWERS, word)
        total += verdict.points
    assert score_of(game, ANSWERS)[0] == total == sum(points(w, HIVE) for w in game.found)


@given(games(), answers())
def test_credited_and_missing_words_partition_the_answers_under_any_list(
    game: Game, answers: Answers
) -> None:
    ours, left = credited(game, answers), missing(game, answers)
    counted, waiting = ({found.word for found in some} for some in (ours, left))
    assert not counted & waiting
    assert counted | waiting == answers.likely.keys() | set(game.found)
    assert counted == set(game.found) | set(game.bonus) & answers.likely.keys()
    score = sum(found.points for found in ours)
    assert score_of(game, answers) == (score, score + sum(found.points for found in left))


@given(games(), games(), games())
def test_merging_is_a_union_of_games(one: Game, two: Game, three: Game) -> None:
    def state(game: Game) -> object:
        sets = game.found, game.bonus, game.hints, game.off_center, game.rejected, game.parked
        return [*map(set, sets)], game.started, game.revealed

    both = merge(one, two)
    assert {*both.found, *both.bonus} == {*one.found, *one.bonus, *two.found, *two.bonus}
    assert {*both.hints} == {*one.hints, *two.hints}
    assert {*both.off_center} == {*one.off_center, *two.off_center}
    assert {*both.rejected} == {*one.rejected, *two.rejected}
    assert both.found[: len(one.found)] == one.found
    assert merge(one, one) == one
    assert merge(both, two) == both
    assert state(merge(two, one)) == state(both)
    assert state(merge(both, three)) == state(merge(one, merge(two, three)))
