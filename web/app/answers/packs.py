"""The packs of a word list: first the likely words, then the possible ones, then those of large
hives.
"""

from collections.abc import Awaitable, Callable, Sequence

from browser import files
from browser.dom import run_soon
from browser.offline import hashes
from browser.status import TroubleError, load_error
from js import ArrayBuffer, DecompressionStream, Response, TextDecoder, Uint8Array

from beecore.editions import EDITIONS, ORIGINAL, Edition
from beecore.errors import PackError
from beecore.header import (
    CHECKSUM_SIZE,
    HEADER_SIZE,
    MAX_ALPHABET_BYTES,
    check_size,
    check_unpacked,
    header_of,
)
from beecore.hive import USUAL_SIZE, Hive
from beecore.pack import Pack, PackedWords

LIKELY, POSSIBLE = "likely.bee", "possible.bee"  # the words with up to seven different letters
WIDE = "lexicon-wide.bee"  # the words with more
MAX_HEADER_SIZE = HEADER_SIZE + 2 + MAX_ALPHABET_BYTES


class Packs:
    """Loads the packs of a list in order: `usual` ones for all hives, the likely words first, and
    `wide` ones for hives of more than seven letters.
    """

    def __init__(self, usual: Sequence["PackFile"], wide: Sequence["PackFile"] = ()) -> None:
        self.usual, self.wide = usual, wide
        self.likely = usual[0]

    async def load_usual(self) -> None:
        """Load the usual packs, one after the other, unless one cannot be loaded."""
        for file in self.usual:
            await file.start()
            if not file.loaded:
                return

    async def words_for(self, hive: Hive) -> PackedWords:
        """Return the words to look a hive up in; raises `TroubleError` if they cannot be loaded."""
        needed, packs = self.needed(hive), []
        for file in needed:
            file.start()
        for file in needed:
            packs.append(await file.pack())
        return PackedWords(packs)

    async def likely_words(self, hive: Hive, percent: str) -> PackedWords | None:
        """Return what has the likely words of a hive, if they are in a pack of their own.

        None if all words are needed to know which ones are likely, since a lower boundary makes
        possible words likely. Hives of more than seven letters, other languages, and a visitor's
        own lists need all of their packs.
        """
        if not self.has_likely_words(hive):
            return None
        words = PackedWords([await self.likely.pack()])
        return None if boundary_of(words, percent) < words.likely else words

    def has_likely_words(self, hive: Hive) -> bool:
        """Return whether the likely words of a hive are in a pack of their own."""
        return len(self.usual) > 1 and len(hive.letters) <= USUAL_SIZE

    def are_loaded(self, hive: Hive) -> bool:
        """Return whether the words of a hive can be looked up at once."""
        return all(file.loaded for file in self.needed(hive))

    def needed(self, hive: Hive) -> list["PackFile"]:
        return [*self.usual, *(self.wide if len(hive.letters) > USUAL_SIZE else ())]


def boundary_of(words: PackedWords, percent: str) -> float:
    """Return the least likelihood of likely words: a percentage, or else the word list's own."""
    return int(percent) / 100 if percent else words.likely


def other_languages() -> list[Edition]:
    """Return the editions of other languages of which the site has words."""
    names = hashes()
    return [edition for edition in EDITIONS if _file_of(edition.language) in names]


def of_language(language: str) -> Packs:
    """Return the packs with the site's words of a language, which are loaded when needed."""
    if language == ORIGINAL.language:
        return Packs([PackFile(LIKELY), PackFile(POSSIBLE)], [PackFile(WIDE)])
    return Packs([PackFile(_file_of(language))])


def _file_of(language: str) -> str:
    return f"{language}/words.bee"


class PackFile:
    """A pack that is loaded when it is first needed, by default from a file of the site.

    `content` returns its bytes, or raises `TroubleError`; `trouble` makes such an error of the name
    and the reason why the pack cannot be read.
    """

    def __init__(
        self,
        name: str,
        content: Callable[[str], Awaitable[ArrayBuffer]] = lambda name: files.content(name),
        trouble: Callable[[str, str], TroubleError] = load_error,
    ) -> None:
        self.name, self.content, self.trouble = name, content, trouble
        self.loaded: Pack | None = None
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
        try:
            self.loaded = await read_pack(await self.content(self.name))
        except TroubleError as trouble:
            return trouble
        except PackError as damage:
            return self.trouble(self.name, str(damage))
        finally:
            if not self.loaded:
                self.loading = None
        return None

    async def pack(self) -> Pack:
        """Return the pack once it is loaded; raises `TroubleError` if it cannot be."""
        trouble = await files.warn_if_slow(self.name, self.start())
        if trouble:  # a new error each time: if one is raised twice, its traceback grows
            raise TroubleError(str(trouble), trouble.details)
        assert self.loaded
        return self.loaded


async def read_pack(file: ArrayBuffer) -> Pack:
    """Return the pack in a file; raises `PackError` if the file is damaged."""
    header = bytes(Uint8Array.new(file.slice(0, MAX_HEADER_SIZE)))
    known = header_of(header)
    check_size(file.byteLength, known)
    packed = Response.new(file.slice(known.body_at, -CHECKSUM_SIZE)).body
    stream = packed.pipeThrough(DecompressionStream.new("deflate")).getReader()
    chunks, size = [], 0
    while True:
        try:
            chunk = await stream.read()
        except Exception:
            raise PackError("a damaged pack: its body is no zlib stream")
        if chunk.done:
            break
        chunks.append(chunk.value)
        size += chunk.value.length
        check_unpacked(size)
    body = Uint8Array.new(size)
    for chunk in reversed(chunks):
        size -= chunk.length
        body.set(chunk, size)
    decoder = TextDecoder.new()
    # JavaScript passes bytes as one text, since MicroPython would copy an array byte by byte.
    return Pack(header, lambda start, stop: decoder.decode(body.subarray(start, stop)).encode())
