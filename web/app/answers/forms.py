"""Inflected forms of the listed words, in languages whose lists have headwords only.

A line of the file has a word as it is written, a tab, and the letters of its forms, each between
spaces. The file stays in JavaScript: it has half a million characters, of which a look-up needs a
line.
"""

from typing import TYPE_CHECKING

from browser import files
from browser.offline import hashes
from browser.trouble import TroubleError

from beecore.editions import Edition
from beecore.hive import Hive, fits
from beecore.reading import word_of, words_in

if TYPE_CHECKING:
    from js import Object


class Forms:
    """Looks up the word that a form belongs to; each language's file is loaded when needed."""

    def __init__(self) -> None:
        self.files: dict[str, Object] = {}

    async def word_of(self, form: str, edition: Edition) -> str:
        """Return the word that has a form, as it is written; empty if no listed word has it, or if
        the file cannot be loaded.
        """
        name = f"{edition.language}/forms.txt"
        if name not in hashes():
            return ""
        if name not in self.files:
            try:
                self.files[name] = await files.text_object(name)
            except TroubleError:
                return ""
        lines = self.files[name]
        place = lines.indexOf(f" {word_of(form, edition.alphabet)} ")
        if place < 0:
            return ""
        start = lines.lastIndexOf("\n", place) + 1
        word: str = lines.slice(start, lines.indexOf("\t", start))
        return word

    async def counted(self, hive: Hive, guess: str) -> str:
        """Return the word that a guess counts as: in some editions, a form counts as its word."""
        edition = hive.edition
        words = words_in(guess, edition.alphabet)
        if not (edition.forms and len(words) == 1 and fits(hive, words[0])):
            return guess
        word = await self.word_of(words[0], edition)
        return word if word and fits(hive, edition.alphabet.fold(word)) else guess
