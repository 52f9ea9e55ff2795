"""The words that a player has not found yet."""

from beecore.editions import edition_of
from beecore.game.remaining import remaining
from beecore.game.state import Game
from beecore.hive import Hive
from tests.oracles import HIVE, ORACLE, RARE, answers_by

ANSWERS = answers_by(HIVE, ORACLE, RARE)


def test_combines_words_found_in_the_game_and_pasted_words() -> None:
    left = remaining(Game(HIVE, ("cave",)), ANSWERS, ["coven", "cave", "coven"])
    assert left["found"] == ["cave", "coven"]
    assert left["of"] == len(ORACLE)
    assert len(left["words"]) == len(ORACLE) - 2
    assert left["points"] == 1 + 5
    assert left["grid"][-1][-1] == str(len(ORACLE) - 2)


def test_genius_is_that_of_the_edition() -> None:
    for name, to_genius in (("original", 70), ("print", 76)):
        hive = Hive(HIVE.letters, minimum=5, edition=edition_of(name))
        answers = answers_by(hive, ["coven", "event", "covet", "octave"])
        total = sum(found.points for found in answers.solutions)
        left = remaining(Game(hive), answers, [])
        assert left["to_genius"] == round(to_genius / 100 * total)


def test_nothing_remains_when_every_word_is_found() -> None:
    left = remaining(Game(HIVE), ANSWERS, ORACLE)
    assert (left["words"], left["to_genius"], left["pangrams"]) == ([], 0, 0)


def test_lists_words_that_do_not_count_once_each_by_the_reason() -> None:
    pasted = ["octovat", "octovat", "ten", "octane", "cover", "cover", "words", *RARE]
    left = remaining(Game(HIVE), ANSWERS, pasted)
    assert left["doubted"] == list(RARE)
    assert left["unlisted"] == ["octovat"]
    assert left["misfits"] == ["octane", "cover"]


def test_sorts_words_by_first_letter_and_length() -> None:
    words = remaining(Game(HIVE), ANSWERS)["words"]
    assert sorted(words) == sorted(ORACLE)
    assert [(word[0], len(word)) for word in words] == sorted(
        (word[0], len(word)) for word in ORACLE
    )
