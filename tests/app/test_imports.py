"""Each module of the page can be the first to be imported, on CPython, too."""

import pytest

from build import WEB
from tests.app.tabs import imported

APP = WEB / "app"
MODULES = sorted(
    ".".join(path.relative_to(APP).with_suffix("").parts) for path in APP.rglob("*.py")
)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_can_be_imported_first(name: str) -> None:
    """Imports in a circle fail for one order of the modules, and work for another."""
    assert vars(imported([name]))
