"""`bee words`, `define`, `bench`, `pack`, and `teach`: what each prints and writes."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from beecore import decisions
from beecore.lab import race
from beecore.lab.race import Figures
from beecore.memory import NOTHING, dump
from beecore.solvers import SOLVERS
from tests.beecore.cli.terminal import Bee
from tests.oracles import HIVE, ORACLE, PANGRAMS


def test_words_explains_words(bee: Bee, few: Path) -> None:
    code, lines, _ = bee("words", "Covenant", "tacet", "cava", "xyzzyx")
    assert code == 1
    assert lines[0].startswith("covenant: likely, ")
    assert [line[:12] for line in lines[1:3]] == ["  evidence  ", "  weights   "]
    assert lines[3].startswith("tacet: possible, 0.")
    assert lines[3].endswith(", rare")
    assert (lines[6], lines[9]) == ("cava: likely, 0.80", "  verdict   food (Merriam-Webster)")
    assert lines[10] == "xyzzyx: not in the word lists"
    how, _, where = lines[11].partition(": ")
    assert (how, Path(where)) == ("How to propose a word", few / "README.md")
    assert "issue" in Path(where).read_text("utf-8")
    assert bee("words", "tacet").code == 0


def test_define_defines_words_in_the_given_order(bee: Bee) -> None:
    known = [
        "matcha (noun): powdered green tea",
        "vibing (verb, present participle of vibe): be in a good mood together",
        "went (verb, form of go): move from one place to another; leave",
    ]
    assert bee("define", "Matcha", "vibing", "went", "matcha") == (0, known, "")
    unknown = ["xyzzyx: no definition found", known[0]]
    assert bee("define", "xyzzyx", "matcha") == (1, unknown, "")


def test_bench_prints_each_solver_as_soon_as_it_is_measured(
    bee: Bee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = race.measure

    def interrupted(*given: object) -> Iterator[Figures]:
        yield from islice(measure(*given), 2)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    (tmp_path / "words.txt").write_text("\n".join(PANGRAMS))
    pangrams = f"--words={tmp_path / 'words.txt'}"
    monkeypatch.setattr(race, "QUICK_HIVES", 2)
    _, *whole = bee("bench", pangrams, "--quick").lines
    assert whole[0] == f"{len(PANGRAMS)} words, 21 masks, 2 hives"
    assert [line.split()[0] for line in whole[-8:]] == list(SOLVERS)
    monkeypatch.setattr(race, "measure", interrupted)
    code, out, err = bee("bench", pangrams)
    assert (code, [line.split()[0] for line in out[-2:]], err) == (130, list(SOLVERS)[:2], "")


def test_pack_writes_a_pack_that_solve_reads(text: str, tmp_path: Path, bee: Bee) -> None:
    packed = tmp_path / "made.bee"
    done = bee("pack", text.removeprefix("--words="), "-o", packed)
    assert done.code == 0
    assert done.lines[0].startswith(f"{packed}: 5 words, 5 masks, ")
    assert bee("solve", "VCTAOEN", f"--words={packed}") == bee("solve", "VCTAOEN", text)
    done = bee("pack", text.removeprefix("--words="), "-o", tmp_path)
    assert done.code == 2
    assert f"cannot write {str(tmp_path)!r}" in done.err


@pytest.fixture
def memory(tmp_path: Path) -> str:
    return f"--memory={tmp_path / 'memory.json'}"


def solved(bee: Bee, *args: str) -> set[str]:
    return {line.split()[1] for line in bee("solve", "VCTAOEN", *args).lines[1:]}


def test_teach_compares_and_remembers_answers(
    bee: Bee, words: str, memory: str, tmp_path: Path
) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("Answers: cave, vanta; octane")
    done = bee("teach", "VCTAOEN", f"--answers={answers}", memory, words)
    assert done.lines[:2] == ["agreed (1): cave", "missed (1): vanta"]
    assert done.lines[2].startswith(f"wrong ({len(ORACLE) - 1}): caveat ")
    assert solved(bee, words, memory) == {"cave", "vanta"}
    assert solved(bee, words, memory, "--likelihood=1") == {"cave", "vanta"}
    assert bee("check", "VCTAOEN", "oven", words, memory).lines != ["oven: Good! +1"]
    assert bee("teach", "VCTAOEN", "--take-back", memory).code == 0
    assert solved(bee, words, memory) == solved(bee, words)


def test_teach_adds_and_bans_single_words(bee: Bee, words: str, memory: str) -> None:
    assert bee("teach", memory, "--add=Vanta", "--never=cave").code == 0
    assert solved(bee, words, memory) == solved(bee, words) - {"cave"} | {"vanta"}
    assert bee("teach", memory, "--as-listed=vanta", "--as-listed=cave").code == 0
    assert solved(bee, words, memory) == solved(bee, words)


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["VCTAOEN"], "give a hive with either --answers FILE"),
        (["--take-back"], "give a hive with either --answers FILE"),
        (["VCTAOEN", "--take-back", "--answers=-"], "give a hive with either --answers FILE"),
        (["--add=c\u00e4ve"], "letters a-z"),
        (["--add="], "a word can’t be empty"),
        (["VCTAOEN", "--answers=-"], "none of these words fit VCTAOEN"),
        (["--add=vote"], "this memory is too large"),
    ],
)
def test_teach_leaves_the_file_unchanged_if_it_cannot_add_to_it(
    bee: Bee,
    memory: str,
    tmp_path: Path,
    args: list[str],
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "memory.json"
    path.write_text(dump(NOTHING.teach(HIVE, ["cave"], "2026-11-21")), "utf-8")
    before = path.read_text("utf-8")
    monkeypatch.setattr(decisions, "MAX_MEMORY_LENGTH", len(before))
    done = bee("teach", memory, *args, typed="hello")
    assert done.code == 2
    assert fault in done.err
    assert path.read_text("utf-8") == before
