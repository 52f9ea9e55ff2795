"""The race: the reported costs and answers of each solver."""

import json

import pytest

from beecore import Hive, Lexicon, Mask, solve
from beecore.errors import HiveError
from beecore.lab import built, hive_in, overview, race, timed
from beecore.solvers import SOLVERS
from beecore.solvers.naive import NaiveSolver
from tests.oracles import HIVE, ORACLE

WORDS = sorted({*ORACLE, "bib", "bob", "clove", "eve", "noon", "octane", "very", "zoo"})
LEXICON = Lexicon.from_words(WORDS)


def test_overview_lists_every_solver_and_a_pangram_as_example() -> None:
    shown = overview(LEXICON, HIVE)
    assert [way["name"] for way in shown["solvers"]] == list(SOLVERS)
    assert (shown["hive"], shown["center"], shown["words"]) == ("vctaoen", "v", len(WORDS))
    assert shown["example"] == "covenant"
    assert overview(Lexicon.from_words([]), HIVE)["example"] == ""


def test_timed_averages_enough_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, runs = 0.0, 0

    class Slow(NaiveSolver):
        def find(self, hive: Hive) -> list[Mask]:
            nonlocal clock, runs
            clock, runs = clock + 3.0, runs + 1
            return []

    monkeypatch.setattr(race, "perf_counter", lambda: clock)
    monkeypatch.setitem(SOLVERS, "naive", Slow)
    built(LEXICON, HIVE, "naive")
    runs = 0
    assert timed(LEXICON, HIVE, "naive", enough=12.0) == {"seconds": 3.0}
    assert runs == 1 + 2 + 4


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


def test_race_results_are_json_data() -> None:
    shown = [overview(LEXICON, HIVE), built(LEXICON, HIVE, "subset")]
    assert json.loads(json.dumps(shown)) == shown


@pytest.mark.parametrize("letters", ["vctaoen", "ñaeinpt", "äsnefstre", "абвгдеж"])
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


def test_letters_of_no_edition_are_refused() -> None:
    with pytest.raises(HiveError):
        hive_in("שלום")
