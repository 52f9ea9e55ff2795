"""Forms that no puzzle can hold: which are likely, and how many that no list attests."""

from beecore import Entry, Lexicon
from beecore.game import puzzles
from beecore.words import shipped
from build import calendar, forms
from tests import wordlists

KNOWN = {"taller": "10 f7 =er1", "ruder": "35 =er1", "raider": "40 w1 =er1", "tall": "10 f9"}
LEXICON = Lexicon.from_entries([Entry(word, 0.9) for word in KNOWN])


def test_the_commonest_likely_forms_come_first() -> None:
    assert forms.ranked("er", KNOWN, LEXICON) == ["taller", "raider", "ruder"]


def test_attested_are_those_in_use_and_those_with_senses() -> None:
    assert forms.unattested(["rudeail"], KNOWN, LEXICON) == 0.5
    assert forms.unattested(["taelrio"], KNOWN, LEXICON) == 0


def test_hardly_any_likely_word_of_a_shipped_lexicon_is_an_unattested_form() -> None:
    hives = [hive[:-2] + "er" for hive in puzzles.read(calendar.CALENDAR.read_text("ascii"))[::97]]
    fair = [hive for hive in hives if len(set(hive)) == len(hive)]
    assert fair
    assert forms.unattested(fair, wordlists.marks(), shipped.usual()) <= 0.03
