"""`make fuzz SECONDS=60`: coverage-guided fuzzing of the readers of formats by atheris.

Each target runs until its time is over, or an input escapes: raises an exception other than
`BeeError`. The folder `.fuzz/` stores the inputs that reach new code, which the next run starts
from, and those that escaped. Add each input that escaped to a test with its fix.
"""

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.fuzz.targets import TARGETS, seeds

OPTIONS = ("-print_final_stats=1", "-timeout=10", "-rss_limit_mb=1024", "-max_len=20000")
"""An input may take 10 seconds and have 20,000 bytes, and the fuzzer may use 1 GB of memory."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=int, default=60, help="for each target (60)")
    args = parser.parse_args()
    if find_spec("atheris") is None:
        sys.exit(
            "make fuzz needs atheris, which exists for CPython 3.11 to 3.14 on Linux (x86-64). "
            "Another Python can be named: make fuzz PYTHON=python3.14 VENV=.fuzz/venv"
        )
    return max(fuzz(name, args.seconds) for name in TARGETS)


def fuzz(name: str, seconds: int) -> int:
    """Fuzz a target, print whether an input escaped, and return the exit code of the fuzzer."""
    folder = Path(".fuzz", name)
    corpus, log = folder / "corpus", folder / "log"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(name)):
        (corpus / f"seed{number}").write_bytes(seed)
    limits = (*OPTIONS, f"-max_total_time={seconds}", f"-artifact_prefix={folder}/")
    command = [sys.executable, "-m", "tests.fuzz.guided", name, str(corpus), *limits]
    with log.open("w") as output:
        code = subprocess.run(command, stdout=output, stderr=output).returncode
    lines = log.read_text(errors="replace").splitlines()
    counts = [line.split()[-1] for line in lines if "number_of_executed_units" in line]
    print(
        f"{name:12}{'an input escaped: see ' + str(log) if code else ''.join(counts)}", flush=True
    )
    return code


if __name__ == "__main__":
    sys.exit(main())
