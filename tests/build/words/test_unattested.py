"""Likely words that no puzzle confirms: forms in -er and -est, which need E with R or S."""

import re

from beecore import Hive, solve
from beecore.game import puzzles
from beecore.words import shipped
from build.words.calendar import CALENDAR
from tests import wordlists

COMPARED = re.compile(r"=(er|est)[1-7]\b")
ATTESTED = re.compile(r"\b(f[1-9]|news\d|w[1-4])\b")


def test_hardly_any_likely_word_is_a_form_that_no_list_attests() -> None:
    hives = [hive[:-2] + "er" for hive in puzzles.read(CALENDAR.read_text("ascii"))[::97]]
    marks = [
        wordlists.marks()[solution.word]
        for hive in hives
        if len(set(hive)) == len(hive)
        for solution in solve(Hive(hive), shipped.usual())
        if solution.likely
    ]
    unattested = [each for each in marks if COMPARED.search(each) and not ATTESTED.search(each)]
    assert marks
    assert len(unattested) / len(marks) <= 0.03
