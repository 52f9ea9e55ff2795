"""The exhibit where visitors write a solver, which is saved as they type, and can be shared and
run.

Code that came with a link is saved only once the visitor changes it, and runs only on a click.
"""

from collections.abc import Awaitable, Callable

from answers.links import absolute
from browser import files
from browser.dom import by_id, focus, run_soon, scroll_to
from browser.events import OvertakenError, on, on_buttons
from browser.offline import cache_files
from browser.rendering import Bindings, Renderer, fill, put, tag
from browser.status import refuse, report, sentence, speak
from browser.store import Store
from browser.texts import listed, reason, text
from browser.window import copy
from js import CodeView, Event, document
from lab.race import Race, own_result
from lab.sandbox import FILES, FRAME, SCRIPTS, Sandbox, Step
from lab.source import LIBRARY, Address, library, packed, unpacked, written
from saved.records import CODE, CODE_BEFORE, WON

from beecore.errors import BeeError
from beecore.hive import USUAL_SIZE
from beecore.letters import capitals

# Runs of the visitor's own solver: their outcome, and the challenges that the solver meets.

SECONDS = 120


class TrialState:
    """What is shown of the last run and of the challenges, and the hive to solve."""

    def __init__(self, won: list[str]) -> None:
        self.hive = ""
        self.won = won  # the names of all challenges met so far
        self.missing: dict[str, str] = {}  # what the solver still lacks, by challenge
        self.is_running = False
        self.clear()

    def clear(self) -> None:
        """Drop the outcome of the last run."""
        self.message = ""
        self.kind = ""  # the kind of message: "good", "bad", or ""
        self.lines: list[str] = []  # what Python printed
        self.details = ""  # for a bug report


class Trial:
    """Runs code in the sandbox; a correct solver joins the race."""

    def __init__(self, store: Store, sandbox: Sandbox, race: Race) -> None:
        self.store, self.sandbox, self.race = store, sandbox, race
        self.state = TrialState(store.get(WON).split())
        self.challenges = by_id("challenges").children
        self.bindings, self.renderer = Bindings("ninth"), Renderer(self.render)
        self.renderer.request()

    async def run(self, view: CodeView) -> None:
        """Run the code of an editor, and show the outcome if the hive is still the same."""
        state, hive = self.state, self.state.hive
        state.clear()
        view.mark(0)
        state.is_running = True
        self.renderer.request()
        task = {"do": "run", "source": view.code(), "hive": hive}
        try:
            outcome = await self.sandbox.do(task, len(hive) > USUAL_SIZE, SECONDS, self.step)
        except BeeError as error:
            state.details = getattr(error, "details", "")
            self.tell(sentence(reason(error)), "bad")
            return
        except OvertakenError:
            state.message = text("lab-stopped")
            raise
        finally:
            state.is_running = False
            self.renderer.request()
        if hive == state.hive:
            try:
                self.judge(outcome, view, hive)
            except (
                AttributeError,
                LookupError,
                TypeError,
                ValueError,
            ):  # the visitor's code wrote the reply
                self.tell(text("lab-forged-reply"), "bad")

    def stop(self, event: Event) -> None:
        self.sandbox.stop()

    def end(self) -> None:
        """Stop the current run, and drop the outcome of the last one."""
        if self.state.is_running:
            self.sandbox.stop()
        self.state.clear()
        self.renderer.request()

    def step(self, step: Step) -> None:
        self.state.message, self.state.kind = step["message"], ""
        self.renderer.request()

    def tell(self, message: str, kind: str = "") -> None:
        self.state.message, self.state.kind = message, kind
        self.renderer.request()
        speak(message)

    def judge(self, outcome: Step, view: CodeView, hive: str) -> None:
        """Show how a run ended."""
        lines = outcome.get("printed") or []
        if "figures" in outcome:
            self.accept(outcome, hive)
        elif "wrong" in outcome:
            self.tell(text("lab-wrong", difference=outcome["wrong"]), "bad")
        elif "fault" in outcome:
            fault = outcome["fault"]
            error = fault["lines"][-1]
            view.mark(fault["line"])
            if fault["line"]:
                self.tell(text("lab-error-on-line", line=fault["line"], error=error), "bad")
            else:
                self.tell(text("lab-error", error=error), "bad")
            lines = lines + fault["lines"] * (len(fault["lines"]) > 1)
        else:
            self.tell(outcome["stopped"], "bad")
        self.state.lines = [str(line) for line in lines]

    def accept(self, outcome: Step, hive: str) -> None:
        """Show the figures of a correct solver, and save the challenges that it meets."""
        state, result = self.state, own_result(outcome["figures"])
        before = self.store.get(WON).split()
        titles = {one.dataset.name: one.firstElementChild.textContent for one in self.challenges}
        won = [name for name, lacks in outcome["challenges"].items() if not lacks]
        fresh = [name for name in won if name in titles and name not in before]
        find = result.text("find")
        message = text("lab-right", hives=outcome["hives"], hive=capitals(hive), time=find)
        if fresh:
            named = listed([titles[name] for name in sorted(fresh)])
            message += " " + text("lab-won-now", challenges=len(fresh), titles=named)
        self.race.put(result)
        state.won = before + fresh
        state.missing = {name: str(lacks) for name, lacks in outcome["challenges"].items()}
        self.store.set(WON, " ".join(state.won))
        self.tell(message, "good")

    def render(self) -> None:
        state = self.state
        ending, offered = "yours-stop", "yours-run"
        if state.is_running:
            ending, offered = offered, ending
        is_focused = document.activeElement.id == ending
        self.bindings.show(
            message=state.message,
            message_class="verdict " + state.kind,
            printed="\n".join(state.lines),
            is_running=state.is_running,
            is_idle=not state.is_running,
        )
        if is_focused:  # a disabled button would lose it
            focus(offered)
        report("trial-report", state.details)
        for each in self.challenges:
            name = each.dataset.name
            put(each, class_="won" if name in state.won else "")
            lacks = text("lab-won") if name in state.won else state.missing.get(name)
            fill(each.lastElementChild, tag("span", lacks) if lacks else "")


SMALLEST, MINE, BEFORE, LINK = "smallest", "mine", "before", "link"


class DeskState:
    """What the exhibit with the editor shows, except the code, which the editor has."""

    def __init__(self) -> None:
        self.name = self.packed = ""  # of the open code, as in its address
        self.has_mine = self.has_before = False  # whether these solvers are saved
        self.start = SMALLEST  # what is chosen to start from: what was opened last, at first
        self.is_unread = False  # whether the code came with a link and has not been run


class Desk:
    """An editor and its buttons; `moved` is called when its code gets another name."""

    def __init__(self, store: Store, trial: Trial, moved: Callable[[], None]) -> None:
        self.store, self.trial, self.moved = store, trial, moved
        self.state = DeskState()
        self.bindings, self.renderer = Bindings("ninth"), Renderer(self.render)
        self.view: CodeView  # exists once code has been opened
        self.saved = ""  # the code as it was opened or saved last
        self.is_stored = False
        on("ninth", "change", self.change)
        on_buttons("ninth", run=self.run, stop=trial.stop, save=self.save, link=self.link)
        self.offer()
        self.state.start = MINE if self.state.has_mine else SMALLEST

    def offer(self) -> None:
        """Show the visitor's own solvers among the choices, if there are any."""
        state = self.state
        state.has_mine = bool(self.store.get(CODE))
        state.has_before = bool(self.store.get(CODE_BEFORE))
        self.renderer.request()

    def change(self, event: Event) -> None:
        if event.target.name == "start":
            self.state.start = event.target.value
        else:
            self.view.indent(event.target.checked)

    async def open(self, address: Address) -> None:
        """Open the code of an address unless it is open; raises `BeeError` if it does not exist."""
        state = self.state
        if address.code == state.name and address.packed == state.packed:
            return
        code = await self.code_of(address)
        editor = await library()
        if not hasattr(self, "view"):
            place = by_id("code")
            self.view = editor.open(place, text("lab-editor"), lambda *_: self.edited())
        self.trial.end()  # a run of other code
        state.name, state.packed = address.code, address.packed
        is_saved = {MINE: state.has_mine, BEFORE: state.has_before}.get(address.code, True)
        state.start = address.code if is_saved else SMALLEST
        state.is_unread = address.code == LINK
        self.saved = code
        self.view.show(code)
        if not self.is_stored:
            self.is_stored = True
            run_soon(self.store_files)
        self.render()
        put(document.documentElement, data_code=None)  # set by first.js
        scroll_to("ninth")
        focus("ninth-title")

    async def store_files(self) -> None:
        """Have the browser store all files for writing and running code without a network."""
        copies = [f"lab/solvers/{name}.py" for name in (SMALLEST, *self.solvers())]
        await cache_files([LIBRARY, FRAME, *SCRIPTS, *FILES, *copies])

    def solvers(self) -> list[str]:
        return [option.value for option in by_id("begin-solvers").children]

    def close(self) -> None:
        """Hide the editor; its code is saved."""
        self.state.name = ""
        self.renderer.request()
        put(document.documentElement, data_code=None)

    async def code_of(self, address: Address) -> str:
        if address.code == LINK:
            return unpacked(address.packed)
        if address.code in (MINE, BEFORE):
            saved = self.store.get(CODE if address.code == MINE else CODE_BEFORE)
            return saved or await files.text(f"lab/solvers/{SMALLEST}.py")
        if address.code != SMALLEST and address.code not in self.solvers():
            raise BeeError(text("lab-unknown-code", solver=address.code))
        return await files.text(f"lab/solvers/{address.code}.py")

    def edited(self) -> None:
        """Save the code; if other code was saved, it becomes the visitor's previous solver."""
        code, state = self.view.code(), self.state
        if code == self.saved:
            return
        mine = self.store.get(CODE)
        if mine not in ("", code, self.saved):  # from another opening, an import, or another tab
            self.store.set(CODE_BEFORE, mine)
        if state.name != MINE:
            state.name, state.start, state.packed = MINE, MINE, ""
            self.moved()
        self.saved = code
        self.store.set(CODE, code)
        self.offer()

    def save(self, event: Event) -> None:
        files.download("solver.py", self.view.code())
        speak(text("lab-saved-code", file="solver.py"))

    def link(self, event: Event) -> Awaitable[None]:
        """Copy a link that contains the code."""
        return self.report(copy(self.address))

    async def address(self) -> str:
        code = await packed(self.view.code())
        return absolute("lab/" + written(Address(self.trial.state.hive, LINK, code)))

    async def report(self, copying: Awaitable[bool]) -> None:
        is_copied = await copying
        await self.address()  # raises an error if the code is too long for a link
        if is_copied:
            self.trial.tell(text("lab-link-copied"))
        else:
            refuse(text("lab-copy-blocked"))

    async def run(self, event: Event) -> None:
        self.state.is_unread = False
        self.renderer.request()
        await self.trial.run(self.view)

    def render(self) -> None:
        state = self.state
        self.bindings.show(
            mine=state.has_mine,
            no_mine=not state.has_mine,
            before=state.has_before,
            no_before=not state.has_before,
            is_open=bool(state.name),
            is_unread=state.is_unread,
        )
        self.bindings.show(start=state.start)
