"""The reference of beecore, `dist/api/`, generated from its docstrings.

It is published beside the site but is not part of it: the next build of the site deletes it.
"""

import pkgutil
from importlib import import_module
from pathlib import Path

import pdoc.render

import beecore

from .offline import hashes

TERMINAL = ("beecore.__main__", "beecore.cli")
"""Modules that are left out, since `bee --help` documents them."""
HEAD = '<meta charset="utf-8">'


def make(folder: Path) -> None:
    """Write a page for each public module of beecore into a folder."""
    for module in pkgutil.walk_packages(beecore.__path__, "beecore."):
        package, _, name = module.name.rpartition(".")
        listed = getattr(import_module(package), "__all__", [name])
        if name not in listed and not module.name.startswith(TERMINAL):
            listed.append(name)  # pdoc skips names that are not in `__all__`
    pdoc.render.configure(show_source=False)
    pdoc.pdoc("beecore", output_directory=folder)
    for page in folder.rglob("*.html"):
        html = page.read_text("utf-8")
        page.write_text(html.replace(HEAD, HEAD + policy(html), 1), "utf-8")


def policy(html: str) -> str:
    """Return a policy that allows a page only its inline scripts and styles, and its index."""
    scripts, styles = hashes(html, "script"), hashes(html, "style")
    rules = f"script-src 'self' {scripts}; style-src {styles}; img-src data:"
    content = f"default-src 'none'; {rules}; base-uri 'none'; form-action 'none'"
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'
