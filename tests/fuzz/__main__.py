"""`make fuzz SECONDS=60`: coverage-guided fuzzing of every reader of user input.

Prints the number of inputs tried and of new kinds of escape for each target; an escape is an
exception other than `BeeError`. The folder `.fuzz/` stores the inputs that reach new code, which
the next run starts from, and those that escaped. Add each input that escaped to a test with its
fix.
"""

import argparse
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.fuzz.targets import TARGETS

FOLDER = Path(".fuzz")
OPTIONS = ("-print_final_stats=1", "-timeout=10", "-rss_limit_mb=1024", "-max_len=20000")
"""An input may take 10 seconds and have 20,000 bytes, and the fuzzer may use 1 GB of memory."""
COUNT = re.compile(r"^(?:#|stat::number_of_executed_units: )(\d+)", re.MULTILINE)
"""The fuzzer's lines with the number of inputs tried so far."""
FAILED, INTERRUPTED = 1, 130
NO_FUZZER = (
    "make fuzz needs atheris, which exists for CPython 3.11 to 3.14 on Linux (x86-64). Another"
    " Python can be named: make fuzz PYTHON=python3.14 VENV=.fuzz/venv"
)


def main() -> int:
    """Return 1 after an escape or a failure of the fuzzer, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="2 seconds for each target")
    parser.add_argument("--seconds", type=int, default=60, help="for each target (60)")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=" ".join(TARGETS))
    args = parser.parse_args()
    if find_spec("atheris") is None:
        sys.exit(NO_FUZZER)
    print(f"{'target':12}{'inputs':>12}{'escapes':>10}", flush=True)
    worst = 0
    for name in args.targets or TARGETS:
        code = fuzz(name, 2 if args.quick else args.seconds)
        if code == INTERRUPTED:
            return code
        worst = max(worst, code)
    return worst


def fuzz(name: str, seconds: int) -> int:
    """Fuzz a target, print a line about it, and return an exit code."""
    corpus, escapes, log = (FOLDER / name / part for part in ("corpus", "escapes", "log"))
    for folder in (corpus, escapes):
        folder.mkdir(parents=True, exist_ok=True)
    before = set(escapes.iterdir())
    command = [sys.executable, "-m", "tests.fuzz.guided", name, str(escapes), str(corpus), *OPTIONS]
    command += [f"-max_total_time={seconds}", f"-artifact_prefix={escapes}/"]
    with log.open("w") as output, subprocess.Popen(command, stdout=output, stderr=output) as fuzzer:
        try:
            code = FAILED if fuzzer.wait() else 0
        except KeyboardInterrupt:  # the fuzzer has received the signal, too
            code = INTERRUPTED
    inputs = COUNT.findall(log.read_text(errors="replace")) or ["0"]
    escaped = len(set(escapes.iterdir()) - before)
    note = f"  failed: see {log}" if code == FAILED else ""
    print(f"{name:12}{int(inputs[-1]):12,}{escaped:10,}{note}", flush=True)
    return code or (FAILED if escaped else 0)


if __name__ == "__main__":
    sys.exit(main())
