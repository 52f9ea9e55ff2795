"""Builds the site from the sources. Run it as `python3 -m build` in a clone of the repository."""

from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
WEB = ROOT / "web"
WORDLISTS = ROOT / "wordlists"


def repository(environment: Mapping[str, str]) -> str:
    """Return the address of the repository, which GitHub's runners name, so that each fork links
    to its own; empty if it is unknown.

    >>> repository({"GITHUB_SERVER_URL": "https://a.forge", "GITHUB_REPOSITORY": "ann/hive"})
    'https://a.forge/ann/hive'
    """
    server, name = map(environment.get, ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"))
    return f"{server}/{name}" if server and name else ""
