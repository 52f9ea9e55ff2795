"""Tests of the generated reference of beecore."""

from pathlib import Path

import pytest

from build import ROOT, api

pytestmark = pytest.mark.unmeasured


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("api")
    api.make(folder)
    return folder


def test_every_module_except_the_command_line_has_a_page(folder: Path) -> None:
    sources = [path.relative_to(ROOT).as_posix() for path in (ROOT / "beecore").rglob("*.py")]
    modules = {path.removesuffix(".py").removesuffix("/__init__") for path in sources}
    library = {name for name in modules if not name.startswith(("beecore/__main__", "beecore/cli"))}
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("*.html")]
    assert {page.removesuffix(".html") for page in pages} == library | {"index"}


def test_the_reference_contains_no_local_path(folder: Path) -> None:
    pages = [path for path in folder.rglob("*") if path.is_file()]
    assert [page for page in pages if str(ROOT) in page.read_text("utf-8")] == []


def test_every_page_runs_only_its_own_scripts(folder: Path) -> None:
    for page in folder.rglob("*.html"):
        html = page.read_text("utf-8")
        assert (
            f'{api.HEAD}<meta http-equiv="Content-Security-Policy" content="default-src \'none\''
            in html
        )
        assert "unsafe" not in html.partition("Content-Security-Policy")[2].partition(">")[0]
