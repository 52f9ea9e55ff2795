"""Benchmarks of the solvers: all solve the same hives with the same words.

`sample` draws the hives and the words, `measure` measures the times and sizes, and `report` runs
all measurements; `beecore.cli.bench` shows their figures.
"""

from .report import FULL, PUBLISHED, QUICK, Extent, Report, T, Track, as_json, run_bench

__all__ = ["FULL", "PUBLISHED", "QUICK", "Extent", "Report", "T", "Track", "as_json", "run_bench"]
