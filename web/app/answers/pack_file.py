"""Reads the word list from a fetched pack file; see `beecore.pack`."""

import io
from collections.abc import Callable

from js import ArrayBuffer, Blob, Response, TextDecoder, Uint8Array
from jsffi import to_js

from beecore.errors import KB, PackError
from beecore.pack import (
    CHECKSUM_SIZE,
    HEADER_SIZE,
    MAX_ALPHABET_BYTES,
    Pack,
    check_size,
    check_unpacked,
    header_of,
)

CHUNK_SIZE = 64 * KB
MAX_HEADER_SIZE = HEADER_SIZE + 2 + MAX_ALPHABET_BYTES
NO_STREAM = "a damaged pack: its body is no zlib stream"


async def read_pack(file: ArrayBuffer) -> Pack:
    """Return the pack in a file; raises `PackError` if the file is damaged."""
    header = bytes(Uint8Array.new(file.slice(0, MAX_HEADER_SIZE)))
    known = header_of(header)
    check_size(file.byteLength, known)
    body = file.slice(known.body_at, -CHECKSUM_SIZE)
    try:
        from js import DecompressionStream
    except ImportError:  # older browsers: MicroPython unpacks the body in half a second
        return Pack(header, _unpack_in_python(bytes(Uint8Array.new(body))))
    stream = Response.new(body).body.pipeThrough(DecompressionStream.new("deflate")).getReader()
    chunks, size = [], 0
    while True:
        try:
            chunk = await stream.read()
        except Exception:
            raise PackError(NO_STREAM)
        if chunk.done:
            break
        chunks.append(chunk.value)
        size += chunk.value.length
        check_unpacked(size)
    whole = await Blob.new(to_js(chunks)).arrayBuffer()
    return Pack(header, _reader(Uint8Array.new(whole)))


def _reader(body: Uint8Array) -> Callable[[int, int], bytes]:
    """Return a function that returns the bytes of a body from an index up to another.

    JavaScript passes them as one text, since MicroPython would copy an array byte by byte.
    """
    decoder = TextDecoder.new()

    def read(start: int, stop: int) -> bytes:
        return decoder.decode(body.subarray(start, stop)).encode()

    return read


def _unpack_in_python(body: bytes) -> Callable[[int, int], bytes]:
    from deflate import ZLIB, DeflateIO

    stream, whole = DeflateIO(io.BytesIO(body), ZLIB), bytearray()
    while True:
        try:
            chunk = stream.read(CHUNK_SIZE)
        except Exception:
            raise PackError(NO_STREAM)
        if not chunk:
            break
        whole += chunk
        check_unpacked(len(whole))

    def read(start: int, stop: int) -> bytes:
        return bytes(whole[start:stop])

    return read
