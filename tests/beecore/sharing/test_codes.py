"""Codes: games come out as they went in, and whatever is not exactly a code is refused."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.errors import CodeError
from beecore.game.guess import Game
from beecore.game.saving import join, save
from beecore.hive import Hive
from beecore.sharing.bits import Bits, deflated
from beecore.sharing.codes import (
    DIGITS,
    GAMES,
    MARKS,
    MAX_CODE_LENGTH,
    MAX_FIELDS,
    ROUND,
    Daily,
    coded,
    codes_in,
    games_in,
    held_by,
    opened,
    sealed,
    unsealed,
    written,
)
from tests.oracles import HIVE, ORACLE, RARE
from tests.strategies import games

TODAY = Daily(HIVE, 323, ORACLE, RARE)  # 2026-11-20
OTHER = Daily(Hive.parse("ENTIVCZ"), 324, ["evince", "incentivize", "nineteen"], ["nieve"])
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


@pytest.mark.parametrize(
    "code",
    [
        "bee-games-1-BAAAAQCABHjaTZDhboMwDITfxb-pFAJb1Up7ElZNGRiwVhwWHKap4t0XA2KV8iO6z3c-"
        "-QGN-53g-gAfqCN2d7hWhS2y_LZk4Hj6wZBwfinKS16e7TmDzg24Oj49x_SpwLCfHUIG-m4ZYENCnhVt"
        "4jQ6pqlX1vrIzU6MILH6zEjv0Zg2d-J0qCcWTa6gC9Sosif3NON_7O5JIaMoHYhpiMMx8LJpUbRvZY8U"
        "37YfNbJgWNv7Whw_1Q_4HSk87Rk3dUZ3R-0uIeIxPYkLssrwliRr7OsptydbrnxRY-1Ds15MehxSbrp5"
        "-IJl-QN_OG7WXDrRVw",
        "bee-games-2-161VHEDF4CJHV32XQPQLYI5CKNOH6DH5M1Z687TAK6Z523PBV8WTSIJEFPLO0ZDNFQ4P"
        "ZEVK2LTQYJC4DDP9N0EDHZ8XV42G45UURUPNR2QFKR9SZJILINMH0AHMP7PQ7DLULSC9D9T9JQSEWRTG"
        "DS4BL9E9D023YV7BSZXZ0DKSCA0W5TY1403C59R4M4M672JH110X1RD6YJSL3HR3SC1JXKQB3F5I3JIH"
        "1S0J3SJ2A61BDRM6D34J0QB5Z081MXVMM6GABIQD4XDLBVSKFO755WOPSP3JWSV7ZBD12CT9CMUAKUF3"
        "3VF8JV9R8VRAMDF23WPLZSTCVU3DEEFDOFCF6NHTENS4",
    ],
)
def test_reads_codes_of_all_versions(code: str) -> None:
    """Players have such codes in their messages: every version must stay readable."""
    assert read(code) == list(map(carried, GAMES_OF_DAYS))
    assert opened(code).records == {"theme": "dark"}


def test_a_game_on_a_list_that_is_not_here_is_left_out() -> None:
    lost = replace(GAME.hive, edition=replace(HIVE.edition, name="list-lost"))
    content = opened(written([Game(lost, WORDS), GAME]))
    assert games_in(content, []) == ([carried(GAME)], 1)


def test_another_word_list_is_refused() -> None:
    content = opened(CODE)
    likely, possible = TODAY.answers, TODAY.others
    changed = [
        [Daily(HIVE, 323, likely[1:], possible), OTHER],
        [Daily(HIVE, 323, [*likely, "vocate"], possible), OTHER],
        [Daily(HIVE, 323, [*likely[1:], likely[0]], possible), OTHER],
        [Daily(HIVE, 323, likely, [*possible[1:], possible[0]]), OTHER],
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


FIELDS = {"days": {}, "answers": 0, "size": 1, "games": {"hive": ["vctaoen"]}, "records": {}}
MANY_COLUMNS = FIELDS | {"games": {str(number): ["vctaoen"] for number in range(99)}}
DAY_TWICE = FIELDS | {"days": {"original": [5, 0]}, "size": 2}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (CODE.replace("games", "lists"), "newer version"),
        (CODE.replace("-2-", "-3-"), "newer version"),
        (CODE.replace("-2-", "-0-"), "newer version"),
        (CODE.replace("games", "round"), "damaged"),
        (CODE + "0", "damaged"),
        (CODE[:-1], "damaged"),
        (CODE.lower(), "damaged"),
        (CODE.replace("-2-", "-1-"), "damaged"),
        ("bee-", "damaged"),
        ("bee-games", "damaged"),
        ("bee-games-2-", "damaged"),
        ("bee-games-2-" + "A" * MAX_CODE_LENGTH, "damaged"),
        (sealed(ROUND, deflated(b"{}")), "damaged"),
        (sealed(GAMES, b""), "damaged"),
        (sealed(GAMES, b"no zlib stream"), "damaged"),
        (sealed(GAMES, deflated(b"{}")[:-5]), "damaged"),
        (sealed(GAMES, deflated(b"\xff")), "damaged"),
        (sealed(GAMES, deflated(b"[]")), "damaged"),
        (sealed(GAMES, deflated(b"[" * 9_999)), "damaged"),
        (sealed(GAMES, deflated(b" " * (MAX_FIELDS + 1))), "damaged"),
        (coded(GAMES, MANY_COLUMNS), "damaged"),
        (coded(GAMES, DAY_TWICE), "damaged"),
        (sealed(GAMES, deflated(b'{"games": {"found": ["0cave"], "bonus": []}}')), "damaged"),
    ],
)
def test_refuses_what_is_no_code_of_this_version(code: str, fault: str) -> None:
    with pytest.raises(CodeError, match=fault):
        opened(code)


@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.parametrize(
    "value",
    [None, 0.5, 1e999, "7", [1], {"": 1}, {"original": ["1"]}, {"original": [1e999]}, {"x": [1]}],
)
def test_a_field_of_another_type_harms_nothing(name: str, value: object) -> None:
    try:
        content = opened(coded(GAMES, FIELDS | {name: value}))
        assert games_in(content, [])[0] == []
    except CodeError:
        pass


@given(st.lists(st.tuples(st.sampled_from("ab"), st.booleans() | st.integers(0, 2**27 - 2))))
def test_bits_and_numbers_are_read_as_they_were_written(
    drawn: list[tuple[str, bool | int]],
) -> None:
    def passed(bits: Bits, known: bool) -> list[bool | int]:
        """Write all values, or read them if they are not known."""
        return [
            bits.bit(context, value and known)
            if isinstance(value, bool)
            else bits.number(context, value * known)
            for context, value in drawn
        ]

    bits = Bits()
    assert passed(bits, True) == [value for _, value in drawn]
    assert passed(Bits(bits.ended), False) == passed(Bits(), True)


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


@given(
    st.text()
    | st.text(MARKS).map(f"bee-{GAMES}-1-".__add__)
    | st.text(DIGITS).map(f"bee-{GAMES}-2-".__add__)
)
def test_any_text_is_a_code_or_refused(text: str) -> None:
    for read_as in (codes_in, held_by, unsealed, opened):
        with suppress(CodeError):
            read_as(text)
