"""The page's half: views on top of an engine that is still starting."""

import asyncio

import offline
import progress
from bee import Bee, EngineError
from dom import by_id, decoded, fail, say
from early import Early
from js import document, location, performance, window
from solver import Solver
from store import Store

VIEWS = ("solve", "play", "lab")
SECONDS_TO_START = 60
UP = "engine up"  # among the browser's marks of time

bee, early = Bee(), Early()
drafts = Store("sessionStorage")
kept = Store("localStorage", lambda sentence: say(sentence, error=True))
views = {}


async def follow_link(event=None):
    """Show what the URL names: #solve/vctaoen, #play, #play/2026-11-21, #lab/vctaoen."""
    view, _, name = location.hash[1:].partition("/")
    view = view if view in VIEWS else "solve"
    show(view)
    if view != "solve":
        await open_other(view, decoded(name).lower())
    elif name or (event and not location.hash):  # a link, or back to the very beginning
        await views["solve"].show(name)
    else:
        await views["solve"].refresh()


async def open_other(view, name):
    """Show a view other than the solver; each is loaded when it is first needed."""
    if view not in views and view == "lab":
        from lab import Lab

        views[view] = Lab(bee, drafts)
    elif view not in views:
        from play import Play

        views[view] = Play(bee, kept)
    if bee.is_up:
        await views[view].open(name)
    else:
        bee.say_why_not("Starting Python. You can type already.")


def show(view):
    """Make one view the visible one, with the status line in its place."""
    for each in VIEWS:
        by_id(each).hidden = each != view
    by_id(view).querySelector(".status-place").append(by_id("status"))
    for link in document.querySelectorAll("nav a"):
        if link.dataset.view == view:
            link.setAttribute("aria-current", "page")
        else:
            link.removeAttribute("aria-current")


async def answer_early():
    """Have words as soon as the pack is there: long before the engine is."""
    await early.open()
    if bee.is_up:
        early.close()
    elif "solve" in views and not by_id("solve").hidden:
        await views["solve"].refresh()
        if bee.trouble:
            say(bee.trouble, error=True)


async def tell_when_late():
    """Let the visitor of a slow network choose: Python may still come, or it may not."""
    await asyncio.sleep(SECONDS_TO_START)
    if not (bee.is_up or bee.trouble):
        fail("Python has not started within a minute. It may still come.")


async def start():
    asyncio.create_task(answer_early())
    asyncio.create_task(tell_when_late())
    await drafts.open()
    await kept.open()
    views["solve"] = Solver(bee, early, drafts, kept)
    window.addEventListener("hashchange", follow_link)
    by_id("again").addEventListener("click", lambda event: location.reload())
    await follow_link()
    downloaded = progress.show()
    try:
        await bee.start()
    except EngineError as error:
        fail(str(error))
    else:
        early.close()
        by_id("failure").hidden = True
        await (follow_link() if by_id("solve").hidden else views["solve"].refresh())
        performance.mark(UP)
    finally:
        downloaded()
    await offline.keep()


asyncio.create_task(start())
