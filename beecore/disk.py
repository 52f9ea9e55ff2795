"""Files: read no further than a bound, and written whole or not at all."""

import contextlib
import os
import stat
from pathlib import Path

from .bounds import limit_size, sized
from .errors import FileError


def read_bytes(path: Path, most: int) -> bytes:
    """Return the bytes of a file; `FileError` if there are more, or it cannot be read.

    What has no size, such as a pipe, is read up to the bound.
    """
    try:
        with path.open("rb") as file:
            limit_size(os.fstat(file.fileno()).st_size, most, repr(str(path)), FileError)
            data = file.read(most + 1)
    except (OSError, ValueError) as fault:
        raise FileError(f"cannot read {str(path)!r}: {_told(fault)}") from None
    if len(data) > most:
        raise FileError(f"{str(path)!r} has no end in sight; up to {sized(most)} can be read")
    return data


def read_text(path: Path, most: int) -> str:
    """Return the text of a file, as `read_bytes` does; whatever is no UTF-8 is replaced."""
    return read_bytes(path, most).decode("utf-8-sig", "replace")


def write(path: Path, content: str | bytes) -> None:
    """Write a file whole, or leave what is there; `FileError` if it cannot be written.

    It keeps its permissions, and a link still leads to it. What is no file, such as a pipe or
    `/dev/stdout`, is simply written to.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        mode = path.stat().st_mode if path.exists() else None
        if mode is None or stat.S_ISREG(mode):
            _replace(path.resolve(), data, mode)
        else:
            path.write_bytes(data)
    except (OSError, ValueError, RuntimeError) as fault:
        raise FileError(f"cannot write {str(path)!r}: {_told(fault)}") from None


def _replace(path: Path, data: bytes, mode: int | None) -> None:
    draft = path.with_name(f".bee-{os.urandom(6).hex()}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            draft.chmod(stat.S_IMODE(mode))
        draft.replace(path)
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()


def _told(fault: Exception) -> str:
    return getattr(fault, "strerror", None) or str(fault)
