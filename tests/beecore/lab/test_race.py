"""The race: the costs and answers of each solver; the times themselves are not checked."""

import timeit
from collections.abc import Callable

import pytest

from beecore import BeeError, Lexicon, solve
from beecore.errors import HiveError
from beecore.lab import built, hive_in, overview, race, timed
from beecore.lab.race import draw_hives, fastest, measure, seconds
from beecore.solvers import SOLVERS
from beecore.solvers.naive import NaiveSolver
from tests.oracles import HIVE, ORACLE, PANGRAMS

LEXICON = Lexicon.from_words([*ORACLE, "bib", "clove", "eve", "noon"])
PANGRAM_LEXICON = Lexicon.from_words(PANGRAMS)


def test_overview_has_a_pangram_as_example() -> None:
    shown = overview(LEXICON, HIVE)
    assert (shown["hive"], shown["center"], shown["words"]) == ("vctaoen", "v", len(LEXICON))
    assert shown["example"] == "covenant"
    assert overview(Lexicon.from_words([]), HIVE)["example"] == ""


def test_builds_the_solver_again_but_times_the_built_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    class Watched(NaiveSolver):
        def __init__(self, lexicon: Lexicon) -> None:
            made.append(self)
            super().__init__(lexicon)

    monkeypatch.setitem(SOLVERS, "naive", Watched)
    built(LEXICON, HIVE, "naive")
    built(LEXICON, HIVE, "naive")
    timed(LEXICON, HIVE, "naive", enough=0.0)
    assert len(made) == 2


@pytest.mark.parametrize("letters", ["vctaoen", "ñaeinpt", "äsnefstre"])
@pytest.mark.parametrize("name", SOLVERS)
def test_built_reports_the_costs_and_answers_of_a_solver(letters: str, name: str) -> None:
    hive = hive_in(letters)
    assert hive.alphabet.has_all(letters)
    for words in [hive.letters, hive.center * hive.minimum], [hive.letters], []:
        lexicon = Lexicon.from_words(words, hive.alphabet)
        solver, figures = SOLVERS[name](lexicon), built(lexicon, hive, name)
        assert (figures["masks"], figures["blocks"]) == solver.visited(hive)
        assert figures["answers"] == len(solve(hive, lexicon))
        assert min(figures["build"], figures["memory"]) > 0
        assert overview(lexicon, hive)["words"] == len(words)


def test_draws_the_same_pangram_hives_every_time() -> None:
    hives = draw_hives(PANGRAM_LEXICON, 3)
    assert hives == draw_hives(PANGRAM_LEXICON, 3)
    assert len({hive.mask for hive in hives}) == 3
    assert all(PANGRAM_LEXICON.words(hive.mask) for hive in hives)
    with pytest.raises(BeeError, match="seven different letters"):
        draw_hives(Lexicon.from_words(["cave"]), 3)


def test_measures_every_solver() -> None:
    figures = list(measure(PANGRAM_LEXICON, [HIVE]))
    assert [each.solver for each in figures] == list(SOLVERS)
    for each in figures:
        solver = SOLVERS[each.solver](PANGRAM_LEXICON)
        assert (each.masks, each.blocks, each.memory) == (*solver.visited(HIVE), solver.memory())
        assert min(each.find, each.words, each.solve, each.build) > 0


def test_repeats_a_short_call_and_runs_a_long_one_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, runs = 0.0, 0

    def call(lasting: float) -> None:
        nonlocal clock, runs
        clock, runs = clock + lasting + (runs == 0), runs + 1  # the first run is slower

    def timer(task: Callable[[], object], number: int) -> float:
        start = clock
        for _ in range(number):
            task()
        return clock - start

    monkeypatch.setattr(timeit, "timeit", timer)
    monkeypatch.setattr(race, "_TRY_SECONDS", 10.0)
    assert seconds(lambda: call(3.0), 12.0) == 3.0
    assert runs == 1 + 2 + 4
    runs = 0
    assert fastest(lambda: call(2.0)) == 2
    assert runs == 7 * (1 + 2 + 4 + 8)
    runs = 0
    assert fastest(lambda: call(1000.0)) == 1001
    assert runs == 1


def test_letters_of_no_edition_are_refused() -> None:
    with pytest.raises(HiveError):
        hive_in("שלום")
