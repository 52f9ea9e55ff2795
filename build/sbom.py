"""The software bill of materials, `dist/sbom.json`, in CycloneDX 1.6.

It lists the packages and the data that the site is made from, with versions, licenses, and origins,
and every file with its SHA-256. It is written last, and again once the reference has been added.
It has no time stamp or serial number, so the same site gives the same bytes.
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

from . import WEB, WORDLISTS, text_files

NAME = "sbom.json"
Component: TypeAlias = dict[str, object]

NOT_SHIPPED = {"@types/emscripten", "@ungap/with-resolvers", "add-promise-listener", "ws"}
"""Packages that others depend on, but that contribute no file to the site."""
BUNDLED = {
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
    "@micropython/micropython-webassembly-pyscript": {"Emscripten": "MIT", "musl": "MIT"},
}
"""Libraries compiled into a package, as named in `LICENSES.txt`. Their versions are not known."""
REFERENCE = {"pdoc": "MIT-0", "pygments": "BSD-2-Clause"}
"""Packages whose scripts and styles are in the reference. Pdoc also brings elasticlunr."""
SOURCE = re.compile(r"\| (.+?) \| (Debian|PyPI|npm) `(.+?)` (\S+) \| .+? \| (.+?) \|\n")
"""A row of a table of sources."""
TABLES = ("README.md", "LANGUAGES.md")
"""The files of `wordlists/` with these tables."""
PURL_TYPES = {"Debian": "deb/debian", "PyPI": "pypi", "npm": "npm"}


def make(dist: Path) -> None:
    """Write the list for a site whose other files are final."""
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
    text_files.write(dist / NAME, json.dumps(bom, indent=1, ensure_ascii=False) + "\n")


def _part(kind: str, name: str, license: str, **more: object) -> Component:
    """Return a component. A license with a space in it is a name; others are SPDX identifiers."""
    key = "name" if " " in license else "id"
    return {"type": kind, "name": name, **more, "licenses": [{"license": {key: license}}]}


def _packages() -> Iterator[Component]:
    """Yield the npm packages in the site, each with the libraries compiled into it."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        if not name or name in NOT_SHIPPED or "dev" in package:
            continue
        sha512 = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        bundled = BUNDLED.get(name, {}).items()
        yield _part(
            "library",
            name,
            package["license"].replace("APACHE", "Apache"),
            version=package["version"],
            purl=f"pkg:npm/{name.replace('@', '%40')}@{package['version']}",
            hashes=[{"alg": "SHA-512", "content": sha512}],
            components=[_part("library", each, license) for each, license in bundled],
        )


def _words() -> Iterator[Component]:
    """Yield the sources of the word lists."""
    text = "".join((WORDLISTS / name).read_text("utf-8") for name in TABLES)
    for name, registry, package, number, license in SOURCE.findall(text):
        purl = f"pkg:{PURL_TYPES[registry]}/{package}@{number}"
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
