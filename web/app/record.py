"""The player's record: figures over all games, and everything as one file."""

import json

from bee import BASE, EngineError
from clock import today
from dom import by_id, say
from js import URL, Blob, Date, document
from jsffi import to_js

from beecore.phrases import counted

FORMAT = "open-hive"
VERSION = 1
GAME, ASIDE = "game/", "aside/"


class Recorder:
    """Shows the record, exports and imports; `changed` is called when an import brought words."""

    def __init__(self, bee, store, changed):
        self.bee, self.store, self.changed = bee, store, changed
        by_id("record").addEventListener("toggle", self.show)
        by_id("export").addEventListener("click", self.export)
        by_id("import").addEventListener("change", self.imported)

    def games(self):
        return [self.store.get(name) for name in self.store.names(GAME)]

    async def show(self, event=None):
        if not by_id("record").open:
            return
        reply = await self.bee.ask("record", json.dumps(self.games()), today(), BASE)
        if reply is None:
            return
        by_id("record-body").innerHTML = "".join(
            [f"<div><dt>{name}</dt><dd>{figure}</dd></div>" for name, figure in reply["figures"]]
        )

    def export(self, event):
        """Save all that is kept as a file: a JSON object, names and texts."""
        values = {name: self.store.get(name) for name in self.store.names()}
        text = json.dumps({"format": FORMAT, "version": VERSION, "values": values})
        link = document.createElement("a")
        link.href = URL.createObjectURL(Blob.new(to_js([text])))
        link.download = f"open-hive-{today()}.json"
        link.click()
        URL.revokeObjectURL(link.href)
        say(f"Exported {counted(len(self.games()), 'game')}.")

    async def imported(self, event):
        """Take in an exported file: games are joined with those that are here."""
        files = by_id("import").files
        if not files.length:
            return
        text = await files.item(0).text()
        by_id("import").value = ""
        try:
            file = json.loads(text)
            if file["format"] != FORMAT or file["version"] > VERSION:
                raise ValueError
            games = [text for name, text in file["values"].items() if name.startswith(GAME)]
        except Exception:
            say("This is no file that Open Hive exported. Nothing was changed.", error=True)
            return
        joined = 0
        try:
            for game in games:
                joined += await self.join(game)
        except EngineError as error:
            say(str(error), error=True)
            return
        await self.changed()
        await self.show()
        unread = f" {len(games) - joined} could not be read." if joined < len(games) else ""
        say(f"Imported {counted(joined, 'game')}.{unread}", error=bool(unread))

    async def join(self, text):
        """Keep a game joined with what is kept of it; tell whether it could be read."""
        alone = await self.bee.call("join", json.dumps([text]))
        if "error" in alone:
            return False
        name = GAME + alone["key"]
        here = self.store.get(name)
        both = await self.bee.call("join", json.dumps([here, text])) if here else alone
        if both.get("unread"):
            put_aside(self.store, alone["key"], here)
        self.store.set(name, both["save"])
        return True


def put_aside(store, key, text):
    """Keep a saved game that cannot be read, so that a later version may."""
    store.set(f"{ASIDE}{key}/{int(Date.now())}", text)
