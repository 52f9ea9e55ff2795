"""Codes: games come out as they went in, and whatever is not exactly a code is refused."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.errors import CodeError
from beecore.game.codes import (
    GAMES,
    MARKS,
    MAX_CODE_LENGTH,
    MAX_FIELDS,
    ROUND,
    Daily,
    codes_in,
    deflated,
    games_in,
    held_by,
    opened,
    sealed,
    unsealed,
    written,
)
from beecore.game.guess import Game
from beecore.game.saving import join, save
from beecore.hive import Hive
from tests.oracles import HIVE, ORACLE
from tests.strategies import games

TODAY = Daily(HIVE, 323, sorted(ORACLE))  # 2026-11-20
OTHER = Daily(Hive.parse("ENTIVCZ"), 324, ["evince", "incentivize", "nineteen"])
WORDS = ("cave", "vote")
GAME = Game(HIVE, WORDS, ("novae",), "2026-11-20T08:31", True, ("grid",), ("octane",), seconds=130)
GAMES_OF_DAYS = [
    GAME,
    Game(OTHER.hive, ("nineteen", "teine"), started="2026-12-24"),
    Game(Hive("ñaeinpt", 5, "p", edition_of("spanish")), ("piñata",)),
]
DAILIES = {TODAY.hive.key: TODAY, OTHER.hive.key: OTHER}
CODE = written(GAMES_OF_DAYS, DAILIES, {"theme": "dark"})


def carried(game: Game) -> Game:
    """Return a game as it comes out of a code."""
    return replace(
        game,
        found=tuple(sorted(game.found)),
        bonus=tuple(sorted(game.bonus)),
        off_center=tuple(sorted(game.off_center)),
        rejected=(),
        parked=(),
        started=game.started[:10],
        seconds=game.seconds // 60 * 60,
    )


def read(code: str) -> list[Game]:
    """Return the games in a code of daily hives that are in `DAILIES`."""
    content = opened(code)
    days = {("original", each.number): each for each in DAILIES.values()}
    found, unread = games_in(content, [days[day] for day in content.days])
    assert not unread
    return found


def test_a_code_has_games_of_daily_and_other_hives_and_records() -> None:
    assert read(CODE) == list(map(carried, GAMES_OF_DAYS))
    assert opened(CODE).days == [("original", 323), ("original", 324)]
    assert opened(CODE).records == {"theme": "dark"}
    assert read(written([])) == []


def test_reads_a_code_of_version_1() -> None:
    """Players have such codes in their messages: this version must stay readable."""
    code = (
        "bee-games-1-BAAAAQCABHjaTZDhboMwDITfxb-pFAJb1Up7ElZNGRiwVhwWHKap4t0XA2KV8iO6z3c-"
        "-QGN-53g-gAfqCN2d7hWhS2y_LZk4Hj6wZBwfinKS16e7TmDzg24Oj49x_SpwLCfHUIG-m4ZYENCnhVt"
        "4jQ6pqlX1vrIzU6MILH6zEjv0Zg2d-J0qCcWTa6gC9Sosif3NON_7O5JIaMoHYhpiMMx8LJpUbRvZY8U"
        "37YfNbJgWNv7Whw_1Q_4HSk87Rk3dUZ3R-0uIeIxPYkLssrwliRr7OsptydbrnxRY-1Ds15MehxSbrp5"
        "-IJl-QN_OG7WXDrRVw"
    )
    assert opened(code) == opened(CODE)
    assert read(code) == list(map(carried, GAMES_OF_DAYS))


def test_a_game_on_a_list_that_is_not_here_is_left_out() -> None:
    lost = replace(GAME.hive, edition=replace(HIVE.edition, name="list-lost"))
    content = opened(written([Game(lost, WORDS), GAME]))
    assert games_in(content, []) == ([carried(GAME)], 1)


def test_another_word_list_is_refused() -> None:
    content = opened(CODE)
    changed = [
        [Daily(HIVE, 323, TODAY.answers[1:]), OTHER],
        [Daily(HIVE, 323, [*TODAY.answers, "vocate"]), OTHER],
        [Daily(HIVE, 323, ["canto", *TODAY.answers[1:]]), OTHER],
        [OTHER, TODAY],
        [TODAY],
        [],
    ]
    for dailies in changed:
        with pytest.raises(CodeError, match="made with another version of the word list"):
            games_in(content, dailies)


def test_finds_the_codes_in_a_text() -> None:
    assert codes_in(f"Hi! https://example.org/fr/#join/{CODE}.\n<{CODE}>") == [CODE, CODE]
    for text in ("", "bees", "https://example.org/#play", "open-hive"):
        with pytest.raises(CodeError, match="which begins with “bee-”"):
            codes_in(text)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (CODE.replace("games", "lists"), "newer version"),
        (CODE.replace("-1-", "-2-"), "newer version"),
        (CODE.replace("-1-", "-0-"), "newer version"),
        (CODE.replace("games", "round"), "damaged"),
        (CODE + "AAAA", "damaged"),
        (CODE[:-1], "damaged"),
        (CODE.lower(), "damaged"),
        ("bee-", "damaged"),
        ("bee-games", "damaged"),
        ("bee-games-1-", "damaged"),
        ("bee-games-1-" + "A" * MAX_CODE_LENGTH, "damaged"),
        (sealed(ROUND, deflated(b"{}")), "damaged"),
        (sealed(GAMES, b""), "damaged"),
        (sealed(GAMES, b"no zlib stream"), "damaged"),
        (sealed(GAMES, deflated(b"{}")[:-5]), "damaged"),
        (sealed(GAMES, deflated(b"\xff")), "damaged"),
        (sealed(GAMES, deflated(b"[]")), "damaged"),
        (sealed(GAMES, deflated(b"[" * 9_999)), "damaged"),
        (sealed(GAMES, deflated(b" " * (MAX_FIELDS + 1))), "damaged"),
        (sealed(GAMES, deflated(b'{"games": {"found": ["0cave"], "bonus": []}}')), "damaged"),
    ],
)
def test_refuses_what_is_no_code_of_this_version(code: str, fault: str) -> None:
    with pytest.raises(CodeError, match=fault):
        opened(code)


FIELDS = {"days": {}, "answers": 0, "games": {"hive": ["vctaoen"]}, "records": {}}


@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.parametrize("value", [None, 0.5, "7", [1], {"": 1}, {"original": ["1"]}, {"x": [1]}])
def test_a_field_of_another_type_harms_nothing(name: str, value: object) -> None:
    fields = dict(FIELDS)
    fields[name] = value
    try:
        content = opened(sealed(GAMES, deflated(json.dumps(fields).encode())))
        assert games_in(content, [])[0] == []
    except CodeError:
        pass


@given(games())
def test_a_game_comes_out_of_a_code_by_bits_and_by_name(game: Game) -> None:
    expected = [carried(game)] if carried(game).touched else []
    for dailies in ({}, DAILIES):
        content = opened(written([game], dailies))
        found, _ = games_in(content, [TODAY] if dailies else [])
        assert found == expected
        assert not expected or opened(written(found, dailies)) == content


@given(st.lists(games().filter(lambda game: carried(game).touched), min_size=3, max_size=3))
def test_joining_the_games_in_codes_is_a_union(drawn: list[Game]) -> None:
    """Whatever the order of the codes, and however often each is opened, no word is lost."""
    one, two, three = [save(game) for each in drawn for game in read(written([each], DAILIES))]

    def joined(*texts: str) -> tuple[frozenset[str], ...]:
        game, unread = join(Game(HIVE), texts)
        assert not unread
        words = game.found + game.bonus
        return tuple(map(frozenset, (game.found, words, game.hints, game.off_center)))

    union = joined(one, two, three)
    assert union == joined(three, one, two) == joined(two, one, two, three, one)
    assert union == joined(save(join(Game(HIVE), [one, two])[0]), three)
    assert union[1] == {word for each in drawn for word in each.found + each.bonus}
    assert union[3] == {word for each in drawn for word in each.off_center}


@given(st.data())
def test_a_code_with_any_other_character_or_end_is_refused(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(CODE) - 1))
    mark = data.draw(st.sampled_from(MARKS).filter(lambda mark: mark != CODE[place]))
    for damaged in (
        CODE[:place] + mark + CODE[place + 1 :],
        CODE[:place],
        CODE[:place] + CODE[place + 1 :],
    ):
        with pytest.raises(CodeError):
            opened(damaged)


@given(st.text() | st.text(MARKS).map(f"bee-{GAMES}-1-".__add__))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    for read_as in (codes_in, held_by, unsealed, opened):
        with suppress(CodeError):
            read_as(text)
