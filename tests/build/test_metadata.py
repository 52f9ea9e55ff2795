"""The metadata that the package has on an index."""

import json
import os
import re
import subprocess
import sys

import beecore
from build import ROOT

RUNNER = {"GITHUB_SERVER_URL": "https://a.forge", "GITHUB_REPOSITORY": "ann/hive"}


def metadata(**environment: str) -> dict[str, object]:
    """Return the metadata of a package that is made with some variables of GitHub's runners."""
    known = {name: value for name, value in os.environ.items() if name not in RUNNER}
    run = [sys.executable, "-m", "hatchling", "metadata"]
    done = subprocess.run(run, cwd=ROOT, env=known | environment, capture_output=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def links(text: object) -> set[str]:
    return set(re.findall(r"\]\(([^)]+)\)", str(text)))


def test_a_released_package_links_to_its_own_repository() -> None:
    made = metadata(**RUNNER)
    assert made["urls"] == {
        "Source": "https://a.forge/ann/hive",
        "Changelog": "https://a.forge/ann/hive/blob/main/.github/CHANGELOG.md",
        "Issues": "https://a.forge/ann/hive/issues",
    }
    found = links(made["readme"])
    tag = f"v{beecore.__version__}"
    assert f"https://a.forge/ann/hive/raw/{tag}/web/pictures/game.png" in found
    assert f"https://a.forge/ann/hive/blob/{tag}/.github/CHANGELOG.md" in found
    assert [link for link in found if not link.startswith(("https://", "#"))] == []


def test_without_a_repository_the_package_has_no_addresses_and_no_broken_links() -> None:
    made = metadata()
    assert "urls" not in made
    assert [link for link in links(made["readme"]) if not link.startswith(("https://", "#"))] == []


def test_the_package_publishes_nothing_that_only_developers_need() -> None:
    made = metadata()
    assert made["name"] == "beecore"
    assert "dependencies" not in made
    assert "optional-dependencies" not in made
