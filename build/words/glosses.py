"""Gathers `wordlists/wordnet.txt`: a short definition (gloss) of each listed word, from WordNet."""

import re
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from beecore import disk
from beecore.gloss import PARTS, Gloss, look_up
from beecore.words import glosses, lists
from beecore.words.inflection import inflections

from .. import WORDLISTS
from .derived import derived
from .packages import WORDNET, unpack
from .senses import Sense, Senses

_WORD = re.compile("[a-z]+")
_INFLECTION_KINDS = {"n": ("n",), "v": ("v", "vv"), "a": ("c",)}


def main() -> None:
    """Write `wordnet.txt` again, and print how many words have a gloss now."""
    with tempfile.TemporaryDirectory() as name:
        senses = Senses.read(unpack(WORDNET, Path(name)))
    entries = list(lists.entries(WORDLISTS))
    boundary = lists.likely(WORDLISTS)
    words = [entry.word for entry in entries]
    likely = [entry.word for entry in entries if entry.likelihood >= boundary]
    gathered = gather(senses, words, likely)
    text = "".join(f"{line}\n" for _, line in sorted(gathered.items()))
    disk.write(WORDLISTS / glosses.WORDNET, text)
    known = glosses.read(WORDLISTS)
    for kind, some in ("words", words), ("likely words", likely):
        print(f"{coverage(known, some):.1%} of {len(some):,} {kind} have a gloss")


def coverage(lines: Mapping[str, str], words: Iterable[str]) -> float:
    """Return the share of words that have a gloss."""
    known = [look_up(word, lambda each: lines.get(each, "")) is not None for word in words]
    return sum(known) / len(known)


def gather(senses: Senses, words: Iterable[str], likely: Iterable[str]) -> dict[str, str]:
    """Return the gloss lines, by word, for words and for the base words of inflected forms.

    A likely word that is neither in WordNet nor a form of a word there is defined by its affix.
    """
    words = set(words)
    senses = _without_blocked(senses)
    direct = words & senses.best.keys()
    others = words - direct
    bases = {word: base for word, base in _forms(senses).items() if word in others}
    parts: dict[str, set[str]] = defaultdict(set)
    for base, part in bases.values():
        parts[base].add(part)
    lines = {word: _line(word, senses.best[word], parts[word]) for word in direct | parts.keys()}

    def is_a(base: str, part: str) -> bool:
        is_participle = part == "a" and base.endswith("ed") and bases.get(base, "")[1:] == ("v",)
        return is_participle or part in senses.best.get(base, {})

    for word in set(likely) - lines.keys() - bases.keys():
        if definition := derived(word, is_a):
            lines[word] = "\t".join((word, *definition))
    for word, (base, part) in bases.items():
        gloss = Gloss(senses.best[base][part].gloss, base, PARTS[part])
        if look_up(word, lambda each: lines.get(each, "")) != gloss:
            lines[word] = "\t".join((word, part, gloss.text, base))
    return lines


def _without_blocked(senses: Senses) -> Senses:
    """Return the senses, except those of blocked words and those whose gloss contains one."""
    blocked = lists.blocked(WORDLISTS)

    def is_allowed(text: str) -> bool:
        return blocked.isdisjoint(map(lists.fingerprint, _WORD.findall(text.lower())))

    best = {
        word: {part: sense for part, sense in parts.items() if is_allowed(f"{word} {sense.gloss}")}
        for word, parts in senses.best.items()
    }
    return Senses({word: parts for word, parts in best.items() if parts}, senses.irregular)


def _forms(senses: Senses) -> dict[str, tuple[str, str]]:
    """Return the best base word and its part of speech for each inflected form."""
    known: dict[str, list[tuple[Sense, str]]] = defaultdict(list)
    for base, parts in senses.best.items():
        for part, sense in parts.items():
            for kinds in _INFLECTION_KINDS.get(part, ()):
                for form in inflections(base, kinds):
                    known[form].append((sense, base))
    for form, bases in senses.irregular.items():
        for base, part in bases:
            if part in senses.best.get(base, {}):
                known[form].append((senses.best[base][part], base))
    return {form: (min(bases)[1], min(bases)[0].part) for form, bases in known.items()}


def _line(word: str, senses: Mapping[str, Sense], form_parts: set[str]) -> str:
    """Return a word's line: its best sense, then the other senses that its forms refer to."""
    best, *others = sorted(senses.values())
    listed = [best, *(sense for sense in others if sense.part in form_parts)]
    return "\t".join([word, *(f"{sense.part}\t{sense.gloss}" for sense in listed)])
