"""Where a visitor can propose a word: the issue form of the repository that the site is built in.

GitHub's runners name it in the environment, so each fork links to its own; elsewhere there is no
link.
"""

import os
from collections.abc import Mapping
from html import escape
from pathlib import Path

PLACE = "<!-- where to propose a word: build/propose.py -->"
FORM = "word.yml"


def make(dist: Path, environment: Mapping[str, str] = os.environ) -> None:
    """Complete the page's footer."""
    page = dist / "index.html"
    page.write_text(page.read_text("utf-8").replace(PLACE, link(environment)), "utf-8")


def link(environment: Mapping[str, str]) -> str:
    """Return a paragraph with the link; an empty text where no repository is known.

    >>> link({"GITHUB_SERVER_URL": "https://a.forge", "GITHUB_REPOSITORY": "ann/hive"})
    '<p><a href="https://a.forge/ann/hive/issues/new?template=word.yml">Propose a word</a></p>'
    """
    server, repository = map(environment.get, ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"))
    if not server or not repository:
        return ""
    address = f"{server}/{repository}/issues/new?template={FORM}"
    return f'<p><a href="{escape(address)}">Propose a word</a></p>'
