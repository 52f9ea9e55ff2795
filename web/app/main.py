"""The page's half: the solver on top of an engine that is still starting."""

import asyncio

from bee import Bee, EngineError
from dom import by_id, say
from js import decodeURIComponent, location, window
from solver import Solver

bee = Bee()
solver = Solver(bee)


async def follow_link(event=None):
    """Show what the URL names: #solve/vctaoen."""
    view, _, letters = location.hash[1:].partition("/")
    if view in ("", "solve"):
        await solver.show(decodeURIComponent(letters).lower())


async def start():
    if location.hash:
        await follow_link()
    else:
        await solver.refresh()  # for what was typed before this program was here
    try:
        await bee.start()
    except EngineError as error:
        say(str(error), error=True)
        by_id("failure").hidden = False
        return
    await solver.refresh()


window.addEventListener("hashchange", follow_link)
by_id("again").addEventListener("click", lambda event: location.reload())
asyncio.create_task(start())
