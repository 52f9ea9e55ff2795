"""The engine in its worker: the one place on the page that knows PyScript's workers."""

import json

from dom import say
from js import URL, document
from polyscript import workers

BASE = URL.new("./", document.baseURI).href


class EngineError(Exception):
    """The engine did not start, or broke; the message is for people."""


class Bee:
    """Calls the functions that engine.py exports, JSON each way."""

    def __init__(self):
        self.worker = None
        self.trouble = ""

    async def start(self):
        """Wait for the engine; `EngineError` if it does not come, which `trouble` then tells."""
        try:
            await self._greet()
        except EngineError as error:
            self.worker, self.trouble = None, str(error)
            raise

    async def _greet(self):
        try:
            self.worker = await workers.bee
        except Exception as error:
            raise EngineError(f"Python could not be loaded ({_reason(error)}).")
        greeting = await self.call("hello")
        if "trouble" in greeting:
            raise EngineError(f"The words could not be loaded ({greeting['trouble']}).")

    @property
    def is_up(self):
        return self.worker is not None

    def say_why_not(self, still_starting):
        """Say why there is no answer: a sentence for a start that has not failed yet."""
        say(self.trouble or still_starting, error=bool(self.trouble))

    async def call(self, name, *args):
        """Return the answer of one of the engine's functions."""
        try:
            return json.loads(await getattr(self.worker, name)(*args))
        except Exception as error:
            raise EngineError(f"The engine broke ({_reason(error)}).")

    async def ask(self, *call):
        """Return the engine's answer; where there is none, say why and return None."""
        try:
            reply = await self.call(*call)
        except EngineError as error:
            reply = {"error": str(error)}
        if "error" in reply:
            say(reply["error"].rstrip(".") + ".", error=True)
            return None
        return reply


def _reason(error):
    """Return the last line of what went wrong, which names it."""
    return str(error.args[-1] if error.args else error).strip().split("\n")[-1]
