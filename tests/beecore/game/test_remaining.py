"""What remains to somebody who is stuck."""

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


def test_words_that_fit_but_do_not_count_are_told_once() -> None:
    pasted = ["octovat", "octovat", "ten", "found", "words", *RARE]
    assert remaining(Game(HIVE), ANSWERS, pasted)["doubted"] == ["octovat", *RARE]


def test_words_stand_by_beginning_and_length() -> None:
    words = remaining(Game(HIVE), ANSWERS)["words"]
    assert sorted(words) == sorted(ORACLE)
    assert [(word[0], len(word)) for word in words] == sorted(
        (word[0], len(word)) for word in ORACLE
    )
