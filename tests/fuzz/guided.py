"""`python3 -m tests.fuzz.guided TARGET ESCAPES CORPUS …`: one target, fuzzed by atheris.

Saves the first input of each kind of escape in the folder ESCAPES, and continues.
"""

import hashlib
import sys
import traceback
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["beecore"]):
    from tests.fuzz import targets


def main() -> None:
    name, folder, corpus, *options = sys.argv[1:]
    for seed in targets.seeds(name):
        Path(corpus, hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    known: set[tuple[str, str]] = set()

    def one_input(data: bytes) -> None:
        try:
            targets.run(name, data)
        except Exception as escape:
            *_, last = traceback.extract_tb(escape.__traceback__)
            kind = type(escape).__name__, f"{last.filename}:{last.lineno}"
            if kind not in known:
                known.add(kind)
                traceback.print_exc()
                Path(folder, hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)

    atheris.Setup([sys.argv[0], corpus, *options], one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
