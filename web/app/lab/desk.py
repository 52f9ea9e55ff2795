"""The exhibit where visitors write a solver, which is saved as they type, and can be shared and
run.

Code that came with a link is saved only once the visitor changes it, and runs only on a click.
"""

from collections.abc import Awaitable, Callable

from browser import files
from browser.dom import by_id, focus, run_soon, scroll_to
from browser.events import on, on_buttons
from browser.offline import cache_files
from browser.rendering import Bindings, Renderer, put
from browser.status import report, speak
from browser.store import Store
from browser.texts import listed, text
from browser.window import copy
from js import CodeView, Event, document, location
from lab.race import Race, own_result
from lab.sandbox import FILES, FRAME, SCRIPTS, Sandbox, Step
from lab.source import LIBRARY, CodeAddress, library, packed, unpacked, written
from saved.names import CODE, CODE_BEFORE, WON

from beecore.errors import BeeError
from beecore.letters import capitals

SMALLEST, MINE, BEFORE, LINK = "smallest", "mine", "before", "link"
RECORDS = {MINE: CODE, BEFORE: CODE_BEFORE}  # where the visitor's own solvers are saved


class Desk:
    """An editor, the outcome of the last run, and the challenges that the visitor's solver meets.

    A correct solver joins the race. `moved` is called when the code gets another name.
    """

    def __init__(
        self, store: Store, sandbox: Sandbox, race: Race, moved: Callable[[], None]
    ) -> None:
        self.store, self.sandbox, self.race, self.moved = store, sandbox, race, moved
        self.view: CodeView  # exists once code has been opened
        self.name = self.packed = ""  # of the open code, as in its address
        self.start = MINE if store.get(CODE) else SMALLEST  # what is chosen to start from
        self.saved = ""  # the code as it was opened or saved last
        self.is_unread = False  # whether the code came with a link and has not been run
        self.hive = ""  # to solve
        self.missing: dict[str, str] = {}  # what the solver still lacks, by challenge
        self.challenges = by_id("challenges").children
        self.bindings, self.renderer = Bindings("edit-exhibit"), Renderer(self.render)
        self.clear()
        on("edit-exhibit", "change", self.change)
        on_buttons("edit-exhibit", run=self.pressed, save=self.save, link=self.link, card=self.card)

    def clear(self) -> None:
        """Drop the outcome of the last run."""
        self.message = self.kind = ""  # the kind is "bad" or ""
        self.lines: list[str] = []  # what Python printed
        self.details = ""  # for a bug report
        self.renderer.request()

    def render(self) -> None:
        mine, before = bool(self.store.get(CODE)), bool(self.store.get(CODE_BEFORE))
        won = self.store.get(WON).split()  # the names of all challenges met so far
        self.bindings.show(
            mine=mine,
            no_mine=not mine,
            before=before,
            no_before=not before,
            is_open=bool(self.name),
            is_closed=not self.name,
            is_unread=self.is_unread,
            message=self.message if self.name else text("lab-race-wait"),
            message_class="verdict " + self.kind,
            printed="\n".join(self.lines),
            run=text("lab-stop") if self.sandbox.job else text("lab-run"),
        )
        self.bindings.show(start=self.start)  # after its option is there
        report("trial-report", self.details)
        for each in self.challenges:
            name = each.dataset.name
            lacks = text("lab-won") if name in won else self.missing.get(name, "")
            put(each, class_="won" if name in won else "")
            put(each.lastElementChild, text=lacks)

    # The code

    def change(self, event: Event) -> None:
        if event.target.name == "start":
            self.start = event.target.value
        else:
            self.view.indent(event.target.checked)

    async def open(self, address: CodeAddress) -> None:
        """Open the code of an address, if it names any, unless it is open.

        Raises `BeeError` if there is no such code.
        """
        if not address.code:
            self.close()
            return
        if address.code == self.name and address.packed == self.packed:
            return
        code, editor = await self.code_of(address), await library()
        if not hasattr(self, "view"):
            place = by_id("code")
            self.view = editor.open(place, text("lab-editor"), lambda *_: self.edited())
            run_soon(self.store_files)
        if self.sandbox.job:  # other code
            self.sandbox.stop()
        self.clear()
        self.name, self.packed = address.code, address.packed
        is_saved = address.code not in RECORDS or self.store.get(RECORDS[address.code])
        self.start = address.code if is_saved else SMALLEST
        self.is_unread = address.code == LINK
        put(document.documentElement, data_code=None)  # set by first.js
        self.saved = code
        self.view.show(code)
        self.render()
        scroll_to("edit-exhibit")
        focus("edit-title")

    async def store_files(self) -> None:
        """Have the browser store all files for writing and running code without a network."""
        copies = [f"lab/solvers/{name}.py" for name in (SMALLEST, *self.solvers())]
        await cache_files([LIBRARY, FRAME, *SCRIPTS, *FILES, *copies])

    def solvers(self) -> list[str]:
        return [option.value for option in by_id("begin-solvers").children]

    def close(self) -> None:
        """Hide the editor; its code is saved."""
        put(document.documentElement, data_code=None)
        self.name = ""
        self.renderer.request()

    async def code_of(self, address: CodeAddress) -> str:
        name, saved = address.code, ""
        if name == LINK:
            return unpacked(address.packed)
        if name in RECORDS:
            name, saved = SMALLEST, self.store.get(RECORDS[name])
        elif name != SMALLEST and name not in self.solvers():
            raise BeeError(text("lab-unknown-code", solver=name))
        return saved or await files.text(f"lab/solvers/{name}.py")

    def edited(self) -> None:
        """Save the code; if other code was saved, it becomes the visitor's previous solver."""
        code = self.view.code()
        if code == self.saved:
            return
        mine = self.store.get(CODE)
        if mine not in ("", code, self.saved):  # from another opening, an import, or another tab
            self.store.set(CODE_BEFORE, mine)
        if self.name != MINE:
            self.name, self.start, self.packed = MINE, MINE, ""
            self.moved()
        self.saved = code
        self.store.set(CODE, code)
        self.renderer.request()

    def save(self, event: Event) -> None:
        files.download("solver.py", self.view.code())
        speak(text("lab-saved-code", file="solver.py"))

    def link(self, event: Event) -> Awaitable[bool]:
        """Copy a link that contains the code."""
        return copy(event, self.address)

    def card(self, event: Event) -> Awaitable[bool]:
        """Copy how fast the solver is, and a link to it, for friends."""
        return copy(event, self.told)

    async def told(self) -> str:
        return f"{by_id('card').firstElementChild.textContent} {await self.address()}"

    async def address(self) -> str:
        code = await packed(self.view.code())
        link = written(CodeAddress(self.hive, LINK, code, ""))
        return f"{location.origin}{location.pathname}#{link}"

    # Its runs

    async def pressed(self, event: Event) -> None:
        """Run the code in the sandbox, and show the outcome if the hive is still the same."""
        if self.sandbox.job:
            self.sandbox.stop()
            return
        self.clear()
        self.view.mark(0)
        self.is_unread = False
        task = {"source": self.view.code(), "hive": self.hive}
        outcome = await self.sandbox.do(task, self.step)
        self.renderer.request()
        if task["hive"] == self.hive:
            try:
                self.judge(outcome)
            except Exception:  # the visitor's code wrote the reply
                self.tell(text("lab-forged-reply"), "bad")

    def step(self, step: Step) -> None:
        self.message, self.kind = step["message"], ""
        self.renderer.request()

    def tell(self, message: str, kind: str = "") -> None:
        self.message, self.kind = message, kind
        self.renderer.request()
        speak(message)

    def judge(self, outcome: Step) -> None:
        """Show how a run ended."""
        lines, fault = outcome.get("printed") or [], outcome.get("fault")
        if "figures" in outcome:
            self.accept(outcome)
        elif "wrong" in outcome:
            self.tell(text("lab-wrong", difference=outcome["wrong"]), "bad")
        elif fault:
            error = fault["lines"][-1]
            self.view.mark(fault["line"])
            if fault["line"]:
                self.tell(text("lab-error-on-line", line=fault["line"], error=error), "bad")
            else:
                self.tell(text("lab-error", error=error), "bad")
            lines = lines + fault["lines"] * (len(fault["lines"]) > 1)
        else:
            self.details = str(outcome.get("details", ""))
            self.tell(outcome["stopped"], "bad")
        self.lines = [str(line) for line in lines]

    def accept(self, outcome: Step) -> None:
        """Show the figures of a correct solver, and save the challenges that it meets."""
        result, before = own_result(outcome["figures"]), self.store.get(WON).split()
        titles = {one.dataset.name: one.firstElementChild.textContent for one in self.challenges}
        won = [name for name, lacks in outcome["challenges"].items() if not lacks]
        fresh = [name for name in won if name in titles and name not in before]
        find, hive = result.text("find"), capitals(self.hive)
        message = text("lab-right", hives=outcome["hives"], hive=hive, time=find)
        if fresh:
            named = listed([titles[name] for name in sorted(fresh)])
            message += " " + text("lab-won-now", challenges=len(fresh), titles=named)
        self.race.put(result)
        self.missing = {name: str(lacks) for name, lacks in outcome["challenges"].items()}
        self.store.set(WON, " ".join(before + fresh))
        self.tell(message)
