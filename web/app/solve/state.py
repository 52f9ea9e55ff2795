"""What the visitor asks Solve for, and which of four things Solve shows."""

from typing import NamedTuple, TypeAlias

from answers import links
from browser.dom import number
from browser.language import HOME
from saved.records import MODE

from beecore.bands import USUAL, Bands, Wish
from beecore.editions import edition_of
from beecore.game.hints import Remaining
from beecore.hive import Hive
from beecore.reading import word_of

ALL, STUCK = "all", "stuck"  # modes: list all words, or help to find the missing ones
LETTERS, EDITION, MINIMUM, REQUIRE, LIKELY = "letters", "edition", "minimum", "require", "likely"
BY, STARTS, CONTAINS, LENGTH, PANGRAMS = WISHED = (
    "by",
    "starts",
    "contains",
    "length",
    "pangrams",
)  # the first fields of a `Wish`


class Nothing(NamedTuple):
    """No words: there are no letters, or their words are still being looked up."""


class LikelyWords(NamedTuple):
    """The likely words of a hive, while its possible words are loading or cannot be loaded."""

    bands: Bands


class AllWords(NamedTuple):
    """The likely and the possible words of a hive."""

    bands: Bands


class LeftToFind(NamedTuple):
    """Clues to the words of a hive that the visitor has not found yet."""

    hive: Hive
    remaining: Remaining


Shown: TypeAlias = Nothing | LikelyWords | AllWords | LeftToFind


class SolveState:
    """What the visitor asks for, and what `SolveView.render` shows of it."""

    def __init__(self) -> None:
        self.fields = {
            LETTERS: "",  # as typed or linked, with spaces and punctuation
            EDITION: HOME.name,
            MINIMUM: str(HOME.minimum),  # length of the shortest words
            REQUIRE: "",  # letters that each word needs, besides the center
            LIKELY: "",  # the least percentage of likely words, if the link has one
            MODE: "",  # `STUCK` if the link asks for missing words
        }
        self.rules = HOME  # the edition in the field; the last one known if there is none
        self.wish = USUAL  # how words are grouped, and the filter
        self.hive: Hive | None = None  # the hive that words were last looked up for
        self.percent = ""  # the least percentage of likely words; empty for the usual one
        self.is_stuck = False  # whether to show only what helps to find missing words
        self.shown: Shown = Nothing()
        self.is_busy = False  # whether possible words are still to be loaded or shown
        self.has_folded = True  # whether the words in folded groups are listed

    @property
    def listed(self) -> Bands | None:
        """The words that are listed, if any."""
        shown = self.shown
        return shown.bands if isinstance(shown, (LikelyWords, AllWords)) else None

    def value(self, name: str) -> str:
        """Return the value of a field, by its name in the HTML."""
        return self.fields[name] if name in self.fields else str(getattr(self.wish, name))

    def set(self, name: str, value: str) -> None:
        """Set the value of a field, by its name in the HTML."""
        if name in WISHED:
            by, starts, contains, length, pangrams = [
                value if name == each else self.value(each) for each in WISHED
            ]
            self.set_wish(Wish(by, starts, contains, length, pangrams, ()))
            return
        self.fields[name] = value
        if name == EDITION:
            self.rules = edition_of(value)
            self.fields[MINIMUM] = str(self.rules.minimum)

    def set_wish(self, wish: Wish) -> None:
        """Set the way of grouping and the filter, whose letters are read as in the hive."""
        letters = self.hive or self.rules.alphabet
        self.wish = Wish(
            wish.by,
            word_of(wish.starts, letters),
            word_of(wish.contains, letters),
            number(wish.length.strip()),
            wish.pangrams,
            (),
        )

    def clear_filter(self) -> None:
        self.wish = Wish(self.wish.by, "", "", "", "", ())

    def list_more(self, group: str) -> None:
        """List more words of a group, see `beecore.bands.key`."""
        by, starts, contains, length, pangrams, more = self.wish
        self.wish = Wish(by, starts, contains, length, pangrams, (*more, group))

    def follow(self, link: links.Link) -> None:
        """Set the values of a link; letters equal to those typed stay as they were typed."""
        has_new_letters = link.letters.lower() != self.fields[LETTERS].lower()
        self.set(EDITION, link.edition)
        capitals = self.rules.alphabet.capitals
        if has_new_letters:
            self.fields[LETTERS] = capitals(link.letters)
        self.fields[MINIMUM] = link.minimum or self.fields[MINIMUM]
        self.fields[REQUIRE] = capitals(link.require)
        self.fields[LIKELY], self.fields[MODE] = link.likely, STUCK if link.is_stuck else ""
        self.hive = None  # so that the filter is not cleared as that of another hive
        self.set_wish(link.wish)

    def take(self, hive: Hive) -> None:
        """Note the hive that words are looked up for; the filter of other letters is cleared."""
        if self.hive and self.hive.letters != hive.letters:
            self.clear_filter()
        self.hive = hive
