"""Reads files up to a size limit, and writes files either completely or not at all.

A program that changes what it has read calls `update`, so that two programs never overwrite each
other's changes. It holds a lock on an empty file beside the changed one, such as `.games.json.lock`
beside `games.json`. The system releases the lock even if the program is killed. The file may then
remain; the next update removes it.
"""

import codecs
import contextlib
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, TypeVar

from .errors import FileError, limit_size, sized

T = TypeVar("T")

MAX_SECONDS = 10
"""How long to wait for a file that another program is changing."""
_SECONDS_BETWEEN_TRIES = 0.005
_BUSY = (BlockingIOError, PermissionError) if os.name == "nt" else BlockingIOError
"""What the system raises while another program uses a file."""
_WITHOUT_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}
"""What a system raises whose files cannot be locked, as on some network drives."""


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
    """Return the content of a file as text, with invalid bytes replaced; see `read_bytes`."""
    return decoded(read_bytes(path, max_bytes), "replace")


def decoded(data: bytes, errors: str = "strict") -> str:
    """Return the text of a file in UTF-8 or UTF-16, without a byte order mark.

    A text in UTF-16 without that mark is known by the zeros that are every other byte of ASCII.
    Raises `UnicodeDecodeError` for other bytes, unless `errors` is “replace”.

    >>> decoded("año".encode("utf-16")), decoded("cave".encode("utf-16-be"))
    ('año', 'cave')
    """
    encoding = "utf-8"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encoding = "utf-16"
    elif len(data) % 2 == 0 and b"\0" in data:
        zeros = [data[place::2].count(0) for place in (0, 1)]
        if min(zeros) == 0 and max(zeros) > len(data) // 4:
            encoding = "utf-16-le" if zeros[1] else "utf-16-be"
    return data.decode(encoding, errors).removeprefix("\ufeff")


def update(path: Path, max_bytes: int, change: Callable[[str | None], str | None]) -> None:
    """Replace the text of a file by what `change` returns for it.

    `change` gets None if there is no such file, and returns None to leave the file as it is. Until
    then, `update` in another process waits. See `read_text` and `write`. Raises `FileError` if the
    file cannot be read or written, or others have been changing it for `MAX_SECONDS`.
    """
    with _locked(path):
        old = read_text(path, max_bytes) if path.exists() else None
        new = change(old)
        if new is not None and new != old:
            write(path, new)


def write(path: Path, content: str | bytes) -> None:
    """Replace the content of a file, or leave it unchanged if that fails.

    The file keeps its permissions, and symbolic links to it stay valid; a hard link to it keeps the
    old content. Pipes and devices such as `/dev/stdout` are written to directly. Raises `FileError`
    if the file cannot be written.
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
        _patiently(lambda: draft.replace(path))
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other programs from updating a file, unless it is a pipe or a device."""
    try:
        lock = None
        if not path.exists() or path.is_file():
            target = path.resolve()
            # Names may have 255 bytes. Files that share a lock only wait for each other.
            place = target.with_name(f".{target.name[:50]}.lock")
            lock = _patiently(lambda: _lock(place))
    except BlockingIOError:
        raise FileError(
            f"cannot write {str(path)!r}: another program has been changing it for {MAX_SECONDS}"
            " seconds; end that program, then try again"
        ) from None
    except (OSError, ValueError, RuntimeError) as fault:
        raise FileError(f"cannot write {str(path)!r}: {_reason(fault)}") from None
    try:
        yield
    finally:
        if lock:
            _unlock(place, lock)


def _lock(place: Path) -> BinaryIO:
    """Create and lock a file; raises `BlockingIOError` if another program has locked it."""
    file = place.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except PermissionError:
                raise BlockingIOError from None
        else:
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as fault:
                if fault.errno not in _WITHOUT_LOCKS:
                    raise
            if not _is_at(place, file):  # its last owner has removed it
                raise BlockingIOError
    except BaseException:
        file.close()
        raise
    return file


def _is_at(place: Path, file: BinaryIO) -> bool:
    try:
        return os.path.samestat(place.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False


def _unlock(place: Path, file: BinaryIO) -> None:
    """Remove a locked file: while it is locked, or on Windows, which forbids that, right after."""
    for step in (file.close, place.unlink) if os.name == "nt" else (place.unlink, file.close):
        with contextlib.suppress(OSError):
            step()


def _patiently(action: Callable[[], T]) -> T:
    """Return the result of an action, which is tried again while another program uses the file."""
    end = monotonic() + MAX_SECONDS
    while True:
        try:
            return action()
        except _BUSY:
            if monotonic() > end:
                raise
        sleep(_SECONDS_BETWEEN_TRIES)


def _reason(fault: Exception) -> str:
    """Return the reason for a failure: the system's description of it if there is one."""
    return getattr(fault, "strerror", None) or str(fault)
