"""The ninth solver: a visitor's own, written, kept, passed on, and run apart from the page.

Code that came with a link is theirs once they change it. It is never run but by their click.
"""

from collections.abc import Callable

from browser import files
from browser.dom import by_id, promised
from browser.events import on
from browser.markup import fill, tag
from browser.offline import keep_needed
from browser.status import refuse, report, sentence, speak
from browser.store import Store
from js import CodeView, Event, document, location, navigator
from lab.code import LIBRARY, library
from lab.figures import YOURS, Figures, Result
from lab.place import Place, packed, unpacked, written
from lab.sandbox import FILES, FRAME, SCRIPTS, Sandbox, Step
from saved.data import CODE, CODE_BEFORE, WON

from beecore.errors import BeeError
from beecore.hive import USUAL_SIZE
from beecore.lab.race import Built

SMALLEST, MINE, BEFORE, LINK = "smallest", "mine", "before", "link"
SECONDS = 120


class Desk:
    """An editor, and what becomes of the code in it; `moved` is called when its name is another."""

    def __init__(
        self, store: Store, sandbox: Sandbox, figures: Figures, moved: Callable[[], None]
    ) -> None:
        self.store, self.sandbox, self.figures, self.moved = store, sandbox, figures, moved
        self.view: CodeView  # once code was opened
        self.hive = ""
        self.name = self.packed = ""  # of the code that is open
        self.shown = ""  # the code as it was put there
        self.is_kept = False
        on(by_id("yours-run"), "click", lambda event: self.run())
        on(by_id("yours-stop"), "click", lambda event: self.sandbox.stop())
        on(by_id("tab-indents"), "change", self.indent)
        on(by_id("code-save"), "click", self.save)
        on(by_id("code-link"), "click", lambda event: self.link())
        self.offer()
        by_id("begin").value = MINE if store.get(CODE) else SMALLEST
        self.show_won(self.won())

    def offer(self) -> None:
        """Offer what is kept of the visitor's own, first of all."""
        for name, key in ((MINE, CODE), (BEFORE, CODE_BEFORE)):
            option = by_id("begin").querySelector(f"[value={name}]")
            option.hidden = option.disabled = not self.store.get(key)

    async def open(self, place: Place) -> None:
        """Open the code of an address, unless it is open; `BeeError` where there is none."""
        if place.code == self.name and place.packed == self.packed:
            return
        code = await self.code_of(place)
        editor = await library()
        if not hasattr(self, "view"):
            label = "Your solver, in Python"
            self.view = editor.open(by_id("code"), label, lambda *_: self.edited())
        if not by_id("yours-stop").disabled:
            self.sandbox.stop()  # what runs is other code
        self.name, self.packed = place.code, place.packed
        self.shown = code
        self.view.show(code)
        if not self.is_kept:
            self.is_kept = True
            promised(self.keep)
        self.indent()
        by_id("link-note").hidden = place.code != LINK
        by_id("desk").hidden = False
        document.documentElement.removeAttribute("data-code")  # which first.js has set
        self.clear()
        by_id("ninth").scrollIntoView()
        by_id("ninth-title").focus()

    async def keep(self) -> None:
        """Have all that code is written and run with kept for use without a network."""
        names = [option.value for option in by_id("begin").querySelectorAll("option")]
        copies = [f"lab/solvers/{name}.py" for name in names if name not in (MINE, BEFORE, LINK)]
        await keep_needed([LIBRARY, FRAME, *SCRIPTS, *FILES, *copies])

    def close(self) -> None:
        """Put the editor away; what is in it is kept."""
        self.name = self.packed = ""
        by_id("desk").hidden = True
        document.documentElement.removeAttribute("data-code")

    async def code_of(self, place: Place) -> str:
        if place.code == LINK:
            return unpacked(place.packed)
        if place.code in (MINE, BEFORE):
            kept = self.store.get(CODE if place.code == MINE else CODE_BEFORE)
            return kept or await files.text(f"lab/solvers/{SMALLEST}.py")
        if place.code not in [option.value for option in by_id("begin").querySelectorAll("option")]:
            raise BeeError(f"“{place.code}” is no solver to begin with")
        return await files.text(f"lab/solvers/{place.code}.py")

    def edited(self) -> None:
        """Keep what is written; what else was kept is the visitor's last code but one."""
        code = self.view.code()
        if code == self.shown:
            return
        mine = self.store.get(CODE)
        if mine not in ("", code, self.shown):  # or else from an import, or another tab
            self.store.set(CODE_BEFORE, mine)
        if self.name != MINE:
            self.name, self.packed = MINE, ""
            self.moved()
        self.shown = code
        self.store.set(CODE, code)
        self.offer()

    def indent(self, event: Event | None = None) -> None:
        self.view.indent(by_id("tab-indents").checked)

    def save(self, event: Event) -> None:
        files.give("solver.py", self.view.code())
        speak("Saved as solver.py.")

    async def link(self) -> None:
        """Copy a link that holds the code."""
        place = Place(self.hive, LINK, await packed(self.view.code()))
        link = location.href.split("#")[0] + "#lab/" + written(place)
        try:
            await navigator.clipboard.writeText(link)
        except Exception:
            refuse("this browser blocks copying")
            return
        self.tell("Copied a link that opens this code in the Lab.")

    async def run(self) -> None:
        """Run the code, and show what becomes of it."""
        code, hive = self.view.code(), self.hive
        self.clear()
        by_id("link-note").hidden = True
        self.set_running(True)
        task = {"do": "run", "source": code, "hive": hive}
        try:
            outcome = await self.sandbox.do(task, len(hive) > USUAL_SIZE, SECONDS, self.step)
        except BeeError as error:
            self.tell(sentence(str(error)), "bad")
            report(by_id("trial-report"), getattr(error, "details", ""))
            return
        finally:
            self.set_running(False)
        if hive == self.hive:
            try:
                self.judge(outcome)
            except (AttributeError, LookupError, TypeError, ValueError):  # it is code that answers
                self.tell("Your code answered in the place of Python.", "bad")

    def set_running(self, is_running: bool) -> None:
        """Offer to stop, or to run; the focus goes from one to the other."""
        run, stop = by_id("yours-run"), by_id("yours-stop")
        over, offered = (run, stop) if is_running else (stop, run)
        is_focused = document.activeElement.id == over.id
        over.disabled, offered.disabled = True, False
        if is_focused:
            offered.focus()

    def clear(self) -> None:
        by_id("trial").textContent = ""
        by_id("trial-lines").hidden = by_id("trial-report").hidden = True
        self.view.mark(0)

    def step(self, step: Step) -> None:
        by_id("trial").className = "verdict"
        by_id("trial").textContent = step["message"]

    def tell(self, text: str, kind: str = "") -> None:
        by_id("trial").className = "verdict " + kind
        by_id("trial").textContent = text
        speak(text)

    def judge(self, outcome: Step) -> None:
        """Tell how a run ended."""
        lines = outcome.get("printed") or []
        if "figures" in outcome:
            self.take(outcome)
        elif "wrong" in outcome:
            self.tell("Not yet. " + outcome["wrong"], "bad")
        elif "fault" in outcome:
            fault = outcome["fault"]
            where = f" on line {fault['line']}" if fault["line"] else ""
            self.tell(f"Error{where}: {fault['lines'][-1]}", "bad")
            self.view.mark(fault["line"])
            lines = lines + fault["lines"] * (len(fault["lines"]) > 1)
        else:
            self.tell(outcome["stopped"], "bad")
        by_id("trial-lines").hidden = not lines
        by_id("trial-lines").textContent = "\n".join(lines)

    def take(self, outcome: Step) -> None:
        """Take the figures of a solver that is right."""
        figures = outcome["figures"]
        built: Built = {
            "build": figures["build"],
            "memory": figures["memory"],
            "masks": figures["masks"],
            "blocks": figures["blocks"],
            "answers": figures["answers"],
        }
        result = Result(YOURS, figures["find"], figures["words"], built)
        self.figures.put(result)
        fresh = [
            name
            for name, missing in outcome["challenges"].items()
            if not missing and name not in self.won()
        ]
        self.store.set(WON, " ".join(self.won() + fresh))
        self.show_won(self.won(), outcome["challenges"])
        told = f"Right for all {outcome['hives']} hives. It finds {self.hive.upper()} in "
        told += result.told("find") + "."
        if fresh:
            told += " Challenge met: " + ", ".join([_title(name) for name in sorted(fresh)]) + "."
        self.tell(told, "good")

    def won(self) -> list[str]:
        return self.store.get(WON).split()

    def show_won(self, won: list[str], missing: dict[str, str] | None = None) -> None:
        """Mark the challenges that are met; say of the others what this solver lacks."""
        for each in by_id("challenges").children:
            name = each.dataset.name
            each.className = "won" if name in won else ""
            lacking = missing[name] if missing and name not in won else ""
            told = "Met." if name in won else lacking
            fill(each.querySelector(".missing"), tag("span", told) if told else "")


def _title(name: str) -> str:
    return by_id("challenges").querySelector(f"[data-name={name}] h4").textContent
