"""`bee bench`: measures every solver on this machine."""

import argparse
import json
import sys

from ..lab.race import HIVES, QUICK_HIVES, draw_hives, machine, measure
from ..words import shipped
from .arguments import Verbs, add_list, listed_words
from .printing import say, say_text

_HEADS = """\
              find     words     solve   times    build   memory    masks   blocks
solver          µs        µs        µs   naive       ms       MB  visited  visited"""


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("bench", help="measure every solver (takes a minute)")
    add_list(parser)
    parser.add_argument("--quick", action="store_true", help=f"solve only {QUICK_HIVES} hives")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object, with seconds and bytes"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each solver as soon as it is measured, or everything as JSON."""
    lexicon = listed_words(args.words) if args.words else shipped.usual()
    hives = draw_hives(lexicon, QUICK_HIVES if args.quick else HIVES)
    counts = {"words": len(lexicon), "masks": len(lexicon.masks), "hives": len(hives)}
    results = measure(lexicon, hives)
    if args.json:
        solvers = [each._asdict() for each in results]
        say_text(json.dumps({"machine": machine(), **counts, "solvers": solvers}, indent=2))
        return 0
    say(machine(), ", ".join(f"{count:,} {name}" for name, count in counts.items()))
    say_text(f"medians of the times for one hive:\n\n{_HEADS}")
    naive = 0.0
    for each in results:
        naive = naive or each.find
        times = "".join(f"{_micro(time):>10}" for time in (each.find, each.words, each.solve))
        costs = f"{1e3 * each.build:9,.1f}{each.memory / 1e6:9.1f}"
        visits = f"{each.masks:9,.0f}{each.blocks:9,.0f}"
        say(f"{each.solver:9}{times}{naive / each.find:8,.0f}{costs}{visits}")
        sys.stdout.flush()
    return 0


def _micro(seconds: float) -> str:
    micro = 1e6 * seconds
    return f"{micro:,.0f}" if micro >= 100 else f"{micro:.1f}"
