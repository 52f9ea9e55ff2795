"""Glosses of words that WordNet lacks but are made of ones it has: what their affix says.

Only what an affix says of nearly every word is told: a writer is one that writes, but what a sheer
is that way stands in no rule.
"""

from collections.abc import Callable, Iterator

from beecore.words.inflection import inflections

from .words.relations import stems

_SUFFIXES = {
    "ly": ("a", "r", "in {} way"),
    "ness": ("a", "n", "the quality of being {}"),
    "er": ("v", "n", "one that {}"),
    "or": ("v", "n", "one that {}"),
    "able": ("v", "a", "that one can {}"),
    "less": ("n", "a", "without {}"),
    "ish": ("a", "a", "somewhat {}"),
}
_PREFIXES = {
    "un": ("a", "a", "not {}"),
    "non": ("a", "a", "not {}"),
    "over": ("a", "a", "too {}"),
    "re": ("v", "v", "{} again"),
    "mis": ("v", "v", "{} wrongly"),
    "pre": ("v", "v", "{} beforehand"),
}
"""By affix the parts of speech of base and word, and what to say with the base."""
_SHORTEST = 3


def derived(word: str, is_a: Callable[[str, str], bool]) -> tuple[str, str] | None:
    """Return the part of speech and the gloss of a word by its affix, if it has a known base.

    `is_a` tells whether a word is of a part of speech.

    >>> derived("cattily", lambda word, part: (word, part) == ("catty", "a"))
    ('r', 'in a catty way')
    """
    for base, (of, part, saying) in _bases(word):
        if len(base) >= _SHORTEST and is_a(base, of):
            return part, saying.format(_SAID.get(saying, str)(base))
    return None


def _bases(word: str) -> Iterator[tuple[str, tuple[str, str, str]]]:
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


_SAID = {"in {} way": _with_article, "one that {}": _third_person}
"""How a base is said if not as it stands."""
