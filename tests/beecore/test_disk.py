"""Files: read up to a limit, and written completely or not at all."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from beecore import disk
from beecore.errors import FileError
from build import ROOT

unix = pytest.mark.skipif(os.name == "nt", reason="only Unix has such files")


def test_reads_a_file_up_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_bytes(b"\xef\xbb\xbfcave \xff\n")
    assert disk.read_bytes(path, 10) == b"\xef\xbb\xbfcave \xff\n"
    assert disk.read_text(path, 10) == "cave \ufffd\n"
    with pytest.raises(FileError, match=r"words' is too large \(10 bytes\): the limit is 9 bytes$"):
        disk.read_bytes(path, 9)


@unix
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/urandom"])
def test_rejects_endless_files(name: str) -> None:
    with pytest.raises(FileError, match=f"^'{name}' is too large: the limit is 1 KB$"):
        disk.read_bytes(Path(name), 1000)


@pytest.mark.parametrize("name", [".", "missing", "no/folder", "a\0b", "a" * 5000])
def test_names_files_that_cannot_be_read_or_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"^cannot read '.*': .*\w"):
        disk.read_bytes(tmp_path / name, 1000)
    if name != "missing":
        with pytest.raises(FileError, match=r"^cannot write '.*': .*\w"):
            disk.write(tmp_path / name, "cave")
        with pytest.raises(FileError, match=r"^cannot (read|write) '.*': .*\w"):
            disk.update(tmp_path / name, 1000, lambda _: "cave")
    assert list(tmp_path.iterdir()) == []


def test_writes_and_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "words"
    disk.write(path, "café")
    assert path.read_text("utf-8") == "café"
    disk.write(path, b"\xff")
    assert path.read_bytes() == b"\xff"
    assert [each.name for each in tmp_path.iterdir()] == ["words"]


@unix
def test_preserves_permissions_and_follows_links(tmp_path: Path) -> None:
    path, link = tmp_path / "words", tmp_path / "link"
    disk.write(path, "cave")
    plain = tmp_path / "plain"
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode  # as any other new file
    path.chmod(0o640)
    link.symlink_to(path)
    disk.write(link, "vote")
    assert (link.is_symlink(), path.read_text()) == (True, "vote")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_failed_write_leaves_the_old_file(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "words"
    path.write_text("cave")
    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(FileError, match=r"cannot write .*: No space left on device"):
        disk.write(path, "vote" * 1000)
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("words", "cave")]


@unix
def test_writes_to_devices(tmp_path: Path) -> None:
    disk.write(Path("/dev/null"), "cave")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    if Path("/dev/full").exists():
        with pytest.raises(FileError, match=r"^cannot write '/dev/full': No space left on device$"):
            disk.write(Path("/dev/full"), "cave")


def unexpected(_: str | None) -> str:
    pytest.fail("read in spite of a fault")


def test_updates_a_file_and_leaves_no_other(tmp_path: Path) -> None:
    path = tmp_path / "words"
    seen = []
    for new in ("café", None, "vote"):

        def change(old: str | None, new: str | None = new) -> str | None:
            seen.append(old)
            return new

        disk.update(path, 1000, change)
    assert (seen, path.read_text("utf-8")) == ([None, "café", "café"], "vote")
    with pytest.raises(FileError, match="too large"):
        disk.update(path, 3, unexpected)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["words", pytest.param("w" * 255, marks=unix)])
@pytest.mark.parametrize("other", ["the file", pytest.param("a link", marks=unix)])
def test_waits_for_another_update_of_the_same_file_and_then_says_so(
    name: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, link = tmp_path / name, tmp_path / "link"
    if other == "a link":
        link.symlink_to(path)
    monkeypatch.setattr(disk, "MAX_SECONDS", 0)
    fault = r"^cannot write '.*': another program has been changing it for 0 seconds; end that"

    def change(_: str | None) -> str:
        with pytest.raises(FileError, match=fault):
            disk.update(link if other == "a link" else path, 1000, unexpected)
        disk.update(tmp_path / "others", 1000, lambda _: "vote")
        return "cave"

    disk.update(path, 1000, change)
    assert path.read_text() == "cave"


def test_a_failed_or_killed_update_locks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "words"
    monkeypatch.setattr(disk, "MAX_SECONDS", 0)
    with pytest.raises(ZeroDivisionError):
        disk.update(path, 1000, lambda _: str(1 / 0))
    script = (
        "import os, sys; from pathlib import Path; from beecore import disk\n"
        "disk.update(Path(sys.argv[1]), 1000, lambda _: os._exit(9))"
    )
    killed = subprocess.run([sys.executable, "-c", script, str(path)], cwd=ROOT)
    assert killed.returncode == 9
    assert [each.name for each in tmp_path.iterdir()] == [".words.lock"]
    disk.update(path, 1000, lambda old: f"{old}")
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("words", "None")]


@unix
def test_updates_files_that_cannot_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", fail)
    disk.update(tmp_path / "words", 1000, lambda _: "cave")
    assert (tmp_path / "words").read_text() == "cave"
    disk.update(Path("/dev/null"), 1000, lambda old: f"{old}cave")
    assert list(tmp_path.iterdir()) == [tmp_path / "words"]


@unix
def test_a_lock_whose_file_its_last_owner_has_removed_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another update ends between the opening of the file of the lock and its locking."""
    import fcntl

    path, lock = tmp_path / "words", fcntl.flock

    def late(file: BinaryIO, how: int) -> None:
        monkeypatch.setattr(fcntl, "flock", lock)
        (tmp_path / ".words.lock").unlink()
        lock(file, how)

    def change(_: str | None) -> str:
        monkeypatch.setattr(disk, "MAX_SECONDS", 0)
        with pytest.raises(FileError, match="another program"):
            disk.update(path, 1000, unexpected)
        return "cave"

    monkeypatch.setattr(fcntl, "flock", late)
    disk.update(path, 1000, change)
    assert path.read_text() == "cave"
