"""Draws the two charts of `bee bench` as SVG; the same figures give the same bytes."""

import io
from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from .. import disk
from ..bench import Report
from ..bench.measure import Point
from ..errors import BeeError


def write(report: Report, folder: Path) -> list[Path]:
    """Write `strides.svg` and `growth.svg` and return their paths.

    Raises `BeeError` if the folder cannot be written to.
    """
    style = mpl.rc_context(
        {
            "svg.hashsalt": "open-hive",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "grid.alpha": 0.25,
            "lines.marker": "o",
            "lines.markersize": 3,
        }
    )
    paths = [folder / "strides.svg", folder / "growth.svg"]
    with style:
        charts = [
            _chart(
                report.strides,
                "The stride of a scan by blocks",
                f"words (block) or masks (dedup) in a block, of {report.words:,} words",
                report.machine,
            ),
            _chart(report.growth, "Solving one hive as the list grows", "words", report.machine),
        ]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path, chart in zip(paths, charts, strict=True):
                drawn = io.BytesIO()
                chart.savefig(drawn, format="svg", metadata={"Date": None})
                disk.write(path, drawn.getvalue())
        except OSError as error:
            raise BeeError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    return paths


def _chart(points: Sequence[Point], title: str, unit: str, machine: str) -> Figure:
    """Draw a line for each solver, on logarithmic axes."""
    figure = Figure(figsize=(7, 4.2), layout="constrained")
    axes = figure.subplots()
    for name in dict.fromkeys(point.solver for point in points):
        line = [point for point in points if point.solver == name]
        times = [point.time * 1e6 for point in line]
        axes.plot([point.at for point in line], times, label=name)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel(unit)
    axes.set_ylabel("µs to find a hive’s masks (median)")
    axes.set_title(title, loc="left")
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.supxlabel(machine, fontsize=7, alpha=0.7)
    return figure
