"""What helps a player with a word: its definition, the word that a form belongs to, and hints as
markup.

Definitions and forms are in files of the site, which are fetched when they are first needed and
stay in JavaScript: they have half a million characters, of which a look-up needs a line or two.
"""

from collections.abc import Callable

from browser import files
from browser.language import in_folder
from browser.offline import hashes
from browser.rendering import Markup, tag
from browser.texts import text
from js import Object

from beecore.editions import ORIGINAL, Edition
from beecore.game.hints import NONE, SUM
from beecore.gloss import FORM, Gloss, files_of, form_of, group_of, look_up, masked
from beecore.hive import Hive, fits
from beecore.letters import capitals
from beecore.reading import word_of, words_in


class Glosses:
    """Looks up definitions, and the words that inflected forms belong to."""

    def __init__(self) -> None:
        self.files: dict[str, Object] = {}

    def has_any(self, edition: Edition) -> bool:
        """Return whether the site has definitions in the language of an edition."""
        folder = in_folder("glosses/", edition.language)
        return any(name.startswith(folder) for name in hashes())

    async def of(self, word: str, edition: Edition) -> Gloss | None:
        """Return the definition of a word, or None; not every language of the site has any.

        Raises `TroubleError` if its file cannot be loaded.
        """
        letters, is_english = edition.alphabet.fold(word), edition.language == ORIGINAL.language
        names = [f"{edition.language}/glosses/{group_of(letters)}.txt"]
        for name in files_of(letters) if is_english else names:
            if name not in hashes():
                continue
            line_of = line_in(await self.lines(name))
            gloss = look_up(letters, line_of) if is_english or line_of(letters) else None
            if gloss:
                return gloss
        return None

    async def hint(self, word: str, edition: Edition) -> str:
        """Return the definition with the word itself hidden, after its part of speech, or what form
        of its base it is: “past tense”. Raises `TroubleError` like `of`.
        """
        gloss = await self.of(word, edition)
        if gloss is None:
            return text("words-no-definition")
        kind = text(f"bee-part-{gloss.part}")
        if gloss.base != edition.alphabet.fold(word):
            form = form_of(word, gloss)
            kind = form if form != FORM else f"{kind}, {form}"
        return text("words-clue", kind=kind, meaning=masked(gloss, word))

    async def counted(self, hive: Hive, guess: str) -> str:
        """Return the word that a guess counts as: in some editions, a form counts as its word."""
        edition = hive.edition
        words = words_in(guess, edition.alphabet)
        if not (edition.forms and len(words) == 1 and fits(hive, words[0])):
            return guess
        word = await self.word_of(words[0], edition)
        return word if word and fits(hive, edition.alphabet.fold(word)) else guess

    async def word_of(self, form: str, edition: Edition) -> str:
        """Return the word that an inflected form belongs to, as it is written, in languages whose
        lists have headwords only; empty if there is none.

        A line of the file has a word, a tab, and the letters of its forms, each between spaces.
        Raises `TroubleError` if the file cannot be loaded.
        """
        name = f"{edition.language}/forms.txt"
        if name not in hashes():
            return ""
        lines = await self.lines(name)
        place = lines.indexOf(f" {word_of(form, edition.alphabet)} ")
        if place < 0:
            return ""
        start = lines.lastIndexOf("\n", place) + 1
        word: str = lines.slice(start, lines.indexOf("\t", start))
        return word

    async def lines(self, name: str) -> Object:
        if name not in self.files:
            self.files[name] = await files.text_object(name)
        return self.files[name]


def line_in(lines: Object) -> Callable[[str], str]:
    """Return a function that returns the line of a word; empty if there is none."""

    def line_of(word: str) -> str:
        start = lines.indexOf("\n" + word + "\t") + 1
        return lines.slice(start, lines.indexOf("\n", start)) if start else ""

    return line_of


def dotted(beginning: str, length: int) -> str:
    """Return the revealed beginning of a word, with a dot for each hidden letter."""
    return capitals(beginning) + " ·" * (length - len(beginning))


def grid_of(
    rows: list[list[str]],
    center: str = "",
    cell_of: Callable[[str, str, str], str | Markup] | None = None,
) -> Markup:
    """Return the table of word counts.

    Cells for which there are no words are empty; `cell_of` returns what is in another one, given
    its letter, length, and count. Classes mark rows and columns without words left, the totals, and
    the row of the letter `center`.
    """
    head, *rest = rows
    done = [cell == "0" for cell in rest[-1]]
    shown = [tag("tr", tag("td"), [tag("th", cell, scope="col") for cell in head[1:]])]
    for first, *cells in rest:
        row = [
            tag(
                "td",
                "" if cell == NONE else cell_of(first, size, cell) if cell_of else cell,
                class_="done" * (cell == "0" or column_is_done),
            )
            for size, cell, column_is_done in zip(head[1:], cells, done[1:], strict=True)
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
