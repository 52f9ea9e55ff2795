"""`make fuzz SECONDS=60`: coverage-guided fuzzing of the readers of formats by atheris.

A target runs until its time is over, or an input escapes, which means that it raises an exception
other than `BeeError`. The folder `.fuzz/` stores the inputs that reach new code, which the next run
starts from, and those that escaped. Add each input that escaped to a test with its fix.
"""

import sys
from functools import partial
from pathlib import Path

try:
    import atheris
except ModuleNotFoundError:
    sys.exit(
        "make fuzz needs atheris, which exists for CPython 3.11 to 3.14 on Linux (x86-64). "
        "Another Python can be named: make fuzz PYTHON=python3.14 VENV=.fuzz/venv"
    )
with atheris.instrument_imports(include=["beecore"]):
    from tests.fuzz import targets

OPTIONS = ["-verbosity=0", "-print_final_stats=1", "-timeout=10", "-rss_limit_mb=1024"]
"""An input may take 10 seconds, and the fuzzer may use 1 GB of memory."""

if __name__ == "__main__":
    name, seconds = sys.argv[1:]
    folder = Path(".fuzz", name)
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(targets.seeds()[name]):
        (corpus / f"seed{number}").write_bytes(seed)
    limits = ["-max_len=20000", f"-max_total_time={seconds}", f"-artifact_prefix={folder}/"]
    atheris.Setup([sys.argv[0], str(corpus), *OPTIONS, *limits], partial(targets.run, name))
    atheris.Fuzz()
