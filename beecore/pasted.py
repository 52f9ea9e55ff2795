"""Finds a hive and its words in a text that was copied elsewhere, such as a whole web page.

Puzzle pages show the letters one by one, the center first; some mark the center, as in C T A [V] O
E N, or name it, as in "must use V". If a text names no letters, the words of a list still tell
them: together they have as many letters as a hive, and all of them have the center. Often they have
several letters in common; then each of these may be the center.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .editions import Edition
from .errors import KB, HiveError, limit_size
from .game.guess import once
from .hive import MAX_WORD_LENGTH, Hive, fits
from .reading import MAX_TEXT_LENGTH, REMARKS, plain, spaced, words_in

LEAST_WORDS = 4
"""The fewest words in a row that tell the letters of a hive."""
MAX_PASTED = 50 * KB
"""The characters at the beginning of a text that are searched; a web page has fewer."""

_NAMES = (
    "cent zent mid mitt milieu meio must requir mandator oblig obblig obrig pflicht verplicht muss"
    " moet debe deve doit key schlüssel clave clau clef chiave chave sleutel use contain includ"
    " enthalt enthält contien conten contém bevat måste kräv nyckel innehåll använd"
).split()
"""How words begin that name the center, such as center, Mitte, and must, in nine languages."""
_SIGNS = "[] () {} <> >< ** __ || -- ~~ == ## ++ `` \"\" '' “” „“ »« «» ›‹ ‹› ‘’ ‚‘ →←".split()
"""What stands around a letter that is marked."""
_ENDS = ".,:;!?)—–"  # of the part of a sentence in which a center is named
_ARTICLES = "aeioy"  # letters that are words, too


class Pasted(NamedTuple):
    """A hive, and the words of a text that fit it.

    `centers` has the letters that may be the center, the hive's own first: if there are several,
    the text does not tell which one it is.
    """

    hive: Hive
    words: tuple[str, ...]
    centers: str


class _Text(NamedTuple):
    text: str
    shown: Sequence[str]  # its words, as they are shown
    words: Sequence[str]  # the same words in the letters of the edition
    edition: Edition
    named: str  # the letter that the text calls the center, or ""

    def has_all(self, letters: Sequence[str]) -> bool:
        """Return whether letters are those of a hive of the edition's usual size."""
        edition = self.edition
        count = len(letters) if edition.counts_letters else len(set(letters))
        return count == len(letters) == edition.size and all(
            letter in edition.alphabet.bits for letter in letters
        )


def hive_in(text: str, edition: Edition) -> Pasted | None:
    """Return the hive of a text and the words that fit it, or None if the text has no hive.

    >>> from .editions import ORIGINAL
    >>> for text in (
    ...     "V C T A O E N  You have found 2 words: Cave, Octave",
    ...     "Letters: C, T, A, O, E, N. Must use V.",
    ...     "Well done! vacate covet octave coven",
    ... ):
    ...     hive, words, centers = hive_in(text, ORIGINAL)
    ...     print(hive, centers, *words)
    VCTAOEN v cave octave
    VCTAOEN v
    CAENOTV cev vacate covet octave coven

    Raises `BeeError` for a text of more than `reading.MAX_TEXT_LENGTH` characters.
    """
    limit_size(len(text), MAX_TEXT_LENGTH, "this text")
    text, fold = text[:MAX_PASTED], edition.alphabet.fold
    text = plain(text)
    shown = spaced(text.replace("*", " ")).split()
    words = fold(" ".join(shown)).split()
    given = _Text(text, shown, words, edition, _named(fold(text), edition))
    for find in (_row, _first, _shared):
        letters, centers = find(given)
        try:
            hive = Hive.parse(centers[:1] + letters.replace(centers[:1], "", 1), edition=edition)
        except HiveError:
            continue
        listed = words_in(_without_counts(text.replace("*", " "), hive), edition.alphabet)
        found = [word for word in listed if fits(hive, word) and word not in (letters, letters[1:])]
        return Pasted(hive, once(found), centers)
    return None


def _without_counts(text: str, hive: Hive) -> str:
    """Return a text without the sentences that tell a number, such as "You have found 2 words",
    which HAVE may fit. Most of the words of such a sentence do not fit the hive.
    """
    for end in _ENDS:
        text = text.replace(end, "\n")
    lines = []
    for line in text.split("\n"):
        words = [word for word in words_in(line, hive.alphabet) if len(word) >= hive.minimum]
        has_number = any(character.isdigit() for character in line)
        if not has_number or 2 * sum(fits(hive, word) for word in words) >= len(words):
            lines.append(line)
    return "\n".join(lines)


def _named(text: str, edition: Edition) -> str:
    """Return the letter that a text calls the center; or "".

    It is the only letter that stands alone in the same part of a sentence, as in "where V is in the
    middle", or else begins the next part, as in "Center: V".
    """
    if not any(name in text for name in _NAMES):
        return ""
    text = text.replace("i mitten", "mitten")  # Swedish, where I is no letter of the hive
    for end in _ENDS:
        text = text.replace(end, "\n")
    parts = [
        [words_in(piece, edition.alphabet) for piece in part.split("(")]
        for part in text.split("\n")
    ]
    parts = [part for part in parts if any(part)]
    for part, after in zip(parts, [*parts[1:], []], strict=True):
        if not any(_is_name(word) for words in part for word in words):
            continue
        letters = [letter for words in part for letter in _alone(words)]
        follows = [word for words in after for word in words]
        has_run = any(len(word) == 1 for words in part for word in words)
        if not letters and (not has_run or len(follows) == 1):
            letters = follows[:1]
        if len(letters) == 1 and letters[0] in edition.alphabet.bits:
            return letters[0]
    return ""


def _is_name(word: str) -> bool:
    return any(word.startswith(name) for name in _NAMES)


def _alone(words: Sequence[str]) -> Iterator[str]:
    """Yield the letters that stand alone, but not articles: in "must have a V", it is V."""
    for start, end in _runs_of_letters(words):
        after = words[end] if end < len(words) else ""
        is_article = words[end - 1] in _ARTICLES and len(after) > 2 and not _is_name(after)
        if not is_article and (end == start + 1 or (end == start + 2 and words[start] == "a")):
            yield words[end - 1]


def _marked(given: _Text, letters: str) -> str:
    """Return the only letter that has signs around it, as in C T A [V] O E N; or ""."""
    text = " ".join(["", *given.text.split(), ""])
    around = [(signs[0], signs[1]) for signs in _SIGNS if signs[0] in text]
    around += [(" ", "*"), ("*", " ")] if "*" in text else []
    marked = {
        letter
        for letter in letters
        for each in (letter, given.edition.alphabet.capitals(letter))
        for before, after in around
        if before + each + after in text
    }
    return "".join(marked) if len(marked) == 1 else ""


def _center(given: _Text, letters: str, shown: str) -> str:
    """Return the center of letters: the named or the marked one, or else the first.

    A letter is also marked if it alone is a capital or small letter, or is in the middle of lines
    of two, three, and two letters.
    """
    if given.named and given.named in letters:
        return given.named
    if marked := _marked(given, letters):
        return marked
    if len(shown) == len(letters):
        capitals = [given.edition.alphabet.capitals(letter) for letter in letters]
        large = [at for at, mark in enumerate(shown) if mark == capitals[at]]
        small = [at for at in range(len(shown)) if at not in large]
        for few in large, small:
            if len(few) == 1:
                return letters[few[0]]
    lines = [line.split() for line in given.text.split("\n")]
    of_letters = [len(line) for line in lines if line and all(len(each) == 1 for each in line)]
    return letters[3] if of_letters == [2, 3, 2] else letters[0]


def _row(given: _Text) -> tuple[str, str]:
    """Return the letters that stand in a row, perhaps with the center apart, and the center."""
    size, words, named = given.edition.size, given.words, given.named
    runs = list(_runs_of_letters(words))
    for number, (start, stop) in enumerate(runs):
        if named and named not in words[start:stop]:  # and perhaps I, as in "C T A O E N, I have"
            for at in range(start, stop - size + 2):
                row = named + "".join(words[at : at + size - 1])
                if given.has_all(row):
                    return row, named
        places = [
            at for at in range(start, stop - size + 1) if given.has_all(words[at : at + size])
        ]
        if places == [start, start + 1] and words[start] in words[start + 1 : stop]:
            places = places[1:]  # the center stands first, and again among all letters
        if len(places) == 1:
            (at,) = places
            row = "".join(words[at : at + size])
            return row, _center(given, row, "".join(given.shown[at : at + size]))
        row = "".join(words[start:stop])
        before, after = runs[number - 1 : number], runs[number + 1 : number + 2]
        apart = [words[last - 1] for _, last in before] + [words[first] for first, _ in after]
        for center in [named, *apart]:
            if center and given.has_all(center + row):
                return center + row, center
    return "", ""


def _runs_of_letters(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where words of one letter in a row begin and end."""
    start = 0
    for at, word in enumerate([*words, ""]):
        if len(word) != 1:
            if at > start:
                yield start, at
            start = at + 1


def _first(given: _Text) -> tuple[str, str]:
    """Return the letters that a text begins with, the center perhaps apart, and the center.

    They are a word rather than the letters if the words after it tell so: in "octavne cave even",
    the hive has no O in its center.
    """
    words, named = given.words, given.named
    for word in reversed(words) if named else ():  # as in "Center: V. Others: CTAOEN"
        for letters in named + word, word:
            if named in letters and given.has_all(letters):
                return letters, named
    end, letters = next(
        ((end, letters) for end in (1, 2, 3) if (letters := _whole(given, end))), (0, "")
    )
    if not letters:
        return "", ""
    center = _center(given, letters, given.shown[0] if end == 1 else "")
    others = [word for word in words[end:] if len(word) > 1]
    inside = [word for word in others if set(word) <= set(letters)]
    is_list = len(others) >= LEAST_WORDS - 1 and len(_listed(others, given)) == len(others)
    if not all(center in word for word in inside) or (is_list and 2 * len(inside) < len(others)):
        return "", ""
    return letters, center


def _whole(given: _Text, count: int) -> str:
    """Return the letters that the first words of a text have together, the one that stands apart
    first, if these are all: "v ctaoen", "CTAOEN + V", "cta[v]oen", or "vctaoen"; or "".
    """
    words = given.words[:count]
    letters, apart = "".join(words), [word for word in words if len(word) == 1]
    if not given.has_all(letters) or len(apart) != min(count - 1, 1):
        return ""
    center = "".join(apart)
    is_usual = words[0] == center or (count == 2 and center not in _ARTICLES)  # not "Thanks! I"
    if count == 1 or is_usual or center == _marked(given, letters):
        return center + letters.replace(center, "", 1) if center else letters
    return ""


def _listed(words: Sequence[str], given: _Text) -> list[str]:
    """Return the words that may be answers, unlike "co-op" and remarks such as "pangram"."""
    lengths = range(given.edition.minimum, MAX_WORD_LENGTH + 1)
    has_all = given.edition.alphabet.has_all
    return [
        word for word in words if len(word) in lengths and has_all(word) and word not in REMARKS
    ]


def _shared(given: _Text) -> tuple[str, str]:
    """Return the letters of the most words in a row that fit one hive, and its possible centers."""
    words = _longest_run(_listed(once(given.words), given), given.edition)
    if len(words) < LEAST_WORDS:
        return "", ""
    units = {unit for word in words for unit in _units(word, given.edition)}
    letters = sorted([unit[0] for unit in units], key=given.edition.alphabet.alphabetical)
    centers = [each for each in once(letters) if all(each in word for word in words)]
    return "".join(letters), given.named if given.named in letters else "".join(centers)


def _longest_run(words: Sequence[str], edition: Edition) -> Sequence[str]:
    """Return the most words in a row that fit one hive of exactly the usual size."""
    counts: dict[str, int] = {}  # how many words of the run need each unit
    start, longest = 0, words[:0]
    for end, word in enumerate(words):
        for unit in _units(word, edition):
            counts[unit] = counts.get(unit, 0) + 1
        while counts and (len(counts) > edition.size or max(counts.values()) <= end - start):
            for unit in _units(words[start], edition):
                counts[unit] -= 1
                if not counts[unit]:
                    del counts[unit]
            start += 1
        if len(counts) == edition.size and end - start >= len(longest):
            longest = words[start : end + 1]
    return longest


def _units(word: str, edition: Edition) -> Sequence[str]:
    """Return what a hive needs for a word: letters, in an edition that counts them with numbers.

    So the German "Nebel" needs n, e, b, ee, and l: a second E is one letter more.
    """
    if not edition.counts_letters:
        return once(word)
    return [letter * (word[:at].count(letter) + 1) for at, letter in enumerate(word)]
