"""Answers from a lexicon and from a plain word list."""

from beecore import Entry, Lexicon
from beecore.game import answers_of
from tests.oracles import ANSWERS, HIVE, LIKELY, OFF_CENTER, ORACLE, OTHERS, RARE, UNLIKELY


def test_lexicon_and_word_list_give_the_same_answers() -> None:
    known = [Entry(word, LIKELY) for word in [*ORACLE, *OFF_CENTER, *OTHERS]]
    known += [Entry(word, UNLIKELY) for word in RARE]
    answers = answers_of(HIVE, Lexicon.from_entries(known))
    assert [each[:3] for each in answers.solutions] == [each[:3] for each in ANSWERS.solutions]
    assert [each.likely for each in answers.solutions] == [
        each.likely for each in ANSWERS.solutions
    ]
    assert (answers.hive, answers.total) == (HIVE, ANSWERS.total)
    assert [word in answers.words for word in ("octane", "canto", "tance")] == [True, True, False]
