"""The reference of beecore, from its docstrings: `dist/api/`.

It is published beside the page and is no part of it: the next build of the site clears it away.
"""

import pkgutil
from importlib import import_module
from pathlib import Path

import pdoc.render

import beecore

TERMINAL = ("beecore.__main__", "beecore.cli")
"""What is no library: `bee --help` tells of it."""


def make(folder: Path) -> None:
    """Write a page for each module of beecore into a folder."""
    for module in pkgutil.walk_packages(beecore.__path__, "beecore."):
        package, _, name = module.name.rpartition(".")
        listed = getattr(import_module(package), "__all__", [name])
        if name not in listed and not module.name.startswith(TERMINAL):
            listed.append(name)  # pdoc passes over what is not in `__all__`
    pdoc.render.configure(show_source=False)
    pdoc.pdoc("beecore", output_directory=folder)
