"""Rounds that friends play: joining is a union, and hidden words show only how many they are."""

import json
from typing import Any

import pytest
from hypothesis import given

from beecore.errors import CodeError, GameError
from beecore.hive import Hive
from beecore.sharing.codes import ROUND, decode, encode
from beecore.sharing.rounds import (
    COLORS,
    MAX_FRIENDS,
    Comparison,
    Friend,
    Round,
    compare,
    dump,
    fields_of,
    free_color,
    hidden,
    join,
    load,
    name_of,
    news,
    round_in,
    words_of,
)
from tests.oracles import HIVE, ORACLE, RARE
from tests.strategies import rounds

ANNA, BEN = "0123abcd", "beef0000"
OPEN = Friend("Anna", 1, 7, "moving-up", ("cave", "oven"), (), 0)
HIDDEN = Friend("Ben", 2, 131, "amazing", (), hidden(BEN, HIVE, ["cave", "coven", "novae"]), 0)
TOGETHER = Round(HIVE, {ANNA: OPEN, BEN: HIDDEN})
GOOD = fields_of(TOGETHER)


def test_compares_open_and_hidden_words_alike() -> None:
    ours = ["cave", "vote", "vent", "nave"]
    assert compare(ANNA, TOGETHER, ours) == Comparison(lacking=1, ahead=3)
    assert compare(BEN, TOGETHER, ours) == Comparison(lacking=2, ahead=3)
    assert "coven" not in dump(TOGETHER)
    assert words_of(ANNA, TOGETHER, []) == ["cave", "oven"]
    assert words_of(BEN, TOGETHER, [*ORACLE, *RARE]) == ["cave", "coven", "novae"]
    assert words_of(BEN, TOGETHER, ORACLE) == ["cave", "coven"]


def test_marks_differ_by_friend_and_hive() -> None:
    other = Hive.parse("ACTVOEN")
    marks = [*hidden(ANNA, HIVE, ["cave"]), *hidden(BEN, HIVE, ["cave"])]
    marks += [*hidden(ANNA, other, ["cave"]), *hidden(ANNA, HIVE, ["cove"])]
    assert len(set(marks)) == 4
    assert hidden(ANNA, HIVE, ["cave"]) == ("a9e06b43",)  # the same on every device


@given(rounds(), rounds(), rounds())
def test_joining_is_a_union_in_any_order(one: Round, two: Round, three: Round) -> None:
    both = join(one, two)
    assert both == join(two, one) == join(both, one) == join(both, both)
    assert join(both, three) == join(one, join(two, three))
    for part in (one, two):
        for id, friend in part.friends.items():
            assert {*friend.words} <= {*both.friends[id].words}
            assert {*friend.marks} <= {*both.friends[id].marks}


@given(rounds())
def test_a_round_comes_out_of_its_text_and_its_code(drawn: Round) -> None:
    assert load(dump(drawn)) == drawn
    bits, fields = decode(encode(ROUND, fields_of(drawn)))
    assert (bits, round_in(fields)) == (b"", drawn)


def test_rounds_on_different_hives_and_of_too_many_friends_are_not_joined() -> None:
    with pytest.raises(GameError, match="can’t be joined: VCTAOEN, VCTAOE"):
        join(TOGETHER, Round(Hive("vctaoe"), {}))
    ids = [f"{number:08x}" for number in range(MAX_FRIENDS)]
    crowd = Round(HIVE, dict.fromkeys(ids, OPEN))
    assert join(crowd, crowd) == crowd
    with pytest.raises(GameError, match="up to 24 friends"):
        join(crowd, TOGETHER)


def test_names_are_one_short_visible_line() -> None:
    assert name_of("\u202e<b>Anna</b>\0\r\n\u200bMaria") == "<b>Anna</b> Maria"
    assert name_of("a " * 99) == "a a a a a a a a a a a a"
    assert name_of(" \u200b\n") == ""


def test_the_name_that_was_entered_last_remains_in_any_order() -> None:
    for name, before in (("Anna", "Zoe"), ("Zoe", "Anna")):
        first = Round(HIVE, {ANNA: Friend(before, *OPEN[1:-1], 1)})
        then = Round(HIVE, {ANNA: Friend(name, *OPEN[1:-1], 2)})
        for joined in (join(first, then), join(then, first), join(then, join(first, then))):
            assert joined.friends[ANNA].name == name


def test_news_are_the_open_words_of_others() -> None:
    one = Friend("Anna", 1, 7, "nice", ("cave",), (), 0)
    two = Friend("Ben", 2, 1, "nice", ("vote",), (), 0)
    before = Round(HIVE, {ANNA: one, BEN: HIDDEN})
    after = join(TOGETHER, Round(HIVE, {"00000001": two, BEN: two}))
    assert sorted(news(before, after, BEN)) == [("Anna", ["OVEN"]), ("Ben", ["VOTE"])]
    assert news(after, after, BEN) == []


def test_each_friend_gets_a_free_color_while_there_is_one() -> None:
    for colors, free in ((1, 2), 0), ((0, 1, 3), 2), (range(COLORS), 0):
        friends = {str(color): Friend("Anna", color, 0, "", (), (), 0) for color in colors}
        assert free_color(Round(HIVE, friends)) == free


FIELDS = ["name", "color", "score", "rank", "words", "marks", "named"]
VALUES: list[Any] = [None, "", -1, 10**9, 0.5, True, "genius!", [1], ["cave"], "0rate", "5", {}]


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("value", VALUES)
def test_a_damaged_friend_is_refused_or_sound(name: str, value: object) -> None:
    fields = json.loads(json.dumps(GOOD))
    fields["friends"][ANNA][name] = value
    try:
        friend = round_in(fields).friends[ANNA]
    except CodeError:
        return
    assert friend.name
    assert 0 <= friend.color < COLORS
    assert {*friend.words} <= {*ORACLE}


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"hive": 7},
        {"hive": "octane"},
        {"hive": "vacenot", "friends": []},
        {"hive": "vacenot", "friends": {"anna": GOOD["friends"][ANNA]}},
        {"hive": "vacenot", "friends": {"0123ABCD": GOOD["friends"][ANNA]}},
        {"hive": "vacenot", "friends": {ANNA: None}},
        {"hive": "vacenot", "friends": {str(i): {} for i in range(99)}},
    ],
)
def test_a_damaged_round_is_refused(fields: Any) -> None:
    for refused in (fields, json.dumps(fields)):
        with pytest.raises(CodeError, match="damaged"):
            load(refused) if isinstance(refused, str) else round_in(refused)
    for text in ("", "[", "[]", "7", "[" * 9_999):
        with pytest.raises(CodeError, match="damaged"):
            load(text)
