"""Other editions in the terminal: `bee solve --edition NAME --words FILE`."""

from pathlib import Path

import pytest

from beecore import Lexicon, pack
from beecore.editions import edition_of
from tests.beecore.cli.terminal import Bee


@pytest.fixture
def spanish(tmp_path: Path) -> str:
    """Return the option for a list of Spanish words."""
    (tmp_path / "es.txt").write_text("niño\nÑANDÚ\nAñoñe\nleña\nfrío\nno es\n", "utf-8")
    return f"--words={tmp_path / 'es.txt'}"


def test_solves_in_another_alphabet(spanish: str, bee: Bee) -> None:
    assert bee("solve", "--edition=spanish", "ñaioner", spanish).lines == [
        "ÑAIONER: 2 words, 6 points, 0 pangrams",
        "   5  añoñe",
        "   1  niño",
    ]


def test_a_pack_keeps_its_alphabet(tmp_path: Path, bee: Bee) -> None:
    path = tmp_path / "es.bee"
    path.write_bytes(pack.write(Lexicon.from_words(["niño"], edition_of("spanish").alphabet)))
    assert bee("solve", "--edition=spanish", "ñaioner", f"--words={path}").lines[1:] == [
        "   1  niño"
    ]
    code, _, error = bee("solve", "vctaoen", f"--words={path}")
    assert code == 2
    assert "has words in the letters" in error
    assert "choose the edition" in error


def test_english_editions_use_the_built_in_words(bee: Bee) -> None:
    lines = bee("solve", "--edition=print", "vctaoen").lines
    assert "covenant  pangram" in lines[1]
    assert lines[1].startswith("   3")
    assert all(len(line.split()[1]) >= 5 for line in lines[1:])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--edition=klingon", "vctaoen"], "there is no edition “klingon”"),
        (["--edition=catalan", "vctaoen"], "the built-in words are English"),
        (["--edition=spanish", "vctaoeя"], "“я” isn’t one of the letters"),
    ],
)
def test_names_what_is_wrong(arguments: list[str], message: str, bee: Bee) -> None:
    code, _, error = bee("solve", *arguments)
    assert code == 2
    assert message in error
