"""MicroPython gives the same words and game turns as CPython."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beecore import Hive, Lexicon, pack, solve
from beecore.game import puzzles
from beecore.words import shipped
from tests.micropython import python, questions

ASKED = """
import js, json
from tests.micropython import questions
known = questions.joined([bytes(header) for header in js.headers], js.text)
print(json.dumps(questions.{function}(known, json.loads({arguments!r}))))
"""


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Path]]:
    folder = tmp_path_factory.mktemp("disk")
    files = [folder / name for name in shipped.USUAL_PACKS]
    for file, part in zip(files, shipped.usual().packs, strict=True):
        file.write_bytes(pack.write(Lexicon([part])))
    return python.disk(folder, ["tests/micropython/questions.py"]), files


def answers(disk: tuple[Path, list[Path]], function: str, arguments: list[Any]) -> list[Any]:
    """Return what a function of `questions` returns on MicroPython."""
    image, files = disk
    lines = ASKED.format(function=function, arguments=json.dumps(arguments))
    (done,) = python.run(image, [lines], *files)
    assert done.raised == ""
    found: list[Any] = json.loads(done.printed)
    return found


def test_finds_the_same_words_as_the_engine(disk: tuple[Path, list[Path]]) -> None:
    asked = [
        ("vctaoen", 4, "", None),
        ("Ingread", 6, "ra", 0.7),
        ("tbaelpk", 4, "", 0.01),
        ("vacenot", 4, "cenota", None),
        ("equivok", 4, "", None),
        ("ont", 1, "", None),
        ("qzx", 4, "", None),
        ("aeinrstlocdgmupb", 14, "", None),
    ]
    assert answers(disk, "words", asked) == questions.words(shipped.usual(), asked)


def guesses(draw: Random, hive: Hive) -> list[str]:
    """Draw valid, misspelled, combined and empty guesses."""
    words = [found.word for found in solve(hive, shipped.usual())]
    some = draw.sample(words, 12) + draw.choices(words, k=4)
    wrong = [word.replace(draw.choice(word), draw.choice("aeqs ")) for word in some[:8]]
    lists = [", ".join(draw.sample(words, 5)), f"1. {words[0].upper()}", "", "¿qué?"]
    mixed = some + wrong + lists
    return draw.sample(mixed, len(mixed))


def test_plays_games_like_the_engine(disk: tuple[Path, list[Path]]) -> None:
    draw = Random(7)
    calendar = puzzles.read(shipped.calendar_text())
    rounds = [(letters, guesses(draw, Hive(letters))) for letters in draw.sample(calendar, 6)]
    turns, expected = answers(disk, "games", rounds), questions.games(shipped.usual(), rounds)
    for turn in turns + expected:
        turn["save"] = json.loads(turn["save"])  # the order of the keys differs
    assert turns == expected
    assert {turn["verdict"]["kind"] for turn in turns if turn["verdict"]} > {"several", "word"}
