"""`bee hints`: summary, grid and two-letter list as text."""

from pathlib import Path

from tests.beecore.cli.terminal import Bee
from tests.oracles import ORACLE


def test_prints_the_hive_summary_grid_and_two_letter_list(bee: Bee, words: str) -> None:
    assert bee("hints", "vctaoen", words).lines == [
        "V C T A O E N",
        "",
        "WORDS: 24, POINTS: 110, PANGRAMS: 1",
        "",
        "       4   5   6   7   8   Σ",
        "   C   2   2   1   4   1  10",
        "   E   1   1   -   -   -   2",
        "   N   1   -   -   -   1   2",
        "   O   1   1   2   -   -   4",
        "   V   4   -   2   -   -   6",
        "   Σ   9   4   5   4   2  24",
        "",
        "CA-2 CO-8",
        "EV-2",
        "NA-1 NO-1",
        "OC-2 OV-2",
        "VA-3 VE-2 VO-1",
    ]


def test_prints_hints_for_words_not_in_a_file_or_stdin(
    bee: Bee, words: str, tmp_path: Path
) -> None:
    found = " ".join(ORACLE[2:]) + " hello novae"
    path = tmp_path / "found.txt"
    path.write_text(found)
    lines = bee("hints", "VCTAOEN", words, f"--found={path}").lines
    assert lines[2] == "WORDS: 2, POINTS: 7, PANGRAMS: 0"
    assert lines[-1] == "CA-2"
    assert bee("hints", "VCTAOEN", words, "--found=-", typed=found).lines == lines
