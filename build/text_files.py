"""Writes the text files of the site, which have the same bytes on every system.

Windows ends lines in its own way: Git may check the sources out so, and Python writes texts so.
"""

from pathlib import Path


def write(path: Path, text: str) -> None:
    """Write a text in UTF-8 with the line ends that it has."""
    path.write_text(text, "utf-8", newline="\n")


def copy(source: Path, target: Path) -> None:
    """Copy a text file in UTF-8, with `\\n` at the end of each line."""
    write(target, source.read_text("utf-8"))
