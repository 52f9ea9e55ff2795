"""Inflected forms of German verbs and adjectives, by rule; strong verbs are in a table.

The rules make forms that nobody uses, too. So a recipe keeps only those that people write.
"""

from collections.abc import Iterator, Set
from functools import cache

from .. import WORDLISTS

STRONG_VERBS = WORDLISTS / "de/strong-verbs.txt"
_CASES = ("e", "em", "en", "er", "es")
_PERSONS = ("", "e", "t", "et", "st", "est", "en", "n")
_WEAK_PAST = ("te", "test", "ten", "tet", "ete", "etest", "eten", "etet")
_INSEPARABLE = ("be", "ge", "er", "ver", "zer", "ent", "emp", "miss")
_SEPARABLE = tuple(
    "ab an auf aus bei da dar durch ein empor entgegen fehl fern fest fort frei gegen gleich her "
    "heim hin hoch inne kund los mit nach nieder statt teil um unter voll vor weg wieder wider weh "
    "zu zurück zusammen über".split()
)
_UMLAUTS = str.maketrans("aou", "äöü")


def part_of(word: str, forms: Set[str], gloss: str = "") -> str:
    """Return the code of a word's part of speech, as its known forms and its definition tell it.

    A word that is no noun, verb, or adjective counts as an adverb.

    >>> part_of("gehen", {"gehend"}), part_of("offen", {"offene", "offenes"})
    ('v', 'a')
    """
    if word[0].isupper():
        return "n"
    is_adjective = sum(_stem(word) + ending in forms for ending in _CASES) > 1
    if word.endswith("n") and word + "d" in forms and not (is_adjective and gloss[-1:] not in "n"):
        return "v"
    return "a" if is_adjective else "r"


def forms_of(word: str, forms: Set[str]) -> set[str]:
    """Return the possible forms of a word that is no noun; its known forms tell its kind.

    >>> sorted({"ging", "abging", "abgeht"} & forms_of("abgehen", {"abgehend"}))
    ['abgeht', 'abging']
    """
    part = part_of(word, forms)
    if part == "v":
        return set(_verb_forms(word))
    return set(_adjective_forms(word)) if part == "a" else set()


def _adjective_forms(word: str) -> Iterator[str]:
    stem = _stem(word)
    for base in {stem, word.rstrip("e"), stem.translate(_UMLAUTS)}:
        for degree in ("", "er", "st", "est"):
            if degree or base == stem:
                yield from (base + degree + ending for ending in _CASES)
        yield base + "er"


def _stem(word: str) -> str:
    """Return an adjective's stem before an ending: dunkl, teur, müd."""
    if word.endswith(("el", "auer", "euer")):
        return word[:-2] + word[-1]
    return word.removesuffix("e")


def _verb_forms(word: str) -> Iterator[str]:
    prefix = max((each for each in _SEPARABLE if word.startswith(each)), key=len, default="")
    for split in {"", prefix}:
        base = word.removeprefix(split)
        yield from (split + form for form in _simple_forms(base))
        if split:
            yield f"{split}zu{base}"


def _simple_forms(word: str) -> Iterator[str]:
    """Yield the forms of a verb without a separable prefix."""
    stem = word.removesuffix("n").removesuffix("e")
    yield from (word + "d" + ending for ending in ("", *_CASES))
    yield from (stem + ending for ending in (*_PERSONS, *_WEAK_PAST))
    yield stem[:-2] + stem[-1:] + "e"  # handle, of handeln
    start = "" if word.startswith(_INSEPARABLE) or word.endswith("ieren") else "ge"
    for participle in (start + stem + "t", start + stem + "et"):
        yield from (participle + ending for ending in ("", *_CASES))
    for prefix in ("", *_INSEPARABLE):
        base = word.removeprefix(prefix)
        if word == prefix + base and base in _strong():
            present, past, participle = _strong()[base]
            yield from (prefix + form for form in _strong_forms(present, past))
            bare = participle.removeprefix("ge") if prefix else participle
            for ending in ("en", "t", "n"):
                yield from (prefix + bare + ending + case for case in ("", *_CASES))


def _strong_forms(present: str, past: str) -> Iterator[str]:
    for stem in present.replace("-", "").split(","):
        yield from (stem + ending for ending in ("", "t", "st") if stem)
    for stem in past.replace("-", "").split(","):
        for base in {stem, stem.translate(_UMLAUTS)} - {""}:
            yield from (base + ending for ending in _PERSONS)


@cache
def _strong() -> dict[str, tuple[str, str, str]]:
    """Return the stems of each strong verb."""
    verbs = {}
    for line in STRONG_VERBS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            verb, present, past, participle = line.split()
            verbs[verb] = present, past, participle
    return verbs
