"""Files: read up to a limit, and written completely or not at all."""

import os
import stat
from pathlib import Path

import pytest

from beecore import disk
from beecore.errors import FileError

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
