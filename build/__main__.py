"""`python3 -m build [VERB]`: builds the site, and maintains the word data it is made from.

Each verb imports its own modules, so that none needs the packages of another.
"""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from beecore import BeeError
from beecore.cli.terminal import warn
from beecore.game import puzzles

from . import DIST
from .words.languages import LANGUAGES

ENGLISH = "en"


def site(args: argparse.Namespace) -> None:
    from . import site

    site.make(DIST, os.environ.get("SITE_URL", ""))
    print(f"{DIST.name}/ is ready")


def serve(args: argparse.Namespace) -> None:
    from . import serve

    site(args)
    serve.run(DIST, args.port)


def api(args: argparse.Namespace) -> None:
    from . import api

    if args.quick:
        with TemporaryDirectory() as folder:
            api.make(Path(folder))
        print("the reference builds without errors")
        return
    api.make(DIST / "api")
    print(f"{DIST.name}/api/ is ready")


def words(args: argparse.Namespace) -> None:
    if args.language != ENGLISH:
        LANGUAGES[args.language]().write()
        return
    from .words import english

    english.main()


def glosses(args: argparse.Namespace) -> None:
    from .words import glosses

    glosses.main()


def fit(args: argparse.Namespace) -> None:
    from .words import fit

    fit.main(args.archive)


def accuracy(args: argparse.Namespace) -> None:
    from .words import accuracy

    accuracy.main(args.file, args.teach, args.quick)


def calendar(args: argparse.Namespace) -> None:
    from .words import calendar, calendar_report

    if args.report:
        calendar_report.main(args.language)
    else:
        redraw_from = args.redraw_from and puzzles.day_of(args.redraw_from)
        calendar.main(args.language, redraw_from)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m build", description="Without a verb, builds the site into dist/."
    )
    parser.set_defaults(run=site)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    verb = verbs.add_parser("serve", help="build the site and serve it")
    verb.add_argument(
        "--port",
        type=int,
        default=8000,
        help="the port, or the next free one (default: 8000)",
    )
    verb.set_defaults(run=serve)
    verb = verbs.add_parser("api", help="build the reference of beecore from its docstrings")
    verb.add_argument("--quick", action="store_true", help="build it in a temporary folder")
    verb.set_defaults(run=api)
    verb = verbs.add_parser("words", help="rebuild a word list from its source packages")
    _add_language(verb)
    verb.set_defaults(run=words)
    verb = verbs.add_parser("glosses", help="rebuild the definitions from WordNet")
    verb.set_defaults(run=glosses)
    verb = verbs.add_parser("fit", help="fit the likelihood weights to published puzzles")
    verb.add_argument("archive", type=Path, metavar="ARCHIVE", help="a file of published puzzles")
    verb.set_defaults(run=fit)
    verb = verbs.add_parser("accuracy", help="measure how well likelihoods predict puzzles")
    verb.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="a file of published puzzles"
    )
    verb.add_argument(
        "--quick", action="store_true", help="run briefly on a few hives, as a test; needs no FILE"
    )
    verb.add_argument(
        "--teach", type=int, default=0, metavar="N", help="learn the N puzzles before each one"
    )
    verb.set_defaults(run=accuracy)
    verb = verbs.add_parser("calendar", help="add hives to the end of the calendar")
    _add_language(verb)
    verb.add_argument("--report", action="store_true", help="print figures, and add nothing")
    verb.add_argument(
        "--redraw-from", metavar="DATE", help="replace the hives from a day to come on"
    )
    verb.set_defaults(run=calendar)
    return parser


def _add_language(verb: argparse.ArgumentParser) -> None:
    verb.add_argument(
        "--language",
        choices=[ENGLISH, *LANGUAGES],
        default=ENGLISH,
        help="the language (default: en)",
    )


def main() -> int:
    args = parser().parse_args()
    try:
        args.run(args)
    except BeeError as error:
        warn(f"build: {error}")
        return 2
    except ModuleNotFoundError as error:
        if str(error.name).startswith((__package__, "beecore")):
            raise
        extra = {words: "words", fit: "words", api: "api"}.get(args.run, "page")
        print(f"build: {error.name} is needed: pip install -e '.[{extra}]'", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # results printed so far remain useful
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
