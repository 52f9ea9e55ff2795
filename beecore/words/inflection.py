"""Forms the regular inflections of English words by spelling rules."""

import re

_HISSING = re.compile("(?:s|x|z|ch|sh)$")
_CONSONANT_Y = re.compile("[^aeiou]y$")
_SHORT = re.compile("[^aeiou]*[aeiou][^aeiouwxy]")


def inflections(lemma: str, kinds: str) -> set[str]:
    """Return the regular forms of a noun (n), verb (v) or adjective compared with -er (c).

    The last consonant is doubled in words of one syllable; in longer words only for `vv`.

    >>> sorted(inflections("vibe", "v")), sorted(inflections("untag", "vv"))
    (['vibed', 'vibes', 'vibing'], ['untagged', 'untagging', 'untags'])
    >>> sorted(inflections("selfie", "n") | inflections("janky", "c"))
    ['jankier', 'jankiest', 'selfies']
    """
    forms = set()
    if "n" in kinds or "v" in kinds:
        forms.add(_with_s(lemma))
    doubled = lemma + lemma[-1] if "vv" in kinds or _SHORT.fullmatch(lemma) else lemma
    if "v" in kinds:
        forms |= {_with_e(doubled, "ed"), _with_ing(doubled)}
    if "c" in kinds:
        forms |= {_with_e(doubled, "er"), _with_e(doubled, "est")}
    return forms


def _with_s(lemma: str) -> str:
    if _CONSONANT_Y.search(lemma):
        return f"{lemma[:-1]}ies"
    return f"{lemma}es" if _HISSING.search(lemma) else f"{lemma}s"


def _with_e(lemma: str, ending: str) -> str:
    if _CONSONANT_Y.search(lemma):
        return f"{lemma[:-1]}i{ending}"
    return lemma.removesuffix("e") + ending


def _with_ing(lemma: str) -> str:
    silent = lemma.endswith("e") and not lemma.endswith(("ee", "ie", "oe", "ye"))
    return f"{lemma[:-1] if silent else lemma}ing"
