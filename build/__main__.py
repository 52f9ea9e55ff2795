"""`python3 -m build [VERB]`: builds the site, and maintains the word data it is made from.

    site        build the site into dist/, as without a verb; with --without lab, without the Lab
    serve       build the site and serve it
    api         build the reference of beecore from its docstrings
    words       rebuild a word list from its source packages; with --figures, count the words
    calendar    add hives to the end of a calendar
    fit         fit the likelihood weights to a FILE of published puzzles
    accuracy    measure how well likelihoods predict those; without a FILE, only try it

Each verb imports its own modules, so that none needs the packages of another.

Packagers call the front end of the same name here, as in `python3 -m build --wheel`: with its
options, and no verb, that front end runs.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from beecore import BeeError
from beecore.cli.terminal import warn

from . import DIST, ROOT
from .words.languages import LANGUAGES

ENGLISH = "en"


VERBS = "site serve api words calendar fit accuracy".split()
FRONT_END = re.compile(
    r"-[Cnosvwx]|--(config|installer|no-isolation|outdir|sdist|skip|verbose|wheel)|\.( |$)"
)
"""How the options of the packaging front end begin, or its argument for this folder."""


def package(options: Sequence[str]) -> int:
    """Run the front end that makes the package, and return its exit code."""
    try:
        distribution("build")
    except PackageNotFoundError:
        warn(f"build: {options[0]} makes the package, which needs: python3 -m pip install build")
        return 2
    return subprocess.run([sys.executable, "-P", "-m", "build", *options], cwd=ROOT).returncode


def run(args: argparse.Namespace) -> None:
    if args.verb in ("site", "serve"):
        from . import offline, serve, site

        site.make(DIST, os.environ.get("SITE_URL", ""), args.without)
        early, every = offline.first_visit(DIST)
        loads = f"a first visit loads {early:,} bytes before words, {every:,} in all"
        print(f"{DIST.name}/ is ready; {loads}")
        if args.verb == "serve":
            serve.run(DIST, args.port)
    elif args.verb == "api":
        from . import api

        api.make(DIST / "api")
        print(f"{DIST.name}/api/ is ready")
    elif args.verb == "words" and args.figures:
        from .words import figures

        figures.main()
    elif args.verb == "words" and args.language != ENGLISH:
        LANGUAGES[args.language]().write()
    elif args.verb == "words":
        from .words import english

        english.main()
    elif args.verb == "calendar":
        from .words import calendar

        calendar.main(args.language, args.redraw_from)
    elif args.verb == "fit":
        from .words import fit

        fit.main(args.file)
    else:
        from .words import accuracy

        accuracy.main(args.file, args.teach)


def main() -> int:
    if FRONT_END.match(" ".join(sys.argv[1:])):
        return package(sys.argv[1:])
    parser = argparse.ArgumentParser(
        prog="python3 -m build",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("verb", nargs="?", choices=VERBS, default="site", metavar="VERB")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="of published puzzles")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="PART",
        help="leave out a part",
    )
    parser.add_argument("--language", choices=[ENGLISH, *LANGUAGES], default=ENGLISH)
    parser.add_argument(
        "--figures", action="store_true", help="renew the figures of wordlists/LANGUAGES.md"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port, or the next free one")
    parser.add_argument(
        "--teach", type=int, default=0, metavar="N", help="learn the N puzzles before each one"
    )
    parser.add_argument("--redraw-from", metavar="DATE", help="replace the hives from a day on")
    args = parser.parse_args()
    try:
        run(args)
    except BeeError as error:
        warn(f"build: {error}")
        return 2
    except ModuleNotFoundError as error:
        if str(error.name).startswith((__package__, "beecore")):
            raise
        group = {"words": "words", "fit": "words", "api": "api"}.get(args.verb, "page")
        warn(f"build: {error.name} is needed: pip install --group {group}")
        return 2
    except KeyboardInterrupt:  # results printed so far remain useful
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
