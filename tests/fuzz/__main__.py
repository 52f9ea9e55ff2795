"""`make fuzz SECONDS=60`: coverage-guided fuzzing of every reader of user input.

Prints the number of inputs tried and of new kinds of escape for each target; an escape is an
exception other than `BeeError`. The folder `.fuzz/` stores the inputs that reach new code, which
the next run starts from, and those that escaped. Add each input that escaped to a test with its
fix.
"""

import argparse
import platform
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tests.fuzz.targets import TARGETS

FOLDER = Path(".fuzz")
SECONDS, QUICK_SECONDS = 60, 2
SLOWEST = 10  # seconds that one input may take
MEMORY = 1024  # megabytes; the fuzzer itself uses 200
LARGEST = 20_000  # bytes of an input
COUNT = r"^(?:#|stat::number_of_executed_units: )(\d+)"
"""The fuzzer's lines with the number of inputs tried so far."""
FAILED, UNAVAILABLE, INTERRUPTED = 1, 2, 130


class Tried(NamedTuple):
    """The result of fuzzing a target: the numbers of inputs and new kinds of escape, and whether
    the fuzzer failed or Ctrl-C ended it.
    """

    inputs: int
    escapes: int
    failed: bool
    interrupted: bool


def main() -> int:
    """Return 1 after an escape or failure, 2 without atheris, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="in a minute at most")
    parser.add_argument("--seconds", type=int, help=f"for each target ({SECONDS})")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=" ".join(TARGETS))
    args = parser.parse_args()
    if find_spec("atheris") is None:
        print(unavailable(), file=sys.stderr)
        return UNAVAILABLE
    seconds = args.seconds or (QUICK_SECONDS if args.quick else SECONDS)
    return fuzz(args.targets or list(TARGETS), seconds)


def unavailable() -> str:
    """Return a message that explains which Python and system fuzzing needs."""
    here = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        "make fuzz needs atheris, which exists for CPython 3.11 to 3.14 on Linux (x86-64);"
        f" this is {here} on {platform.system()} ({platform.machine()}), without atheris."
        " Another Python can be named: make fuzz PYTHON=python3.14 VENV=.fuzz/venv"
    )


def fuzz(names: list[str], seconds: int) -> int:
    """Print a line for each target when it is done; return the exit code."""
    code = 0
    print(f"{'target':12}{'inputs':>12}{'escapes':>10}", flush=True)
    for name in names:
        tried = fuzzed(name, seconds)
        log = f"  failed: see {FOLDER / name / 'log'}" if tried.failed else ""
        print(f"{name:12}{tried.inputs:12,}{tried.escapes:10,}{log}", flush=True)
        if tried.interrupted:
            return INTERRUPTED
        if tried.escapes or tried.failed:
            code = FAILED
    return code


def fuzzed(name: str, seconds: int) -> Tried:
    """Fuzz a target for `seconds`."""
    corpus, escapes, log = (FOLDER / name / part for part in ("corpus", "escapes", "log"))
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
    code, interrupted = run(command, log)
    inputs = re.findall(COUNT, log.read_text(errors="replace"), re.MULTILINE)
    escaped = len(set(escapes.iterdir()) - before)
    failed = code != 0 and not interrupted
    return Tried(int(inputs[-1]) if inputs else 0, escaped, failed, interrupted)


def run(command: list[str], log: Path) -> tuple[int, bool]:
    """Run the fuzzer, which writes to `log`; return its exit code and whether Ctrl-C ended it."""
    with log.open("w") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            return process.wait(), False
        except KeyboardInterrupt:
            process.send_signal(signal.SIGINT)
            return process.wait(), True


if __name__ == "__main__":
    sys.exit(main())
