"""What words mean, from the site's files of glosses, each fetched when it is first needed."""

from browser import files
from browser.dom import promised
from browser.offline import is_kept, keep_needed
from js import Object

from beecore.gloss import Gloss, files_of, look_up, masked

UNKNOWN = "No short definition is available."


class Glosses:
    """Knows the glosses of the letters that were asked for.

    Their texts stay JavaScript's, boxed: of half a million letters a look-up wants a line or two.
    """

    def __init__(self) -> None:
        self.texts: dict[str, Object] = {}
        self.hints: dict[str, str] = {}  # by the words that they do not tell

    async def of(self, word: str) -> Gloss | None:
        """Return what a word means, none if that is not known; `TroubleError` without its file."""
        for name in files_of(word):
            text = await self.text(name)
            gloss = look_up(word, lambda each: line_in(text, each))  # noqa: B023  called at once
            if gloss:
                return gloss
        return None

    async def hint(self, word: str) -> str:
        """Return what a word means without telling the word; `TroubleError` without its file."""
        if word not in self.hints:
            gloss = await self.of(word)
            self.hints[word] = masked(gloss, word) if gloss else UNKNOWN
        return self.hints[word]

    async def text(self, name: str) -> Object:
        if name not in self.texts:
            was_kept = is_kept()
            self.texts[name] = await files.boxed(name)
            if not was_kept:
                promised(lambda: keep_needed([name]))
        return self.texts[name]


def line_in(text: Object, word: str) -> str:
    """Return the line of a word, empty if it has none."""
    start = text.indexOf("\n" + word + "\t") + 1
    return text.slice(start, text.indexOf("\n", start)) if start else ""
