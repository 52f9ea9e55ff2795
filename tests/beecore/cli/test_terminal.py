"""What all verbs share: odd arguments, encodings, lists and their letters, and visible output."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore import Hive, Lexicon, solve
from beecore.editions import edition_of, set_own
from beecore.words import shipped
from tests.beecore.cli.terminal import Bee, in_shell

HOSTILE = "vo\x1b[31m\b\x7f\x9b\u2028\u202e\nforged"
"""A text that would turn a terminal red, delete letters, reverse words, and print another line."""
ODD = ["", "-", "--", "\0", "\ud800", "é", "１", "x" * 5000, "9" * 5000, "-1", "nan", "1e999"]
TAKES = {
    "solve": ["solve", "?"],
    "solve --min-length": ["solve", "VCTAOEN", "--min-length=?"],
    "solve --require": ["solve", "VCTAOEN", "--require=?"],
    "solve --likelihood": ["solve", "VCTAOEN", "--likelihood=?"],
    "solve --words": ["solve", "VCTAOEN", "--words=?"],
    "check": ["check", "VCTAOEN", "?"],
    "missing --begin": ["missing", "VCTAOEN", "--found=-", "--begin=?"],
    "missing --tell": ["missing", "VCTAOEN", "--found=-", "--tell=?"],
    "daily": ["daily", "?"],
    "play": ["play", "?"],
    "define": ["define", "?"],
    "teach --add": ["teach", "--memory=new", "--add=?"],
    "teach --memory": ["teach", "--add=cave", "--memory=?"],
    "pack": ["pack", "?", "-o", "new"],
    "sing": ["?"],
    "solve --edition": ["solve", "VCTAOEN", "--edition=?"],
    "solve too much": ["solve", "VCTAOEN", "?", "?"],
    "words": ["words", "?"],
    "teach --take-back": ["teach", "--memory=new", "--take-back", "?"],
    "teach --answers": ["teach", "VCTAOEN", "--memory=new", "--answers=-"],
    "missing --found": ["missing", "VCTAOEN", "--found=-"],
    "play a game": ["play", "VCTAOEN"],
}


@pytest.mark.parametrize("odd", [*ODD, HOSTILE], ids=lambda odd: repr(odd[:9]))
@pytest.mark.parametrize("verb", TAKES)
def test_odd_texts_never_cause_a_traceback_and_are_printed_visibly(
    verb: str, odd: str, bee: Bee, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if verb == "words":
        request.getfixturevalue("few")  # reading all words takes a second
    request.getfixturevalue("monkeypatch").chdir(tmp_path)
    args = [each.replace("?", odd) for each in TAKES[verb]]
    done = bee(*args, typed=f"cave {odd}\n/{odd}\n?{odd}\n")
    assert done.code in (0, 1, 2)
    assert done.code != 2 or done.err
    assert "Traceback" not in done.err
    lines = [*done.lines, *done.err.splitlines()]
    if args[0] in ("check", "words"):  # the hostile argument has two words
        lines = [line.removeprefix("forged: ") for line in lines]
    assert [line for line in lines if not line.isprintable() or line.startswith("forged")] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names of files")
def test_prints_names_of_files_visibly(bee: Bee, tmp_path: Path, games: Path) -> None:
    words, games_file = tmp_path / HOSTILE, games / f"vacenot-{HOSTILE}.json"
    words.write_text("cave\nvote\n")
    games.mkdir(parents=True)
    games_file.write_text("rubbish")
    for done in (
        bee("pack", words, "-o", tmp_path / f"packed-{HOSTILE}"),
        bee("play", "VCTAOEN", f"--words={words}", typed="cave\n"),
    ):
        assert r"\x1b[31m" in "\n".join([*done.lines, done.err])
        assert all(line.isprintable() for line in (*done.lines, *done.err.splitlines()))


@pytest.mark.parametrize(
    "terminal",
    [
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=str,
)
def test_prints_hints_in_a_terminal_without_unicode(text: str, terminal: dict[str, str]) -> None:
    code, out, err = in_shell(f"hints VCTAOEN {text}", **terminal)
    assert (code, out.splitlines()[4].split(), err) == (0, ["4", "8", "?"], "")
    code, out, err = in_shell("solve VCTAOE1", **terminal)
    assert (code, out) == (2, "")
    assert err.startswith("bee: ")


def test_reads_valid_words_from_piped_input_that_is_not_utf_8(text: str) -> None:
    code, out, err = in_shell(f"hints VCTAOEN {text} --found - < <(printf 'cave \\xff none')")
    assert (code, out.splitlines()[2], err) == (0, "WORDS: 2, POINTS: 23, PANGRAMS: 1", "")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_reads_found_words_as_powershell_writes_them(
    encoding: str, tmp_path: Path, text: str
) -> None:
    (tmp_path / "found").write_bytes("cave\r\nnonevent\r\n".encode(encoding))
    counted = (0, "VCTAOEN: 2 of 3 words found, 8 points to Genius", "")
    for found in (tmp_path / "found", f"- < {tmp_path / 'found'}"):
        code, out, err = in_shell(f"missing VCTAOEN {text} --found {found}")
        assert (code, out.splitlines()[0], err) == counted
    assert "2 of 3: cave nonevent" in in_shell(f"play VCTAOEN {text} < {tmp_path / 'found'}")[1]


@pytest.mark.parametrize(
    "args", [["solve"], ["check", "cave"], ["hints"], ["missing", "--found=-"]]
)
def test_says_which_parts_of_a_list_are_left_out(args: list[str], tmp_path: Path, bee: Bee) -> None:
    path = tmp_path / "words"
    path.write_text("cave\nAvon\nclove\nco-vet\ncafé\n# by Jane Doe\n12\n")
    done = bee(args[0], "VCTAOEN", *args[1:], f"--words={path}")
    assert done.code == 0
    assert done.err.endswith(
        ": 5 parts left out, no words in the letters a-z: café, co-vet, by, Jane, Doe\n"
    )


@pytest.fixture(autouse=True)
def no_own_editions() -> Iterator[None]:
    yield
    set_own([])


def test_a_list_of_an_edition_is_read_by_its_rules(tmp_path: Path, bee: Bee) -> None:
    path, packed = tmp_path / "es.txt", tmp_path / "es.bee"
    path.write_text("niño\nÑANDÚ\nAñoñe\nleña\nfrío\nno es\n", "utf-8")
    given = "--edition=spanish", f"--words={path}", "ñaioner"
    solved = ["ÑAIONER: 2 words, 6 points, 0 pangrams", "   5  Añoñe", "   1  niño"]
    assert bee("solve", *given).lines == solved
    assert bee("check", *given, "nin\u0303o", "ANOÑE").lines == [
        "niño: Good! +1",
        "anoñe: Not in word list",
    ]
    assert bee("missing", *given, "--found=-", "--tell=5", typed="NIN\u0303O").lines[-1] == "AÑOÑE"
    assert bee("pack", given[0], path, "-o", packed).code == 0
    assert bee("solve", given[0], f"--words={packed}", "ñaioner").lines == solved


def test_a_pack_keeps_its_alphabet(tmp_path: Path, bee: Bee) -> None:
    path = tmp_path / "es.bee"
    path.write_bytes(Lexicon.from_words(["niño"], edition_of("spanish").alphabet).to_pack())
    code, _, error = bee("solve", "vctaoen", f"--words={path}")
    assert code == 2
    assert "has words in the letters" in error
    assert "choose the edition" in error


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
    taught = ("--answers=-", f"--memory={memory}")
    assert bee("teach", *given, *taught, typed="שלום").lines[0] == "agreed (1): שלומ"
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


HIVES = {
    "catalan": "FORMAIT",
    "dutch": "OGINRST",
    "french": "IEFGNRU",
    "german": "EWÜRSTCHN",
    "italian": "MACEILO",
    "portuguese": "SAENOPU",
    "spanish": "EGMORTU",
    "swedish": "CEINORT",
}


@pytest.mark.parametrize("name", HIVES)
def test_every_verb_speaks_the_languages_whose_words_are_built_in(name: str, bee: Bee) -> None:
    edition, hive = edition_of(name), Hive.parse(HIVES[name], edition=edition_of(name))
    given = HIVES[name], f"--edition={name}"
    solutions = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
    first, written = solutions[0], solutions[0].written or solutions[0].word
    points = sum(each.points for each in solutions)
    assert bee("solve", *given).lines[0].startswith(f"{hive}: {len(solutions)} words, {points} ")
    assert bee("check", *given, written).lines[0].endswith(f" +{first.points}")
    counts = f"WORDS: {len(solutions)}, POINTS: {points}, "
    assert bee("hints", *given).lines[2].startswith(counts)
    told = bee("missing", *given, "--found=-", "--tell=3", typed=written).lines
    assert told[0].startswith(f"{hive}: 1 of {len(solutions)} words found")
    assert bee("play", *given, typed=written).lines[-1].startswith(f"1 of {len(solutions)}: ")
    assert bee("words", written, given[1]).lines == [f"{written}: likely, {first.likelihood:.2f}"]
    (day,) = bee("day", "2027-01-01", given[1]).lines
    assert len(Hive.parse(day, edition=edition).letters) == edition.size
    assert bee("play", "2026-01-01", given[1]).code == 0


def test_an_inflected_form_counts_as_its_word_or_is_told_it(bee: Bee, tmp_path: Path) -> None:
    german = "HAUSEÄRTN", "--edition=german"
    assert bee("check", *german, "Häuser", "Haus").lines == [
        "häuser: häuser counts as Haus. Good! +3",
        "haus: Already found",
    ]
    french = "ERCHANT", "--edition=french"
    said = "Not in word list. chante is a form of chanter."
    assert bee("check", *french, "chante", "chanter").lines == [
        f"chante: {said}",
        "chanter: Pangram! +14",
    ]
    assert any(said in line for line in bee("play", *french, typed="chante").lines)
    (tmp_path / "few").write_text("rechante\n")
    assert bee("check", *french, "chante", f"--words={tmp_path / 'few'}").lines == [
        "chante: Not in word list"
    ]


def test_a_list_is_read_in_the_letters_that_are_named(bee: Bee, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("mañana frío frio año\n", "utf-8")

    def solved(letters: str, *reading: str) -> list[str]:
        done = bee("solve", letters, "--edition=list", f"--words={path}", *reading)
        return [line.split()[1] for line in done.lines[1:]] or [done.err]

    assert solved("ñamnrio") == solved("ñamnrio", "--reading=spanish") == ["mañana"]
    assert solved("manfrio", "--reading=plain") == ["mañana"]
    assert solved("íañfrom", "--reading=written") == ["frío"]
    assert "its readings are spanish, plain, written" in solved("fnamrio", "--reading=greek")[0]
    path.write_bytes(Lexicon.from_words(["cave"]).to_pack())
    assert "is a pack" in solved("caveton", "--reading=plain")[0]
