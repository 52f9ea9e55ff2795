"""The pages: made of their parts, values, and messages, and a mistake is named."""

import json
import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from beecore.editions import ORIGINAL
from beecore.game.puzzles import daily
from beecore.words import shipped
from build import WEB, offline, page
from build.languages import Language
from build.runtime import BuildError
from build.texts import parsed

FILES = {
    "index.html": """<meta content="script-src {{ script_hashes }}; style-src {{ style_hashes }}">
<script type="application/json" id="texts">{{ texts | tojson }}</script>
<script>
{% include "app/first.js" %}
</script>
<style>
{% include "app/a.css" %}
</style>
  {% include "app/view.html" %}
""",
    "404.html": '<a href="{{ home }}">',
    "manifest.webmanifest": '{"lang": "{{ language.tag }}", "id": "{{ language.root }}"}',
    "sw.js": "const FILES = HASHES;\n",
    "app/first.js": "let a = {};\n",
    "app/a.css": "@media print { #p { top: 0 } }\n",
    "app/view.html": '<!-- A view. -->\n<p>\n  {% include "app/inner.html" %}\n</p>\n',
    "app/inner.html": "<b>Bee</b>\n",
    "app/dialogs.html": "{{ more_texts | tojson }}",
    "app/view.py": "",
}
MESSAGES = """
-example = VCTAOEN
play-how-word = CAVE
play-how-others = TON
page-language = English
page-offer = In English
page-offer-dismiss = Dismiss
solve-example-words = covenant cave
"""
"""The messages that the build itself uses."""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """The sources of a small page, beside a site that has its other files."""
    for name, text in FILES.items():
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).write_text(text)
    for name in offline.DOWNLOAD:
        (tmp_path / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "dist" / name).touch()
    return tmp_path / "web"


def made(web: Path, messages: str = "", **changes: str) -> str:
    """Return the page made of a folder after changes, with the messages of a catalog."""
    for name, text in changes.items():
        (web / "app" / name.replace("_", ".")).write_text(text)
    language = Language("en", ORIGINAL, parsed(MESSAGES + messages))
    dist = web.parent / "dist"
    page.make(dist, web=web, environment={}, pages=[language])
    return (dist / page.PAGE).read_text("utf-8")


def test_html_and_style_sheets_get_their_messages_and_scripts_get_theirs_as_data(web: Path) -> None:
    html = made(
        web,
        'page-bee = A <b>bee</b> & {" { " }\npage-title = “A” < bee\npage-late = <Late>\n'
        "page-size = { $megabytes } MB",
        inner_html='<b title="{{ page-title }}">{{ page-bee }} {{ page-size }}</b>',
        a_css="p::before { content: '{{ page-size }}' }",
        first_js='text("page-late")',
    )
    assert '<b title="“A” &lt; bee">A <b>bee</b> &  {  0 MB</b>' in html
    assert '<style>\np:before{content:"0 MB"}\n</style>' in html
    data = re.search('id="texts">(.*)</script>', html)
    assert data
    assert "<" not in data[1]
    assert json.loads(data[1]) == {"page-late": "<Late>"}


@pytest.mark.parametrize(
    ("part", "text", "messages", "error"),
    [
        ("view_html", '{% include "app/gone.css" %}', "", "app/gone.css"),
        ("inner_html", "{{ nothing }}", "", "'nothing' is undefined"),
        ("inner_html", "{% if %}", "", "app/inner.html: "),
        ("inner_html", "{{ page-gone }}", "", "inner.html:1: en.ftl has no message page-gone"),
        ("inner_html", "{{ page-n }}", "page-n = { $n }", r"page-n: \['n'\] is no value"),
        ("inner_html", '<p title="{{ page-b }}">', "page-b = <b>A</b>", "page-b contains HTML"),
        ("first_js", "let a = '{{ page-b }}';", "", "'page' is undefined"),
        ("new_html", "<p>", "", "no page includes “app/new.html”"),
        ("new_css", "p { }", "", "no page includes “app/new.css”"),
    ],
)
def test_a_mistake_in_a_part_is_named(
    web: Path, part: str, text: str, messages: str, error: str
) -> None:
    with pytest.raises(BuildError, match=error):
        made(web, messages, **{part: text})


@pytest.mark.parametrize("wrong", ["example.org", "https://", "https://a.org/?x", 'https://a "'])
def test_a_wrong_address_is_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BuildError, match="isn’t a web address"):
        page.make(tmp_path, wrong)


POLICY = "app/browser/policy.html"


@pytest.mark.parametrize("name", page.PAGES)
def test_pages_are_locked_down_and_run_nothing_but_their_parts(name: str) -> None:
    html = (WEB / name).read_text("utf-8")
    html = html.replace(f'{{% include "{POLICY}" %}}', (WEB / POLICY).read_text("utf-8"))
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    assert policy[1].startswith("default-src 'none';")
    assert "unsafe-inline" not in policy[1]
    assert "http" not in policy[1]
    inner = re.findall(r"<(?:style|script)>\s*(.*?)\s*</", html, re.DOTALL)
    part = r'{% include "app/[\w/-]+\.(css|js)" %}'
    slot = r'{% for part in slot\("[\w*]+\.(css|js)"\) %}{% include part %}{% endfor %}'
    of_lab = rf"{{% if has_lab %}}{part}{{% endif %}}"
    assert all(re.fullmatch(rf"(({part}|{slot}|{of_lab})\s*)+", each) for each in inner)
    scripts = re.findall(
        r'<script( (?!type="(?:application/json|text/plain|micropython)")[^>]*)>', html
    )
    assert all(" src=" in tag for tag in scripts)


SOURCES = [*(WEB / name for name in page.PAGES), *(WEB / "app").rglob("*.html")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_html_has_inline_styles_or_handlers_or_links_elsewhere(source: Path) -> None:
    html = source.read_text("utf-8")
    assert re.findall(r"\s(?:style|on[a-z]+)=", html) == []
    own = r"\.{1,2}/|#|\{\{ (?:home|root|repository) \}\}"
    assert re.findall(rf'(?<!data-)(?:src|href)="(?!{own})[^"]*"', html) == []
    assert source.parent == WEB or not re.search("<(style|script)", html)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (("covenant", "tack"), "en.ftl: solve-example-words: tack fits no V"),
        (("TON", "TONE"), "“CAVE” and “TONE” aren’t four and 3 different letters"),
        (("CAVE", "NAVE"), "“NAVE” and “TON” aren’t"),
    ],
)
def test_an_example_that_breaks_the_rules_is_refused(change: tuple[str, str], error: str) -> None:
    language = Language("en", ORIGINAL, parsed(MESSAGES.replace(*change)))
    with pytest.raises(BuildError, match=error):
        page.values_of(language, {})


def test_the_page_has_the_hives_of_last_week_and_the_next_year() -> None:
    found = page.days(date(2027, 1, 1), ORIGINAL)
    letters, first = str(found["letters"]), date(2026, 12, 25)
    assert found["first"] == str(first)
    assert len(letters) == 7 * page.DAYS
    calendar = shipped.calendar()
    for number in (0, 7, page.DAYS - 1):
        hive = daily(calendar, first + timedelta(days=number)).hive
        assert letters[7 * number :][:7] == hive.letters
    assert page.days(date(2026, 1, 3), ORIGINAL)["first"] == "2026-01-01"


def test_without_a_commit_the_day_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert abs(page.day_of({}) - date.today()) <= timedelta(days=1)  # midnight may pass meanwhile
