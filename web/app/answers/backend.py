"""The interface that the page and the engine share: both solve hives and play games on them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from browser.texts import edition_title, text

from beecore.bands import Bands, Listing, Wish
from beecore.errors import BeeError
from beecore.game.guess import Game, Verdict
from beecore.game.hints import Remaining
from beecore.game.record import Standing
from beecore.game.view import View
from beecore.hive import Hive
from beecore.letters import Alphabet
from beecore.memory import Memory


class AnswerLists(Protocol):
    """The answer lists that the player imported, as a value and as the text that stores it."""

    @property
    def memory(self) -> Memory: ...
    @property
    def text(self) -> str: ...


class Played(NamedTuple):
    """A game after an action."""

    text: str  # the saved game
    unread: list[int]  # the indexes of saved texts that could not be read
    verdict: Verdict | None  # the verdict if the action was a guess
    is_touched: bool  # whether the game is worth saving
    is_final: bool  # whether the view will be the same once all words are loaded
    view: Callable[[], View]  # computes what the screen shows, in up to 50 ms


class UndecidedError(Exception):
    """The verdict on a guess depends on words that are not loaded yet: on `words` in the guess."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


def check_alphabet(hive: Hive, alphabet: Alphabet) -> None:
    """Raise `BeeError` if a hive has another alphabet than the words it is to be solved with."""
    if hive.alphabet != alphabet:
        raise BeeError(text("words-no-list", edition=edition_title(hive.edition)))


class Backend(Protocol):
    """Solves hives and plays games on them.

    Words are likely if their likelihood is at least `percent`, a number as text; if it is empty,
    the word list's own boundary is used.
    """

    def is_ready_for(self, hive: Hive) -> bool:
        """Return whether words come at once, without a wait for a download or for the engine."""

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        """Return the likely and the possible words of a hive."""

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        """Return the words of a hive as the text of a file; see `beecore.bands.listing`."""

    async def play(
        self, hive: Hive, percent: str, now: str, saved: Sequence[str], action: str, detail: str
    ) -> Played:
        """Return a game after an action (see `beecore.game.view.act`).

        The game is merged from the texts in `saved`. If there are none, a new game begins at `now`.

        Raises `UndecidedError` for a guess that cannot be judged before all words are loaded.
        """

    async def standing(self, game: Game, saved: str) -> Standing:
        """Return the score and rank of a game that was loaded from the text `saved`."""

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        """Return the words left to find, given a saved game and further words found elsewhere."""
