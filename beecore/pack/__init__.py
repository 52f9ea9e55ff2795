"""Packs: the file format of a lexicon, finding words in it, and making it.

Read `format` first, which documents every byte.
"""

from .format import is_pack
from .writing import write

__all__ = ["is_pack", "write"]
