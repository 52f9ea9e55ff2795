"""The packs of a word list: first the likely words, then the possible ones, then those of large
hives.
"""

from collections.abc import Awaitable

from answers.pack_file import read_pack
from browser import files
from browser.dom import run_soon
from browser.offline import cache_files, is_caching
from browser.trouble import TroubleError, load_error

from beecore.errors import PackError
from beecore.hive import USUAL_SIZE, Hive
from beecore.pack.lookup import Joined, Packed

LIKELY, POSSIBLE = "likely.bee", "possible.bee"  # the words with up to seven different letters
WIDE = "lexicon-wide.bee"  # the words with more


class Packs:
    """Loads the likely words, a third of the bytes, then the possible ones; and the words with more
    than seven different letters once a hive needs them.
    """

    def __init__(self) -> None:
        self.likely, self.possible, self.wide = PackFile(LIKELY), PackFile(POSSIBLE), PackFile(WIDE)
        self.likely.start()
        run_soon(self.load_usual)

    async def load_usual(self) -> None:
        """Load the likely words, which are shown first, and then the possible ones."""
        await self.likely.start()
        if self.likely.loaded:
            self.possible.start()

    async def likely_words(self) -> Packed:
        """Return the likely words with up to seven different letters.

        Raises `TroubleError` if they cannot be loaded.
        """
        return await self.likely.pack()

    async def words_for(self, hive: Hive) -> Joined:
        """Return the words to look a hive up in; raises `TroubleError` if they cannot be loaded."""
        needed, packs = self.needed(hive), []
        for file in needed:
            file.start()
        for file in needed:
            packs.append(await file.pack())
        return Joined(packs)

    def are_loaded(self, hive: Hive) -> bool:
        """Return whether the words of a hive can be looked up at once."""
        return all(file.loaded for file in self.needed(hive))

    def needed(self, hive: Hive) -> list["PackFile"]:
        usual = [self.likely, self.possible]
        return [*usual, self.wide] if len(hive.letters) > USUAL_SIZE else usual


class PackFile:
    """A pack in a file of the site, loaded on demand."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.loaded: Packed | None = None
        self.loading: Awaitable[TroubleError | None] | None = None

    @property
    def is_loading(self) -> bool:
        return self.loading is not None and self.loaded is None

    def start(self) -> Awaitable[TroubleError | None]:
        """Load the file, unless it is loaded or being loaded; return the error if that fails."""
        if self.loading is None:
            self.loading = run_soon(self.load)
        return self.loading

    async def load(self) -> TroubleError | None:
        """Load the pack; return the error if that fails, so that the next request tries again."""
        was_caching = is_caching()
        trouble = None
        try:
            self.loaded = await read_pack(await files.content(self.name))
        except TroubleError as error:
            trouble = error
        except PackError as damage:
            trouble = load_error(self.name, str(damage))
        if trouble:
            self.loading = None
        elif not was_caching:
            run_soon(lambda: cache_files([self.name]))
        return trouble

    async def pack(self) -> Packed:
        """Return the pack once it is loaded; raises `TroubleError` if it cannot be."""
        trouble = await files.warn_if_slow(self.name, self.start())
        if trouble:  # a new error each time: if one is raised twice, its traceback grows
            raise TroubleError(str(trouble), trouble.details)
        assert self.loaded
        return self.loaded
