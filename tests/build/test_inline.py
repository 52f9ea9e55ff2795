"""What the pages hold: their style sheets and scripts, allowed by hash."""

import re
from pathlib import Path

import pytest

from build import inline
from build.offline import integrity

PAGE = """<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self'">
<script src="./first.js"></script>
<link rel="stylesheet" href="./a.css">
<noscript><link rel="stylesheet" href="./b.css"></noscript>
<script type="module" src="./core.js"></script>
"""


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    texts = {"first.js": "let a;\n", "a.css": "p { top: 0 }\n", "b.css": "p { top: 1px }\n"}
    for name, text in {**texts, **dict.fromkeys(inline.PAGES, PAGE)}.items():
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize("page", inline.PAGES)
def test_a_page_holds_its_style_sheets_and_plain_scripts(dist: Path, page: str) -> None:
    inline.make(dist)
    html = (dist / page).read_text()
    assert "<script>\nlet a;\n</script>" in html
    assert "<style>\np { top: 0 }\n</style>" in html
    assert "<noscript><style>\np { top: 1px }\n</style></noscript>" in html
    assert '<script type="module" src="./core.js"></script>' in html


def test_what_it_holds_is_allowed_by_hash_and_no_other(dist: Path) -> None:
    inline.make(dist)
    policy = re.search('content="([^"]*)"', (dist / "index.html").read_text())
    assert policy
    script, a, b = (
        f"'{integrity(text)}'"
        for text in (b"\nlet a;\n", b"\np { top: 0 }\n", b"\np { top: 1px }\n")
    )
    assert policy[1] == f"script-src 'self' {script}; style-src {a} {b}"


def test_its_files_are_dropped(dist: Path) -> None:
    inline.make(dist)
    assert {path.name for path in dist.iterdir()} == {*inline.PAGES}
