"""The prepacked mask file: its format, reading and writing it whole, and looking one hive up in it.

Begin with `format`, which says what each byte means.
"""

from .whole import is_pack, read, write

__all__ = ["is_pack", "read", "write"]
