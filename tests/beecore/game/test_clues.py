"""The clues of a word, by degrees."""

from beecore.game.clues import DEGREES, clue
from tests.oracles import ORACLE


def test_each_degree_tells_more_and_none_but_the_last_the_word() -> None:
    for word in (*ORACLE, "abet"):
        told = [clue(word, degree) for degree in range(len(DEGREES))]
        assert len({str(each) for each in told}) == len(DEGREES)
        assert told[0] == {"beginning": "", "length": 0, "is_defined": False, "letters": ""}
        assert all(word not in (each["beginning"], each["letters"]) for each in told[:-1])
        assert told[-1]["beginning"] == word
        assert sorted(told[-1]["letters"]) == sorted(word)
