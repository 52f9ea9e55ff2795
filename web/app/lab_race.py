"""The race: solvers timed in the worker, one short step after the other."""

import asyncio
import math

from dom import by_id, say
from js import document

from beecore.phrases import counted

SAMPLES = 9
FASTEST, DECADES = 1e-6, 5  # what the axis shows: from a microsecond to a tenth of a second
CLOCK = 1e-3  # what a browser may round a single time to
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Race:
    """Asks for times and draws them as they come; a step that comes too late is thrown away."""

    def __init__(self, ask):
        self.ask = ask
        self.run_number = 0
        self.running = False
        self.hive = ""
        by_id("race-run").addEventListener("click", self.pressed)

    def show(self, overview):
        """Line up the solvers; figures of another hive go."""
        if overview["hive"] == self.hive:
            return
        self.hive = overview["hive"]
        by_id("race").innerHTML = "".join([_lane(solver) for solver in overview["solvers"]])
        by_id("figures").hidden = True

    def pressed(self, event):
        if self.running:
            self.stop()
            say("Stopped.")
        else:
            asyncio.create_task(self.run())

    def stop(self):
        self.run_number += 1
        self.set_running(False)

    def set_running(self, running):
        self.running = running
        by_id("race-run").textContent = "Stop" if running else "Run"
        for lane in document.querySelectorAll("#race li.running"):
            lane.classList.remove("running")

    async def run(self):
        """Build and time each chosen solver, until all are done or the race is stopped."""
        lanes = [lane for lane in document.querySelectorAll("#race li") if _is_chosen(lane)]
        if not lanes:
            say("Choose a solver first.", error=True)
            return
        self.run_number += 1
        number = self.run_number
        self.set_running(True)
        by_id("figures-body").innerHTML = ""
        for lane in document.querySelectorAll("#race li"):
            _draw(lane, None)
        results = []
        for lane in lanes:
            result = await self.measure(lane, number)
            if result is None:
                if number == self.run_number:
                    self.stop()
                return
            results.append(result)
            by_id("figures-body").innerHTML += _row(result)
            by_id("figures").hidden = False
        self.set_running(False)
        say(_outcome(results))

    async def measure(self, lane, number):
        """Return a solver's figures; nothing if the race is over before they are complete."""
        name = lane.dataset.name
        lane.classList.add("running")
        say(f"Building {name}.")
        result = await self.ask("built", name)
        times = []
        while result and self.goes_on(number) and len(times) < SAMPLES:
            if not times:
                say(f"Timing {name}.")
            timed = await self.ask("timed", name)
            if timed is None or not self.goes_on(number):
                return None
            times.append(timed["seconds"])
            _draw(lane, _median(times))
        if len(times) < SAMPLES:
            return None
        lane.classList.remove("running")
        result["name"], result["median"] = name, _median(times)
        return result

    def goes_on(self, number):
        return number == self.run_number and not by_id("lab").hidden


def _lane(solver):
    return (
        '<li data-name="{name}"><label><input type="checkbox" checked> {name}</label>'
        '<span class="bar"><i></i></span><b></b><span class="idea">{idea}</span></li>'
    ).format(name=solver["name"], idea=solver["idea"])


def _is_chosen(lane):
    return lane.querySelector("input").checked


def _draw(lane, time):
    lane.querySelector("b").textContent = "" if time is None else spoken(time)
    share = 0 if time is None else math.log(time / FASTEST) / math.log(10) / DECADES
    width = 0 if time is None else min(100, max(1, 100 * share))
    lane.querySelector("i").style.setProperty("width", f"{width}%")


def _row(result):
    cells = [
        spoken(result["median"]),
        spoken(result["build"]) if result["build"] >= CLOCK else "< 1 ms",
        f"{result['memory'] / 1e6:.1f} MB",
        f"{result['masks']:,}",
        f"{result['blocks']:,}",
        f"{result['answers']:,}",
    ]
    name = result["name"]
    return f'<tr><th scope="row">{name}</th>' + "".join([f"<td>{c}</td>" for c in cells]) + "</tr>"


def _outcome(results):
    answers = results[0]["answers"]
    if any(result["answers"] != answers for result in results):
        return "Done, but the solvers disagree: please report this hive."
    words = counted(answers, "word")
    ranked = sorted(results, key=lambda result: result["median"])
    first, last = ranked[0], ranked[-1]
    if len(ranked) == 1:
        return f"Done: {first['name']} finds {words}."
    times = round(last["median"] / first["median"])
    return (
        f"Done: {len(ranked)} solvers find the same {words}. Here {first['name']} is the fastest,"
        f" {times:,} times as fast as {last['name']}."
    )


def _median(times):
    return sorted(times)[len(times) // 2]


def spoken(time):
    """Return a time in seconds with two or three digits and a unit: "13.7 µs", "584 µs"."""
    size, unit = next((pair for pair in UNITS if time >= pair[0]), UNITS[-1])
    figure = time / size
    return f"{figure:.{0 if figure >= 99.95 else 1}f} {unit}"
