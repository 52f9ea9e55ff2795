"""The sandbox of the Lab and its challenges: solvers that meet them, and solvers that do not."""

import json
import re
import sys
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from beecore import Hive, Lexicon, solve
from beecore.lab import arena, race
from beecore.lab.arena import CHALLENGES, Attempt, solver_of
from beecore.letters import BIT, mask_of
from beecore.solvers import SOLVERS
from beecore.words import shipped
from build import ROOT, WEB
from tests import wordlists
from tests.oracles import HIVE, ORACLE, PANGRAMS

LISTED = sorted({*ORACLE, *PANGRAMS, "bib", "bob", "clove", "eve", "noon", "octane", "very", "zoo"})
SMALLEST = (WEB / "lab" / "smallest.py").read_text("utf-8")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a working folder with word packs, as in the sandbox."""
    monkeypatch.chdir(tmp_path)
    parts = LISTED[::2], LISTED[1::2], ["antirevolutionary", "reclaimant"]
    for name, words in zip(shipped.PACKS, parts, strict=True):
        Path(name).write_bytes(Lexicon.from_words(words).to_pack())
    monkeypatch.setattr(race, "timed", lambda *_: {"seconds": 1e-6})
    arena.naive_answers.cache_clear()
    arena._naive.cache_clear()


def done(source: str, hive: str = str(HIVE)) -> list[dict[str, Any]]:
    messages: list[str] = []
    arena.act(json.dumps({"source": source, "hive": hive}), messages.append)
    return [json.loads(each) for each in messages]


def outcome(source: str, hive: str = str(HIVE)) -> dict[str, Any]:
    return done(source, hive)[-1]


def test_smallest_solver_runs_and_gets_challenge_results() -> None:
    *steps, last = done(SMALLEST)
    assert [step["message"] for step in steps][:2] == [
        "Reading your code.",
        f"Building it with {len(LISTED)} words.",
    ]
    figures = last["figures"]
    lexicon = Lexicon.from_words(LISTED)
    assert figures["answers"] == len(solve(HIVE, lexicon))
    assert figures["masks"] == len(lexicon.masks)
    assert figures["find"] == figures["words"] == 1e-6
    assert set(last["challenges"]) == {"fewer", "required", "stride", "eight"}
    assert all(last["challenges"][name] for name in ("stride", "eight"))


@pytest.mark.parametrize("name", SOLVERS)
def test_runs_a_copy_of_any_shipped_solver(name: str) -> None:
    module = sys.modules[SOLVERS[name].__module__]
    assert "figures" in outcome(Path(str(module.__file__)).read_text("utf-8"))


def test_finding_masks_takes_no_longer_than_listing_their_words_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = {"find": 3e-6, "words": 2e-6}  # on a busy computer
    monkeypatch.setattr(race, "timed", lambda *task: {"seconds": times[task[-1]]})
    assert outcome(SMALLEST)["figures"]["find"] == 2e-6


def test_uses_all_words_for_a_large_hive() -> None:
    assert outcome(SMALLEST, "reclaimnt")["figures"]["answers"] == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("return found[1:]", "VCTAOEN: missing: eve"),
        ("return found + [8]", "VCTAOEN: wrong: 8, which doesn’t match any word"),
        ("return sorted(found)[::-1]", "not in ascending order"),
        ("return found + found[-1:]", "same mask twice"),
        ("return [lexicon]", "It broke"),
        ("return None", "None, which isn’t a list of masks. End it with “return” and the masks."),
        ("return ['cave']", "isn’t a list of masks. A word or letter isn’t a mask: mask_of(word)"),
        ("return found.copy", "isn’t a list of masks. A method needs parentheses to be called"),
    ],
)
def test_reports_the_first_difference(change: str, message: str) -> None:
    last = outcome(SMALLEST.replace("return found", change))
    if message == "It broke":
        assert last["fault"]["line"] == 18
        assert "NameError" in last["fault"]["lines"][-1]
    else:
        assert message in last["wrong"]


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        ("x = 1\nx / 0\n", 2, "ZeroDivisionError: division by zero"),
        ("def f(:\n", 1, "SyntaxError: invalid syntax"),
        ("import js\n", 1, "ImportError: “js” isn’t available here"),
        ("from pyodide.http import open_url\n", 1, "a solver can only use Python itself"),
        ("raise SystemExit\n", 1, "SystemExit"),
        ("raise KeyboardInterrupt\n", 1, "KeyboardInterrupt"),
        ("def f(): f()\n\nf()\n", 1, "RecursionError"),
        ("x = 1\nx & 'v'\n", 2, "'int' and 'str'. A word or letter isn’t a mask"),
        ("for x in [].copy:\n    x\n", 1, "not iterable. A method needs parentheses"),
    ],
)
def test_reports_errors_with_their_line(source: str, line: int, message: str) -> None:
    fault = outcome(source)["fault"]
    assert fault["line"] == line
    assert message in fault["lines"][-1]
    assert len(fault["lines"]) <= arena.MAX_LINES
    assert "arena.py" not in "".join(fault["lines"])


def test_returns_the_last_printed_lines() -> None:
    assert outcome("for i in range(100): print(i)")["printed"] == [*map(str, range(92, 100))]


def test_reports_code_without_a_solver() -> None:
    for code in ("x = 1", "from beecore.solvers.naive import NaiveSolver"):
        assert outcome(code)["wrong"] == "Your code doesn’t define a subclass of Solver."


def test_runs_do_not_affect_each_other() -> None:
    spoiling = SMALLEST.replace("self.masks = lexicon.masks", "self.masks = lexicon.masks.clear()")
    assert "fault" in outcome(spoiling)
    assert "figures" in outcome(SMALLEST)
    assert "yours" not in SOLVERS


EIGHT = '''
from .base import Solver, Visits
class Mine(Solver):
    """Whose docstring
    costs no line."""
    def __init__(self, lexicon):
        self.masks = lexicon.masks

    def find(self, hive):  # one thought
        required, deciding = hive.required_mask, hive.deciding_mask
        return [mask for mask in self.masks if mask & deciding == required]

    def visited(self, hive):
        return Visits(len(self.masks))
'''
SUBSETS = "from .subset import SubsetSolver\nclass Mine(SubsetSolver):\n    pass\n"
STRIDE = """
from .block import BlockScan, cut
from .base import alphabetical
class Mine(BlockScan):
    def __init__(self, lexicon):
        self.blocks = cut([mask for _, mask in alphabetical(lexicon)], SIZE)
"""
MET = {
    "fewer": [SUBSETS],
    "required": [EIGHT, SUBSETS],
    "stride": [STRIDE.replace("SIZE", "30")],
    "eight": [EIGHT, (ROOT / "beecore" / "solvers" / "bitmask.py").read_text("utf-8")],
}
MISSED = {
    "fewer": [
        (EIGHT, "masks per hive; block checks "),
        (
            "from .base import Visits\n"
            + SUBSETS.replace("pass", "visited = lambda *_: Visits(0)"),
            "returned more masks than “visited” counts",
        ),
    ],
    "required": [(SMALLEST, "with A and")],
    "stride": [
        (EIGHT, "isn’t a subclass of BlockScan"),
        (STRIDE.replace("SIZE", "50"), "the same blocks of 50"),
        (STRIDE.replace("SIZE", "900"), "steps per hive; blocks of 50 take"),
        (
            STRIDE.replace("[mask for _, mask in alphabetical(lexicon)], SIZE", "lexicon.masks, 9"),
            "don’t include every word",
        ),
    ],
    "eight": [
        (SMALLEST, "12 lines of code"),
        (SUBSETS, "have its own “find”"),
        (EIGHT.replace("        self.masks = ", "        x = 1; self.masks = "), "9 lines of code"),
    ],
}


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return wordlists.sample()


def attempt(source: str, lexicon: Lexicon) -> Attempt:
    hives = [Hive("acinetv"), Hive("vctaoen"), Hive("lodginu")]
    return Attempt(solver_of(source)(lexicon), source, lexicon, hives)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "source"), [(name, source) for name in MET for source in MET[name]]
)
def test_accepts_a_solver_that_meets_the_goal(name: str, source: str, lexicon: Lexicon) -> None:
    assert CHALLENGES[name](attempt(source, lexicon)) == ""


@pytest.mark.parametrize(
    ("name", "source", "message"),
    [(name, source, message) for name in MISSED for source, message in MISSED[name]],
)
def test_explains_why_a_solver_misses_the_goal(
    name: str, source: str, message: str, lexicon: Lexicon
) -> None:
    assert message in CHALLENGES[name](attempt(source, lexicon))


def test_the_names_beside_the_editor_give_what_their_examples_say() -> None:
    html = (WEB / "app" / "lab" / "desk.html").read_text("utf-8")
    examples = re.findall("<code>(.+?)</code> → <samp>(.+?)</samp>", html)
    assert len(examples) == 6
    hive = Hive.parse("vctaoen")
    names = {"BIT": BIT, "hive": hive, "lexicon": shipped.lexicon(hive), "mask_of": mask_of}
    for code, shown in examples:
        assert repr(eval(unescape(code), names)) == shown
