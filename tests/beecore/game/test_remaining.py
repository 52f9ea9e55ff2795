"""What remains to somebody who is stuck; the clues of a word."""

from beecore.game.clues import DEGREES, clue
from beecore.game.remaining import remaining
from beecore.game.state import Game
from tests.oracles import HIVE, ORACLE, RARE, answers_by

ANSWERS = answers_by(HIVE, ORACLE, RARE)


def test_what_is_found_in_the_game_and_what_is_told_add_up() -> None:
    left = remaining(Game(HIVE, ("cave",)), ANSWERS, ["coven", "cave", "coven"])
    assert left["found"] == ["cave", "coven"]
    assert left["of"] == len(ORACLE)
    assert len(left["words"]) == len(ORACLE) - 2
    assert left["points"] == 1 + 5
    assert left["grid"][-1][-1] == str(len(ORACLE) - 2)


def test_all_found_is_genius_and_leaves_nothing() -> None:
    left = remaining(Game(HIVE), ANSWERS, ORACLE)
    assert (left["words"], left["to_genius"], left["pangrams"]) == ([], 0, 0)


def test_words_that_may_be_but_are_not_listed_are_told_once() -> None:
    pasted = ["octovat", "octovat", "ten", "found", "words", *RARE]
    assert remaining(Game(HIVE), ANSWERS, pasted)["unlisted"] == ["octovat"]


def test_words_stand_by_beginning_and_length() -> None:
    words = remaining(Game(HIVE), ANSWERS)["words"]
    assert sorted(words) == sorted(ORACLE)
    assert [(word[0], len(word)) for word in words] == sorted(
        (word[0], len(word)) for word in ORACLE
    )


def test_each_degree_tells_more_and_none_but_the_last_the_word() -> None:
    for word in (*ORACLE, "abet"):
        told = [clue(word, degree) for degree in range(len(DEGREES))]
        assert len({str(each) for each in told}) == len(DEGREES)
        assert told[0] == {"beginning": "", "length": 0, "is_defined": False, "letters": ""}
        assert all(word not in (each["beginning"], each["letters"]) for each in told[:-1])
        assert told[-1]["beginning"] == word
        assert sorted(told[-1]["letters"]) == sorted(word)
