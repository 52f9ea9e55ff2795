"""Tooling: makes the site out of the sources. Run it as `python3 -m build`, from a clone."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
WEB = ROOT / "web"
WORDLISTS = ROOT / "wordlists"
