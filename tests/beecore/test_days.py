"""The hives of 200 days of each edition pass all readers of letters and all acts that take letters.

Most German hives have a letter twice, and their words use each letter as often as the hive has it.
"""

from argparse import Namespace

import pytest

from beecore.cli.play import drawn
from beecore.cli.terminal import hive_of
from beecore.editions import Edition
from beecore.game.guess import Answers, Game, begin, parked_words
from beecore.game.saving import join, load, save
from beecore.game.view import PARK, act
from beecore.hive import Hive
from beecore.pasted import hive_in
from beecore.sharing import games, rounds
from tests.days import HIVES

PAGE = "Sign in\nSpelling Bee\nNovember 25\n{}\nDelete\nEnter\nYou have found 0 words\n© 2026"
of_each_edition = pytest.mark.parametrize("edition", list(HIVES), ids=lambda each: each.name)


@of_each_edition
def test_letters_as_people_type_them(edition: Edition) -> None:
    for hive in HIVES[edition]:
        center, outer = str(hive)[0], str(hive)[1:]
        for text in (
            hive.letters,
            " ".join(str(hive)),
            f"{center} {outer}",
            f"{center}: {', '.join(outer)}",
            f"{center}: {hive}",
        ):
            assert Hive.parse(text, edition=edition) == hive, text


@of_each_edition
def test_letters_in_a_text_that_is_pasted(edition: Edition) -> None:
    for hive in HIVES[edition]:
        center, outer = str(hive)[0], str(hive)[1:]
        for text in (
            str(hive),
            " ".join(str(hive)),
            f"{center}\n{outer}",
            f"{center}: {', '.join(outer)}",
            PAGE.format("\n".join(str(hive))),
            f"{center}: {' '.join(str(hive))}",
            f"Center: {center}. Others: {', '.join(outer)}.",
            f"Others: {', '.join(outer)}. Center: {center}",
            f"{' '.join(outer)} — must use {center}",
            f"{' '.join(outer[:3])} [{center}] {' '.join(outer[3:])}",
        ):
            brought = hive_in(text, edition)
            assert brought, text
            assert (brought.hive.key, brought.centers) == (hive.key, hive.center), text


@of_each_edition
def test_letters_that_are_parked_saved_and_joined(edition: Edition) -> None:
    for hive in HIVES[edition]:
        answers, game = Answers(hive, [], []), begin(hive, "2026-01-01T08:00")
        game, _ = act(game, answers, PARK, str(hive))
        assert parked_words(game) == [hive.letters]
        assert load(save(game)) == game
        joined, _ = join(begin(hive), [save(game)])
        assert parked_words(joined) == [hive.letters]
        assert Hive.from_key(hive.key).key == hive.key


@of_each_edition
def test_letters_of_games_and_rounds_in_codes(edition: Edition) -> None:
    played = [Game(hive, (hive.letters,)) for hive in HIVES[edition]]
    code = games.encode_games([games.encode_game(game) for game in played])
    assert list(games.games_in(games.decode_games(code), [])) == played
    for hive in HIVES[edition]:
        round = rounds.Round(hive, {})
        assert rounds.load(rounds.dump(round)).hive.key == hive.key


@of_each_edition
def test_letters_in_the_terminal_and_those_that_it_prints(edition: Edition) -> None:
    for hive in HIVES[edition]:
        for letters in (str(hive), " ".join(str(hive)), str(hive).lower()):
            given = Namespace(hive=letters, letters="", min_length=None, require="")
            given.edition, given.reading = edition.name, ""
            assert hive_of(given).key == hive.key
        board = drawn(hive.center, hive.outer, edition.alphabet)
        brought = hive_in(board, edition)
        assert brought, board
        assert (brought.hive.key, brought.centers) == (hive.key, hive.center), board
