"""Telling others: a text without a word of the answers."""

from browser.status import say
from js import location, navigator, window
from jsffi import to_js

from beecore.game.view import View
from beecore.phrases import counted


def text_of(view: View, name: str, tells_hints: bool) -> str:
    """Return what is shared of a game: rank, counts and a link by the puzzle's name."""
    hints = ", " + counted(view["hints"]["used"], "hint") if tells_hints else ""
    link = location.href.split("#")[0] + "#play/" + name
    pangrams = ", " + counted(view["pangrams"], "pangram") if view["pangrams"] else ""
    return "Open Hive {}: {}, {} of {}, {}{}{}\n{}".format(
        name.upper(),
        view["rank"],
        view["count"],
        counted(view["words"], "word"),
        counted(view["score"], "point"),
        pangrams,
        hints,
        link,
    )


async def share(view: View, name: str, tells_hints: bool) -> None:
    """Hand the text to the system's own sharing where there is one, else to the clipboard."""
    text = text_of(view, name, tells_hints)
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        try:
            await navigator.share(to_js({"text": text}))
        except Exception:
            return  # changed their mind
        return
    try:
        await navigator.clipboard.writeText(text)
        say("Copied your result, without spoilers.")
    except Exception:
        say("This browser blocks sharing. " + text)
