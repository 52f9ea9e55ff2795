"""A game by the published rules, as simple as possible, and random games to compare with it."""

import re
from math import floor
from typing import Any, NamedTuple

from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.hive import Hive


class NaiveGame:
    """A game with lists of words; `likely` words count, and `rare` ones are bonus words."""

    def __init__(self, hive: Hive) -> None:
        self.hive, self.over, self.likely, self.rare = hive, False, set[str](), set[str]()
        self.found, self.bonus, self.off_center, self.rejected = [list[str]() for _ in range(4)]

    def kind(self, word: str) -> str:
        hive, counts = self.hive, self.hive.edition.counts_letters
        is_known = word in self.likely | self.rare
        for kind, applies in {
            "empty": not word,
            "over": self.over,
            "short": len(word) < hive.minimum,
            "long": len(word) > 64,
            "bad-letters": any(letter not in hive.letters for letter in word),
            "off-center-word": hive.center not in word and is_known,
            "off-center": hive.center not in word,
            "incomplete": any(letter not in word for letter in hive.extra),
            "overused": counts and any(word.count(at) > hive.letters.count(at) for at in word),
            "repeated": word in self.found + self.bonus,
            "pangram": word in self.likely and self.is_pangram(word),
            "word": word in self.likely,
            "bonus": word in self.rare,
            "tried": word in self.rejected,
        }.items():
            if applies:
                return kind
        return "unknown"

    def play(self, text: str) -> tuple[str, int, str, bool]:
        """Play a guess; return its kind, its points, a new rank, and whether it is the last."""
        words = [*dict.fromkeys(re.findall("[a-zäöü]+", text.lower()))] or [""]
        before, found_before, kinds = self.rank, len(self.found), [""]
        for word in words:
            kinds.append(self.kind(word))
            noted = {"word": self.found, "pangram": self.found, "bonus": self.bonus}
            noted |= {"off-center-word": self.off_center, "unknown": self.rejected}
            if word not in noted.get(kinds[-1], [word]):
                noted[kinds[-1]].append(word)
            del self.rejected[:-50]
        has_found = len(self.found) > found_before
        points = self.points(words[:1]) if has_found and len(words) == 1 else 0
        kind = kinds[-1] if len(words) == 1 else "several"
        risen = self.rank if self.rank != before else ""
        return kind, points, risen, has_found and not self.missing

    def is_pangram(self, word: str) -> bool:
        return all(word.count(at) >= self.hive.letters.count(at) for at in self.hive.letters)

    def points(self, words: Any) -> int:
        points_of = self.hive.edition.points_of
        return sum(points_of(len(word), self.is_pangram(word)) for word in words)

    @property
    def counted(self) -> list[str]:
        return self.found + [word for word in self.bonus if word in self.answers]

    @property
    def answers(self) -> set[str]:
        others = NaiveGame(self.hive)
        others.likely = self.likely
        return {word for word in self.likely if others.kind(word) in ("word", "pangram")}

    @property
    def missing(self) -> set[str]:
        return self.answers - set(self.counted)

    @property
    def total(self) -> int:
        return self.points(self.answers | set(self.found))

    @property
    def rank(self) -> str:
        score, ranks = self.points(self.counted), self.hive.edition.ranks
        reached = [name for name, at in ranks if floor(at / 100 * self.total + 0.5) <= score]
        return reached[-1 if score else 0]


class DrawnGame(NamedTuple):
    """A hive, and what happens in its game: texts are guesses, a pair of sets is a new list of
    likely and of rare words, and None is giving up.
    """

    hive: Hive
    events: list[str | tuple[set[str], set[str]] | None]


@st.composite
def drawn_games(draw: st.DrawFn) -> DrawnGame:
    """Draw a small hive of some edition, and guesses of which many are words."""
    edition = edition_of(draw(st.sampled_from(["original", "print", "catalan", "german"])))
    letters = draw(st.permutations("abcde"))[: draw(st.integers(3, 4))]
    if edition.counts_letters:
        letters += draw(st.lists(st.sampled_from(letters), max_size=2))
    extra = "".join(draw(st.lists(st.sampled_from(letters), max_size=1)))
    hive = Hive("".join(letters), draw(st.integers(2, 4)), extra, edition)
    inside = st.text(hive.letters, min_size=1, max_size=6)
    word = inside | inside.map(lambda word: hive.center + word)
    words = draw(st.lists(word | st.text("abcdex", max_size=6), min_size=1, max_size=12))
    guess = st.sampled_from(words) | word | st.sampled_from(["", "aaaa" * 17])
    texts = (
        guess
        | guess.map(str.upper)
        | st.lists(guess.filter(bool), min_size=1, max_size=4).map(", ".join)
    )
    word_list = st.tuples(st.sets(st.sampled_from(words)), st.sets(st.sampled_from(words)))
    events = draw(st.lists(texts | word_list, max_size=24)) + draw(st.sampled_from([[], [None]]))
    return DrawnGame(hive, [draw(word_list), *events, *draw(st.lists(texts, max_size=2))])
