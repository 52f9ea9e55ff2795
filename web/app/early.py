"""Words before the engine is up: the page looks them up in the pack that the engine will read.

Getting the pack, looking up and showing are tasks of their own: a slow machine has a visitor to see
to in between.
"""

from bee import BASE
from dom import pause
from js import Response, TextDecoder, Uint8Array, fetch

from beecore.layout import CHECKSUM_SIZE, HEADER_SIZE
from beecore.lookup import Packed, solve


class Early:
    """Answers plain hives, once it has the pack."""

    def __init__(self):
        self.packed = None

    async def open(self):
        """Fetch the pack. Where that fails, words have to wait for the engine: nothing is lost."""
        try:
            file = await (await fetch(BASE + "lexicon.bee")).arrayBuffer()
            from js import DecompressionStream  # too new for some browsers that run Pyodide

            zipped = Response.new(file.slice(HEADER_SIZE, -CHECKSUM_SIZE)).body
            unpacked = zipped.pipeThrough(DecompressionStream.new("deflate"))
            body = await Response.new(unpacked).arrayBuffer()
            self.packed = Packed(bytes(Uint8Array.new(file, 0, HEADER_SIZE)), _reader(body))
        except Exception:
            return

    @property
    def is_open(self):
        return self.packed is not None

    def close(self):
        """Let go of the pack: the engine is up."""
        self.packed = None

    async def answer(self, *question):
        """Return the engine's answer to `solve`; None for what has to wait for the engine."""
        reply = solve(self.packed, *question) if self.packed else None
        await pause()
        return reply


def _reader(body):
    """Return what reads bytes of a body: by way of text, or each would be fetched on its own."""
    decoder, whole = TextDecoder.new(), Uint8Array.new(body)

    def read(start, stop):
        return decoder.decode(whole.subarray(start, stop)).encode()

    return read
