"""Glosses for derived words that WordNet lacks, made from the base word and the affix.

Only affixes with a regular meaning are covered: a writer is one that writes.
"""

from collections.abc import Callable, Iterator

from beecore.words.inflection import inflections

from .relations import stems

_SUFFIXES = {
    "ly": ("a", "r", "in {} way"),
    "ness": ("a", "n", "the quality of being {}"),
    "er": ("v", "n", "one that {}"),
    "or": ("v", "n", "one that {}"),
    "able": ("v", "a", "that one can {}"),
    "less": ("n", "a", "without {}"),
    "ish": ("a", "a", "somewhat {}"),
}
"""By suffix: the base's part of speech, the derived word's, and the gloss."""
_PREFIXES = {
    "un": ("a", "a", "not {}"),
    "non": ("a", "a", "not {}"),
    "over": ("a", "a", "too {}"),
    "re": ("v", "v", "{} again"),
    "mis": ("v", "v", "{} wrongly"),
    "pre": ("v", "v", "{} beforehand"),
}
_MIN_BASE_LENGTH = 3


def derived(word: str, is_a: Callable[[str, str], bool]) -> tuple[str, str] | None:
    """Return the part of speech and the gloss of a word by its affix, or None without a known base.

    `is_a` returns whether a word has a part of speech.

    >>> derived("cattily", lambda word, part: (word, part) == ("catty", "a"))
    ('r', 'in a catty way')
    """
    for base, (base_part, part, template) in _bases(word):
        if len(base) >= _MIN_BASE_LENGTH and is_a(base, base_part):
            return part, template.format(_INSERTED.get(template, str)(base))
    return None


def _bases(word: str) -> Iterator[tuple[str, tuple[str, str, str]]]:
    """Yield each possible base of a word with the rule of the affix."""
    for prefix, rule in _PREFIXES.items():
        if word.startswith(prefix):
            yield word.removeprefix(prefix), rule
    for suffix, rule in _SUFFIXES.items():
        for stem in stems(word, suffix):
            yield stem, rule
    for stem in stems(word, "ally"):
        yield stem, _SUFFIXES["ly"]


def _with_article(adjective: str) -> str:
    return f"an {adjective}" if adjective[0] in "aeiou" else f"a {adjective}"


def _third_person(verb: str) -> str:
    (form,) = inflections(verb, "n")
    return form


_INSERTED = {"in {} way": _with_article, "one that {}": _third_person}
"""How the base is inserted into a gloss, if not unchanged."""
