"""Codes made by earlier commits, and with the word lists of those, open with every game.

`tests/data/codes.json` has a code and a round that cad23881 made, and codes of version 3 that this
version made with the word lists of three earlier commits, each with the words of its games. The
codes of cad23881 only open while the words of their days are the same, so those that have changed
since are there, too.
"""

import json
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from beecore.editions import edition_of
from beecore.game import Game
from beecore.sharing.codes import decode
from beecore.sharing.days import Daily, daily_of
from beecore.sharing.games import decode_games, games_in
from beecore.sharing.rounds import fields_of, load, round_in, words_of
from beecore.words import shipped
from tests.oracles import HIVE, ORACLE, RARE

MADE = json.loads((Path(__file__).parents[2] / "data" / "codes.json").read_text("utf-8"))
EARLIER = sorted(MADE.keys() - {"cad23881"})


def day(name: str, number: int) -> Daily:
    edition = edition_of(name)
    return daily_of(number, shipped.calendar(edition), shipped.usual(edition), edition)


def opened(code: str, words_then: Any = MappingProxyType({})) -> tuple[dict[str, str], list[Daily]]:
    """Return the words of each game in a code by the keys of their hives, and the days left out.

    `words_then` has the words that some days had when the code was made.
    """
    content = decode_games(code)
    days = [day(*each) for each in content.days]
    days = [each._replace(**words_then.get(each.hive.key, {})) for each in days]
    read = list(games_in(content, days))
    games = [each for each in read if isinstance(each, Game)]
    words = {game.hive.key: " ".join(sorted(game.found + game.bonus)) for game in games}
    return words, [each for each in read if isinstance(each, Daily)]


@pytest.mark.parametrize("commit", EARLIER)
def test_what_was_kept_with_earlier_word_lists_has_every_game(commit: str) -> None:
    assert opened(MADE[commit]["kept"]) == (MADE[commit]["games"], [])


@pytest.mark.parametrize("commit", EARLIER)
def test_a_picture_made_with_earlier_word_lists_names_the_days_it_leaves_out(commit: str) -> None:
    words, changed = opened(MADE[commit]["pictured"])
    left_out = {each.hive.key: MADE[commit]["games"][each.hive.key] for each in changed}
    assert words | left_out == MADE[commit]["games"]
    assert words, "some days still have the words that they had"


def test_a_code_and_a_round_of_an_earlier_version_open() -> None:
    made = MADE["cad23881"]
    assert opened(made["code"], made["words of days"]) == (made["games"], [])
    assert decode_games(made["code"]).records == {"theme": "dark"}
    fields = decode(made["round"])[1]
    assert fields["minutes"] == 10  # a time limit, which earlier versions had
    assert "minutes" not in fields_of(round_in(fields))
    for round in (round_in(fields), load(made["stored round"])):
        assert [friend.name for friend in round.friends.values()] == ["Anna", "Ben"]
        assert words_of("0123abcd", round, []) == ["cave", "oven"]
        assert words_of("beef0000", round, [*ORACLE, *RARE]) == ["cave", "coven", "novae"]
        assert round.hive.key == HIVE.key
