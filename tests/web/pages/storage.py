"""What a browser stores of a visitor for the site."""

from playwright.sync_api import Page

from beecore.game import Game, save
from tests.web.built import BASE
from tests.web.waiting import until

KEPT = f"open-hive {BASE} "
"""The prefix of the names of stored values."""
GAME = "game/vacenot"
"""The name of the game on VCTAOEN."""


def stored(*games: Game) -> dict[str, str]:
    """Return the texts of saved games under the names that they are stored under."""
    return {f"{KEPT}game/{game.hive.key}": save(game) for game in games}


def keep(page: Page, name: str, text: str) -> None:
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [KEPT + name, text])


def expect_in_kept(page: Page, name: str, part: str) -> None:
    """Expect a part of the text that is stored under a name."""
    until(page, "([name, part]) => localStorage.getItem(name)?.includes(part)", [KEPT + name, part])
