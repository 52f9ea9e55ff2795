"""Definitions of words, from files of the site that are fetched when they are first needed."""

from browser import files
from browser.dom import run_soon
from browser.offline import cache_files, hashes, is_caching
from browser.texts import text
from js import Object

from beecore.editions import ORIGINAL, Edition
from beecore.gloss import SYNONYMS, Gloss, files_of, group_of, look_up, masked


class Glosses:
    """Looks up definitions in files that are fetched as needed.

    The files stay in JavaScript: they have half a million characters, of which a look-up needs a
    line or two.
    """

    def __init__(self) -> None:
        self.files: dict[str, Object] = {}

    def has_any(self, edition: Edition) -> bool:
        """Return whether the site has definitions in the language of an edition."""
        is_english = edition.language == ORIGINAL.language
        start = "glosses/" if is_english else f"{edition.language}/glosses/"
        return any(name.startswith(start) for name in hashes())

    async def of(self, word: str, edition: Edition) -> Gloss | None:
        """Return the definition of a word, or None; not every language of the site has any.

        Raises `TroubleError` if its file cannot be loaded.
        """
        letters, known = edition.alphabet.fold(word), hashes()
        is_english = edition.language == ORIGINAL.language
        for name in files_of(letters) if is_english else [file_of(letters, edition)]:
            if name in known:
                lines = await self.lines(name)
                gloss = _look_up(letters, lines, has_forms=is_english)
                if gloss:
                    return gloss
        return None

    async def hint(self, word: str, edition: Edition) -> str:
        """Return the definition with the word itself hidden; raises `TroubleError` like `of`."""
        gloss = await self.of(word, edition)
        if gloss and gloss.part == SYNONYMS:
            return text("words-synonyms", words=gloss.text)
        return masked(gloss, word) if gloss else text("words-no-definition")

    async def lines(self, name: str) -> Object:
        if name not in self.files:
            was_cached = is_caching()
            self.files[name] = await files.text_object(name)
            if not was_cached:
                run_soon(lambda: cache_files([name]))
        return self.files[name]


def file_of(letters: str, edition: Edition) -> str:
    """Return the file with the definition of a word in another language than English."""
    return f"{edition.language}/glosses/{group_of(letters)}.txt"


def _look_up(letters: str, lines: Object, has_forms: bool) -> Gloss | None:
    """Return the definition in a file's lines; with `has_forms`, also that of an inflected form."""
    line = line_in(lines, letters)
    if not (line or has_forms):
        return None
    return look_up(letters, lambda each: line if each == letters else line_in(lines, each))


def line_in(lines: Object, word: str) -> str:
    """Return the line of a word; empty if there is none."""
    start = lines.indexOf("\n" + word + "\t") + 1
    return lines.slice(start, lines.indexOf("\n", start)) if start else ""
