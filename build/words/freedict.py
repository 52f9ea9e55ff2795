"""Reads the dictionaries of FreeDict that WikDict made from the Wiktionaries."""

import gzip
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .sources import unpacked

_VERSION = "2022.12.07-2"
_PARTS = {"adj", "adv", "conjunction", "interjection", "n", "numeral", "pn", "v"}
_HEAD = re.compile(r"(\S.*?)(?: /.*/(?: <(.*)>)?| <([a-z, ]+)>)")
"""The line of a word: its pronunciation, its part of speech, or both follow it."""
_NUMBER = re.compile(r"\d+\. ")
_NOTE = re.compile(r"\s*[(<].*?[)>]| \d+\.$")
"""What a translation may have beside its words: notes, and the number of the next sense."""


class Translation(NamedTuple):
    """A sense of a word: its part of speech, which may be empty, and the translations that are a
    single word.
    """

    word: str
    part: str
    translations: frozenset[str]


def entries(
    own: Iterable[str], foreign: Iterable[str], infinitives: tuple[str, ...]
) -> dict[str, dict[str, set[str]]]:
    """Return the pairs of languages, such as “fra-spa”, whose dictionaries have a word, by its
    parts of speech there.

    A language's `own` dictionaries have it as a word, the `foreign` ones as a translation. Of
    verbs, only `infinitives` are words.
    """
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for pair in (*own, *foreign):
        with unpacked("apt", f"dict-freedict-{pair}={_VERSION}") as folder:
            path = folder / f"usr/share/dictd/freedict-{pair}.dict.dz"
            text = gzip.decompress(path.read_bytes()).decode("utf-8")
        for sense in senses(text):
            words = {sense.word} if pair in own else sense.translations
            for word in words if sense.part in _PARTS else ():
                if word.isalpha() and (sense.part != "v" or word.endswith(infinitives)):
                    found[word][sense.part].add(pair)
    return found


def senses(text: str) -> Iterator[Translation]:
    """Yield the senses in a dictionary. A word is followed by a line of translations, and by what
    it means, or by one such line for each sense, with a number.

    >>> text = "peur /pœʁ/ <n, fem>\\nmiedo, temor\\ncrainte\\nbon /bɔ̃/\\n1. bueno\\n2. bono"
    >>> [(each.word, each.part, *sorted(each.translations)) for each in senses(text)]
    [('peur', 'n', 'miedo', 'temor'), ('bon', '', 'bueno'), ('bon', '', 'bono')]
    """
    head, is_first, is_numbered = ("", ""), False, False
    for line in text.splitlines():
        if match := _HEAD.fullmatch(line):
            head = match[1], (match[2] or match[3] or "").partition(",")[0]
            is_first = True
            continue
        number = _NUMBER.match(line)
        if is_first:
            is_numbered = number is not None
        if head[0] and (is_first or (is_numbered and number)):
            translations = _NUMBER.sub("", line, count=1) if number else line
            found = (_NOTE.sub("", each).strip() for each in translations.split(","))
            yield Translation(*head, frozenset(filter(str.isalpha, found)))
        is_first = False
