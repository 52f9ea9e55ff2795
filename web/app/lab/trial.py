"""Runs of the visitor's own solver: their outcome, and the challenges that the solver meets."""

from browser.dom import by_id
from browser.markup import fill, tag
from browser.ordering import OvertakenError
from browser.rendering import Bindings, Renderer
from browser.status import report, sentence, speak
from browser.store import Store
from browser.texts import listed, reason, text
from js import CodeView, Event, document
from lab.figures import own_result
from lab.race import Race
from lab.sandbox import Sandbox, Step
from saved.records import WON

from beecore.errors import BeeError
from beecore.hive import USUAL_SIZE
from beecore.letters import capitals

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
        self.state, self.root = TrialState(store.get(WON).split()), by_id("ninth")
        self.bindings, self.renderer = Bindings(self.root), Renderer(self.render)
        self.buttons = self.root.querySelectorAll("#desk-tools button")
        self.challenges = self.root.querySelectorAll("#challenges li")
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
        titles = {each.dataset.name: each.querySelector("h4") for each in self.challenges}
        won = [name for name, lacks in outcome["challenges"].items() if not lacks]
        fresh = [name for name in won if name in titles and name not in before]
        find = result.text("find")
        message = text("lab-right", hives=outcome["hives"], hive=capitals(hive), time=find)
        if fresh:
            named = listed([titles[name].textContent for name in sorted(fresh)])
            message += " " + text("lab-won-now", challenges=len(fresh), titles=named)
        self.race.put(result)
        state.won = before + fresh
        state.missing = {name: str(lacks) for name, lacks in outcome["challenges"].items()}
        self.store.set(WON, " ".join(state.won))
        self.tell(message, "good")

    def render(self) -> None:
        state = self.state
        self.bindings.show(
            message=state.message,
            message_class="verdict " + state.kind,
            printed="\n".join(state.lines),
        )
        self.render_buttons()
        report(self.root.querySelector("details"), state.details)
        for each in self.challenges:
            name = each.dataset.name
            each.className = "won" if name in state.won else ""
            lacks = text("lab-won") if name in state.won else state.missing.get(name)
            fill(each.querySelector(".missing"), tag("span", lacks) if lacks else "")

    def render_buttons(self) -> None:
        """Enable Run or Stop, and move the focus from the one that is disabled to the other."""
        run, stop = self.buttons
        ending, offered = (run, stop) if self.state.is_running else (stop, run)
        is_focused = document.activeElement.id == ending.id
        ending.disabled, offered.disabled = True, False
        if is_focused:
            offered.focus()
