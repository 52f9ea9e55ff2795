"""Builds the site from the sources. Run it as `python3 -m build` in a clone of the repository."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
WEB = ROOT / "web"
WORDLISTS = ROOT / "wordlists"
