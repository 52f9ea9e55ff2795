"""Runners of `bee`: in this process, with the types of a runner and its result, and in a shell."""

import os
import subprocess
import sys
from typing import NamedTuple, Protocol

import pytest


class Done(NamedTuple):
    code: object
    lines: list[str]
    err: str


class Bee(Protocol):
    def __call__(self, *args: object, typed: str = "") -> Done: ...


def in_shell(command: str, **more: str) -> tuple[int, str, str]:
    """Run `bee` in Bash with more environment variables; return exit code, output, and errors."""
    if os.name == "nt":
        pytest.skip("Windows has another shell")
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m beecore {command}"],
        capture_output=True,
        encoding="latin-1",
        env={**os.environ, **more},
    )
    return done.returncode, done.stdout, done.stderr
