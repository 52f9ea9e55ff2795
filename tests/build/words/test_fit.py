"""Fitting: decisions are counted, and a clue of only a few words gets no weight."""

import json
from pathlib import Path

import pytest

from beecore import Hive, Lexicon
from build.words.accuracy import Published

pytest.importorskip("sklearn", reason="fitting needs the group “fit”")

from build.words import fit

LETTERS = "aeinotv"


def test_decisions_count_the_hives_a_word_fits_and_those_that_accept_it() -> None:
    games = [
        Published(Hive("vctaoen"), {"cave"}),
        Published(Hive("cvtaoen"), {"cave", "cane"}),
    ]
    fitting, accepted = fit.decisions(games, Lexicon.from_words(["cave", "cane", "nova", "mine"]))
    assert fitting == {"cave": 2, "cane": 1, "nova": 1}
    assert accepted == {"cave": 2, "cane": 1}


def test_the_fit_learns_which_mark_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [a + b + c + "a" for a in LETTERS for b in LETTERS for c in LETTERS]
    accepted = set(words[::2])
    lines = [f"{word} {'10' if word in accepted else '80'}" for word in words]
    lines[0] += " n:time"
    (tmp_path / "words.txt").write_text("\n".join(lines) + "\n", "ascii")
    for name in ("additions.txt", "removals.txt", "blocked.txt", "verdicts.tsv"):
        (tmp_path / name).write_text("", "ascii")
    archive = tmp_path / "puzzles.jsonl"
    puzzle = {"hive": LETTERS, "answers": sorted(accepted)}
    archive.write_text(json.dumps(puzzle) + "\n", "utf-8")
    monkeypatch.setattr(fit, "WORDLISTS", tmp_path)
    fit.main(archive)
    table = json.loads((tmp_path / "weights.json").read_text("ascii"))
    assert table["weights"]["10"] > 1 > -1 > table["weights"]["80"]
    assert "n:time" not in table["weights"]
    assert '"f1": 1.0' in capsys.readouterr().out
