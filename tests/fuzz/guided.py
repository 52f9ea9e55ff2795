"""`python3 -m tests.fuzz.guided TARGET CORPUS …`: one target, fuzzed by atheris."""

import sys
from functools import partial

import atheris

with atheris.instrument_imports(include=["beecore"]):
    from tests.fuzz import targets

_, name, *options = sys.argv
atheris.Setup([sys.argv[0], *options], partial(targets.run, name))
atheris.Fuzz()
