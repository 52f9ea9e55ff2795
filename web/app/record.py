"""The player's record: figures over all games, and everything as one file."""

import json

from bee import BASE, EngineError
from clock import today
from dom import by_id, counted, say
from js import URL, Blob, document
from pyscript import ffi

FORMAT = "open-hive"
VERSION = 1


class Recorder:
    """Shows the record, exports and imports; `changed` is called when an import brought words."""

    def __init__(self, bee, store, changed):
        self.bee, self.store, self.changed = bee, store, changed
        by_id("record").addEventListener("toggle", self.show)
        by_id("export").addEventListener("click", self.export)
        by_id("import").addEventListener("change", self.imported)

    def games(self):
        return [self.store.get(name) for name in self.store.names("game/")]

    async def show(self, event=None):
        if not by_id("record").open:
            return
        try:
            reply = await self.bee.call("record", json.dumps(self.games()), today(), BASE)
        except EngineError as error:
            say(str(error), error=True)
            return
        by_id("record-body").innerHTML = "".join(
            [f"<div><dt>{name}</dt><dd>{figure}</dd></div>" for name, figure in reply["figures"]]
        )

    def export(self, event):
        """Save all that is kept as a file: a JSON object, names and texts."""
        values = {name: self.store.get(name) for name in self.store.names()}
        text = json.dumps({"format": FORMAT, "version": VERSION, "values": values})
        link = document.createElement("a")
        link.href = URL.createObjectURL(Blob.new(ffi.to_js([text])))
        link.download = f"open-hive-{today()}.json"
        link.click()
        URL.revokeObjectURL(link.href)
        say(f"Exported {counted(len(self.games()), 'game')}.")

    async def imported(self, event):
        """Take in an exported file: games are joined with those that are here."""
        files = by_id("import").files
        if not files.length:
            return
        try:
            file = json.loads(await files.item(0).text())
            if file["format"] != FORMAT or file["version"] > VERSION:
                raise ValueError
            values = file["values"]
            games = [(name, text) for name, text in values.items() if name.startswith("game/")]
            for name, text in games:
                await self.join(name, text)
        except EngineError as error:
            say(str(error), error=True)
            return
        except Exception:
            say("This is no file that Open Hive exported. Nothing was changed.", error=True)
            return
        finally:
            by_id("import").value = ""
        await self.changed()
        await self.show()
        say(f"Imported {counted(len(games), 'game')}.")

    async def join(self, name, text):
        """Keep a game joined with what is kept of it."""
        texts = [kept for kept in (self.store.get(name), text) if kept]
        reply = await self.bee.call("join", json.dumps(texts))
        if "error" in reply:
            raise ValueError(reply["error"])
        self.store.set(name, reply["save"])
