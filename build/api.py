"""The reference of beecore, from its docstrings: `dist/api/`.

It is published beside the page and is no part of it: the next build of the site clears it away.
"""

import pkgutil
from importlib import import_module
from pathlib import Path

import pdoc.render

import beecore

from .inline import hashes

TERMINAL = ("beecore.__main__", "beecore.cli")
"""What is no library: `bee --help` tells of it."""
HEAD = '<meta charset="utf-8">'


def make(folder: Path) -> None:
    """Write a page for each module of beecore into a folder."""
    for module in pkgutil.walk_packages(beecore.__path__, "beecore."):
        package, _, name = module.name.rpartition(".")
        listed = getattr(import_module(package), "__all__", [name])
        if name not in listed and not module.name.startswith(TERMINAL):
            listed.append(name)  # pdoc passes over what is not in `__all__`
    pdoc.render.configure(show_source=False)
    pdoc.pdoc("beecore", output_directory=folder)
    for page in folder.rglob("*.html"):
        html = page.read_text("utf-8")
        page.write_text(html.replace(HEAD, HEAD + policy(html), 1), "utf-8")


def policy(html: str) -> str:
    """Return what a page may run and load: what stands in it, its index, its one picture."""
    scripts, styles = hashes(html, "script"), hashes(html, "style")
    rules = f"script-src 'self' {scripts}; style-src {styles}; img-src data:"
    content = f"default-src 'none'; {rules}; base-uri 'none'; form-action 'none'"
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'
