"""Sharing the result of a game, without revealing any of its words."""

from browser.status import say
from browser.texts import text
from js import location, navigator, window
from jsffi import to_js

from beecore.game.view import View


def text_of(view: View, name: str, shares_hints: bool) -> str:
    """Return the rank, the counts, and a link to the puzzle."""
    return text(
        "play-share",
        puzzle=name.upper(),
        rank=view["rank"],
        found=view["count"],
        words=view["words"],
        points=view["score"],
        pangrams=view["pangrams"],
        hints=view["hints"]["used"] if shares_hints else "none",
        link=location.href.split("#")[0] + "#play/" + name,
    )


async def share(view: View, name: str, shares_hints: bool) -> None:
    """Open the phone's share sheet; where there is none, copy the text."""
    result = text_of(view, name, shares_hints)
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        try:
            await navigator.share(to_js({"text": result}))
        except Exception:
            return  # the player closed the share sheet
        return
    try:
        await navigator.clipboard.writeText(result)
        say(text("play-share-copied"))
    except Exception:
        say(text("play-share-blocked", result=result))
