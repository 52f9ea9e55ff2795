"""`bee bench`: measures every solver on this machine."""

import argparse
import json
from pathlib import Path

from ..errors import BeeError
from ..words import files, shipped
from .arguments import Verbs, add_list
from .printing import say_text, warn


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("bench", help="measure every solver (takes a few minutes)")
    add_list(parser)
    parser.add_argument(
        "--quick", action="store_true", help="run a shorter benchmark, of up to a minute"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--plot", type=Path, metavar="DIR", help="write two charts into DIR, as SVG"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:  # slow to import, and may not be installed
        from ..bench import FULL, QUICK, as_json, run_bench
        from . import bench_charts, bench_tables
    except ModuleNotFoundError as missing:
        raise BeeError(
            f"bench needs {missing.name} to show its figures: install it with pip"
            f" install '.[bench]'"
        ) from None
    if args.plot and args.plot.exists() and not args.plot.is_dir():
        raise BeeError(f"cannot write charts to {str(args.plot)!r}: it is not a directory")
    lexicon = files.read(args.words) if args.words else shipped.usual()
    track = bench_tables.shown(lexicon, to_stderr=args.json)
    report = run_bench(lexicon, track, QUICK if args.quick else FULL)
    say_text(json.dumps(as_json(report), indent=2) if args.json else bench_tables.summary(report))
    for path in bench_charts.write(report, args.plot) if args.plot else ():
        warn(f"wrote {path}")
    return 0
