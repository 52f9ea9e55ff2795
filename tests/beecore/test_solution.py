"""Solving as people see it, with the published results as oracles."""

from beecore import Hive, Lexicon, is_pangram, points, solve, summary
from beecore.lexicon import Entry

SMALL_DICTIONARY = """
    cave caveat concave convect convene convent cove coven covenant covet even event nave nonevent
    octave octavo ovate oven vacant vacate vane vent veto vote
""".split()
REFUSED = ["cover", "octane", "cav", "tan"]
VCTAOEN = Hive.parse("VCTAOEN")


def test_the_published_answer_of_vctaoen() -> None:
    solutions = solve(VCTAOEN, Lexicon.from_words(SMALL_DICTIONARY + REFUSED))
    assert sorted(found.word for found in solutions) == SMALL_DICTIONARY
    assert [found.word for found in solutions if found.pangram] == ["covenant"]


def test_suffixed_forms_and_long_pangrams() -> None:
    words = ["incentivize", "anticlimactic", "inimical"]
    assert is_pangram("incentivize", Hive.parse("ENTIVCZ"))
    assert points("incentivize", Hive.parse("ENTIVCZ")) == 18
    found = solve(Hive.parse("ANIMLCT"), Lexicon.from_words(words))
    assert [(solution.word, solution.pangram) for solution in found] == [
        ("anticlimactic", True),
        ("inimical", False),
    ]


def test_order_is_pangrams_then_length_then_alphabet() -> None:
    lexicon = Lexicon.from_words(["vote", "cave", "nonevent", "covenant", "convene", "concave"])
    words = [found.word for found in solve(VCTAOEN, lexicon)]
    assert words == ["covenant", "nonevent", "concave", "convene", "cave", "vote"]


def test_the_minimum_length_is_the_hives() -> None:
    lexicon = Lexicon.from_words(["no", "non", "noon", "onto"])
    assert [found.word for found in solve(Hive.parse("ont", 3), lexicon)] == [
        "onto",
        "noon",
        "non",
    ]


def test_the_boundary_between_the_bands_can_be_moved() -> None:
    lexicon = Lexicon.from_entries([Entry("cave", 0.6), Entry("cove", 0.4)], likely=0.5)
    assert [found.likely for found in solve(VCTAOEN, lexicon)] == [True, False]
    assert [found.likely for found in solve(VCTAOEN, lexicon, likely=0.3)] == [True, True]
    assert [found.likely for found in solve(VCTAOEN, lexicon, likely=0.7)] == [False, False]


def test_a_summary_counts_and_tells_bingo() -> None:
    hive = Hive.parse("ont")
    words = ["noon", "onto", "tonn", "not"]
    figures = summary(hive, solve(hive, Lexicon.from_words(words)))
    assert figures == (3, 1 + 8 + 8, 2, 0, True)
    assert str(figures) == "3 words, 17 points, 2 pangrams, BINGO"


def test_a_summary_of_one_perfect_pangram() -> None:
    hive = Hive.parse("notices")
    figures = summary(hive, solve(hive, Lexicon.from_words(["section"])))
    assert str(figures) == "1 word, 14 points, 1 pangram (1 perfect)"
