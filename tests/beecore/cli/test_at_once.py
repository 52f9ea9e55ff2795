"""Several terminals that change the same file at once lose nothing."""

import subprocess
import sys
from pathlib import Path

from beecore import game
from beecore.memory import load
from build import ROOT
from tests.oracles import ORACLE

TERMINALS = 4
RUNS = """
import io, sys
from beecore.cli import main

print("ready", flush=True)
sys.stdin.readline()
for word in sys.argv[1].split():
    sys.stdin = io.StringIO(word)
    assert main([argument.replace("WORD", word) for argument in sys.argv[2:]]) == 0
"""
"""Runs a command for each word, after a line of input says that all terminals are ready."""


def run_at_once(*command: str) -> None:
    """Run a command once for each word of a hive, in several terminals that share the words."""
    terminals = [
        subprocess.Popen(
            [sys.executable, "-c", RUNS, " ".join(ORACLE[number::TERMINALS]), *command],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(TERMINALS)
    ]
    for terminal in terminals:
        assert terminal.stdout
        assert terminal.stdout.readline() == "ready\n"
    for terminal in terminals:
        assert terminal.stdin
        terminal.stdin.write("\n")
        terminal.stdin.flush()
    assert [(terminal.communicate()[1], terminal.returncode) for terminal in terminals] == [
        ("", 0)
    ] * TERMINALS


def test_a_memory_has_the_words_that_each_terminal_taught(tmp_path: Path) -> None:
    path = tmp_path / "memory.json"
    run_at_once("teach", f"--memory={path}", "--add=WORD")
    assert sorted(load(path.read_text("utf-8")).words) == ORACLE
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_has_the_words_that_each_terminal_found(words: str, games: Path) -> None:
    run_at_once("play", "VCTAOEN", words)
    path = games / "vacenot-words.json"
    assert sorted(game.load(path.read_text("utf-8")).found) == ORACLE
    assert list(games.iterdir()) == [path]
