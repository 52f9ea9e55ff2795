"""The score and rank of each saved game, stored beside the games.

They are computed from a game, the words of the site and the imported answer lists, and stored as
one text with a line for each game, so that the statistics need not look up the words of every hive.
Losing it costs only time.
"""

import json
from binascii import crc32
from collections.abc import Iterable
from typing import NamedTuple

from answers.words import Words
from browser.dom import by_id
from browser.language import language_of
from saved.data import SavedData
from saved.keys import STANDINGS

from beecore.editions import ORIGINAL
from beecore.game.record import RANK_NAMES, Standing, standing_in
from beecore.game.view import View
from beecore.memory import NOTHING, Memory

VERSION = 2  # of the computation and the format; other versions are ignored
WORD_LISTS = ".bee"  # the suffix of the files that standings depend on
MAX_LINE_LENGTH = 200
FIELDS = 11  # in a line: key, checksum of the game, basis, rank, seven figures, start


class Known(NamedTuple):
    """A stored standing, and whether it is outdated: computed with other words or answer lists."""

    standing: Standing
    is_outdated: bool


class Standings:
    """Reads, computes and stores the standings of saved games, by the keys of the games' hives."""

    def __init__(self, words: Words, data: SavedData) -> None:
        self.words, self.games = words, data.saved_games
        self.store, self.lessons, self.lists = data.store, data.lessons, data.lists
        self.text = ""  # the text that was read or stored last
        self.lines: dict[
            str, str
        ] = {}  # the lines of that text, and lines that there is no room for
        self.memory = NOTHING  # the memory that `basis` was computed with
        self.basis = ""
        self.hashes: dict[str, str] = {}  # of the words of languages, by their tags

    def read(self) -> None:
        """Read what this tab and others have stored; `known` returns standings from it."""
        text = self.store.own_text(STANDINGS) or ""
        if text != self.text:
            self.text = text
            for line in text.split("\n"):
                if len(line) <= MAX_LINE_LENGTH:
                    self.lines[line[: line.find(" ")]] = line
        self.update_basis()

    def update_basis(self) -> None:
        """Set the basis, a number that changes with the answer lists."""
        memory = self.lessons.memory
        if memory is not self.memory or not self.basis:
            parts = f"{VERSION} {self.lessons.texts[:3]}"
            self.memory, self.basis = memory, _checksum(parts)

    def basis_of(self, key: str) -> str:
        """Return the basis of a game's standing, which also changes with the words of its language,
        or of the visitor's own list.
        """
        found = self.lists.lists.get(key.partition(".")[0])
        return f"{self.basis}-{found.added if found else self.hash_of(language_of(key))}"

    def hash_of(self, language: str) -> str:
        """Return a number that changes with the site's words of a language."""
        if language not in self.hashes:
            hashes = json.loads(by_id("hashes").textContent)
            parts = [
                hashes[name]
                for name in sorted(hashes)
                if name.endswith(WORD_LISTS)
                and language == (name.partition("/")[0] if "/" in name else ORIGINAL.language)
            ]
            self.hashes[language] = _checksum(" ".join(parts))
        return self.hashes[language]

    def known(self, key: str, text: str) -> Known | None:
        """Return the stored standing of a saved game; None if none is stored for this text."""
        fields = self.lines.get(key, "").split(" ")
        if len(fields) != FIELDS or fields[1] != _checksum(text):
            return None
        try:
            rank, score, total, words, all_words, pangrams, over = [
                int(each) for each in fields[3:-1]
            ]
            name, started = RANK_NAMES[rank], fields[-1]
        except (ValueError, LookupError):
            return None
        standing = Standing(started, name, score, total, words, all_words, pangrams, over == 1)
        return Known(standing, fields[2] != self.basis_of(key))

    async def compute(self, key: str, text: str) -> Standing:
        """Return the standing of a saved game, which the next `save` stores.

        Raises `GameError` if the game cannot be read.
        """
        self.update_basis()
        basis = self.basis_of(key)
        standing = await self.words.standing(text)
        self.update_basis()
        if basis == self.basis_of(key):
            self.lines[key] = _line(key, text, basis, standing)
        return standing

    def note(self, key: str, text: str, view: View, memory: Memory) -> None:
        """Store the standing of a game whose view is `view` and which is saved as `text`.

        `memory` is the memory with which the view was computed.
        """
        if self.games.text(key) != text or memory is not self.lessons.memory:
            return
        self.update_basis()
        line = self.lines[key] = _line(key, text, self.basis_of(key), standing_in(view))
        if self.store.is_blocked:
            return
        stored = self.store.own_text(STANDINGS) or "\n"
        start = stored.find(f"\n{key} ")  # parsing a thousand lines would take too long here
        if start >= 0:
            end = stored.find("\n", start + 1)
            if stored[start + 1 : end] == line:
                return
            stored = stored[:start] + stored[end:]
        self.store.write(STANDINGS, f"{stored}{line}\n")

    def save(self, keys: Iterable[str]) -> None:
        """Store the standings of the games that are saved, if there is room for them."""
        lines = [self.lines[key] for key in keys if key in self.lines]
        text = "\n".join(["", *lines, ""])
        if text != self.text and not self.store.is_blocked and self.store.write(STANDINGS, text):
            self.text = text


def _line(key: str, text: str, basis: str, standing: Standing) -> str:
    started, rank, *figures = standing
    numbers = [RANK_NAMES.index(rank), *[int(each) for each in figures]]
    fields = [key, _checksum(text), basis, *[str(each) for each in numbers], started]
    return " ".join(fields)


def _checksum(text: str) -> str:
    return str(crc32(text.encode()))
