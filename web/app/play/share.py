"""Shares the result of a game without revealing any of its words."""

from collections.abc import Awaitable, Callable

from answers import links
from browser.clipboard import copy
from browser.dates import day_short
from browser.status import say
from browser.texts import text
from js import navigator, window
from jsffi import to_js
from play.player import OpenGame

from beecore.editions import HIDDEN_RANK
from beecore.game.view import View

REACHED, AHEAD = "🟨", "⬜"


def text_of(view: View, game: OpenGame, shares_hints: bool) -> str:
    """Return the text to share: the rank, a bar with a square for each rank, the counts, a link.

    The number of hints is left out unless `shares_hints`.
    """
    hive, day = game.puzzle
    return text(
        "play-share",
        puzzle=day_short(day) if day else str(hive),
        rank=text(f"bee-rank-{view['rank']}"),
        state="complete" if view["complete"] else "open",
        bar=bar_of(view),
        found=view["count"],
        words=view["words"],
        pangrams=view["pangrams"],
        hints=view["hints"]["used"] if shares_hints else "none",
        link=links.absolute("play/" + game.name),
    )


def bar_of(view: View) -> str:
    """Return a square for each rank up to Genius, filled if it is reached."""
    steps = [step for step in view["ranks"] if step["name"] != HIDDEN_RANK]
    return "".join([REACHED if step["reached"] else AHEAD for step in steps])


def share(result: Callable[[], Awaitable[str]]) -> Awaitable[None]:
    """Open the phone's share sheet with a text, or copy it on devices that have none or refuse it.

    Call this in the handler of a click; see `copy`.
    """
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        return _open_sheet(result)
    return _report(copy(result), result)


async def _open_sheet(result: Callable[[], Awaitable[str]]) -> None:
    shared = await result()
    try:
        await navigator.share(to_js({"text": shared}))
    except Exception as error:
        if "AbortError" not in error.args:  # otherwise the player closed the share sheet
            await _report(copy(result), result)


async def _report(copying: Awaitable[bool], result: Callable[[], Awaitable[str]]) -> None:
    if await copying:
        say(text("play-share-copied"))
    else:
        say(text("play-share-blocked", result=await result()))
