"""The Lab: what the solvers do with one hive, as plain data for figures and pictures.

Every function takes a lexicon and a hive and gives what one picture shows, ready for JSON. Times
are in seconds, sizes in bytes; letters are text in lower case.
"""

from .pictures import block, strip, subsets, word
from .race import built, overview, timed

__all__ = ["block", "built", "overview", "strip", "subsets", "timed", "word"]
