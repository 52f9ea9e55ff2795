"""The solver: letters typed or linked in, words out."""

from bee import BASE, EngineError
from dom import by_id, counted, say
from drafts import keep, kept
from hexes import fill
from js import document, history, location

SMALLEST = 3
USUAL_SIZE = 7


class Solver:
    """What stands in the field **Letters** is the state; hive, status and lists follow it."""

    def __init__(self, bee):
        self.bee = bee
        self.field = by_id("letters")
        self.field.value = self.field.value or kept("letters")  # typed early, or before a reload
        self.wanted = False  # whether fewer letters than usual are to be solved, too
        self.field.addEventListener("input", self.typed)
        by_id("letters-form").addEventListener("submit", self.submitted)

    async def typed(self, event):
        self.wanted = False
        await self.refresh()

    async def submitted(self, event):
        event.preventDefault()
        self.wanted = True
        await self.refresh()

    async def show(self, text):
        """Solve letters that come from a link, however few."""
        if text != self.field.value.lower():
            self.field.value = text.upper()
        self.wanted = bool(text) and location.hash not in ("", "#solve")
        await self.refresh()

    def letters(self):
        """Return the letters in the field, in lower case."""
        return "".join([c for c in self.field.value.lower() if "a" <= c <= "z"])

    async def refresh(self):
        """Bring the page in line with the field."""
        text, letters = self.field.value, self.letters()
        keep("letters", text)
        draw(letters)
        if not self.bee.is_up:
            if text:
                say("Starting Python. Your letters are answered as soon as it is up.")
            return
        if len(text.strip()) < SMALLEST and not self.wanted:
            self.show_error("")
            self.show_results(None)
            say("Ready. Type the letters of a hive, the center letter first.")
            return
        try:
            reply = await self.bee.call("solve", text, 4, "", None, BASE)
        except EngineError as error:
            say(str(error), error=True)
            by_id("failure").hidden = False
            return
        if text != self.field.value:
            return  # more was typed meanwhile; that call will answer
        self.answer(reply, letters)

    def answer(self, reply, letters):
        error = reply.get("error", "")
        self.show_error(error)
        if error:
            self.show_results(None)
            say(error + ".", error=True)
        elif len(letters) < USUAL_SIZE and not self.wanted:
            self.show_results(None)
            so_far = counted(len(letters), "letter")
            say(f"{so_far} so far. Press Enter to solve with these.")
        else:
            self.show_results(reply)
            self.link_to("#solve/" + reply["hive"])

    def link_to(self, link):
        """Let the address name the hive, with a step back to the one before."""
        if location.hash == "#solve":
            history.replaceState(None, "", link)
        elif location.hash != link:
            history.pushState(None, "", link)

    def show_error(self, error):
        self.field.setAttribute("aria-invalid", "true" if error else "false")

    def show_results(self, reply):
        by_id("results").hidden = reply is None
        if reply is None:
            document.title = "Open Hive: every word of a spelling bee"
            return
        for band in ("likely", "possible"):
            words = reply[band]["words"]
            by_id(band).innerHTML = "".join([_item(word) for word in words])
            by_id(band + "-summary").textContent = reply[band]["summary"] if words else "None."
        name = reply["hive"].upper()
        likely, possible = len(reply["likely"]["words"]), len(reply["possible"]["words"])
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
