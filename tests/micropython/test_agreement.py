"""MicroPython gives the same words and game turns as CPython."""

import json
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beecore import Hive, Lexicon, solve
from beecore.editions import ORIGINAL, own_edition
from beecore.header import CHECKSUM_SIZE, header_of
from beecore.letters import ENGLISH, MAX_LETTERS, Alphabet
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
    files = [folder / name for name in shipped.PACKS]
    for file, part in zip(files, shipped.everything().packs, strict=True):
        file.write_bytes(Lexicon([part]).to_pack())
    return python.disk(folder, ["tests/micropython/questions.py"]), files


def answers(disk: tuple[Path, list[Path]], function: str, arguments: list[Any]) -> list[Any]:
    """Return what a function of `questions` returns on MicroPython."""
    image, files = disk
    lines = ASKED.format(function=function, arguments=json.dumps(arguments))
    (done,) = python.run(image, [lines], *files)
    assert done.raised == ""
    found: list[Any] = json.loads(done.printed)
    return found


@pytest.mark.unmeasured
def test_finds_the_same_words_as_cpython(disk: tuple[Path, list[Path]]) -> None:
    asked = [
        ("vctaoen", 4, "", None),
        ("Ingread", 6, "ra", 0.7),
        ("tbaelpk", 4, "", 0.01),
        ("vacenot", 4, "cenota", None),
        ("equivok", 4, "", None),
        ("ont", 1, "", None),
        ("qzx", 4, "", None),
        ("aeinrstlocdgmupb", 14, "", None),
        *[drawn(Random(size), size) for size in (8, 9, 10, 11, 12, 13, 14, 18, 22, 26)],
    ]
    known = shipped.everything()
    assert answers(disk, "words", asked) == questions.words(known, asked)


def drawn(draw: Random, size: int) -> tuple[str, int, str, None]:
    """Draw a hive with a rare center, so that it has few words."""
    center = draw.choice("jqxz")
    outer = draw.sample(sorted({*ENGLISH.order} - {center}), size - 1)
    return center + "".join(outer), 4 if size < 18 else 9, "", None


def guesses(draw: Random, hive: Hive) -> list[str]:
    """Draw valid, misspelled, combined and empty guesses."""
    words = [found.word for found in solve(hive, shipped.usual())]
    some = draw.sample(words, 12) + draw.choices(words, k=4)
    wrong = [word.replace(draw.choice(word), draw.choice("aeqs ")) for word in some[:8]]
    lists = [", ".join(draw.sample(words, 5)), f"1. {words[0].upper()}", "", "¿qué?"]
    mixed = some + wrong + lists
    return draw.sample(mixed, len(mixed))


@pytest.mark.unmeasured
def test_plays_games_like_cpython(disk: tuple[Path, list[Path]]) -> None:
    draw = Random(7)
    calendar = shipped.calendar()
    rounds = [(letters, guesses(draw, Hive(letters))) for letters in draw.sample(calendar, 6)]
    turns, expected = answers(disk, "games", rounds), questions.games(shipped.usual(), rounds)
    for turn in turns + expected:
        turn["save"] = json.loads(turn["save"])  # the order of the keys differs
    assert turns == expected
    assert {turn["verdict"][0] for turn in turns if turn["verdict"]} > {"several", "word"}


LOOK_UP = """
import json
import zlib
from beecore.editions import ORIGINAL, own_edition
from beecore.hive import Hive
from beecore.letters import Alphabet
from beecore.pack import Pack, PackedWords
from tests.micropython import questions
data, body = bytes.fromhex("{data}"), bytes.fromhex("{body}")
edition = own_edition(ORIGINAL, Alphabet("{order}"), "Own")
known = PackedWords([Pack(data, lambda start, stop: body[start:stop])])
solutions = questions.solved(known, Hive("{letters}", edition=edition))
print(json.dumps([found.word for found in solutions]))
"""


def test_finds_the_words_of_a_list_with_as_many_letters_as_there_may_be(
    disk: tuple[Path, list[Path]],
) -> None:
    order, draw = "abcdefghijklmnopqrstuvwxyzäöüßñçøåé", Random(7)
    assert len(order) == MAX_LETTERS
    words = {"".join(draw.choices(order[-9:], k=draw.randint(4, 9))) for _ in range(2000)}
    made = Lexicon.from_words({*words, *order}, Alphabet(order)).to_pack()
    letters, body = order[-7:], zlib.decompress(made[header_of(made).body_at : -CHECKSUM_SIZE])
    program = LOOK_UP.format(data=made.hex(), body=body.hex(), order=order, letters=letters)
    (done,) = python.run(disk[0], [program])
    assert done.raised == ""
    hive = Hive(letters, edition=own_edition(ORIGINAL, Alphabet(order), "Own"))
    expected = [found.word for found in solve(hive, Lexicon.from_pack(made))]
    assert json.loads(done.printed) == expected != []
