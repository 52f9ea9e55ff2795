"""The words that come with beecore, against the published results and against themselves."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from beecore import Hive, cli, shipped, solve, wordlist

ORACLE = """
    cave caveat concave convect convene convent cove coven covenant covet even event nave nonevent
    octave octavo ovate oven vacant vacate vane vent veto vote
""".split()
EDITORS_OWN = "avocet cava eave nova novae".split()


def found(letters: str, *, likely: bool | None = None) -> set[str]:
    hive = Hive.parse(letters)
    return {
        solution.word
        for solution in solve(hive, shipped.lexicon(hive))
        if likely in (None, solution.likely)
    }


def test_the_published_answers_of_vctaoen_are_there() -> None:
    words = found("VCTAOEN")
    assert set(ORACLE) | set(EDITORS_OWN) <= words
    assert not {"cover", "octane"} & words


def test_obscure_words_do_not_stand_among_the_likely_ones() -> None:
    assert "incentivize" in found("ENTIVCZ", likely=True)
    assert not {"itcze", "cetene"} & found("ENTIVCZ", likely=True)
    assert "anticlimactic" in found("ANIMLCT", likely=True)
    assert "inimical" in found("ANIMLCT")


@pytest.mark.parametrize(
    ("letters", "minimum"),
    [("vctaoen", 4), ("entivcz", 5), ("abc", 4), ("eainrst", 7), ("etaoinsrlduc", 10)],
)
def test_the_terminal_finds_what_a_search_through_the_list_finds(
    letters: str, minimum: int, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["solve", letters, "--all", "--json", f"--min-length={minimum}"])
    answer = {word["word"] for word in json.loads(capsys.readouterr().out)["words"]}
    pattern = re.compile(f"(?=.*{letters[0]})[{letters}]{{{minimum},}}")
    assert answer == set(filter(pattern.fullmatch, wordlist.words(shipped.lists())))


def test_no_blocked_word_is_in_any_list() -> None:
    blocked = wordlist.blocked(shipped.lists())
    assert blocked
    words = [entry.word for entry in shipped.everything().all_entries()]
    assert not blocked & set(map(wordlist.fingerprint, words))


def test_a_clone_solves_with_nothing_built_and_nothing_installed(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    for folder in ("beecore", "wordlists"):
        (tmp_path / folder).symlink_to(root / folder)
    script = "import sys; sys.path.insert(0, '.'); from beecore import cli; sys.exit(cli.main())"
    done = subprocess.run(
        [sys.executable, "-S", "-c", script, "solve", "VCTAOEN"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "covenant  pangram" in done.stdout


def test_words_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "Covenant", "xyzzyx"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("covenant: likely, ")
    assert "xyzzyx: not in the lists" in out
