"""The terminal's way in: `bee VERB …`, one module a verb.

Each verb's module has `add_to(verbs)`, which declares its arguments and names the function that
runs it. Whatever beecore refuses becomes one line on stderr and exit code 2.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from ..errors import BeeError
from . import bench, best, check, daily, hints, pack, play, solve, words

_VERBS = (solve, hints, check, daily, play, words, best, bench, pack)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bee` with the given arguments, the process's own if none; return its exit code."""
    parser = argparse.ArgumentParser(prog="bee", description="Solves and plays spelling-bee hives.")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb in _VERBS:
        verb.add_to(verbs)
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BeeError as error:
        print(f"bee: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `bee solve … | head`: nobody reads on, and the exit must not try to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
