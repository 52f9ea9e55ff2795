"""Measuring the solvers side by side: the same words, the same hives, one run.

`sample` draws the hives and the words, `measure` takes the figures, `report` puts them together;
`beecore.cli.bench` shows them.
"""

from .report import FULL, PUBLISHED, QUICK, Extent, Report, T, Track, as_json, take

__all__ = ["FULL", "PUBLISHED", "QUICK", "Extent", "Report", "T", "Track", "as_json", "take"]
