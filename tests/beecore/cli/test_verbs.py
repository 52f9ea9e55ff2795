"""The verbs of `bee` as a table: help, suggestions, exit code 1, `--json`, and shown progress."""

import json
import shlex
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from threading import Event

import pytest

from beecore import __version__
from beecore.cli import terminal
from beecore.cli.verbs import VERBS, parser
from beecore.game import Game
from beecore.lab import race
from beecore.sharing.games import encode_game, encode_games
from tests.beecore.cli.terminal import Bee
from tests.oracles import HIVE, PANGRAMS


def test_help_is_printed_without_a_verb_and_on_request(bee: Bee) -> None:
    code, lines, err = bee()
    assert (code, err) == (0, "")
    assert lines[0] == "usage: bee [-h] [-V] VERB ..."
    assert [name for name in VERBS if not any(line.split()[:1] == [name] for line in lines)] == []
    assert bee("help").lines == bee("--help").lines == bee("-h").lines == lines
    assert bee("help", "solve") == bee("solve", "--help") == bee("solve", "-h")
    assert bee("-V").lines == bee("--version").lines == [f"bee {__version__}"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("solv", "did you mean solve?"),
        ("hint", "did you mean hints?"),
        ("definition", "did you mean define?"),
        ("xylophone", "`bee help` lists the verbs"),
    ],
)
def test_an_unknown_verb_is_answered_by_the_nearest_one(typed: str, meant: str, bee: Bee) -> None:
    said = f"bee: there is no verb “{typed}”: {meant}\n"
    assert bee(typed, "VCTAOEN") == bee("help", typed) == (2, [], said)


@pytest.mark.parametrize("name", VERBS)
def test_the_help_of_a_verb_describes_it_with_examples_and_exit_codes(name: str, bee: Bee) -> None:
    text = "\n".join(bee(name, "--help").lines)
    verb = VERBS[name]
    assert verb.details in text.replace("\n", " ")
    assert "\nexit codes:\n  0  done\n" in text
    assert ("\n  1  " in text) == bool(verb.failure)
    assert verb.examples
    for example in verb.examples:
        assert f"\n  bee {example}\n" in text
        given = shlex.split(example.partition(" <")[0])
        assert parser().parse_args(given) == parser(name).parse_args(given)


@pytest.mark.parametrize(
    "args",
    [
        "solve qxzjkvw",
        "solve qxzjkvw --json",
        "solve qxzjkvw --all",
        "hints qxzjkvw",
        "missing qxzjkvw --found -",
        "check VCTAOEN covenant octane",
        "check VCTAOEN cave cave",
        "check VCTAOEN octane --json",
        "define zzzzq",
        "define zzzzq --json",
        "join -",
    ],
)
def test_exit_code_1_says_that_nothing_is_found_or_a_guess_does_not_count(
    args: str, bee: Bee
) -> None:
    code, lines, _ = bee(*args.split(), typed='{"format": "open-hive", "version": 1, "values": {}}')
    assert code == 1
    assert lines


GAME = encode_games([encode_game(Game(HIVE, ("cave", "vote")))], {"theme": "dark"})
JSON = {
    "solve": ["VCTAOEN", "WORDS"],
    "missing": ["VCTAOEN", "WORDS", "--found=-", "--tell=4"],
    "hints": ["VCTAOEN", "WORDS"],
    "check": ["VCTAOEN", "octave", "octane", "WORDS"],
    "day": ["2027-01-01"],
    "join": [GAME],
    "teach": ["VCTAOEN", "WORDS", "--answers=-", "--memory=memory.json"],
    "words": ["cava", "xyzzyx"],
    "define": ["went", "xyzzyx"],
    "bench": ["--words=pangrams", "--quick"],
    "pack": ["pangrams", "-o", "packed"],
}


def differences(example: object, value: object, where: str = "") -> Iterator[str]:
    """Yield where a value of JSON has other keys or types than an example, or an empty list."""
    number = (int, float)
    if isinstance(example, dict) and isinstance(value, dict):
        if list(example) != list(value):
            yield f"{where}: {list(value)}"
        for key in example.keys() & value.keys():
            yield from differences(example[key], value[key], f"{where}.{key}")
    elif isinstance(example, list) and isinstance(value, list):
        if not value:
            yield f"{where}: empty"
        for each in value:
            yield from differences(example[0], each, f"{where}[]")
    elif type(example) is not type(value) and not (
        type(example) in number and type(value) in number
    ):
        yield f"{where}: {value!r}"


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", [name for name, verb in VERBS.items() if verb.json])
def test_json_has_the_keys_and_types_of_the_example_in_the_help(
    name: str, bee: Bee, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(race, "QUICK_HIVES", 2)
    (tmp_path / "pangrams").write_text("\n".join(PANGRAMS))
    given = [words if each == "WORDS" else each for each in JSON[name]]
    typed = "cave novae vanco cover octane"
    done = bee(name, *given, "--json", typed=typed)
    wrong = list(differences(json.loads(VERBS[name].json), json.loads("\n".join(done.lines))))
    assert wrong == ([".outdated: empty"] if name == "join" else [])
    assert done.err == ""
    assert done.code == bee(name, *given, typed=typed).code
    assert all(line.isascii() for line in done.lines)


def test_nouns_are_plural_unless_there_is_one(bee: Bee, tmp_path: Path) -> None:
    (tmp_path / "one").write_text("covenant")
    done = bee("pack", tmp_path / "one", "-o", tmp_path / "one.bee")
    assert ": 1 word, 1 mask, " in done.lines[0]
    assert (
        bee("bench", f"--words={tmp_path / 'one'}", "--quick").lines[1] == "1 word, 1 mask, 1 hive"
    )
    assert (
        ": 1 word, 15 points, 1 pangram"
        in bee("solve", "VCTAOEN", f"--words={tmp_path / 'one'}").lines[0]
    )


class WatchedStream(StringIO):
    """A terminal that notes when a text is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        count = super().write(text)
        self.written.set()
        return count


def test_a_long_task_is_shown_on_a_terminal_and_then_removed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = WatchedStream()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(terminal, "PATIENCE", 0)
    with terminal.waiting("reading \x1b[31mwords"):
        assert screen.written.wait(60)
    line = r"reading \x1b[31mwords …"
    assert screen.getvalue() == f"{line}\r{' ' * len(line)}\r"


def test_a_short_task_or_one_without_a_terminal_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = WatchedStream()
    monkeypatch.setattr(terminal, "PATIENCE", 60)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", screen)
        with terminal.waiting("reading the words"):
            pass
    assert screen.getvalue() == ""
    monkeypatch.setattr(terminal, "PATIENCE", 0)
    with terminal.waiting("reading the words"):
        pass
    assert capsys.readouterr().err == ""
