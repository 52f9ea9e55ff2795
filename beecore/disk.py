"""Reads files up to a size limit, and writes files either completely or not at all."""

import contextlib
import os
import stat
from pathlib import Path

from .bounds import limit_size, sized
from .errors import FileError


def read_bytes(path: Path, max_bytes: int) -> bytes:
    """Return the content of a file, or of a pipe until it is closed.

    Raises `FileError` if there are more than `max_bytes` bytes, or the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            limit_size(os.fstat(file.fileno()).st_size, max_bytes, repr(str(path)), FileError)
            data = file.read(max_bytes + 1)
    except (OSError, ValueError) as fault:
        raise FileError(f"cannot read {str(path)!r}: {_reason(fault)}") from None
    if len(data) > max_bytes:
        raise FileError(f"{str(path)!r} is too large: the limit is {sized(max_bytes)}")
    return data


def read_text(path: Path, max_bytes: int) -> str:
    """Return the content of a file as text, with invalid UTF-8 replaced; see `read_bytes`."""
    return read_bytes(path, max_bytes).decode("utf-8-sig", "replace")


def write(path: Path, content: str | bytes) -> None:
    """Replace the content of a file, or leave it unchanged if that fails.

    The file keeps its permissions, and symbolic links to it stay valid. Pipes and devices such as
    `/dev/stdout` are written to directly. Raises `FileError` if the file cannot be written.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        mode = path.stat().st_mode if path.exists() else None
        if mode is None or stat.S_ISREG(mode):
            _replace(path.resolve(), data, mode)
        else:
            path.write_bytes(data)
    except (OSError, ValueError, RuntimeError) as fault:
        raise FileError(f"cannot write {str(path)!r}: {_reason(fault)}") from None


def _replace(path: Path, data: bytes, mode: int | None) -> None:
    """Write a temporary file beside the path and rename it to the path."""
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


def _reason(fault: Exception) -> str:
    """Return the reason for a failure: the system's description of it if there is one."""
    return getattr(fault, "strerror", None) or str(fault)
