"""Definitions of at most one line, from the senses that a Wiktionary has of a word.

Of a French word's senses, the first one counts that is of its usual part of speech, that is
complete, and that neither refers to another word nor repeats the word itself. Of a German word's,
common and harmless ones go first, and so do those that explain the word by other words. A long
definition ends after a whole phrase. Those that read badly all the same are written by hand, in
`definitions.txt`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

MAX_LENGTH = 110
"""The most characters of a definition."""


def longest_start(
    text: str,
    ends: Iterable[re.Pattern[str]],
    stripped: str,
    is_whole: Callable[[str, str], bool],
) -> str:
    """Return the longest start of a text that is whole and ends where a pattern matches, or "".

    Earlier patterns go first. `is_whole` is asked about a start, without the `stripped` characters
    at its end, and about the rest.
    """
    for pattern in ends:
        for match in reversed([*pattern.finditer(text)]):
            start = text[: match.start()].rstrip(stripped)
            if is_whole(start, text[match.start() :]):
                return start
    return ""


def any_of(template: str, text: str) -> re.Pattern[str]:
    """Return a pattern with any of the words that a text lists, or of phrases between slashes.

    >>> any_of(r"^{}$", "cave cove").pattern, any_of("{};", "a cave / a cove").pattern
    ('^(?:cave|cove)$', '(?:a cave|a cove);')
    """
    words = " ".join(text.split())
    listed = "|".join(words.split(" / ") if " / " in words else words.split())
    return re.compile(template.replace("{}", f"(?:{listed})"))


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
_REFERENCE = any_of(
    r"(?i)^{}\b",
    r"""voir\b / variante / (?:autre|ancienne?|mauvaise) (?:orthographe|graphie|forme) / orthographe
    / graphie / (?:quasi-)?synonyme / abréviation / diminutif de / féminin de / pluriel de /
    participe (?:passé|pré) / forme (?:ancienne|alternative|du verbe|abrégée) / forme
    (?:féminine|plurielle) / élision / aphérèse / apocope / acronyme de / sigle de / contraction de
    / symbole / équivalent / antonyme / idem / même sens / s’emploie / il se dit aussi / se dit
    aussi / qualifie / désigne / indique / marque le / ellipse / (?:un|nom) (?:des|donné) prénom /
    prénom / nom de famille / mot employé / nom commercial / utilisé seulement / relatif à \w+,
    commune""",
)
_REFERS = re.compile(
    r"\bcf\b|[Ss]ynonyme d|[Vv]ariante|orthographe|eux-mêmes$|[Ff]éminin d[e’]|ci-d|\bVoir\b|"
    r"voir aussi|commune française|dans les armoiries"
)
_ADJECTIVE = any_of(
    r"(?i)^{}\b",
    r"""qualifie / qui / que / qu’ / dont / relatif / relative / propre[ ] / se dit / capable /
    susceptible / digne / ayant / où / auquel / à quoi / en parlant / apte / caractér / pourvu /
    doté / dépourvu / privé / muni / originaire""",
)
_ADVERB = re.compile(r"^(?:de|d’une) (?:manière|façon)\b|^(?:avec|sans|en|à|par) ", re.IGNORECASE)
_NOUN = any_of(
    r"(?i)^{}\b",
    r"""ce qui / ce que / personne / celui / celle / action / fait / état / ensemble / partie / lieu
    / homme / femme / objet / chose / un / une / le / la / l’ / les / qualité / petite? / grande? /
    sorte / espèce / instrument / couleur / pièce / langue / membre / habitant / morceau / système /
    discipline / science / art / mouvement""",
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
_HANGING = any_of(
    r"(?:^|\s|(?<!quelqu)’){}$|’$|\b(?:de|d’une) manière$",
    """de du des d à au aux le la les l un une et ou par pour en dans avec que qui dont où est sont
    cette ces son sa ses leur leurs très ni ne se s qu c n notamment chaque aussi ont ce on mais
    puis spécialement désigne""",
)
"""Words that no phrase ends with."""
_UNFINISHED = any_of(
    r"(?:^|\s){}$",
    """plus moins tantôt généralement souvent parfois comme entre vers sur sous sans soit surtout
    principalement particulièrement ordinairement tout toute tous peut quelque être avoir même non
    dit dite appelé appelée nommé nommée tel telle tels telles autre autres peuvent permet fait
    faisant ayant étant c’est-à-dire celui celle ceux utilisée? définie? conçus? comprise? ainsi lui
    général état accompagnée? consistant prenant laquelle lequel""",
)
"""Words that no definition ends with where it is shortened."""
_BEGUN = any_of(
    r"(?i)\b{}(?: \S+){1,3}$|^(?:dans|en|au|aux|chez|autrefois|originellement|pour)\b[^,]*$",
    "dont où qui que lequel laquelle lesquels lesquelles quand lorsque si",
)
"""A relative clause that is too short to be whole, or a phrase that only leads to others."""
_CLAUSE = any_of(
    r"\s*(?:ou$|{}\b)",
    r"""qui que dont où dans sur par avec à au aux pour afin en chez lorsque quand si selon sans
    généralement souvent surtout notamment comme \w+(?:ant|é|ée|és|ées|is|ise|it|ite|u|ue)""",
)
"""How a phrase begins that is not a further item of an enumeration."""
_LEAST, _LEAST_BEFORE_WORD = 24, 10
"""The length that a shortened definition has at least, and one that ends before its own word."""


def french(
    word: str, parts: str, senses: Iterable[str], is_verb: Callable[[str], bool]
) -> tuple[str, str] | None:
    """Return the part of speech and the definition of a French word; None if no sense will do.

    `parts` has its usual parts of speech, the usual one first. `is_verb` tells whether a word is
    the infinitive of a verb.

    >>> french("boucher", "nv", ["Fermer une ouverture.", "Commerçant qui vend."], bool)
    ('n', 'commerçant qui vend')
    """
    usable = [*_usable(word, parts, senses, is_verb)]
    for some in parts[:1], parts, "avnr":
        fitting = [(part, text) for part, text in usable if part in some]
        if fitting:
            return next((each for each in fitting[:3] if " " in each[1]), fitting[0])
    return None


def _usable(
    word: str, parts: str, senses: Iterable[str], is_verb: Callable[[str], bool]
) -> Iterator[tuple[str, str]]:
    """Yield the senses that can be definitions; one without a sign is like the one before."""
    part = parts[0]
    itself = re.compile(rf"(?<!\w){re.escape(word)}s?(?!\w)")
    for sense in senses:
        text = cleaned(sense)
        part = _part_of(text, parts, is_verb) or part
        if text and not _REFERENCE.match(text):
            short = shortened(text)
            if repeated := itself.search(_decapitalized(short)):
                short = shortened(short[: repeated.start()], _LEAST_BEFORE_WORD)
            if short and not _REFERS.search(short):
                yield part if part in parts or part == "a" else parts[0], _decapitalized(short)


def _part_of(text: str, parts: str, is_verb: Callable[[str], bool]) -> str:
    """Return the part of speech that the first words of a sense show; empty if they show none.

    >>> _part_of("Qui abaisse.", "an", bool), _part_of("Fermer.", "nv", bool)
    ('a', 'v')
    """
    infinitive = _INFINITIVE.match(text)
    if "v" in parts:
        return "v" if infinitive and is_verb(infinitive[1].lower()) else "n"
    if _ADJECTIVE.match(text):
        return "a"
    if "r" in parts and _ADVERB.match(text):
        return "r"
    return "n" if "n" in parts and _NOUN.match(text) else ""


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
    head = first.partition(" : ")[0]
    if len(first) < MAX_LENGTH and not least and not _HANGING.search(first):
        kept = first
    elif head != first and _is_whole(head, "", _LEAST):
        kept = head
    else:
        least = least or (_LEAST_BEFORE_WORD if len(first) < MAX_LENGTH else _LEAST)
        kept = longest_start(first, (_CUT, _LATE_CUT), " ,;", partial(_is_whole, least=least))
    return re.sub(r"\betc$", "etc.", kept)


def _is_whole(start: str, rest: str, least: int) -> bool:
    """Return whether a start can stand alone, not cut within an enumeration: bois, pierre ou …"""
    if not least <= len(start) < MAX_LENGTH:
        return False
    if any(each.search(start) for each in (_HANGING, _UNFINISHED, _BEGUN)):
        return False
    items = re.split(r"[,;:]", rest[1:])
    if not rest.startswith(",") or _CLAUSE.match(items[0]):
        return True
    joined = any(re.match(r"\s*(?:et|ou|etc)\b", each) for each in items[:4])
    return not (joined or re.search(" (?:et|ou) ", items[0][:40]))


def _decapitalized(text: str) -> str:
    """Return a text with a small first letter, unless it begins with an abbreviation."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


_GRAMMAR = any_of(
    r"^(?:(?:[\w/ ]+ … ?; )?(?:mit )?(?:dem )?Hilfsverb „?\w+:?“?(?: und \w+)?:? |"
    r"{}(?:,? (?:und |oder )?[\wäöü]+(?: Plural)?)?(?:: ?|, ))",
    r"""(?:in)?transitiv / reflexiv / unpersönlich / ohne Plural / kein Plural / keine Mehrzahl /
    (?:(?:meist|nur|kein|selten|oft|im|zumeist) )*(?:Plural|Singular)(?: selten)?(?: \d)? /
    (?:ohne|keine) Steigerung / nicht steigerbar /
    mit (?:Genitiv|Dativ|Akkusativ) /
    (?:nur )?attributiv / adverbiell / adverbial / prädikativ / meist ohne Artikel / allgemein /
    ursprünglich / von Personen / speziell / im (?:engeren|weiteren) Sinne? / auch / meist /
    (?:nicht )?zählbar / kurz / neudeutsch / bildungssprachlich / fachsprachlich""",
)
"""Remarks on grammar and usage before a definition."""
_FIELD = any_of(
    r"^{}(?:, [\wäöüß ]+)*: ",
    r"""Medizin / Sport / \w+sport / Musik / Botanik / Chemie / Anatomie / Technik / Zoologie /
    Wirtschaft / Weinbau / Gastronomie / EDV / \w*[Bb]iologie / Physik / Ornithologie /
    Christentum / Architektur / Religion / Ordnungszahl / Recht / Psychologie / Militär /
    Landwirtschaft / Informatik / Mythologie / Meteorologie / Literatur / Literaturwissenschaft
    / Kunst / Kleidung / Ichthyologie / Geogra[fp]h?ie / \w+ische Taxonomie / Zeitangabe /
    Politik / Lebensmittel / Geschichte / Entomologie / Artikel / Schifffahrt / Philosophie /
    Nautik / Seefahrt / Seewesen / Medien / Mathematik / Geometrie / Linguistik /
    Sprachwissenschaft / Kartenspiel / Handel / Geologie / Gegenstand / Fußball / Fotografie /
    \w*[Tt]echnik / Druckwesen / Marine / Optik / Luftfahrt / Textilwesen / Schach / Golf /
    räumlich / örtlich / zeitlich / temporal""",
)
"""Fields of knowledge, and other remarks that a short definition does without."""
_RARE = any_of(
    r"\b{}\b[^:]{0,40}:",
    r"""veralte(?:t|nd) / selten / historisch / früher / Jägersprache / landschaftlich / regional /
    süddeutsch / norddeutsch / österreichisch / schweizerisch / Schweiz / Österreich / übertragen\w*
    / bildlich / metaphorisch / figurativ / salopp / derb / vulgär / abwertend / Schimpfwort /
    scherzhaft / poetisch / Mundart / Dialekt / mittelalterlich / im übertragenen Sinne? /
    umgangssprachlich / Gaunersprache / Jugendsprache / Jargon / DDR / Weinbau / dichterisch""",
)
"""Labels of senses that are not the common one."""
_RUDE = any_of(
    r"\b{}",
    r"""Geschlechtsverkehr / Geschlechtsteil / Penis / Vagina / sexuell / Sex\b / koitieren /
    Prostituierte / Exkremente / Kot\b / onanieren / masturbieren / Hoden\b / Schamlippen / Bordell
    / erigiert / Selbstmord""",
)
_NO_MEANING = any_of(
    r"^{}|\bsiehe\b|\bunter \[|\bBand \d|\*|[a-zäöüß][A-ZÄÖÜ][a-zäöüß]{2}",
    r"""[Ss]iehe / vergleiche / Variante von / Nebenform / Kurzform / kurz für / Synonym / Genitiv /
    [Aa]lternative / Imperativ / Plural von / veraltete Schreibweise / Kurzwort / Sternbild / (?:ein
    )?Asteroid / Buch\b / Titel\b""",
)
"""Senses that only refer to another word, or name one thing."""
_RELATIVE = r"(?:der|die|das|den|dem|denen|deren|dessen|welche[mnrs]?)"
_GERMAN_CUT = any_of(
    rf"; |(?<=[a-zäöüß]{{4}})\. (?=[A-ZÄÖÜ])|, (?:\w+ )?{_RELATIVE}\b|, {{}}\b",
    r"""insbesondere / zum Beispiel / z\. B\. / vor allem / meist / meistens / oft / häufig /
    beispielsweise / etwa / so ?dass / wobei / wodurch / besonders / auch / und / aber / jedoch /
    oder / um / wie / in der Regel / ohne / bestehend / mit / nämlich / also / wenn / weil""",
)
"""Where a definition may end early, if what is left is complete."""
_GERMAN_CLAUSE = re.compile(
    rf", (?:\w+ )?(?:{_RELATIVE}|wo\w*|wenn|weil|dass|um|indem|damit|während|nachdem|ob) "
)
_OPEN_END = any_of(
    r"\b{}$|\d$",
    """an auf aus bei durch für in mit nach unter über von zu zur zum und oder sowie der die das bzw
    als wie dass wegen vor gegen speziell z ca ein eine einer einem einen seit vom im am beim""",
)
_ATTRIBUTE = ("e", "em", "er", "es")


def german(word: str, senses: Iterable[str]) -> str:
    """Return the definition of a German word, shortened if needed; "" if no sense will do.

    >>> german("Haus", ["veraltet: Sippe", "Gebäude zum Wohnen; im Plural: Häuser"])
    'Gebäude zum Wohnen'
    """
    choices = []
    for place, sense in enumerate(senses):
        gloss = _shortened_german(_plain(sense), is_noun=word[0].isupper())
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
    text = re.sub(r"\s*\[\d+[a-z]?(?:[–,-] ?\d+[a-z]?)*\]|''+|<!--.*|<[^>]+>", "", sense)
    text = re.sub(r"\{\{.*?(?:\}\}|$)|(?:, siehe auch |(?<=\w)Vergleiche).*", "", text)
    text = re.sub(r"\s*\((?:Singular|Plural) \d\)", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    while match := _GRAMMAR.match(text):
        text = text[match.end() :]
    return _FIELD.sub("", text).strip(" .;:,")


def _shortened_german(text: str, is_noun: bool) -> str:
    """Return a text as it is, or up to the end of a phrase; "" if it is too long for that."""
    first = text.split("; ")[0]
    if len(first) >= 12 and _is_balanced(first):
        text = first
    if len(text) > MAX_LENGTH:
        text = re.sub(r" \([^()]*\)(?!\w)", "", text)
    if len(text) <= MAX_LENGTH:
        is_open = _OPEN_END.search(text) and " " in text
        return text if _is_balanced(text) and not is_open else ""
    start = longest_start(text, [_GERMAN_CUT], " ,;.", lambda one, _: _is_complete(one, is_noun))
    phrases = text[:MAX_LENGTH].split(", ")[:-1]
    if start or not is_noun or _GERMAN_CLAUSE.search(text[:MAX_LENGTH]):
        return start
    while phrases and not (phrases[-1][-1].isalpha() and phrases[-1].split()[-1].istitle()):
        phrases.pop()
    start = ", ".join(phrases)
    return start if _is_complete(start, is_noun) else ""


def _is_complete(text: str, is_noun: bool) -> bool:
    """Return whether the start of a definition can stand alone: no clause lacks its verb."""
    if not (20 <= len(text) <= MAX_LENGTH and _is_balanced(text)) or _OPEN_END.search(text):
        return False
    last = text.split()[-1]
    if _GERMAN_CLAUSE.search(text):
        return last.islower() and not last.endswith(_ATTRIBUTE)
    ends_in_attribute = last.endswith(_ATTRIBUTE) or (is_noun and last.endswith("en"))
    return not (last.islower() and ends_in_attribute)


def _is_balanced(text: str) -> bool:
    pairs = text.count("(") == text.count(")") and text.count("„") == text.count("“")
    return pairs and text.count('"') % 2 == 0
