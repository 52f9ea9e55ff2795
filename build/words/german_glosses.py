"""Short definitions of German words, from the senses of a dictionary."""

import re
from collections.abc import Sequence

from .lemmas import MAX_GLOSS_LENGTH


def _any_of(text: str) -> str:
    """Return a pattern for any of the alternatives that a text lists, separated by slashes."""
    return f"(?:{'|'.join(' '.join(text.split()).split(' / '))})"


_GRAMMAR = re.compile(
    "^"
    + _any_of(
        r"""(?:in)?transitiv / reflexiv / unpersönlich / ohne Plural / kein Plural / keine Mehrzahl
        / (?:(?:meist|nur|kein|selten|oft|im|zumeist) )*(?:Plural|Singular)(?: selten)?(?: \d)?
        / (?:ohne|keine) Steigerung / nicht steigerbar / Hilfsverb \w+
        / mit (?:Genitiv|Dativ|Akkusativ) / (?:nur )?attributiv / adverbiell / adverbial
        / prädikativ / meist ohne Artikel / allgemein / ursprünglich / von Personen / speziell
        / im (?:engeren|weiteren) Sinne? / auch / meist / (?:nicht )?zählbar / kurz / neudeutsch
        / bildungssprachlich / fachsprachlich"""
    )
    + r"(?:,? (?:und |oder )?[\wäöü]+(?: Plural)?)?(?:: ?|, )"
)
"""Remarks on grammar and usage before a definition."""
_RARE = re.compile(
    r"\b"
    + _any_of(
        r"""veralte(?:t|nd) / selten / historisch / früher / Jägersprache / landschaftlich
        / regional / süddeutsch / norddeutsch / österreichisch / schweizerisch / Schweiz
        / Österreich / übertragen\w* / bildlich / metaphorisch / figurativ / salopp / derb / vulgär
        / abwertend / Schimpfwort / scherzhaft / poetisch / Mundart / Dialekt / mittelalterlich
        / im übertragenen Sinne? / umgangssprachlich / Gaunersprache / Jugendsprache / Jargon / DDR
        / Weinbau / dichterisch"""
    )
    + r"\b[^:]{0,40}:"
)
"""Labels of senses that are not the common one."""
_RUDE = re.compile(
    r"\b"
    + _any_of(
        r"""Geschlechtsverkehr / Geschlechtsteil / Penis / Vagina / sexuell / Sex\b / koitieren
        / Prostituierte / Exkremente / Kot\b / onanieren / masturbieren / Hoden\b / Schamlippen
        / Bordell / erigiert / Selbstmord"""
    )
)
_NO_MEANING = re.compile(
    "^"
    + _any_of(
        r"""[Ss]iehe / vergleiche / Variante von / Nebenform / Kurzform / kurz für / Synonym
        / Genitiv / [Aa]lternative / Imperativ / Plural von / veraltete Schreibweise / Kurzwort
        / Sternbild / (?:ein )?Asteroid / Buch\b / Titel\b"""
    )
    + r"|\bsiehe\b|\bBand \d|\*"
)
"""Senses that only refer to another word, or name one thing."""
_RELATIVE = r"(?:der|die|das|den|dem|denen|deren|dessen|welche[mnrs]?)"
_CUT = re.compile(
    r"; |(?<=[a-zäöüß]{4})\. (?=[A-ZÄÖÜ])|, (?:\w+ )?"
    + _RELATIVE
    + r"\b|, "
    + _any_of(
        r"""insbesondere / zum Beispiel / z\. B\. / vor allem / meist / meistens / oft / häufig
        / beispielsweise / etwa / so ?dass / wobei / wodurch / besonders / auch / und / aber
        / jedoch / oder / um / wie / in der Regel / ohne / bestehend / mit / nämlich / also / wenn
        / weil"""
    )
    + r"\b"
)
"""Where a definition may end early, if what is left is complete."""
_CLAUSE = re.compile(
    rf", (?:\w+ )?(?:{_RELATIVE}|wo\w*|wenn|weil|dass|um|indem|damit|während|nachdem|ob) "
)
_OPEN_END = re.compile(
    r"\b"
    + _any_of(
        r"""an / auf / aus / bei / durch / für / in / mit / nach / unter / über / von / zu / zur
        / zum / und / oder / sowie / der / die / das / bzw / als / wie / dass / wegen / vor / gegen
        / z / ca / ein / eine / einer / einem / einen / seit / vom / im / am / beim"""
    )
    + r"$|\d$"
)
_ATTRIBUTE = ("e", "em", "er", "es")


def definition(word: str, senses: Sequence[str]) -> str:
    """Return the main meaning among the senses of a word, shortened if needed; "" if none fits.

    Common and harmless senses go first, and so do those that explain the word by other words.

    >>> definition("Haus", ["veraltet: Sippe", "Gebäude zum Wohnen; im Plural: Häuser"])
    'Gebäude zum Wohnen'
    """
    choices = []
    for place, sense in enumerate(senses):
        gloss = _shortened(_plain(sense), is_noun=word[0].isupper())
        if gloss:
            faults = (
                bool(_NO_MEANING.search(sense)),
                word.lower() in re.findall(r"\w+", gloss.lower()),
                bool(_RUDE.search(sense)),
                bool(_RARE.search(sense)),
                len(gloss) < 8,
            )
            choices.append((faults, place, gloss))
    return min(choices)[2] if choices else ""


def _plain(sense: str) -> str:
    """Return a sense without remarks on grammar, references, and markup."""
    text = re.sub(r"\s*\[\d+[a-z]?(?:[–,-] ?\d+[a-z]?)*\]|''+|<[^>]+>", "", sense)
    text = re.sub(r"\s+", " ", text).strip()
    while match := _GRAMMAR.match(text):
        text = text[match.end() :]
    return text.strip(" .;:,")


def _shortened(text: str, is_noun: bool) -> str:
    """Return a text as it is, or up to the end of a phrase; "" if it is too long for that."""
    first = text.split("; ")[0]
    if len(first) >= 12 and _is_balanced(first):
        text = first
    if len(text) > MAX_GLOSS_LENGTH:
        text = re.sub(r" \([^()]*\)", "", text)
    if len(text) <= MAX_GLOSS_LENGTH:
        return "" if _OPEN_END.search(text) and " " in text else text
    starts = (text[: match.start()].rstrip(" ,;.") for match in _CUT.finditer(text))
    return max((each for each in starts if _is_complete(each, is_noun)), key=len, default="")


def _is_complete(text: str, is_noun: bool) -> bool:
    """Return whether the start of a definition can stand alone: no clause lacks its verb."""
    if not (20 <= len(text) <= MAX_GLOSS_LENGTH and _is_balanced(text)) or _OPEN_END.search(text):
        return False
    last = text.split()[-1]
    if _CLAUSE.search(text):
        return last.islower() and not last.endswith(_ATTRIBUTE)
    ends_in_attribute = last.endswith(_ATTRIBUTE) or (is_noun and last.endswith("en"))
    return not (last.islower() and ends_in_attribute)


def _is_balanced(text: str) -> bool:
    """Return whether all brackets and quotation marks of a text are closed."""
    return text.count("(") == text.count(")") and text.count("„") == text.count("“")
