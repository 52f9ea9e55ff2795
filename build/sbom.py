"""What is deployed, for whoever has to answer for it: `dist/sbom.json`, in CycloneDX 1.6.

It lists what the site is made of, with versions, licenses and where it comes from, and every file
with its SHA-256. It is made last, again once the reference is there, and no visitor's browser asks
for it. The same site gives the same list: it bears no time and no number of its own.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

import beecore

from . import WEB, WORDLISTS
from .runtime import FILES, MODULES

NAME = "sbom.json"
Component: TypeAlias = dict[str, object]

WITHIN = {
    "pyodide": {
        "bzip2": "bzip2-1.0.6",
        "CPython": "Python-2.0",
        "Emscripten": "MIT",
        "Expat": "MIT",
        "HACL*": "MIT",
        "libffi": "MIT",
        "libmpdec": "BSD-2-Clause",
        "musl": "MIT",
        "zlib": "Zlib",
    },
    "micropython": {"Emscripten": "MIT", "musl": "MIT"},
}
"""What these bring, by their notices in `LICENSES.txt`; of which version, they do not tell."""
REFERENCE = {"pdoc": "MIT-0", "pygments": "BSD-2-Clause"}
"""What has left its scripts and styles in the reference; elasticlunr comes with the first."""
SOURCE = re.compile(r"\| (.+?) \| (Debian|PyPI|npm) `(.+?)` (\S+) \| .+? \| (.+?) \|\n")
"""A line of the table in `wordlists/README.md`."""
PLACES = {"Debian": "deb/debian", "PyPI": "pypi", "npm": "npm"}


def make(dist: Path) -> None:
    """Write the list for a site that is else as it will be."""
    files = sorted(path for path in dist.rglob("*") if path.is_file() and path.name != NAME)
    parts = [*_packages(), *_words(), *(_reference() if (dist / "api").is_dir() else ())]
    bom = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": _part("application", "open-hive", "MIT", version=beecore.__version__)
        },
        "components": [*parts, *(_file(path, dist) for path in files)],
    }
    (dist / NAME).write_text(json.dumps(bom, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _part(kind: str, name: str, license: str, **more: object) -> Component:
    """Return a component; SPDX has an identifier for most licenses, and none has a space."""
    told = {"name": license} if " " in license else {"id": license}
    return {"type": kind, "name": name, **more, "licenses": [{"license": told}]}


def _packages() -> Iterator[Component]:
    """Yield the packages of npm that are in the site, each with what it brings."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    licenses = {
        folder.rpartition("node_modules/")[2]: told["license"].replace("APACHE", "Apache")
        for folder, told in packages.items()
    }
    runtime = {_package(folder): room for room, (folder, _) in FILES.items()}
    names = set(packages[""]["dependencies"])
    while (
        more := {
            each
            for name in names - runtime.keys()  # of the editor, which npm brings in parts
            for each in packages[f"node_modules/{name}"].get("dependencies", {})
        }
        - names
    ):
        names |= more
    for name in sorted(names):
        folder, patterns = FILES.get(runtime.get(name, ""), (name, []))
        told = packages[f"node_modules/{name}"]
        sha512 = base64.b64decode(told["integrity"].removeprefix("sha512-")).hex()
        bundled = {each: licenses[each] for each in _bundled(MODULES / folder, patterns)}
        within = sorted((WITHIN.get(runtime.get(name, ""), {}) | bundled).items())
        yield _part(
            "library",
            name,
            licenses[name],
            version=told["version"],
            purl=f"pkg:npm/{name.replace('@', '%40')}@{told['version']}",
            hashes=[{"alg": "SHA-512", "content": sha512}],
            components=[_part("library", each, license) for each, license in within],
        )


def _bundled(folder: Path, patterns: list[str]) -> set[str]:
    """Return the packages that are in some scripts of another, by their maps of sources."""
    maps = (path for pattern in patterns for path in folder.glob(f"{pattern}.map"))
    sources = [source for path in maps for source in json.loads(path.read_text("utf-8"))["sources"]]
    return {
        _package(source.rpartition("node_modules/")[2])
        for source in sources
        if "node_modules/" in source
    }


def _package(path: str) -> str:
    """Return the name of the package that a path in `node_modules` begins with.

    >>> _package("@pyscript/core/dist"), _package("pyodide")
    ('@pyscript/core', 'pyodide')
    """
    return "/".join(path.split("/")[: 2 if path.startswith("@") else 1])


def _words() -> Iterator[Component]:
    """Yield the sources of the word lists."""
    text = (WORDLISTS / "README.md").read_text("utf-8")
    for name, place, package, number, license in SOURCE.findall(text):
        purl = f"pkg:{PLACES[place]}/{package}@{number}"
        plain = re.sub(r"\[(.+?)\]\(.+?\)", r"\1", license).removesuffix(", notice")
        yield _part("data", name, plain, version=number, purl=purl)


def _reference() -> Iterator[Component]:
    for name, license in REFERENCE.items():
        number = version(name)
        yield _part("library", name, license, version=number, purl=f"pkg:pypi/{name}@{number}")
    yield _part("library", "elasticlunr", "MIT")


def _file(path: Path, dist: Path) -> Component:
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    return {
        "type": "file",
        "name": path.relative_to(dist).as_posix(),
        "hashes": [{"alg": "SHA-256", "content": sha256}],
    }
