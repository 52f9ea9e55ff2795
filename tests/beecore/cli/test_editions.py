"""Other editions in the terminal: `bee solve --edition NAME --words FILE`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore import Lexicon
from beecore.editions import edition_of, set_own
from tests.beecore.cli.terminal import Bee


@pytest.fixture
def spanish(tmp_path: Path) -> str:
    """Return the option for a list of Spanish words."""
    (tmp_path / "es.txt").write_text("niño\nÑANDÚ\nAñoñe\nleña\nfrío\nno es\n", "utf-8")
    return f"--words={tmp_path / 'es.txt'}"


def test_solves_in_another_alphabet(spanish: str, bee: Bee) -> None:
    assert bee("solve", "--edition=spanish", "ñaioner", spanish).lines == [
        "ÑAIONER: 2 words, 6 points, 0 pangrams",
        "   5  Añoñe",
        "   1  niño",
    ]


def test_every_verb_reads_and_shows_words_of_the_alphabet(
    spanish: str, tmp_path: Path, bee: Bee
) -> None:
    edition, hive = "--edition=spanish", "ñaioner"
    (tmp_path / "found.txt").write_text("NIN\u0303O, nono", "utf-8")
    found = f"--found={tmp_path / 'found.txt'}"
    assert bee("check", edition, spanish, hive, "nin\u0303o", "ANOÑE").lines == [
        "niño: Good! +1",
        "anoñe: Not in word list",
    ]
    told = bee("missing", edition, spanish, hive, found, "--tell=5").lines
    assert told[0].startswith("ÑAIONER: 1 of 2 words found")
    assert told[-1].startswith("AÑOÑE")
    assert "AÑ-1" in bee("hints", edition, spanish, hive).lines
    (tmp_path / "found.txt").write_text("niño leña", "utf-8")
    memory = tmp_path / "memory.json"
    taught = f"--memory={memory}", f"--answers={tmp_path / 'found.txt'}", "--add=ÑOÑO"
    assert bee("teach", edition, spanish, hive, *taught).lines[0] == "agreed (1): niño"
    solved = bee("solve", edition, spanish, hive, f"--memory={memory}").lines
    assert {line.split()[1] for line in solved[1:]} == {"niño", "ñoño"}
    packed = tmp_path / "es.bee"
    assert bee("pack", edition, str(tmp_path / "es.txt"), "-o", str(packed)).code == 0
    assert bee("solve", edition, f"--words={packed}", hive).lines[1] == "   5  Añoñe"


def test_a_game_has_the_letters_and_points_of_its_edition(spanish: str, bee: Bee) -> None:
    lines = bee("play", "--edition=spanish", spanish, "ñaioner", typed="niño\nAÑOÑE\n").lines
    assert any("Good! +1" in line for line in lines)
    assert any("Añoñe niño" in line or "niño" in line for line in lines)
    code, _, error = bee("play", "--edition=spanish", spanish, "today")
    assert (code, "give the letters" in error) == (2, True)


def test_a_pack_keeps_its_alphabet(tmp_path: Path, bee: Bee) -> None:
    path = tmp_path / "es.bee"
    path.write_bytes(Lexicon.from_words(["niño"], edition_of("spanish").alphabet).to_pack())
    assert bee("solve", "--edition=spanish", "ñaioner", f"--words={path}").lines[1:] == [
        "   1  niño"
    ]
    code, _, error = bee("solve", "vctaoen", f"--words={path}")
    assert code == 2
    assert "has words in the letters" in error
    assert "choose the edition" in error


@pytest.fixture
def no_own_editions() -> Iterator[None]:
    yield
    set_own([])


@pytest.mark.usefixtures("no_own_editions")
def test_every_verb_takes_the_letters_of_a_list(tmp_path: Path, bee: Bee) -> None:
    (tmp_path / "עברית.txt").write_text("שלום\nמלך\nםולשך\n", "utf-8")
    words, memory, hive = f"--words={tmp_path / 'עברית.txt'}", tmp_path / "memory.json", "שלומ"
    given = ("--edition=list", words, hive)
    assert bee("solve", "--min-length=3", *given).lines == [
        "שלומ: 1 word, 8 points, 1 pangram (1 perfect)",
        "   8  שלום  pangram",
    ]
    assert bee("check", *given, "שלומ").lines == ["שלומ: Pangram! +8"]
    assert bee("play", *given, typed="שלום\n").code == 0
    assert bee("play", *given, typed="שלום\n").lines[-1]
    (tmp_path / "answers.txt").write_text("שלום", "utf-8")
    taught = (f"--answers={tmp_path / 'answers.txt'}", f"--memory={memory}")
    assert bee("teach", *given, *taught).lines[0] == "agreed (1): שלומ"
    assert bee("teach", "--edition=list", words, "--add=שומל", f"--memory={memory}").code == 0
    packed = tmp_path / "p.bee"
    assert bee("pack", "--edition=list", str(tmp_path / "עברית.txt"), "-o", packed).code == 0
    assert bee("solve", "--edition=list", f"--words={packed}", hive).lines[1].endswith("pangram")
    set_own([])
    assert bee("teach", "--add=cave", f"--memory={memory}").code == 0
    assert bee("solve", "vctaoen", f"--memory={memory}").code == 0
    assert "list-עברית" in json.loads(memory.read_text("utf-8"))["lessons"][0]["edition"]


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
        (["--edition=list", "vctaoen"], "add --words FILE"),
        (["--edition=list", "vctaoen", "--words=none.txt"], "'none.txt'"),
    ],
)
def test_names_what_is_wrong(arguments: list[str], message: str, bee: Bee) -> None:
    code, _, error = bee("solve", *arguments)
    assert code == 2
    assert message in error
