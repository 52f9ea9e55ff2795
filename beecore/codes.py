"""The characters of spellings, see `spelling`: codes for letters and for marks of written forms."""

INDEX_LETTERS = "".join(map(chr, range(ord("a"), 0x7F)))
"""The indexes of letters in spellings: a word can have 30 distinct letters."""
WRITTEN = "="
MARK_CODES = "".join([each for each in map(chr, range(0x21, ord("a"))) if each != WRITTEN])
"""The codes for the characters of written forms: 63 of them."""
