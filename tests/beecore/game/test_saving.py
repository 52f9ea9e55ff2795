"""Saved games: old versions stay readable, and other text is rejected."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given

from beecore.editions import edition_of
from beecore.errors import BeeError, GameError
from beecore.game.guess import Game
from beecore.game.saving import (
    begun,
    decompressed,
    join,
    load,
    save,
    shorten,
    standing_in,
    with_standing,
)
from beecore.game.view import view_of
from beecore.hive import MAX_WORD_LENGTH, Hive
from tests.oracles import ANSWERS, HIVE
from tests.strategies import damaged_texts, games

GAME = Game(HIVE, ("vote",), ("novae",), "2026-11-21")
GOOD = json.loads(save(GAME))
NEW = ["hints", "off_center"]
LATER = {"rejected": ["vvvv", "avocat"], "parked": ["coven:1", "vot:2"]}
DAMAGED = "^this isn’t a saved game, or it’s damaged: "


def test_reads_and_writes_version_1() -> None:
    """Players have such games on their devices: this version must stay readable."""
    text = (
        '{"version": 1, "hive": "vctaoen", "minimum": 4, "require": "", "found": ["vote", "cave"],'
        ' "bonus": ["novae"], "started": "2026-11-21T08:31", "revealed": false,'
        ' "hints": ["grid", "coven:2", "coven:meaning"], "off_center": ["octane"]}'
    )
    hints, started = ("grid", "coven:2", "coven:meaning"), "2026-11-21T08:31"
    game = Game(HIVE, ("vote", "cave"), ("novae",), started, False, hints, ("octane",))
    assert load(text) == game
    assert json.loads(save(game)) == json.loads(text)
    older = {name: value for name, value in GOOD.items() if name not in NEW}
    assert load(json.dumps(older)) == GAME


def test_reads_and_writes_version_2() -> None:
    """Players have shortened games on their devices: this version must stay readable."""
    text = (
        '{"version":2,"hive":"vctaoen","minimum":4,"found":"0cave0vote","bonus":"0novae",'
        '"started":"2026-11-21","revealed":true,"hints":["grid"],"off_center":"0octane"}'
    )
    whole = Game(
        HIVE, ("vote", "cave"), ("novae",), "2026-11-21T08:31", True, ("grid",), ("octane",)
    )
    assert json.loads(shorten(save(whole))) == json.loads(text)
    assert load(text) == replace(whole, found=("cave", "vote"), started="2026-11-21")


def test_saves_rejected_guesses_and_parked_words_only_if_there_are_any() -> None:
    """Most games have neither, and keep the text that they had in earlier versions."""
    assert not any(name in GOOD for name in [*LATER, "edition"])
    game = replace(GAME, rejected=("vvvv", "avocat"), parked=("coven:1", "vot:2"))
    assert json.loads(save(game)) == GOOD | LATER
    short = json.loads(shorten(save(game)))
    assert (short["rejected"], short["parked"]) == ("0avocat0vvvv", ["coven:1", "vot:2"])


@given(games())
def test_loads_any_game_as_it_was_saved_and_shortens_it_once(game: Game) -> None:
    text = save(game)
    assert load(text) == game
    assert begun(text) == game.started
    short = shorten(text)
    assert len(short) < len(text)
    assert shorten(short) == short
    assert load(short) == replace(
        game,
        found=tuple(sorted(game.found)),
        bonus=tuple(sorted(game.bonus)),
        off_center=tuple(sorted(game.off_center)),
        rejected=tuple(sorted(game.rejected)),
        started=game.started[:10],
    )


@pytest.mark.parametrize("edition", ["original", "print"])
def test_loads_every_option_of_a_hive(edition: str) -> None:
    game = Game(Hive("vctaoen", 5, "n", edition_of(edition)), ("coven",), ("novae",), revealed=True)
    assert load(save(game)) == load(shorten(save(game))) == game


@given(damaged_texts([save(GAME), shorten(save(GAME)), json.dumps(GOOD | LATER)]))
def test_rejects_any_other_text_or_reads_a_game_that_can_be_saved(text: str) -> None:
    with suppress(BeeError):
        game = load(text)
        assert load(save(game)) == game
        view_of(game, ANSWERS)
        join(Game(HIVE), [text])


@pytest.mark.parametrize("text", ["", "null", "[]", "1", '"game"', "{}", "{", "[" * 100_000, "NaN"])
def test_rejects_text_that_is_not_a_saved_game(text: str) -> None:
    with pytest.raises(GameError, match=DAMAGED):
        load(text)


def test_rejects_other_versions() -> None:
    with pytest.raises(
        GameError, match=r"^a saved game of version 3: this Open Hive reads version 2, only"
    ):
        load(json.dumps(GOOD | {"version": 3, "found": {"of": "another shape"}}))
    for version in (0, -1):
        with pytest.raises(GameError, match=f"there is no version {version}$"):
            load(json.dumps(GOOD | {"version": version}))


@pytest.mark.parametrize("name", sorted(GOOD | LATER))
@pytest.mark.parametrize("value", [None, 0.5, "7", "VCTAOEN", [1], ["toe"], ["rate"], {}, 10**400])
def test_rejects_a_damaged_field(name: str, value: object) -> None:
    with pytest.raises(GameError):
        load(json.dumps(GOOD | {name: value}))


@pytest.mark.parametrize("name", sorted(set(GOOD) - set(NEW)))
def test_rejects_a_missing_field(name: str) -> None:
    with pytest.raises(GameError, match=DAMAGED):
        load(json.dumps({other: value for other, value in GOOD.items() if other != name}))


@pytest.mark.parametrize(
    "found", ["cave", "0cave2", "0cave1", "0", "0cav", "0caver", "\u00b2cave", ["cave"], None]
)
def test_rejects_a_damaged_list_in_a_shortened_game(found: object) -> None:
    with pytest.raises(GameError, match=DAMAGED):
        load(json.dumps({"version": 2, "hive": "vctaoen", "minimum": 4, "found": found}))


@pytest.mark.parametrize(
    "started",
    "2026-11-31 20261121 2026-11-21T 2026-11-21T8:31 2026-11-21T24:00 2026-11-21T08:60"
    " 2026-11-21_08:31 2026-11-21T08:31:05 2026-11-21T08:31Z today".split(),
)
def test_rejects_an_invalid_time(started: str) -> None:
    with pytest.raises(GameError, match=DAMAGED + "'.*' isn’t a time"):
        load(json.dumps(GOOD | {"started": started.replace("_", " ")}))


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("found", "rate octane cov"),
        ("hints", "letters coven:5 coven:1 coven:02 coven: octane:2 coven:2:3"),
        ("off_center", "coven can octanes"),
        ("rejected", "octane cov"),
        ("parked", "coven coven: coven:0 coven:01 coven:-1 cover:1 :1 coven:x coven:1234567890"),
    ],
)
def test_error_shows_the_list_entry_that_is_impossible(name: str, texts: str) -> None:
    for text in texts.split():
        with pytest.raises(GameError, match=DAMAGED + f"'{text}' is "):
            load(json.dumps(GOOD | {name: [text]}))


def test_drops_repeated_words_and_hints() -> None:
    repeated = {
        "found": ["vote", "cave", "vote"],
        "bonus": ["cave", "novae"],
        "hints": ["grid", "coven:2", "grid"],
        "rejected": ["vvvv", "vvvv"],
        "parked": ["coven:3", "coven:1"],
    }
    game = load(json.dumps(GOOD | repeated))
    assert (game.found, game.bonus) == (("vote", "cave"), ("novae",))
    assert game.hints == ("grid", "coven:2")
    assert (game.rejected, game.parked) == (("vvvv",), ("coven:3",))


def test_joins_games_in_order_and_returns_the_unreadable_ones() -> None:
    other = save(Game(Hive("cvtaoen"), ("cave",)))
    newer = json.dumps(GOOD | {"version": 3})
    texts = ["", save(Game(HIVE, ("cave",))), other, save(GAME), newer]
    joined = join(Game(HIVE, ("oven",)), texts)
    assert joined == (Game(HIVE, ("oven", "cave", "vote"), ("novae",), "2026-11-21"), [0, 2, 4])
    assert join(GAME, []) == (GAME, [])


def test_start_time_of_text_that_is_not_a_game_is_empty() -> None:
    texts = ["", "{}", '"started": "', "[" * 9, shorten(save(GAME))]
    assert [begun(text)[:10] for text in texts] == [""] * 5


@given(games())
def test_a_standing_is_stored_with_a_game_and_does_not_change_it(game: Game) -> None:
    assert standing_in(save(game)) == ""
    for text in (save(game), shorten(save(game)), save(game, "4 5"), save(game) + " \n"):
        other = with_standing(text, "1-2 3")
        assert standing_in(other) == "1-2 3"
        assert load(other) == load(text)
        assert begun(other) == begun(text)


@pytest.mark.parametrize("text", ["", "{}", "[]", '"standing"', '{"standing": 7}', "[" * 9_999])
def test_a_text_without_a_standing_has_an_empty_one(text: str) -> None:
    assert standing_in(text) == ""


def test_a_word_that_no_hive_takes_is_refused_while_words_are_unpacked() -> None:
    """Each of them would otherwise grow by the letters of the one before it."""
    assert decompressed("0" + MAX_WORD_LENGTH * "a") == [MAX_WORD_LENGTH * "a"]
    for text in ("0" + (MAX_WORD_LENGTH + 1) * "a", "0" + MAX_WORD_LENGTH * "a" + "9" + 60 * "a"):
        with pytest.raises(ValueError):  # noqa: PT011
            decompressed(text)
