"""Telling others: a text without a word of the answers."""

from dom import say
from js import document, location, navigator
from jsffi import to_js

from beecore.phrases import counted


def text_of(view, day):
    """Return what is shared of a game: rank, counts and a link to the same hive."""
    link = location.href.split("#")[0] + "#play/" + (day or view["hive"])
    pangrams = ", " + counted(view["pangrams"], "pangram") if view["pangrams"] else ""
    return "Open Hive {}: {}, {} of {}, {}{}\n{}".format(
        day or view["hive"].upper(),
        view["rank"],
        view["count"],
        counted(view["words"], "word"),
        counted(view["score"], "point"),
        pangrams,
        link,
    )


async def share(view, day):
    """Hand the text to the system's own sharing where there is one, else to the clipboard."""
    if view is None:
        return
    text = text_of(view, day)
    by_system = document.defaultView.matchMedia("(pointer: coarse)").matches
    if by_system and hasattr(navigator, "share"):
        try:
            await navigator.share(to_js({"text": text}))
        except Exception:
            pass  # changed their mind
        return
    try:
        await navigator.clipboard.writeText(text)
        say("Copied: your result, without a word given away.")
    except Exception:
        say("This browser does not let the page share. " + text)
