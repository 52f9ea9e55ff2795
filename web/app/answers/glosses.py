"""What helps a player with a word: its definition, the word that a form belongs to, and hints as
markup.

Definitions and forms are in files of the site, which are fetched when they are first needed and
stay in JavaScript: they have half a million characters, of which a look-up needs a line or two.
"""

from browser import files
from browser.dom import run_soon
from browser.markup import Markup, tag
from browser.offline import cache_files, hashes, is_caching
from browser.texts import text
from browser.trouble import TroubleError
from js import Object

from beecore.editions import ORIGINAL, Edition
from beecore.game.hints import NONE, SUM
from beecore.gloss import SYNONYMS, Gloss, files_of, group_of, look_up, masked
from beecore.hive import Hive, fits
from beecore.letters import capitals
from beecore.reading import word_of, words_in


class Glosses:
    """Looks up definitions."""

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


class Forms:
    """Looks up the word that an inflected form belongs to, in languages whose lists have headwords
    only.

    A line of a language's file has a word as it is written, a tab, and the letters of its forms,
    each between spaces.
    """

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


def dotted(beginning: str, length: int) -> str:
    """Return the revealed beginning of a word, with a dot for each hidden letter."""
    return capitals(beginning) + " ·" * (length - len(beginning))


def grid_of(rows: list[list[str]], center: str = "") -> Markup:
    """Return the table of word counts.

    Cells for which there are no words are empty. Classes mark rows and columns without words left,
    the totals, and the row of the letter `center`.
    """
    head, *rest = rows
    done = [cell == "0" for cell in rest[-1]]
    shown = [tag("tr", tag("td"), [tag("th", cell, scope="col") for cell in head[1:]])]
    for first, *cells in rest:
        row = [
            tag("td", cell if cell != NONE else "", class_="done" * (cell == "0" or column_is_done))
            for cell, column_is_done in zip(cells, done[1:], strict=True)
        ]
        name = tag("th", first, scope="row")
        marks = ["done"] if cells[-1] == "0" else []
        marks += ["center"] if first.lower() == center else []
        marks += ["total"] if first == SUM else []
        shown.append(tag("tr", name, row, class_=" ".join(marks)))
    return tag("table", shown, class_="grid", translate="no", aria_label=text("words-grid"))


def pairs_of(line: list[str]) -> list[Markup]:
    """Return a line of the two-letter list; a class marks beginnings without words left."""
    return [tag("span", pair, class_="done" * pair.endswith("-0")) for pair in line]
