"""The measurements of the solvers; the times themselves are not checked."""

import timeit
from functools import partial

import pytest

from beecore import BeeError, Lexicon
from beecore.lab.race import draw_hives, measure, seconds, shuffled
from beecore.solvers import SOLVERS
from tests.oracles import HIVE, PANGRAMS

LEXICON = Lexicon.from_words(PANGRAMS)


def test_draws_the_same_pangram_hives_every_time() -> None:
    hives = draw_hives(LEXICON, 3)
    assert hives == draw_hives(LEXICON, 3)
    assert len({hive.mask for hive in hives}) == 3
    assert all(LEXICON.words(hive.mask) for hive in hives)
    with pytest.raises(BeeError, match="seven different letters"):
        draw_hives(Lexicon.from_words(["cave"]), 3)


def test_shuffles_the_words_in_the_same_order_every_time() -> None:
    assert sorted(PANGRAMS) == sorted(shuffled(LEXICON)) != shuffled(LEXICON) == shuffled(LEXICON)


def test_measures_every_solver() -> None:
    figures = list(measure(LEXICON, [HIVE]))
    assert [each.solver for each in figures] == list(SOLVERS)
    for each in figures:
        solver = SOLVERS[each.solver](LEXICON)
        assert (each.masks, each.blocks, each.memory) == (*solver.visited(HIVE), solver.memory())
        assert min(each.find, each.words, each.solve, each.build) > 0


def test_repeats_a_short_call_and_runs_a_long_one_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, runs = 0.0, 0

    def call(lasting: float) -> None:
        nonlocal clock, runs
        clock, runs = clock + lasting + (runs == 0), runs + 1  # the first run is slower

    timer = partial(timeit.Timer, timer=lambda: clock)
    monkeypatch.setattr(timeit, "Timer", timer)
    monkeypatch.setattr("beecore.lab.race._RUN_SECONDS", 10.0)
    assert seconds(lambda: call(2.0)) == 2
    assert runs > 3
    runs = 0
    assert seconds(lambda: call(1000.0)) == 1001
    assert runs == 1
