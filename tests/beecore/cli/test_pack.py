"""`bee pack`: converts a word list to a pack."""

from pathlib import Path

from tests.beecore.cli.terminal import Bee


def test_writes_a_pack_that_solve_reads(text: str, tmp_path: Path, bee: Bee) -> None:
    packed = tmp_path / "made.bee"
    done = bee("pack", text.removeprefix("--words="), "-o", packed)
    assert done.code == 0
    assert done.lines[0].startswith(f"{packed}: 5 words, 5 masks, ")
    assert bee("solve", "VCTAOEN", f"--words={packed}") == bee("solve", "VCTAOEN", text)


def test_names_an_output_path_that_cannot_be_written(text: str, tmp_path: Path, bee: Bee) -> None:
    done = bee("pack", text.removeprefix("--words="), "-o", tmp_path)
    assert done.code == 2
    assert f"cannot write {str(tmp_path)!r}" in done.err
