"""The figures of `make bench-web`: medians of all runs, and ratios within one run."""

import json
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Table

from .visit import Visit

ROWS = (
    "stock, first visit",
    "stock, second visit",
    "stock, third visit",
    "ours, first visit",
    "ours, second visit",
    "ours, third visit",
    "ours, offline visit",
    "ours, game visit",
)
GAME, WORDS = "ours, game visit", "ours, first visit"
HEADS = (
    "first\npaint",
    "takes\nletters",
    "words\nor game",
    "of\nstock",
    "all\nwords",
    "engine\nup",
    "MB\nby then",
    "MB all\nwords",
    "MB\nin all",
    "longest\ntask",
)
Figures = dict[str, list[Visit]]
"""The visits of each kind, one of each run, in the order of the runs."""


def table(condition: str, results: Figures) -> Table:
    """Return the medians, with a row for each kind of visit."""
    runs = max(map(len, results.values()))
    title = f"{condition}: medians in ms; runs: {runs}"
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    if GAME in results:
        shown.caption = f"A game takes {ratio(results, GAME, WORDS)} times as long as first words."
        shown.caption_justify = "left"
    shown.add_column("", no_wrap=True)
    for head in HEADS:
        shown.add_column(head, justify="right", no_wrap=True)
    for name in filter(results.__contains__, ROWS):
        middle = Visit(*map(median, zip(*results[name], strict=True)))
        shown.add_row(
            name,
            f"{middle.paint:,.0f}",
            f"{middle.letters:,.0f}",
            f"{middle.solution:,.0f}",
            ratio(results, name, counterpart(name)),
            f"{middle.complete:,.0f}",
            f"{middle.engine:,.0f}",
            f"{middle.megabytes:.2f}",
            f"{middle.megabytes_complete:.2f}",
            f"{middle.megabytes_in_all:.2f}",
            f"{middle.longest_task:,.0f}" if middle.longest_task else "< 50",
        )
    return shown


def counterpart(name: str) -> str:
    """Return the name of the stock page's visit that a visit is compared with.

    >>> counterpart("ours, second visit"), counterpart("ours, offline visit"), counterpart(GAME)
    ('stock, second visit', 'stock, third visit', 'stock, first visit')
    """
    same = name.replace("ours", "stock")
    others = {"stock, offline visit": "stock, third visit", "stock, game visit": ROWS[0]}
    return others.get(same, same)


def ratio(results: Figures, name: str, base: str) -> str:
    """Return the median, over the runs, of a visit's time to words or a game divided by that of
    another visit in the same run: other load on the machine slows down both.
    """
    pairs = zip(results.get(name, []), results.get(base, []), strict=False)
    ratios = [visit.solution / other.solution for visit, other in pairs]
    return f"{median(ratios):.2f}" if ratios else "–"


def as_json(report: dict[str, Figures]) -> str:
    """Return every visit, by condition and kind."""
    visits = {
        condition: {name: [each._asdict() for each in seen] for name, seen in results.items()}
        for condition, results in report.items()
    }
    return json.dumps(visits, indent=2)
