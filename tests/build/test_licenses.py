"""The licenses of what the site and the package contain."""

import json
import re
import tomllib

import pytest
from packaging.licenses import canonicalize_license_expression

from build import ROOT, WEB, WORDLISTS, licenses, runtime

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NAMES = {
    "CC-BY-3.0": "creativecommons.org/licenses/by/3.0/",
    "CC-BY-4.0": "creativecommons.org/licenses/by/4.0/",
    "CC-BY-SA-4.0": "creativecommons.org/licenses/by-sa/4.0/",
    "CC0-1.0": "CC0 1.0",
    "LGPL-3.0-only": "GNU Lesser General Public License 3, whose text",
    "LicenseRef-SCOWL": "SCOWL (Spell Checker Oriented Word Lists)",
    "LicenseRef-WordNet": "WordNet 3.0 Copyright",
    "MIT": "Permission is hereby granted, free of charge",
    "MPL-2.0": "mozilla.org/MPL/2.0/",
    "PDDL-1.0": "PDDL 1.0",
}
"""What the notices say for each license of the package."""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("dist")
    runtime.make(folder)
    return (folder / licenses.FILE).read_text("utf-8")


def test_the_licenses_of_the_site_name_each_npm_package_as_its_metadata_does(text: str) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    shipped = re.findall(r"^(@?[\w./-]+) (\d[\w.-]*)(?:, by .*)?: ([\w.-]+)$", text, re.MULTILINE)
    versions = {
        (name.rpartition("node_modules/")[2], about["version"], about["license"].upper())
        for name, about in lock.items()
        if not about.get("dev")
    }
    assert {(name, version, license.upper()) for name, version, license in shipped} <= versions
    names = {name for name, _, _ in shipped}
    wanted = {package for package, _ in runtime.FILES.values()} | set(lock[""]["dependencies"])
    assert wanted - names == set()
    assert {"polyscript", "coincident", "@codemirror/view", "style-mod"} <= names
    assert "esbuild" not in names


def test_the_licenses_of_the_site_have_every_text(text: str) -> None:
    for path in [ROOT / "LICENSE", licenses.COMPILED, *WORDLISTS.rglob("LICENSE*")]:
        assert path.read_text("utf-8").strip() in text
    for title in ("SIL OPEN FONT LICENSE", "Apache License", "Mozilla Public", "ISC License"):
        assert title in text


def test_the_package_names_the_licenses_of_its_words() -> None:
    expression = PROJECT["license"]
    assert canonicalize_license_expression(expression) == expression
    listed = expression.split(" AND ")
    assert listed == ["MIT", *sorted(set(listed) - {"MIT"}, key=str.lower)]
    tables = [*WORDLISTS.glob("*.md"), *WORDLISTS.rglob("LICENSE*")]
    notices = " ".join(" ".join(path.read_text("utf-8").split()) for path in tables)
    assert [name for name in listed if NAMES[name] not in notices] == []
    for tag, addresses in (("BY", "by"), ("BY-SA", "by-sa")):
        for version in re.findall(rf"creativecommons.org/licenses/{addresses}/([\d.]+)/", notices):
            is_older = tag == "BY-SA" and version < "4.0"  # adapted, and so under version 4.0
            assert is_older or f"CC-{tag}-{version}" in listed


def test_the_package_has_the_license_files_of_its_words() -> None:
    given = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    assert given == {ROOT / "LICENSE", *WORDLISTS.rglob("LICENSE*")}
