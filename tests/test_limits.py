"""Every limit takes as much as it says, and no more: a table names what meets each one.

A limit is a constant whose name begins with `MAX_`. A row has its name and a function that is given
`size` bytes, characters, words, or whatever the limit counts, and tells whether it takes all of
them: it returns False, or raises the error for bad input, if not.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from beecore.errors import BeeError
from build import ROOT
from tests.app.tabs import app
from tests.limits.beecore import BEECORE
from tests.limits.page import PAGE

LIMITS = BEECORE | PAGE
ELSEWHERE = {
    "web.app.browser.guard.MAX_ADDRESS_LENGTH": "tests/web/test_trouble.py",
    "web.app.browser.shown.MAX_SHOWN_LENGTH": "tests/web/test_early.py",
    "web.lab.worker.MAX_MEMORY": "tests/web/test_editor.py",
}
"""Limits that need a browser, and the files whose tests name them."""


def found_in(path: Path) -> list[str]:
    """Return the names of the limits that a file of Python or JavaScript defines."""
    place, text = ".".join(path.relative_to(ROOT).with_suffix("").parts), path.read_text("utf-8")
    lines = re.findall(r"^ *(?:const )?((?:_?MAX_\w+(?:, )?)+) = ", text, re.MULTILINE)
    return [f"{place}.{name}" for line in lines for name in line.split(", ")]


def value_of(limit: str) -> int:
    place, _, name = limit.rpartition(".")
    is_of_page = place.startswith("web.app.")
    module = vars(app)[place.rpartition(".")[2]] if is_of_page else import_module(place)
    value: int = getattr(module, name)
    return value


def takes(limit: str, size: int) -> bool:
    try:
        return LIMITS[limit](size) is not False
    except (BeeError, ValueError):
        return False


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_takes_as_much_as_it_says_and_no_more(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    value = value_of(limit)
    assert takes(limit, value)
    assert not takes(limit, value + 1)


def test_every_limit_has_its_test() -> None:
    folders = ROOT / "beecore", ROOT / "web"
    files = [each for folder in folders for each in [*folder.rglob("*.py"), *folder.rglob("*.js")]]
    own_files = [each for each in files if "node_modules" not in each.parts]
    defined = [limit for path in own_files for limit in found_in(path)]
    assert sorted(defined) == sorted([*LIMITS, *ELSEWHERE])
    for limit, place in ELSEWHERE.items():
        assert limit.rpartition(".")[2] in (ROOT / place).read_text("utf-8"), limit
