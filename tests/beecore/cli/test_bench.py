"""`bee bench`: a line for each solver, or JSON."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from beecore.lab import race
from beecore.lab.race import Figures
from beecore.solvers import SOLVERS
from tests.beecore.cli.terminal import Bee
from tests.oracles import PANGRAMS


@pytest.fixture
def pangrams(tmp_path: Path) -> str:
    """Return the option for a word list that has hives."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(PANGRAMS))
    return f"--words={path}"


def test_prints_each_solver_as_soon_as_it_is_measured(
    bee: Bee, pangrams: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = race.measure

    def interrupted(*given: object) -> Iterator[Figures]:
        yield from islice(measure(*given), 2)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    _, *whole = bee("bench", pangrams).lines
    assert whole[0] == f"{len(PANGRAMS)} words, 21 masks, 5 hives"
    assert [line.split()[0] for line in whole[-8:]] == list(SOLVERS)
    monkeypatch.setattr(race, "measure", interrupted)
    code, out, err = bee("bench", pangrams)
    assert (code, [line.split()[0] for line in out[-2:]], err) == (130, list(SOLVERS)[:2], "")


def test_prints_json(bee: Bee, pangrams: str) -> None:
    figures = json.loads("\n".join(bee("bench", pangrams, "--json").lines))
    assert [each["solver"] for each in figures["solvers"]] == list(SOLVERS)
    assert (figures["words"], figures["hives"]) == (len(PANGRAMS), 5)


def test_quick_run_solves_fewer_hives(
    bee: Bee, pangrams: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race, "QUICK_HIVES", 2)
    assert bee("bench", pangrams, "--quick").lines[1].endswith("2 hives")
