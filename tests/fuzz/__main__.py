"""`make fuzz SECONDS=60`: every target with inputs that coverage guides, for so long each.

Prints how many inputs each target was tried with, and how many escapes they brought. What is found
stays in `.fuzz/`: the inputs that reach other code, to go on from, and those that something came of
that is no `BeeError`. Such an input belongs into a test, with what mends it.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tests.fuzz.targets import TARGETS

FOLDER = Path(".fuzz")
SLOWEST = 10  # seconds an input may take
MEMORY = 1024  # megabytes, of which the fuzzer itself takes 200
LARGEST = 20_000  # bytes of an input


def main() -> int:
    """Return 1 if anything escaped, or ended the fuzzer."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.fuzz", description=__doc__)
    parser.add_argument("seconds", type=int, help="for each target")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=" ".join(TARGETS))
    args = parser.parse_args()
    failed = False
    print(f"{'target':12}{'inputs':>12}{'escapes':>10}", flush=True)
    for name in args.targets or TARGETS:
        inputs, escapes, ended = fuzzed(name, args.seconds)
        print(f"{name:12}{inputs:12,}{escapes:10,}{ended}", flush=True)
        failed |= bool(escapes or ended)
    return failed


def fuzzed(name: str, seconds: int) -> tuple[int, int, str]:
    """Return how many inputs a target was tried with, how many of them escaped so that something
    else was to be mended for each, and what the fuzzer says if it ended before its time.
    """
    corpus, escapes = FOLDER / name / "corpus", FOLDER / name / "escapes"
    for folder in (corpus, escapes):
        folder.mkdir(parents=True, exist_ok=True)
    before = set(escapes.iterdir())
    command = [
        *(sys.executable, "-m", "tests.fuzz.guided", name, str(escapes), str(corpus)),
        f"-max_total_time={seconds}",
        f"-max_len={LARGEST}",
        f"-timeout={SLOWEST}",
        f"-rss_limit_mb={MEMORY}",
        f"-artifact_prefix={escapes}/",
        "-print_final_stats=1",
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    (FOLDER / name / "log").write_text(done.stdout)
    inputs = re.findall(r"stat::number_of_executed_units: (\d+)", done.stdout)
    ended = "" if done.returncode == 0 else f"  ended: see {FOLDER / name / 'log'}"
    return int(inputs[-1]) if inputs else 0, len(set(escapes.iterdir()) - before), ended


if __name__ == "__main__":
    sys.exit(main())
