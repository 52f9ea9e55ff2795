"""Games in codes: they come out as they went in, whatever the word lists become in between."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.errors import CodeError
from beecore.game.guess import Game
from beecore.game.saving import join, save
from beecore.hive import Hive
from beecore.sharing.codes import DAYS, GAMES, ROUND, encode
from beecore.sharing.days import Daily
from beecore.sharing.games import (
    MAX_NUMBER,
    decode_games,
    encode_game,
    encode_games,
    games_in,
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


def kept(*played: Game) -> str:
    """Return a code that names all words."""
    return encode_games(list(map(encode_game, played)), {"theme": "dark"})


def pictured(*played: Game) -> str:
    """Return a code for a picture, with bits for games on the hives of `DAILIES`."""
    parts = [encode_game(game, DAILIES.get(game.hive.key)) for game in played]
    return encode_games(parts, {"theme": "dark"}, DAYS)


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


def read(code: str, *dailies: Daily) -> list[Any]:
    """Return what is in a code of games on daily hives that are in `DAILIES`, or given."""
    content = decode_games(code)
    days = {("original", each.number): each for each in (*DAILIES.values(), *dailies)}
    return list(games_in(content, [days[day] for day in content.days]))


def test_a_code_has_games_of_daily_and_other_hives_and_records() -> None:
    for make, days in ((kept, []), (pictured, [("original", 323), ("original", 324)])):
        code = make(*GAMES_OF_DAYS)
        assert read(code) == list(map(carried, GAMES_OF_DAYS))
        assert decode_games(code).days == days
        assert decode_games(code).records == {"theme": "dark"}
        assert read(make()) == []


OF_VERSION_2 = (
    "bee-games-2-161VHEDF4CJHV32XQPQLYI5CKNOH6DH5M1Z687TAK6Z523PBV8WTSIJEFPLO0ZDNFQ4P"
    "ZEVK2LTQYJC4DDP9N0EDHZ8XV42G45UURUPNR2QFKR9SZJILINMH0AHMP7PQ7DLULSC9D9T9JQSEWRTG"
    "DS4BL9E9D023YV7BSZXZ0DKSCA0W5TY1403C59R4M4M672JH110X1RD6YJSL3HR3SC1JXKQB3F5I3JIH"
    "1S0J3SJ2A61BDRM6D34J0QB5Z081MXVMM6GABIQD4XDLBVSKFO755WOPSP3JWSV7ZBD12CT9CMUAKUF3"
    "3VF8JV9R8VRAMDF23WPLZSTCVU3DEEFDOFCF6NHTENS4"
)


@pytest.mark.parametrize(
    "code",
    [
        "bee-games-1-BAAAAQCABHjaTZDhboMwDITfxb-pFAJb1Up7ElZNGRiwVhwWHKap4t0XA2KV8iO6z3c-"
        "-QGN-53g-gAfqCN2d7hWhS2y_LZk4Hj6wZBwfinKS16e7TmDzg24Oj49x_SpwLCfHUIG-m4ZYENCnhVt"
        "4jQ6pqlX1vrIzU6MILH6zEjv0Zg2d-J0qCcWTa6gC9Sosif3NON_7O5JIaMoHYhpiMMx8LJpUbRvZY8U"
        "37YfNbJgWNv7Whw_1Q_4HSk87Rk3dUZ3R-0uIeIxPYkLssrwliRr7OsptydbrnxRY-1Ds15MehxSbrp5"
        "-IJl-QN_OG7WXDrRVw",
        OF_VERSION_2,
    ],
)
def test_reads_codes_of_versions_1_and_2(code: str) -> None:
    """Players have such codes in their messages: every version must stay readable."""
    assert read(code) == list(map(carried, GAMES_OF_DAYS))
    assert decode_games(code).records == {"theme": "dark"}


def test_a_game_on_a_list_that_is_not_here_is_left_out() -> None:
    lost = replace(GAME.hive, edition=replace(HIVE.edition, name="list-lost"))
    assert read(kept(Game(lost, WORDS), GAME)) == [None, carried(GAME)]


LIKELY, POSSIBLE = TODAY.answers, TODAY.others


@pytest.mark.parametrize(
    ("answers", "others"),
    [
        (LIKELY[1:], POSSIBLE),
        ([*LIKELY, "vocate"], POSSIBLE),
        ([*LIKELY[1:], LIKELY[0]], POSSIBLE),
        (LIKELY, [*POSSIBLE[1:], POSSIBLE[0]]),
        ([], []),
    ],
)
def test_only_a_day_whose_words_have_changed_is_left_out_of_a_picture(
    answers: list[str], others: list[str]
) -> None:
    changed = Daily(HIVE, 323, answers, others)
    expected = list(map(carried, GAMES_OF_DAYS))
    assert changed.day == "2026-11-20"
    assert read(pictured(*GAMES_OF_DAYS), changed) == [changed, *expected[1:]]
    assert read(kept(*GAMES_OF_DAYS), changed) == expected


def test_a_code_of_version_2_is_refused_once_words_have_changed() -> None:
    changed = Daily(HIVE, 323, LIKELY[1:], POSSIBLE)
    with pytest.raises(CodeError, match="made with another version of the word list"):
        read(OF_VERSION_2, changed)


@given(st.data())
def test_no_change_of_words_makes_a_kept_game_unreadable(data: st.DataObject) -> None:
    """Words of random days change between encoding and decoding."""

    def some(words: list[str]) -> st.SearchStrategy[Any]:
        flags = st.lists(st.booleans(), min_size=len(words), max_size=len(words))
        return flags.map(lambda chosen: [w for w, flag in zip(words, chosen, strict=True) if flag])

    drawn = [
        Game(HIVE, data.draw(some(ORACLE)), data.draw(some(RARE)), "2026-11-20"),
        *GAMES_OF_DAYS[1:],
    ]
    drawn = [game for game in drawn if game.touched]
    changed = {
        key: day._replace(
            answers=list(data.draw(some(day.answers))), others=list(data.draw(some(day.others)))
        )
        for key, day in DAILIES.items()
    }
    expected = list(map(carried, drawn))
    assert read(kept(*drawn), *changed.values()) == expected
    for game, found in zip(expected, read(pictured(*drawn), *changed.values()), strict=True):
        key = game.hive.key
        is_same = key not in DAILIES or (
            changed[key].answers == DAILIES[key].answers
            and (not has_bonus(game) or changed[key].others == DAILIES[key].others)
        )
        assert found == (game if is_same else changed[key])


def has_bonus(game: Game) -> bool:
    return any(word in DAILIES[game.hive.key].others for word in game.bonus)


def test_what_is_kept_needs_no_day() -> None:
    assert decode_games(kept(*GAMES_OF_DAYS)).bits == b""
    assert sorted(decode_games(kept(GAME)).fields)[:3] == ["bonus", "found", "hints"]


FIELDS = {"days": {}, "size": 1, "games": {"hive": ["vctaoen"]}, "records": {}}


def test_a_day_that_stands_twice_and_another_kind_are_refused() -> None:
    for kind, fields in (
        (DAYS, FIELDS | {"days": {"original": [5, 0]}, "size": 2}),
        (DAYS, FIELDS | {"size": 0}),
        (ROUND, FIELDS),
    ):
        with pytest.raises(CodeError, match="damaged"):
            decode_games(encode(kind, fields))


def test_longer_play_than_a_picture_has_room_for_is_cut() -> None:
    [game] = read(pictured(replace(GAME, seconds=60 * (MAX_NUMBER + 1))))
    assert game.seconds == 60 * MAX_NUMBER


@pytest.mark.parametrize("bits", [b"\xff" * 9, b"\xff\x7f", b"\0\0\0\0\x7f", b""])
def test_bits_of_another_form_are_refused_or_left_out(bits: bytes) -> None:
    fields = {"days": {"original": [323]}, "size": 1, "games": {}, "records": {}}
    try:
        assert read(encode(DAYS, fields, bits)) == [TODAY]
    except CodeError as error:
        assert "damaged" in str(error)  # noqa: PT017


@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.parametrize(
    "value",
    [None, 0.5, 1e999, "7", [1], {"": 1}, {"original": ["1"]}, {"original": [1e999]}, {"x": [1]}],
)
def test_a_field_of_another_type_harms_nothing(name: str, value: object) -> None:
    try:
        content = decode_games(encode(DAYS, FIELDS | {name: value}))
        assert list(games_in(content, [])) in ([], [None])
    except CodeError:
        pass


def test_a_word_that_no_hive_has_room_for_is_left_out_at_once() -> None:
    fields = FIELDS | {"games": {"hive": ["vctaoen"], "found": ["0" + "cave" * 100_000]}}
    assert list(games_in(decode_games(encode(GAMES, fields)), [])) == [None]


@given(games())
def test_a_game_comes_out_of_a_code_by_bits_and_by_name(game: Game) -> None:
    expected = [carried(game)] if carried(game).touched else [None]
    assert read(kept(game)) == read(pictured(game)) == expected


@given(st.lists(games().filter(lambda game: carried(game).touched), min_size=3, max_size=3))
def test_joining_the_games_in_codes_is_a_union(drawn: list[Game]) -> None:
    """Whatever the order of the codes, and however often each is opened, no word is lost."""
    one, two, three = [save(game) for each in drawn for game in read(pictured(each))]

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


@given(st.binary())
def test_any_bits_are_games_or_refused(bits: bytes) -> None:
    fields = {"days": {"original": [323, 1]}, "size": 3, "games": {}, "records": {}}
    with suppress(CodeError):
        assert len(read(encode(DAYS, fields, bits))) == 3
