"""The state of the Solve view: the values of its fields, and what it shows."""

from typing import Any

from answers import links
from browser.dom import number
from browser.language import HOME

from beecore.bands import USUAL, Bands, Wish
from beecore.editions import edition_of
from beecore.game.hints import Remaining
from beecore.hive import LEAST_LETTERS, Hive
from beecore.reading import Typed

ALL, STUCK = "all", "stuck"  # modes: list all words, or help to find the missing ones
LETTERS, MINIMUM, REQUIRE = HIVE_FIELDS = ("letters", "minimum", "require")
EDITION = "edition"
FILTER_FIELDS = ("starts", "contains", "length", "pangrams")


class State:
    """Everything that `Solver.render` shows.

    The value of a field, such as `letters`, has the name of that field in the HTML.
    """

    def __init__(self) -> None:
        self.letters = ""  # as typed or linked, with spaces and punctuation
        self.edition = HOME.name
        self.rules = HOME  # the edition of this name; the last one known if there is none
        self.minimum = str(HOME.minimum)  # length of the shortest words
        self.require = ""  # letters that each word needs, besides the center
        self.read = Typed("", "")  # the letters that could be read
        self.is_submitted = False  # whether fewer letters than usual are solved, too
        self.is_cleared = False  # whether Escape has removed the letters
        self.faults: dict[str, str] = {}  # error messages by the name of their field
        self.mode = ALL
        self.is_linked_stuck = False  # whether the link asks for missing words
        self.found = ""  # words in the link that were found elsewhere, until they are entered
        self.by = USUAL.by  # how words are grouped, see `beecore.bands.WAYS`
        self.starts = self.contains = self.length = ""  # the filter, as typed
        self.pangrams = ""  # "yes" for pangrams only
        self.filter_letters = ""  # the letters of the filter's hive; empty for any
        self.more: list[str] = []  # groups that list more words, see `Wish.more`
        self.linked_boundary = ""  # the least percentage of likely words, if the link has one
        self.boundary = ""  # the percentage in use; empty for the usual one
        self.hive: Hive | None = None  # the hive that words were last looked up for
        self.bands: Bands | None = None  # the words shown; None while there are none to show
        self.lacks_possible = False  # whether `bands` has no possible words, not loaded so far
        self.is_complete = False  # whether the possible words are shown as well
        self.is_busy = False  # whether words are still to be loaded or shown
        self.summary = ""  # the status line's sentence about the words shown
        self.is_missing_shown = False
        self.remaining: Remaining | None = None  # what is left to find
        self.chosen = ""  # the count of missing words whose words are listed: co, 6, or c6
        self.clue_levels: dict[str, int] = {}  # how much is revealed of each word with a clue
        self.meanings: dict[str, str] = {}  # definitions asked for as clues, by word
        self.open: set[str] = set()  # the parts of the page that are unfolded

    def set(self, name: str, value: Any) -> None:
        """Set the value of a field."""
        setattr(self, name, value)
        if name == LETTERS:
            self.is_submitted = False
            self.is_cleared = self.is_cleared and not value
        if name == EDITION:
            self.rules = edition_of(value)
            self.minimum = str(self.rules.minimum)
        if name in FILTER_FIELDS or name == "by":
            self.more = []

    def follow(self, link: links.Named) -> None:
        """Set the values of a link; letters equal to those typed stay as they were typed."""
        has_new_letters = link.letters.lower() != self.letters.lower()
        self.set(EDITION, link.edition)
        capitals = self.rules.alphabet.capitals
        if has_new_letters:
            self.letters = capitals(link.letters)
        self.minimum = number(link.minimum) or self.minimum
        self.require = capitals(link.require)
        if not link.is_plain:
            self.open.add("options")
        self.is_submitted, self.is_cleared = bool(link.letters), False
        self.linked_boundary, self.is_linked_stuck = link.likely, link.is_stuck
        self.found = link.found
        self.by, self.filter_letters = link.wish.by, ""
        self.set_filter(link.wish)
        if link.wish.is_filter:
            self.open.add("filter")

    def set_filter(self, wish: Wish) -> None:
        self.starts, self.contains, self.pangrams = wish.starts, wish.contains, wish.pangrams
        self.length, self.more = number(wish.length), []

    @property
    def wish(self) -> Wish:
        return Wish(self.by, self.starts, self.contains, self.length, self.pangrams, self.more)

    def wish_for(self, hive: Hive) -> Wish:
        """Return which words of a hive to show; a new hive clears the filter of the last one."""
        if self.filter_letters not in ("", hive.letters):
            self.set_filter(USUAL)
        self.hive, self.filter_letters = hive, hive.letters
        return self.wish

    @property
    def is_begun(self) -> bool:
        """Whether there are letters to report on, or an error in them."""
        enough = len(self.read.letters) >= LEAST_LETTERS
        return self.is_submitted or bool(self.read.strange) or enough

    @property
    def is_solvable(self) -> bool:
        """Whether the letters can be solved, rather than still being typed."""
        return self.is_submitted or len(self.read.letters) >= self.rules.size

    def clear_words(self) -> None:
        self.bands, self.summary = None, ""
        self.is_missing_shown = self.lacks_possible = False
