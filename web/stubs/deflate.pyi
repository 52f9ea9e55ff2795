# MicroPython's own.
from io import BytesIO

ZLIB: int

class DeflateIO:
    def __init__(self, stream: BytesIO, format: int) -> None: ...
    def read(self, size: int = ...) -> bytes: ...
