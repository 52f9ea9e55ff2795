"""Packs: the file format of a lexicon, reading and writing it, and looking up one hive in it.

Read `format` first, which documents every byte.
"""

from .whole import is_pack, opened, read, read_file, write

__all__ = ["is_pack", "opened", "read", "read_file", "write"]
