"""Shares the result of a game without revealing any of its words."""

from answers import links
from browser.dates import day_short
from browser.status import say
from browser.texts import text, translated
from js import navigator, window
from jsffi import to_js
from play.player import OpenGame

from beecore.game.view import View
from beecore.scoring import HIDDEN_RANK

REACHED, AHEAD = "🟨", "⬜"


def text_of(view: View, game: OpenGame, shares_hints: bool) -> str:
    """Return the text to share: the rank, a bar with a square for each rank, the counts, a link.

    The number of hints is left out unless `shares_hints`.
    """
    hive, day = game.puzzle
    return text(
        "play-share",
        puzzle=day_short(day) if day else str(hive),
        rank=translated(view["rank"]),
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


async def share(view: View, game: OpenGame, shares_hints: bool) -> None:
    """Open the phone's share sheet, or copy the text on devices that have none or refuse it."""
    result = text_of(view, game, shares_hints)
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        try:
            await navigator.share(to_js({"text": result}))
            return
        except Exception as error:
            if "AbortError" in error.args:  # the player closed the share sheet
                return
    try:
        await navigator.clipboard.writeText(result)
        say(text("play-share-copied"))
    except Exception:
        say(text("play-share-blocked", result=result))
