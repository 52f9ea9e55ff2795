"""Definitions of words, from files of the site that are fetched when they are first needed."""

from browser import files
from browser.dom import run_soon
from browser.offline import cache_files, is_caching
from browser.texts import text
from js import Object

from beecore.editions import Edition
from beecore.gloss import Gloss, files_of, look_up, masked
from beecore.letters import ENGLISH


class Glosses:
    """Looks up definitions in files that are fetched as needed.

    The files stay in JavaScript: they have half a million characters, of which a look-up needs a
    line or two.
    """

    def __init__(self) -> None:
        self.files: dict[str, Object] = {}

    async def of(self, word: str, edition: Edition) -> Gloss | None:
        """Return the definition of a word, or None; only words of English have definitions.

        Raises `TroubleError` if its file cannot be loaded.
        """
        if edition.alphabet != ENGLISH:
            return None
        for name in files_of(word):
            lines = await self.lines(name)
            gloss = look_up(word, lambda each: line_in(lines, each))  # noqa: B023  called at once
            if gloss:
                return gloss
        return None

    async def hint(self, word: str, edition: Edition) -> str:
        """Return the definition with the word itself hidden; raises `TroubleError` like `of`."""
        gloss = await self.of(word, edition)
        return masked(gloss, word) if gloss else text("words-no-definition")

    async def lines(self, name: str) -> Object:
        if name not in self.files:
            was_cached = is_caching()
            self.files[name] = await files.text_object(name)
            if not was_cached:
                run_soon(lambda: cache_files([name]))
        return self.files[name]


def line_in(lines: Object, word: str) -> str:
    """Return the line of a word; empty if there is none."""
    start = lines.indexOf("\n" + word + "\t") + 1
    return lines.slice(start, lines.indexOf("\n", start)) if start else ""
