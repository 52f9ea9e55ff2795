"""`bee missing`: counts or reveals the missing words."""

from pathlib import Path

import pytest

from tests.beecore.cli.terminal import Bee
from tests.oracles import ORACLE


def test_counts_missing_words_without_revealing_them(bee: Bee, words: str, tmp_path: Path) -> None:
    found = tmp_path / "found.txt"
    found.write_text("You have found 22 words:\n" + ", ".join(ORACLE[2:]) + " octovat")
    lines = bee("missing", "VCTAOEN", words, f"--found={found}").lines
    assert lines[:2] == ["VCTAOEN: 22 of 24 words found, Genius", "not in the word list: octovat"]
    assert any(line.startswith("CA-2 ") for line in lines)
    assert not any(word in " ".join(lines).lower() for word in ORACLE[:2])


def test_reveals_words_step_by_step(bee: Bee, words: str) -> None:
    def revealed(degree: int) -> list[str]:
        arguments = "missing", "vctaoen", words, "--found=-", f"--tell={degree}", "--begin=Cave"
        return bee(*arguments, typed=" ".join(ORACLE[2:])).lines[-2:]

    assert revealed(1) == ["C---", "C-----"]
    assert revealed(2) == ["CA--", "CA----"]
    assert revealed(5)[0].startswith("CAVE  ")
    assert revealed(4)[0].startswith("CA--  acev  ")


@pytest.mark.parametrize("degree", [-1, 6])
def test_rejects_other_steps(bee: Bee, words: str, degree: int) -> None:
    assert bee("missing", "vctaoen", words, "--found=-", f"--tell={degree}").code == 2
