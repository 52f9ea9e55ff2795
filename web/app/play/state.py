"""What Play shows: handlers change this state, and `play.screen` renders it."""

from typing import TYPE_CHECKING, NamedTuple

from browser.language import HOME
from browser.texts import today

from beecore.editions import Edition
from beecore.game.view import View
from beecore.letters import Alphabet

if TYPE_CHECKING:
    from browser.rendering import Markup
    from play.player import OpenGame


ROOM = 10  # letters of a guess and of a parked word beside it, on a narrow phone


class Extras(NamedTuple):
    """What another part of the page adds to the open game, such as what friends have found.

    `line` is the text of a button below the title, and empty for none. `marks` has what stands
    beside words that the player found, by word. `words` are list items of further words, with a
    title, and a note above them.
    """

    line: str
    marks: "dict[str, list[Markup]]"
    title: str
    note: str
    words: "list[Markup]"


NO_EXTRAS = Extras("", {}, "", "", [])


class State:
    """The state of the view Play; its dialogs have their own."""

    def __init__(self) -> None:
        self.is_open = False  # whether Play is the view that the page shows
        self.game: OpenGame | None = None  # the open game, which guesses and hints are for
        self.has_wrong_clock = False  # whether there is no game, since today has no hive
        self.today = today()  # the player's day, as far as the page has noticed
        self.games_to_copy = 0  # saved games that are in no backup, if they are many
        self.streak = 0  # days in a row with a daily hive; 0 until they are counted
        self.counted = 1.0  # how much of the score has been counted up at the end of a game
        self.view: View | None = None  # the open game's view from beecore; None until it is loaded
        self.meanings: dict[str, str] = {}  # the definitions given as hints, by word
        self.has_definitions = False  # whether words of the open game can be defined
        self.hint_trouble = ""  # why the definition for a hint could not be fetched
        self.is_painted = False  # whether the page shows the game as an earlier visit left it
        self.letters = ""  # the hive's letters as they are arranged, center first
        self.guess = ""  # the text of the guess field
        self.trouble = ""  # why words are not stored, as long as they are not
        self.waiting: list[str] = []  # guesses that have not been judged for a while
        self.refused = ""  # the refused guess that the empty guess field shows as a shadow
        self.panel = "found"  # the panel that was opened last: found or hints
        self.has_sounds = False  # whether guesses are answered by sounds
        self.vibrates = False  # whether the phone vibrates for guesses
        self.found_order = ""  # how the words found are sorted, see `saved.records`
        self.shares_hints = False  # whether a shared result includes the number of hints
        self.has_hints = True  # whether the player wants hints to be offered
        self.hides_totals = False  # whether the number of words is hidden until the game is over
        self.extras = NO_EXTRAS  # what another part of the page adds to the open game
        self.has_risen = False  # whether the bar says which rank has just been reached
        self.reward = ""  # the points of the last accepted guess, as they fly to the score
        self.flashes: list[str] = []  # the names of animations that the next rendering starts
        self.new_words: list[str] = []  # found words that the next rendering highlights

    def letters_of(self, key: str) -> str:
        """Return the letters that a key types into a guess; empty for a key that types none."""
        letters = self.fold(key)
        return letters if len(key) == 1 and self.alphabet.has_all(letters) else ""

    def fold(self, text: str) -> str:
        """Return a text in the letters of the open game, or of the page's games before it opens."""
        return self.game.puzzle.hive.fold(text) if self.game else HOME.alphabet.fold(text)

    @property
    def rules(self) -> Edition:
        """The edition of the open game, or of the page's games before it opens."""
        return self.game.puzzle.hive.edition if self.game else HOME

    @property
    def alphabet(self) -> Alphabet:
        """The letters of the open game, or of the page's games before it opens."""
        return self.rules.alphabet

    @property
    def is_todays(self) -> bool:
        """Whether the open game is the daily hive of the day that the page has noticed."""
        return self.game is not None and str(self.game.puzzle.day) == self.today

    @property
    def is_over(self) -> bool:
        """Whether the game takes no more guesses."""
        view = self.view
        return self.has_wrong_clock or bool(
            view and (view["revealed"] or view["complete"] or not view["words"])
        )

    @property
    def parked_here(self) -> list[str]:
        """The parked words for the guess line, the latest first; beside a guess, only the latest,
        if both have room.
        """
        if not self.view or self.is_over:
            return []
        words, letters = list(reversed(self.view["parked"])), len(self.guess or self.refused)
        return [word for word in words[:1] if len(word) + letters <= ROOM] if letters else words

    @property
    def is_empty(self) -> bool:
        """Whether there is no open hive, or one without words."""
        return self.has_wrong_clock or bool(self.view and not self.view["words"])

    def total(self, words: int) -> int | str:
        """Return a number of words as the game's messages expect it: “hidden” if it is a secret."""
        return "hidden" if self.hides_totals and not self.is_over else words

    def change_view(self, view: View) -> None:
        """Replace the view of the game; note new words and a new rank, to highlight them."""
        before, self.view, self.hint_trouble = self.view, view, ""
        if before and before["key"] == view["key"]:
            old_words = {word["word"] for word in before["found"]}
            words = [word["word"] for word in view["found"]]
            self.new_words = [word for word in words if word not in old_words]
            self.has_risen = view["rank"] != before["rank"] and not view["complete"]
            if self.has_risen:
                self.flashes.append("risen")
