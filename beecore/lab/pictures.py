"""The data of the Lab's pictures: a word's two tests, the strip of blocks, the masks that fit."""

from bisect import bisect_left
from functools import lru_cache
from typing import TypedDict

from ..hive import Hive
from ..letters import Mask, submasks
from ..lexicon import Lexicon
from ..pack import lookups
from ..reading import word_of
from ..solvers.base import alphabetical
from ..solvers.block import STRIDE, Block, cut

MAX_LISTED_MASKS = 256
"""The most masks listed one by one; a hive of nine letters has exactly that number."""

ANSWERS, IN_VAIN, FORBIDDEN, MISSING = "aefm"
"""The fate of a block: it is searched and has words that fit, or has none; or it is skipped, since
its words share a forbidden letter, or none of them has the center."""


class WordPicture(TypedDict):
    known: bool
    alike: list[str]  # other words of the same mask
    place: int  # in the word list, from 0, where it stands or would stand


class Orders(TypedDict):
    stride: int
    blocks: int  # in each order of the bits
    rare: int  # searched of the blocks of masks in numeric order: rare letters have the high bits
    named: int  # searched if Z has the highest bit, and A the lowest


class Strip(TypedDict):
    blocks: str  # a character for each block, in the order of the word list
    searched: int  # words in the blocks that are searched
    fitting: int  # words among them that pass both tests, however short
    words: int


class BlockPicture(TypedDict):
    first: str
    last: str
    fate: str
    words: list[str]
    shared: str  # letters that all words of the block have
    any_of: str  # letters that any of them has
    forbidden: str  # shared, but not in the hive
    fitting: list[str]


class Subset(TypedDict):
    letters: str
    words: list[str]


class Subsets(TypedDict):
    lookups: int
    subsets: list[Subset]  # empty if there are too many to list


def word(lexicon: Lexicon, hive: Hive, text: str) -> WordPicture:
    """Return the words that have the same mask as a word.

    Raises `LetterError` for a text with characters that are no letters of the hive's alphabet.

    >>> word(Lexicon.from_words(["noon", "no", "on"]), Hive.parse("vctaoen"), "No")
    {'known': True, 'alike': ['noon', 'on'], 'place': 0}
    """
    alphabet, text = hive.alphabet, word_of(text, hive.alphabet)
    known = lexicon.words(alphabet.mask_of(text))
    return {
        "known": text in known,
        "alike": [other for other in known if other != text],
        "place": bisect_left(in_order(lexicon), (text, 0)),
    }


def orders(lexicon: Lexicon, hive: Hive, stride: int = STRIDE) -> Orders:
    """Return how many blocks of `stride` masks are searched with the bits in either order.

    >>> lexicon = Lexicon.from_words(["zoo", "not", "cove", "kit"])
    >>> orders(lexicon, Hive.parse("vctaoen"), 2)
    {'stride': 2, 'blocks': 2, 'rare': 1, 'named': 1}
    """
    letters_of = hive.alphabet.letters_of
    by_name = sorted(lexicon.masks, key=lambda mask: sorted(letters_of(mask), reverse=True))
    rare, named = (
        sum(block.lets_in(hive) for block in cut(masks, stride))
        for masks in (sorted(lexicon.masks), by_name)
    )
    return {
        "stride": stride,
        "blocks": -(-len(by_name) // stride),
        "rare": rare,
        "named": named,
    }


def strip(lexicon: Lexicon, hive: Hive, stride: int) -> Strip:
    """Return the fate of each block of `stride` words; raises `ValueError` for a stride below 1.

    >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "ilk", "noon", "not"])
    >>> strip(lexicon, Hive.parse("vctaoen"), 2)
    {'blocks': 'fam', 'searched': 2, 'fitting': 1, 'words': 6}
    """
    blocks = _blocks(lexicon, stride)
    fates = [_fate(block, hive) for block in blocks]
    entered = [block.masks for block, fate in zip(blocks, fates, strict=True) if fate in "ae"]
    return {
        "blocks": "".join(fates),
        "searched": sum(map(len, entered)),
        "fitting": sum(_fits(mask, hive) for masks in entered for mask in masks),
        "words": len(lexicon),
    }


def curve(lexicon: Lexicon, hive: Hive, strides: list[int]) -> list[tuple[int, int]]:
    """Return how many blocks and how many words a search checks, for each number of words in a
    block.

    >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "ilk", "noon", "not"])
    >>> curve(lexicon, Hive.parse("vctaoen"), [1, 2, 6])
    [(6, 1), (3, 2), (1, 6)]
    """
    masks = [mask for _, mask in in_order(lexicon)]
    cuts = [cut(masks, stride) for stride in strides]
    return [
        (len(blocks), sum(len(block.masks) for block in blocks if block.lets_in(hive)))
        for blocks in cuts
    ]


def block(lexicon: Lexicon, hive: Hive, stride: int, number: int) -> BlockPicture:
    """Return a block of `stride` words by its number, from 0, and whether and why it is skipped.

    >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "cove"])
    >>> picture = block(lexicon, Hive.parse("vctaoen"), 2, 0)
    >>> picture["first"], picture["last"], picture["shared"], picture["forbidden"]
    ('bib', 'bob', 'b', 'b')
    """
    chosen = _blocks(lexicon, stride)[number]
    words = in_order(lexicon)[number * stride : (number + 1) * stride]
    return {
        "first": words[0][0],
        "last": words[-1][0],
        "fate": _fate(chosen, hive),
        "words": [word for word, _ in words],
        "shared": hive.alphabet.letters_of(chosen.shared),
        "any_of": hive.alphabet.letters_of(chosen.any_of),
        "forbidden": hive.alphabet.letters_of(chosen.shared & ~hive.mask),
        "fitting": [word for word, mask in words if _fits(mask, hive)],
    }


def subsets(lexicon: Lexicon, hive: Hive) -> Subsets:
    """Return the masks that can fit a hive, each with its words.

    >>> shown = subsets(Lexicon.from_words(["not", "noon", "onto", "tot"]), Hive.parse("not"))
    >>> [(subset["letters"], subset["words"]) for subset in shown["subsets"]]
    [('n', []), ('nt', []), ('no', ['noon']), ('not', ['not', 'onto'])]
    """
    required, count = hive.required_mask, lookups(hive)
    masks = submasks(hive.mask ^ required, held=required) if count <= MAX_LISTED_MASKS else []
    return {
        "lookups": count,
        "subsets": [
            {"letters": _as_in(hive, mask), "words": lexicon.words(mask)} for mask in masks
        ],
    }


def _as_in(hive: Hive, mask: Mask) -> str:
    return "".join([letter for letter in hive.letters if hive.alphabet.bits[letter] & mask])


def _fits(mask: Mask, hive: Hive) -> bool:
    return mask & hive.deciding_mask == hive.required_mask


def _fate(block: Block, hive: Hive) -> str:
    if block.lets_in(hive):
        return ANSWERS if any(_fits(mask, hive) for mask in block.masks) else IN_VAIN
    return FORBIDDEN if block.shared & ~hive.mask else MISSING


@lru_cache(maxsize=1)
def in_order(lexicon: Lexicon) -> list[tuple[str, Mask]]:
    """Return the words in alphabetical order, with their masks; they are cached."""
    return alphabetical(lexicon)


@lru_cache(maxsize=2)
def _blocks(lexicon: Lexicon, stride: int) -> list[Block]:
    return cut([mask for _, mask in in_order(lexicon)], stride)
