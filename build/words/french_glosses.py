"""Makes definitions of at most one line from the senses that the French Wiktionary has of a word.

Of a word's senses, the first one counts that is of its usual part of speech, that is complete, and
that neither refers to another word nor repeats the word itself. The definitions that read badly
all the same are written by hand, in `definitions.txt`.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from .lemmas import MAX_GLOSS_LENGTH

_PARTS = {
    "NOM": "n",
    "VER": "v",
    "AUX": "v",
    "ADJ": "a",
    "ART": "a",
    "ADV": "r",
    "PRO": "o",
    "PRE": "p",
    "CON": "c",
    "ONO": "i",
}
"""Our codes for Lexique's parts of speech."""
_PICTURE = re.compile(r"^(?:vignette|thumb)\|[^.]*\.\s|^(?:\{\{.*?\}\})+\s*")
_MARKUP = re.compile(
    r"\s*(?:vignette|thumb|\d+ ?px|Fichier:|File:|Image:|→|\{\{|\[\[|\[http|Exemple :).*"
)
_PARENTHESES = re.compile(r"\s*\([^()]*\)|\s*\[[^\[\]]*\]|\s*[⟨⟩{}\[\]]")
_SPACES = re.compile(r"[\s\u200b]+")
_EMPTY = re.compile(r"\s*,(?:\s*,)+|\s+,(?=\s)")
_PREFIX = re.compile(
    r"^(?:ou|parfois|par extension|plus généralement|en particulier)\b,?\s*(?=[A-ZÉÈÀÊÎŒ])"
)
_ENDS = re.compile(r"(?:\s*[.,;:—–-])+$|\s*…$")
_SENTENCE = re.compile(r"(?<=[a-zéèêàçîôûœ»)]{3})\.\s+(?=[A-ZÉÈÀÊÎ—])|\s+[—–]\s|\s*\|")
_REFERENCE = re.compile(
    r"^(?:voir\b|variante|(?:autre|ancienne?|mauvaise) (?:orthographe|graphie|forme)|orthographe|"
    r"graphie|(?:quasi-)?synonyme|abréviation|diminutif de|féminin de|pluriel de|"
    r"participe (?:passé|pré)|forme (?:ancienne|alternative|du verbe|abrégée|féminine|plurielle)|"
    r"élision|aphérèse|apocope|acronyme de|sigle de|contraction de|symbole|équivalent|antonyme|"
    r"idem|même sens|s’emploie|il se dit aussi|se dit aussi|qualifie|désigne|indique|marque le|"
    r"ellipse|(?:un|nom) (?:des|donné) prénom|prénom|nom de famille|mot employé|nom commercial|"
    r"utilisé seulement|relatif à \w+, commune)\b",
    re.IGNORECASE,
)
_REFERS = re.compile(
    r"\bcf\b|[Ss]ynonyme d|[Vv]ariante|orthographe d|[Ff]éminin d[e’]|ci-d|\bVoir\b|voir aussi|"
    r"commune française|dans les armoiries"
)
_ADJECTIVE = re.compile(
    r"^(?:qualifie|qui|que|qu’|dont|relatif|relative|propre |se dit|capable|susceptible|digne|"
    r"ayant|où|auquel|à quoi|en parlant|apte|caractér|pourvu|doté|dépourvu|privé|muni|"
    r"originaire)\b",
    re.IGNORECASE,
)
_ADVERB = re.compile(r"^(?:de|d’une) (?:manière|façon)\b|^(?:avec|sans|en|à|par) ", re.IGNORECASE)
_NOUN = re.compile(
    r"^(?:personne|celui|celle|action|fait|état|ensemble|partie|lieu|homme|femme|objet|chose|"
    r"ce qui|ce que|un|une|le|la|l’|les|qualité|petite?|grande?|sorte|espèce|instrument|couleur|"
    r"pièce|langue|membre|habitant|morceau|système|discipline|science|art|mouvement)\b",
    re.IGNORECASE,
)
_INFINITIVE = re.compile(
    r"^(?:ne (?:pas|plus) |s’y |se |s’)?([a-zéèêëàâçîïôöûüœ]+(?:er|ir|re))\b", re.IGNORECASE
)
_CUT = re.compile(
    r",\s| et (?:qui|que|dont|où) | ou qui | (?:pour|afin|qui|dont|où|lorsque|quand|comme|auquel|"
    r"notamment|généralement|souvent|laquelle|lesquels|permettant|destinée?s?|utilisée?s?) |"
    r" (?:en|par|avec|dans|sur) (?:particulier|exemple|laquelle|lequel) |"
    r" (?!qui|que|lui|ni|si)\w+(?:é|ée|és|ées|it|ite|ie|i|ant|ue|u) "
    r"(?:par|de|d’\w+|à|en|dans|sur|pour|avec|du|des) "
)
"""Where a whole phrase may end: before a comma, a relative clause, or a participle."""
_LATE_CUT = re.compile(
    r" (?:et|ou|ainsi|mais|selon|lors|contre|entre|depuis|jusqu’\w+|à travers) |\s;"
)
"""Where a phrase is cut that can be cut nowhere else."""
_HANGING = re.compile(
    r"(?:^|\s|(?<!quelqu)’)(?:de|du|des|d|à|au|aux|le|la|les|l|un|une|et|ou|par|pour|en|dans|avec|"
    r"que|qui|dont|où|est|sont|cette|ces|son|sa|ses|leur|leurs|très|ni|ne|se|s|qu|c|n|notamment|"
    r"chaque|aussi|ont|ce|on|mais|puis|spécialement|désigne)$"
)
"""Words that no phrase ends with."""
_UNFINISHED = re.compile(
    r"(?:^|\s)(?:plus|moins|tantôt|généralement|souvent|parfois|comme|entre|vers|sur|sous|sans|soit|surtout|"
    r"principalement|particulièrement|ordinairement|tout|toute|tous|peut|quelque|être|avoir|"
    r"même|non|dit|dite|appelé|appelée|nommé|nommée|tel|telle|tels|telles|autre|autres|"
    r"peuvent|permet|fait|faisant|ayant|étant|c’est-à-dire|celui|celle|ceux|utilisée?|"
    r"définie?|conçus?|comprise?|ainsi|lui|général|état|accompagnée?|consistant|prenant)$"
)
"""Words that no definition ends with where it is shortened."""
_BEGUN = re.compile(
    r"\b(?:dont|où|qui|que|lequel|laquelle|lesquels|lesquelles|quand|lorsque|si)(?: \S+){1,3}$|"
    r"^(?:dans|en|au|aux|chez|autrefois|originellement|pour)\b[^,]*$",
    re.IGNORECASE,
)
"""A relative clause that is too short to be whole, or a phrase that only leads to others."""
_CLAUSE = re.compile(
    r"\s*(?:ou$|(?:qui|que|dont|où|dans|sur|par|avec|à|au|aux|pour|afin|en|chez|lorsque|quand|si|"
    r"selon|sans|généralement|souvent|surtout|notamment|comme|"
    r"\w+(?:ant|é|ée|és|ées|is|ise|it|ite|u|ue))\b)"
)
"""How a phrase begins that is not a further item of an enumeration."""
_LEAST, _LEAST_BEFORE_WORD = 24, 10
"""The length that a shortened definition has at least, and one that ends before its own word."""


class Senses(NamedTuple):
    """The senses of one word; `parts` has its usual parts of speech, the usual one first."""

    word: str
    parts: str
    senses: list[str]

    def gloss(self, is_verb: Callable[[str], bool]) -> tuple[str, str] | None:
        """Return the part of speech and the text of the definition; None if no sense will do.

        `is_verb` tells whether a word is the infinitive of a verb.
        """
        usable = [*self._usable(is_verb)]
        for parts in self.parts[:1], self.parts, "avnr":
            fitting = [(part, text) for part, text in usable if part in parts]
            if fitting:
                return next((each for each in fitting[:3] if " " in each[1]), fitting[0])
        return None

    def _usable(self, is_verb: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
        """Yield the senses that can be definitions; one without a sign is like the one before."""
        part = self.parts[0]
        for sense in self.senses:
            text = cleaned(sense)
            part = part_of(text, self.parts, is_verb) or part
            if text and not _REFERENCE.match(text):
                short = shortened(text)
                place = self._place_in(short)
                if place >= 0:
                    short = shortened(short[:place], _LEAST_BEFORE_WORD)
                if short and not _REFERS.search(short):
                    is_known = part in self.parts or part == "a"
                    yield part if is_known else self.parts[0], decapitalized(short)

    def _place_in(self, text: str) -> int:
        """Return where a definition has the word that it defines, or its plural; -1 if nowhere."""
        found = re.search(rf"(?<!\w){re.escape(self.word)}s?(?!\w)", decapitalized(text))
        return found.start() if found else -1


def part_of(text: str, parts: str, is_verb: Callable[[str], bool]) -> str:
    """Return the part of speech that the first words of a sense show; empty if they show none.

    >>> part_of("Qui abaisse.", "an", lambda word: False)
    'a'
    >>> part_of("Fermer.", "nv", lambda word: word == "fermer")
    'v'
    """
    infinitive = _INFINITIVE.match(text)
    if "v" in parts:
        return "v" if infinitive and is_verb(infinitive[1].lower()) else "n"
    if _ADJECTIVE.match(text):
        return "a"
    if "r" in parts and _ADVERB.match(text):
        return "r"
    return "n" if "n" in parts and _NOUN.match(text) else ""


def parts_by(frequencies: dict[str, float]) -> str:
    """Return parts of speech by Lexique's codes, as ours, the most frequent one first.

    >>> parts_by({"NOM": 3.0, "VER": 80.0, "ADJ:pos": 1.0})
    'vna'
    """
    found: dict[str, float] = {}
    for code, frequency in frequencies.items():
        part = _PARTS.get(code.partition(":")[0], "n")
        found[part] = found.get(part, 0.0) + frequency
    return "".join(sorted(found, key=lambda part: -found[part]))


def parts_of_new(word: str) -> str:
    """Return the parts of speech that a word may be of that Lexique lacks, by its ending.

    >>> parts_of_new("zapper"), parts_of_new("iconique"), parts_of_new("cloud")
    ('vn', 'an', 'na')
    """
    if word.endswith("er"):
        return "vn"
    return "an" if word.endswith(("ique", "al", "if", "el", "eux", "ais", "ois", "ien")) else "na"


def cleaned(sense: str) -> str:
    """Return a sense without remarks in parentheses, markup, and what is left of labels.

    >>> cleaned("Faire le cri de son espèce , . vignette|350px|Un coq.")
    'Faire le cri de son espèce'
    """
    text = _MARKUP.sub("", _PICTURE.sub("", sense.replace("'", "’")))
    text = _PARENTHESES.sub("", _PARENTHESES.sub("", text))
    text = _SPACES.sub(" ", text).strip(" ,;:.—–-")
    return _PREFIX.sub("", _ENDS.sub("", _EMPTY.sub(",", text).replace(" .", "."))).strip()


def shortened(text: str, least: int = 0) -> str:
    """Return the first sentence of a definition, or as much of it as is a whole phrase and fits.

    If `least` is not 0, the text is one that ends anywhere, and so much is kept at least. An empty
    text means that there is no such phrase.

    >>> shortened("Surface plane. On mange dessus.")
    'Surface plane'
    >>> shortened("Long morceau de tissu fin dont on", 10)
    'Long morceau de tissu fin'
    """
    first = _ENDS.sub("", _SENTENCE.split(text, maxsplit=1)[0])
    pieces = [_ENDS.sub("", piece) for piece in re.split(r"\s?;\s", first)]
    is_short = len(pieces[0]) < _LEAST or _HANGING.search(pieces[0])
    first = " ; ".join(pieces) if is_short else pieces[0]
    if any(first.count(left) != first.count(right) for left, right in ("«»", "()", "“”")):
        return ""
    if not least and len(first) < MAX_GLOSS_LENGTH and not _HANGING.search(first):
        return _with_period(first)
    head, colon, _ = first.partition(" : ")
    if colon and _LEAST <= len(head) < MAX_GLOSS_LENGTH and _is_whole(head):
        return _with_period(head)
    if len(first) < MAX_GLOSS_LENGTH:
        least = least or _LEAST_BEFORE_WORD
    for pattern in _CUT, _LATE_CUT:
        for cut in [each.start() for each in pattern.finditer(first)][::-1]:
            head = first[:cut].rstrip(" ,;")
            is_long = (least or _LEAST) <= len(head) < MAX_GLOSS_LENGTH
            if is_long and _is_whole(head) and not _is_in_list(first, cut):
                return _with_period(head)
    return ""


def _with_period(text: str) -> str:
    return re.sub(r"\betc$", "etc.", text)


def _is_whole(head: str) -> bool:
    return not any(each.search(head) for each in (_HANGING, _UNFINISHED, _BEGUN))


def _is_in_list(text: str, cut: int) -> bool:
    """Return whether a cut at a comma leaves out the rest of an enumeration: bois, pierre ou …"""
    if text[cut] != ",":
        return False
    rest = re.split(r"[,;:]", text[cut + 1 :])
    if _CLAUSE.match(rest[0]):
        return False
    nearby = rest[0][:40]
    joined = any(re.match(r"\s*(?:et|ou|etc)\b", each) for each in rest[:4])
    return joined or " ou " in nearby or " et " in nearby


def decapitalized(text: str) -> str:
    """Return a text with a small first letter, unless it begins with an abbreviation.

    >>> decapitalized("Surface plane"), decapitalized("ONU")
    ('surface plane', 'ONU')
    """
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
