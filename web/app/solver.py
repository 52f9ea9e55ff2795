"""The solver: letters typed or linked in, words out."""

from bee import BASE, EngineError
from dom import by_id, decoded, fail, pause, say
from hexes import fill
from js import URLSearchParams, document, history, location

from beecore.phrases import counted

DRAFT = "letters"
BOUNDARY = "boundary"
SMALLEST = 3
USUAL_SIZE = 7
USUAL_MINIMUM = "4"
WAIT = "Starting Python. Your letters are answered as soon as it is up."


class Solver:
    """What stands in the fields is the state; hive, status, lists and address follow it."""

    def __init__(self, bee, early, drafts, store):
        self.bee, self.early, self.drafts, self.store = bee, early, drafts, store
        self.field, self.minimum, self.require = (
            by_id("letters"),
            by_id("minimum"),
            by_id("require"),
        )
        if not (self.field.value or self.field.matches(":focus")):  # somebody was quicker
            self.field.value = drafts.get(DRAFT)
        percent = store.get(BOUNDARY)  # empty for the lexicon's own
        self.boundary = percent if percent.isdigit() and 1 <= int(percent) <= 99 else ""
        self.shown = None
        self.painted = {}
        self.wanted = False  # whether fewer letters than usual are to be solved, too
        self.field.addEventListener("input", self.typed)
        for option in (self.minimum, self.require):
            option.addEventListener("input", self.optioned)
        by_id("letters-form").addEventListener("submit", self.submitted)
        by_id("boundary").addEventListener("input", self.moved)
        by_id("boundary-reset").addEventListener("click", self.reset)

    async def typed(self, event):
        self.wanted = False
        await self.refresh()

    async def optioned(self, event):
        await self.refresh()

    async def submitted(self, event):
        event.preventDefault()
        self.wanted = True
        await self.refresh()

    async def moved(self, event):
        await self.move(by_id("boundary").value)

    async def reset(self, event):
        by_id("boundary").focus()
        await self.move("")

    async def move(self, percent):
        """Put the boundary between the bands elsewhere, and keep it there."""
        self.boundary = percent
        self.store.set(BOUNDARY, percent)
        await self.refresh()

    async def show(self, link):
        """Solve what a link names, however few letters: vctaoen?min=5&require=te."""
        letters, _, options = link.partition("?")
        options = URLSearchParams.new(options)
        letters = decoded(letters)
        if letters.lower() != self.field.value.lower():
            self.field.value = letters.upper()
        self.minimum.value = options.get("min") or USUAL_MINIMUM
        self.require.value = (options.get("require") or "").upper()
        by_id("options").open = bool(by_id("options").open or options.toString())
        self.wanted = bool(letters)
        await self.refresh(linked=True)

    def question(self):
        """Return what is to be answered."""
        return self.field.value, self.minimum.value, self.require.value, self.boundary

    def letters(self):
        """Return the letters in the field, in lower case."""
        return "".join([c for c in self.field.value.lower() if "a" <= c <= "z"])

    async def refresh(self, linked=False):
        """Bring the page in line with the fields; the address, too, unless it was there first."""
        text, letters = self.field.value, self.letters()
        self.drafts.set(DRAFT, text)
        draw(letters)
        ready = self.bee.is_up or self.early.is_open
        if ready and len(text.strip()) < SMALLEST and not self.wanted:
            self.show_error("")
            self.hide_results()
            say("Ready. Type the letters of a hive, the center letter first.")
            return
        question = self.question()
        if self.bee.is_up:
            try:
                reply = await self.bee.call("solve", *question, BASE)
            except EngineError as error:
                fail(str(error))
                return
            by_id("failure").hidden = True
        else:
            await pause()
            if question != self.question():  # a newer one is there already
                return
            reply = await self.early.answer(*question)
            if reply is None:
                if text and not self.bee.is_up:
                    self.hide_results()
                    self.bee.say_why_not(WAIT)
                return
        if question == self.question() and not by_id("solve").hidden:  # else another call answers
            await self.answer(reply, letters, linked)

    async def answer(self, reply, letters, linked):
        error = reply.get("error", "")
        self.show_error(error)
        if error:
            self.hide_results()
            say(error + ".", error=True)
        elif len(letters) < USUAL_SIZE and not self.wanted:
            self.hide_results()
            so_far = counted(len(letters), "letter")
            say(f"{so_far} so far. Press Enter to solve with these.")
        else:
            if not linked:
                self.link_to(reply)
            await self.show_results(reply)

    def link_to(self, reply):
        """Let the address name the hive, with a step back to the one before."""
        options = URLSearchParams.new()
        if reply["minimum"] != int(USUAL_MINIMUM):
            options.set("min", reply["minimum"])
        if reply["require"]:
            options.set("require", reply["require"])
        query = options.toString()
        link = "#solve/" + reply["hive"] + ("?" + query if query else "")
        same_hive = location.hash.split("?")[0] == link.split("?")[0]
        if location.hash == "#solve" or (same_hive and location.hash != link):
            history.replaceState(None, "", link)
        elif location.hash != link:
            history.pushState(None, "", link)

    def show_error(self, error):
        self.field.setAttribute("aria-invalid", "true" if error else "false")

    def hide_results(self):
        by_id("results").hidden = True
        self.shown = None
        document.title = "Open Hive: every word of a spelling bee"

    async def show_results(self, reply):
        """Show the words, a band at a time; those that stand there already are left alone."""
        self.shown = reply
        by_id("results").hidden = False
        percent = self.boundary or str(round(100 * reply["boundary"]))
        by_id("boundary").value = percent
        by_id("boundary-percent").textContent = percent + " %"
        by_id("boundary-reset").hidden = not self.boundary
        by_id("play-this").href = "#play/" + reply["hive"]
        for band in ("likely", "possible"):
            if reply[band] == self.painted.get(band):
                continue
            self.painted[band] = reply[band]
            words = reply[band]["words"]
            by_id(band).innerHTML = "".join([_item(word) for word in words])
            unlisted = reply[band]["count"] - len(words)
            more = f". The best {len(words)} are listed." if unlisted else ""
            by_id(band + "-summary").textContent = (
                reply[band]["summary"] + more if words else "None."
            )
            await pause()
            if self.shown is not reply or by_id("solve").hidden:
                return
        name = reply["hive"].upper()
        likely, possible = reply["likely"]["count"], reply["possible"]["count"]
        document.title = f"{name}: {counted(likely, 'word')} · Open Hive"
        say(f"{name}: {counted(likely, 'likely word')}, {possible} possible.")


def draw(letters):
    """Show letters in the hive; fewer than seven leave cells empty."""
    cells = []
    for letter in letters + " " * (USUAL_SIZE - len(letters)):
        cell = document.createElement("span")
        cell.textContent = letter.strip()
        cells.append(cell)
    fill(by_id("hive"), cells)
    by_id("hive").setAttribute("aria-label", _spoken(letters.upper()))


def _spoken(letters):
    if not letters:
        return "An empty hive"
    outer = ", around it " + " ".join(letters[1:]) if letters[1:] else ""
    return f"Hive with {letters[0]} in the center{outer}"


def _item(found):
    """Return the list item of a word; the engine's words and notes are safe as HTML.

    Points and notes are attributes, shown by the style sheet: a copied list is words alone.
    """
    notes = ["pangram"] if found["pangram"] else []
    notes += [found["reason"]] if found["reason"] else []
    return '<li data-points="{}" data-note="{}"{}>{}</li>'.format(
        found["points"],
        ", ".join(notes),
        ' class="pangram"' if found["pangram"] else "",
        found["word"],
    )
