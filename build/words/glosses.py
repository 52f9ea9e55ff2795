"""Gathers `wordlists/wordnet.txt`: a short definition (gloss) of each listed word, from WordNet.

A word's best sense counts: one that is harmless, not a name, and often used, but not a single
person or place.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from beecore import disk
from beecore.gloss import Gloss, look_up
from beecore.words import lists, shipped
from beecore.words.lists import inflections

from .. import WORDLISTS
from .definitions import MAX_LENGTH, longest_start
from .relations import bases as bases_of
from .relations import derived
from .sources import fold, is_lettered
from .wordnet import Synset, WordNet

LONG_GLOSS = 80
"""From how many characters on a definition goes without what is in parentheses."""
_WORD = re.compile("[a-z]+")
_INFLECTION_KINDS = {"n": ("n",), "v": ("v", "vv"), "a": ("c",)}
_INSTANCE = "@i"
_ACTS = {"n:act", "n:cognition", "n:communication", "n:event", "n:process"}
_USAGE = ";u"
_RUDE_USAGES = {"obscenity", "disparagement", "ethnic_slur"}
_RUDE = re.compile(
    r"\b(?:obscen|vulgar|offensive|ethnic slur|disparag|derogat|sexual|coitus|genital|penis|vagina"
    r"|masturbat|excrement|feces|fecal|defecat|urinat|prostitut|whore|buttocks|orgasm|ejaculat)"
)
_UP_TO_SEMICOLON = re.compile(r"(?:\([^()]*\)|[^;])*")
_LABEL = re.compile(r"^\((?!of\b|in\b)[^()]*\) (?=[^(]*$)")
"""A field or a usage before a definition: (music), (informal). Objects stay: (of weather) …"""
_RUN_ON = re.compile(r",(?=[a-z])")
_IN_PARENTHESES = re.compile(r" ?\([^()]*\)")
_TWO_WORDS = re.compile("[a-z]{2,}[-_][a-z]{2,}")
_SEPARATOR = re.compile("[-_]")
_BREAK = re.compile(
    r",| (?=(?:and|or|but|that|which|who|whose|where|when|while|because|having|especially|such) )"
)
_LOOSE_BREAK = re.compile(
    r" (?=(?:about|as|at|between|by|during|followed|for|from|if|in|into|on|over|resulting|so|than"
    r"|through|to|used|using|with|without) )"
)
"""Where a long definition may end: before a comma or a word that adds a detail, or else before a
preposition."""
_LEAST_SHARE = 0.45
"""How much of the greatest length the definition must keep at such an end."""
_OPEN_END = re.compile(
    r"(?:^|[ ,])(?:an?|the|of|to|in|by|with|or|and|as|is|are|be|being|not|on|from|for|at|its|their"
    r"|your|his|that|which|who|used|usually|often|especially|such|order|equal|more|less|very|based"
    r"|relating|pertaining|according|due|related|into|made|has|have|having|some|any|one|consist\w*"
    r"|where|when|contain\w*|resembl\w*|produc\w*|result\w*)$"
)
"""Words after which a definition cannot end."""
_JOINING = re.compile(r",? (?:and|or)$")
_PAIRED = re.compile(
    r"\b(?:between|either|both|neither|not only|rather)\b(?!.* (?:and|or|nor|but|than) )"
)


class Sense(NamedTuple):
    """A sense of a word. They sort best first: harmless, then not a name, then often used."""

    is_rude: bool
    is_name: bool
    negative_uses: int
    part: str
    number: int
    gloss: str
    is_act: bool = False


Best: TypeAlias = Mapping[str, Mapping[str, Sense]]
"""Each word's best sense by part of speech."""


def main() -> None:
    """Write `wordnet.txt` again, and print how many words have a gloss now."""
    wordnet = WordNet()
    entries = list(lists.entries(WORDLISTS))
    boundary = lists.likely(WORDLISTS)
    words = [entry.word for entry in entries]
    likely = [entry.word for entry in entries if entry.likelihood >= boundary]
    by_hand = shipped.glosses_in(WORDLISTS / shipped.BY_HAND)
    gathered = gather(best_senses(wordnet), wordnet.irregular, words, likely, by_hand)
    text = "".join(f"{line}\n" for _, line in sorted(gathered.items()))
    disk.write(WORDLISTS / shipped.WORDNET, text)
    known = shipped.glosses(WORDLISTS)
    for kind, some in ("words", words), ("likely words", likely):
        print(f"{coverage(known, some):.1%} of {len(some):,} {kind} have a gloss")


def coverage(lines: Mapping[str, str], words: Iterable[str]) -> float:
    known = [look_up(word, lambda each: lines.get(each, "")) is not None for word in words]
    return sum(known) / len(known)


def best_senses(wordnet: WordNet) -> Best:
    """Return each word's best sense by part of speech.

    A word that WordNet writes only as two (water_hole, bar-hop) is included as one.
    """
    usages = {each.offset for each in wordnet.synsets if not _RUDE_USAGES.isdisjoint(each.names)}
    best: defaultdict[str, dict[str, Sense]] = defaultdict(dict)
    joined: defaultdict[str, dict[str, Sense]] = defaultdict(dict)
    for (lemma, part), synsets in wordnet.senses.items():
        usable = [
            Sense(
                _is_rude(synset, usages),
                lemma not in synset.names,
                -wordnet.uses[lemma, part, number],
                part,
                number,
                shortened(synset.gloss),
                synset.topic in _ACTS,
            )
            for number, synset in enumerate(synsets, 1)
            if _INSTANCE not in synset.pointers
        ]
        word = fold(lemma)
        if usable and is_lettered(word):
            best[word][part] = min(usable)
        elif usable and _TWO_WORDS.fullmatch(word):
            joined[_SEPARATOR.sub("", word)][part] = min(usable)
    return joined | best


def _is_rude(synset: Synset, usages: set[str]) -> bool:
    labels = {target for symbol, target in pairwise(synset.pointers) if symbol == _USAGE}
    return bool(labels & usages) or _RUDE.search(synset.gloss) is not None


def gather(
    best: Best,
    irregular: Mapping[str, Iterable[tuple[str, str]]],
    words: Iterable[str],
    likely: Iterable[str],
    by_hand: Mapping[str, str],
) -> dict[str, str]:
    """Return the gloss lines, by word, for words and for the base words of inflected forms.

    `irregular` has the bases of irregular forms, each with its part of speech. A likely word that
    is neither in WordNet nor a form of a word there is defined by its affix. `by_hand` has the
    lines that replace those of base words, and so those of their irregular forms.
    """
    words, likely = set(words), set(likely)
    best = _without_blocked(best)
    direct = {word for word in words & best.keys() if not _is_gerund(word, best, likely)}
    others = words - direct
    bases = {word: base for word, base in _forms(best, irregular).items() if word in others}
    parts: dict[str, set[str]] = defaultdict(set)
    for base, part in bases.values():
        parts[base].add(part)
    lines = {word: _line(word, best[word], parts[word]) for word in direct | parts.keys()}

    def is_a(base: str, part: str) -> bool:
        is_participle = part == "a" and base.endswith("ed") and bases.get(base, "")[1:] == ("v",)
        return is_participle or part in best.get(base, {})

    for word in likely - lines.keys() - bases.keys():
        if definition := derived(word, is_a):
            lines[word] = "\t".join((word, *definition))
    for word, (base, part) in bases.items():
        gloss = Gloss(best[base][part].gloss, base, part)
        if look_up(word, lambda each: lines.get(each, "")) != gloss:
            text = _rewritten(by_hand.get(base, ""), part) or gloss.text
            lines[word] = "\t".join((word, part, text, base))
    return lines


def _is_gerund(word: str, best: Best, likely: Set[str]) -> bool:
    """Return whether a noun in -ing, such as visiting, only names what its verb means.

    One whose sense is used in tagged texts, or whose plural is likely, as in sayings, does not.
    """
    noun = best[word].get("n")
    is_act = noun and len(best[word]) == 1 and noun.is_act and not noun.negative_uses
    verbs = [base for base in bases_of(word, "ing") if "v" in best.get(base, {})]
    return bool(is_act and verbs) and f"{word}s" not in likely


def _rewritten(line: str, part: str) -> str:
    """Return the gloss of a line for a part of speech; empty if it has none."""
    columns = line.split("\t")
    return dict(zip(columns[1::2], columns[2::2], strict=False)).get(part, "")


def _without_blocked(best: Best) -> Best:
    """Return the senses, except those of blocked words and those whose gloss contains one."""
    blocked = lists.blocked(WORDLISTS)

    def is_allowed(text: str) -> bool:
        return blocked.isdisjoint(map(lists.fingerprint, _WORD.findall(text.lower())))

    allowed = {
        word: {part: sense for part, sense in parts.items() if is_allowed(f"{word} {sense.gloss}")}
        for word, parts in best.items()
    }
    return {word: parts for word, parts in allowed.items() if parts}


def _forms(
    best: Best, irregular: Mapping[str, Iterable[tuple[str, str]]]
) -> dict[str, tuple[str, str]]:
    """Return the best base word and its part of speech for each inflected form."""
    known: dict[str, list[tuple[Sense, str]]] = defaultdict(list)
    for base, parts in best.items():
        for part, sense in parts.items():
            for kinds in _INFLECTION_KINDS.get(part, ()):
                for form in inflections(base, kinds):
                    known[form].append((sense, base))
    for form, bases in irregular.items():
        for base, part in bases:
            if base != form and part in best.get(base, {}):
                known[form].append((best[base][part], base))
    return {form: (min(bases)[1], min(bases)[0].part) for form, bases in known.items()}


def _line(word: str, senses: Mapping[str, Sense], form_parts: set[str]) -> str:
    best, *others = sorted(senses.values())
    listed = [best, *(sense for sense in others if sense.part in form_parts)]
    return "\t".join([word, *(f"{sense.part}\t{sense.gloss}" for sense in listed)])


def shortened(definition: str) -> str:
    """Return a definition up to its first semicolon, without examples.

    If that has more than 110 characters, its last details are left out; it never ends within a
    phrase.

    >>> shortened('a cavity (in the earth, or; in ice); "they hid in a cave"')
    'a cavity (in the earth, or; in ice)'
    >>> shortened("(music) the speed of a piece; tempo")
    'the speed of a piece'
    >>> shortened("a large bird of New Zealand that could not fly and ate the leaves of trees and"
    ... " that was hunted for its meat by people who came by boat")
    'a large bird of New Zealand that could not fly and ate the leaves of trees'
    """
    gloss = _UP_TO_SEMICOLON.findall(definition)[0].partition('"')[0]
    gloss = _LABEL.sub("", _RUN_ON.sub(", ", gloss.replace("`", "'").strip(" :,")))
    if len(gloss) > LONG_GLOSS:
        gloss = _IN_PARENTHESES.sub("", gloss).strip() or gloss
    if len(gloss) > MAX_LENGTH:
        gloss = longest_start(gloss, (_BREAK, _LOOSE_BREAK), " ,:(", _is_whole) or gloss
    if gloss.count("(") > gloss.count(")"):
        gloss = gloss[: gloss.rindex("(")].rstrip(" ,")
    return " ".join(_JOINING.sub("", gloss).split())


def _is_whole(start: str, rest: str) -> bool:
    is_open = _OPEN_END.search(start) or _PAIRED.search(start)
    has_bracket = start.count("(") > start.count(")")
    return _LEAST_SHARE * MAX_LENGTH <= len(start) <= MAX_LENGTH and not (is_open or has_bracket)
