"""Telling others: a text without a word of the answers."""

from browser.status import say
from browser.texts import text
from js import location, navigator, window
from jsffi import to_js

from beecore.game.view import View


def text_of(view: View, name: str, tells_hints: bool) -> str:
    """Return what is shared of a game: rank, counts and a link by the puzzle's name."""
    return text(
        "play-share",
        puzzle=name.upper(),
        rank=view["rank"],
        found=view["count"],
        words=view["words"],
        points=view["score"],
        pangrams=view["pangrams"],
        hints=view["hints"]["used"] if tells_hints else "none",
        link=location.href.split("#")[0] + "#play/" + name,
    )


async def share(view: View, name: str, tells_hints: bool) -> None:
    """Hand the text to the system's own sharing where there is one, else to the clipboard."""
    result = text_of(view, name, tells_hints)
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        try:
            await navigator.share(to_js({"text": result}))
        except Exception:
            return  # changed their mind
        return
    try:
        await navigator.clipboard.writeText(result)
        say(text("play-share-copied"))
    except Exception:
        say(text("play-share-blocked", result=result))
