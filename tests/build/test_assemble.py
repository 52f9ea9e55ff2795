"""The pages: each slot is filled with its part or value, and a mistake is named."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from beecore.editions import ORIGINAL
from beecore.solvers import SOLVERS
from beecore.solvers.naive import NaiveSolver
from build import WEB, assemble
from build.languages import Language
from build.offline import integrity
from build.runtime import BuildError
from build.texts import parsed

SHELL = """<meta content="script-src 'self' {% script-hashes %}; style-src {% style-hashes %}">
<title>Hive</title>
<meta name="description" content="Solves hives.">
{% link-tags %}
<script type="application/json" id="texts">{% texts %}</script>
<script type="application/json" id="days">{% days %}</script>
<script>
{% app/first.js %}
</script>
<style>
{% app/a.css %}
{% app/b.css %}
</style>
<noscript><style>
{% app/c.css %}
</style></noscript>
<script type="module" src="./core.js"></script>
  {% app/view.html %}
<p {% if-known %}><a href="{% repository %}">a</a><a href="{% word-form %}">b</a></p>
<p {% if-unknown %}>c</p>
{% solver-options %}{% lab-note %}{% how-letters %}
{% example-words %}
<a href="{% example-link %}" lang="{% language %}" data-root="{% root %}">{% edition %}</a>
{% alternates %}{% languages %}{% language-links %}{% minimum %}{% words %}
"""
LOST = """<meta content="script-src {% script-hashes %}; style-src {% style-hashes %}">
<a href="{% home %}">"""
FILES = {
    "index.html": SHELL,
    "404.html": LOST,
    "manifest.webmanifest": '{"lang": "{% language %}", "id": "{% root %}"}',
    "app/first.js": "let a;\n",
    "app/a.css": "p { top: 0 }\n",
    "app/b.css": "q { top: 0 }\n",
    "app/c.css": "p { top: 1px }\n",
    "app/view.html": "<p>\n{% app/inner.html %}\n</p>\n",
    "app/inner.html": "<b>Bee</b>\n",
    "app/view.py": "",
}
MESSAGES = """
-example = VCTAOEN
page-card = A hive
page-lab-note = In English
play-how-word = CAVE
play-how-others = TON
page-language = English
page-offer = In English
solve-example-words = covenant cave
"""
"""The messages that the build itself uses."""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "web" / "app").mkdir(parents=True)
    for name, text in FILES.items():
        (tmp_path / "web" / name).write_text(text)
    return tmp_path / "web"


def page(web: Path, catalog: str = "") -> str:
    """Return the assembled page of a folder, with the messages of a catalog."""
    language = Language("en", ORIGINAL, parsed(MESSAGES + catalog))
    assemble.make(web.parent, web=web, environment={}, pages=[language])
    return (web.parent / assemble.PAGE).read_text()


def test_a_page_contains_its_style_sheets_scripts_and_html(web: Path) -> None:
    html = page(web)
    assert "<script>\nlet a;\n</script>" in html
    assert "<style>\np{top:0}\nq{top:0}\n</style>" in html
    assert "<noscript><style>\np{top:1px}\n</style></noscript>" in html
    assert '<script type="module" src="./core.js"></script>' in html
    assert "<p>\n<b>Bee</b>\n</p>\n" in html


def test_the_policy_allows_these_scripts_and_style_sheets_by_hash_and_no_others(web: Path) -> None:
    policy = re.search('content="([^"]*)"', page(web))
    script, sheets, sheet = (
        f"'{integrity(text)}'"
        for text in (b"\nlet a;\n", b"\np{top:0}\nq{top:0}\n", b"\np{top:1px}\n")
    )
    assert policy
    assert policy[1] == f"script-src 'self' {script}; style-src {sheets} {sheet}"


def test_html_gets_its_messages_and_scripts_get_theirs_as_data(web: Path) -> None:
    (web / "app/inner.html").write_text('<b title="{{ page-title }}">{{ page-bee }}</b>')
    (web / "app/first.js").write_text('text("page-late")')
    html = page(web, "page-bee = Bee\npage-title = A bee\npage-late = Late")
    assert '<b title="A bee">Bee</b>' in html
    assert 'id="texts">{"page-late":"Late"}</script>' in html


def test_an_unknown_message_is_refused(web: Path) -> None:
    (web / "app/inner.html").write_text("<b>{{ page-bee }}</b>")
    with pytest.raises(BuildError, match="page-bee"):
        page(web)


def test_a_style_sheet_gets_its_messages(web: Path) -> None:
    (web / "app/a.css").write_text("p::before { content: '{{ page-bee }}' }")
    assert '<style>\np:before{content:"Bee"}\n' in page(web, "page-bee = Bee")
    with pytest.raises(BuildError, match="page-bee"):
        page(web)


def test_a_script_has_no_references_to_messages(web: Path) -> None:
    (web / "app/first.js").write_text("let a = '{{ page-bee }}';")
    with pytest.raises(BuildError, match=r"“{{ page-bee }}.;” is not a slot"):
        page(web)


def added(name: str, text: str) -> Callable[[Path], object]:
    return lambda web: (web / name).write_text(FILES.get(name, "") + text)


@pytest.mark.parametrize(
    ("break_it", "error"),
    [
        (added("index.html", "{% app/gone.html %}"), "index.html: nothing fills .*app/gone.html"),
        (added("app/view.html", "{% app/gone.css %}"), "app/view.html: nothing fills .*gone.css"),
        (added("index.html", "{% nothing %}"), "index.html: nothing fills .*“nothing”"),
        (added("index.html", "{% home %}"), "index.html: nothing fills .*“home”"),
        (added("app/new.html", "<p>"), "no page has a slot for “app/new.html”"),
        (added("app/new.css", "p { }"), "no page has a slot for “app/new.css”"),
        (added("index.html", "{% app/a.css %}"), "index.html: “app/a.css” has another slot"),
        (added("app/inner.html", "{% app/view.html %}"), "“app/view.html” has another slot"),
        (added("index.html", "{%app/a.css%}"), "index.html: “{%app/a.css%}” is not a slot"),
        (added("app/inner.html", "{{ Two words }}"), "index.html: “{{ Two words }}” is not a slot"),
        (lambda web: (web / "404.html").write_text(""), "404.html has no slot for “home”"),
    ],
)
def test_a_slot_or_part_that_does_not_fit_is_named(
    web: Path, break_it: Callable[[Path], object], error: str
) -> None:
    break_it(web)
    with pytest.raises(BuildError, match=error):
        page(web)


@pytest.mark.parametrize(
    ("home", "path"),
    [("https://example.org/hive", "/hive/"), ("https://example.org", "/"), ("", "/")],
)
def test_the_page_for_unknown_addresses_works_at_any_depth(
    tmp_path: Path, home: str, path: str
) -> None:
    assemble.make(tmp_path, home)
    links = re.findall('(?:href|src)="([^"]*)"', (tmp_path / assemble.LOST).read_text("utf-8"))
    assert {path, path + "icon.svg"} <= set(links)
    assert all(link.startswith(path) for link in links)


@pytest.mark.parametrize("wrong", ["example.org", "https://", "https://a.org/?x", 'https://a "'])
def test_a_wrong_address_is_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BuildError, match="isn’t a web address"):
        assemble.make(tmp_path, wrong)


@pytest.mark.parametrize("name", assemble.PAGES)
def test_pages_are_locked_down_and_run_nothing_but_their_parts(name: str) -> None:
    html = (WEB / name).read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    assert policy[1].startswith("default-src 'none';")
    assert "unsafe-inline" not in policy[1]
    assert "http" not in policy[1]
    inner = re.findall(r"<(?:style|script)>\s*(.*?)\s*</", html, re.DOTALL)
    assert all(re.fullmatch(r"({% app/[\w/-]+\.(css|js) %}\s*)+", each) for each in inner)
    scripts = re.findall(r'<script( (?!type="(?:application/json|micropython)")[^>]*)>', html)
    assert all(" src=" in tag for tag in scripts)


SOURCES = [*(WEB / name for name in assemble.PAGES), *(WEB / "app").rglob("*.html")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_html_has_inline_styles_or_handlers_or_links_elsewhere(source: Path) -> None:
    html = source.read_text("utf-8")
    assert re.findall(r"\s(?:style|on[a-z]+)=", html) == []
    own = r"\.{1,2}/|#|\{% (?:home|root|words|example-link|repository|word-form) %\}"
    assert re.findall(rf'(?<!data-)(?:src|href)="(?!{own})[^"]*"', html) == []
    assert source.parent == WEB or not re.search("<(style|script)", html)


def test_a_registered_solver_can_be_copied_in_the_lab(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SOLVERS, "newest", NaiveSolver)
    assert "<option>subset</option><option>newest</option>" in page(web)
