"""Inflected forms of German verbs and adjectives, by rule; strong verbs are in a table.

The rules make forms that nobody uses, too. So a recipe keeps only those that people write.
"""

from collections.abc import Iterator, Set
from functools import cache

from .. import WORDLISTS

STRONG_VERBS = WORDLISTS / "de/strong-verbs.txt"
_CLASSES = {
    "c": (
        "aber als bevor bis dass denn ehe entweder falls indem indes indessen insofern jedoch "
        "nachdem ob obgleich obschon obwohl oder sobald sodass sofern solang solange sondern "
        "sooft sosehr soviel soweit sowie sowohl und weder weil wenn wiewohl während zumal"
    ),
    "p": (
        "ab abseits abzüglich an angesichts anhand anstatt anstelle auf aufgrund aufs aus außer "
        "außerhalb bei beim betreffs binnen contra dank diesseits durch durchs entlang "
        "exklusive fern für fürs gegen gegenüber gemäß halber hinsichtlich hinter hinterm "
        "hinters infolge inklusive inmitten innerhalb ins jenseits kontra kraft längs mangels "
        "minus mit mithilfe mitsamt mittels nach nahe namens neben nebst oberhalb ohne per plus "
        "pro punkto qua samt seit seitens statt trotz um ums unter unterhalb unterm unters "
        "unweit versus via vom von vonseiten vor vorm vors wegen wider zu zufolge zugunsten "
        "zulasten zuliebe zum zur zuzüglich zwecks zwischen über überm übers"
    ),
    "o": (
        "alle anderer beide das dasjenige dein deins dem den der derjenige derselbe des dessen "
        "dich die diejenige dieser dir du ein einander er es etwas euch euer ich ihm ihn ihnen "
        "ihr ihrer irgendein irgendwas irgendwer jeder jedermann jedes jedweder jeglicher "
        "jemand jener kein keiner man manch mein mich mir nichts niemand nix sein selber selbst "
        "sich sie solch uns unser unsereins was welch welche welcher wem wen wer wes wessen wir"
    ),
    "i": (
        "ach ade aha amen aua autsch basta bitte bla boah bravo bäh ciao danke gell gelle hach "
        "haha hahaha hallo hallöchen hei herrje hey hihi hopp huch huhu hurra igitt ja jawohl "
        "juhu menno moin naja nee nein oha oho oje okay pfui piep prost puh servus sorry tja "
        "tschüss uff ups wow wurscht zack"
    ),
    "a": (
        "acht achtzehn achtzig drei dreizehn dreißig eins elf fünf fünfzehn fünfzig hundert "
        "neun neunzehn neunzig null sechs sechzehn sechzig sieben siebzehn siebzig siebziger "
        "tausend vier vierzehn vierzig zehn zwanzig zwei zwo zwölf"
    ),
    "v": "möchten wahrhaben",
    "r": "allein außen dran drin gern hinten innen morgen nun oben rum schon so unten vorn",
}
_CLASS_OF = {word: part for part, words in _CLASSES.items() for word in words.split()}
"""Parts of speech of words that have no forms to tell it; numerals count as adjectives."""
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
    if word[0].isupper() or word in _CLASS_OF:
        return _CLASS_OF.get(word, "n")
    if word.endswith("tun"):
        return "v"
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
