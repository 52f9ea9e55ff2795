"""`bee play`: the game in a terminal."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from beecore.cli import play
from beecore.game import load
from tests.beecore.cli.terminal import Bee
from tests.oracles import ORACLE


def test_plays_a_game_to_queen_bee(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="\n".join([*ORACLE, "never read"])).lines
    assert lines[:3] == ["   C   T", " A  [V]  O", "   E   N"]
    assert "Score 0: Beginner, 2 to Good Start" in lines
    assert "Good! +1   Score 1: Beginner, 1 to Good Start" in lines
    assert "Good! +1   Score 110: Queen Bee" in lines
    assert lines[-1].startswith("24 of 24: cave caveat concave")
    assert "COVENANT" in lines[-1]


def test_lists_bonus_words_separately_and_ends_with_the_input(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="novae\n\n  VOTE  \noctane").lines
    assert lines[-4:] == [
        "Score 1: Beginner, 1 to Good Start",
        "1 of 24: vote",
        "bonus: novae",
        "without the center: octane",
    ]


def test_runs_each_command(bee: Bee, words: str) -> None:
    typed = "cave\n/shuffle\n/found\n/HELP\n/sing\n/give-up\nvote\n"
    lines = bee("play", "VCTAOEN", words, typed=typed).lines
    boards = [line for line in lines if "[V]" in line]
    assert len(boards) == 2
    assert lines.count("1 of 24: cave") == 2
    assert any(line.startswith("/shuffle") for line in lines)
    assert "Unknown command /sing. Type /help for a list of commands." in lines
    assert any(line.startswith("missed: caveat") and "COVENANT" in line for line in lines)
    assert not any("Good! +1   2" in line for line in lines)


def test_prints_and_counts_requested_hints(bee: Bee, words: str) -> None:
    typed = "?\ncovenant\n?grid\n?beginnings\n?grid\n? Beginnings\n?\n?letters\n?triples\n"
    lines = bee("play", "VCTAOEN", words, typed=typed).lines
    assert "24 words, 1 pangram left. 0 hints used." in lines
    assert "23 words, 0 pangrams left. 2 hints used." in lines
    assert lines.count("   C   2   2   1   4   0   9") == 3
    assert lines.count("CA-2 CO-7") == 3
    assert lines.count("CAV-2 CON-4 COV-3") == 1
    assert "Unknown command ?letters. Type /help for a list of commands." in lines


def test_reveals_a_hinted_word_letter_by_letter(bee: Bee, words: str) -> None:
    found = "\n".join(word for word in ORACLE if word != "coven")
    typed = f"{found}\n?word\n?letter\n?word\n?letter\n?letter\n?"
    lines = bee("play", "VCTAOEN", words, typed=typed).lines
    hints = [line for line in lines if line.startswith(("CO", "There"))]
    none = "There are no more hints of this kind."
    assert hints == ["CO---", "COV--", none, "COVE-", none, "COVE-"]
    again = bee("play", "VCTAOEN", words, typed="?").lines
    assert "1 word, 0 pangrams left. 3 hints used." in again
    assert "COVE-" in again


def test_shuffle_keeps_the_letters_and_the_center(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="/shuffle\n/quit\n").lines
    rows = [line for line in lines if line.startswith(" ") and line.isupper()]
    assert [sorted("".join(rows[at : at + 3]).split()) for at in (0, 3)] == [
        sorted("[V] C T A O E N".split())
    ] * 2


def test_prints_a_hive_of_another_size_on_one_line(bee: Bee, words: str) -> None:
    assert bee("play", "voten", words).lines[0] == " [V] O T E N"


def test_ends_at_once_for_a_hive_without_words(bee: Bee, words: str) -> None:
    assert bee("play", "xyz", words, typed="word\n").lines[-1] == "0 of 0:"


def test_prints_the_score_when_interrupted(
    bee: Bee, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "line_of", interrupt)
    assert bee("play", "VCTAOEN", words).lines[-2:] == [
        "Score 0: Beginner, 2 to Good Start",
        "0 of 24:",
    ]


def test_plays_with_piped_input(words: str) -> None:
    command = [sys.executable, "-m", "beecore", "play", "VCTAOEN", words]
    done = subprocess.run(command, input="octave\n", capture_output=True, text=True, check=True)
    assert "Nice! +6" in done.stdout
    assert done.stderr == ""


def test_resumes_the_game_when_the_hive_is_played_again(bee: Bee, words: str) -> None:
    bee("play", "VCTAOEN", words, typed="cave\nnovae\noctane\n/quit\n")
    again = bee("play", "VNEOATC", words, typed="cave\nvote\n").lines
    assert "Score 1: Beginner, 1 to Good Start" in again
    assert "Already found" in again
    assert again[-3:] == ["2 of 24: cave vote", "bonus: novae", "without the center: octane"]


def test_saves_a_game_with_only_a_hint_and_its_start_time(
    bee: Bee, words: str, games: Path
) -> None:
    bee("play", "VCTAOEN", words, typed="?grid\n")
    game = load((games / "vacenot-words.json").read_text("utf-8"))
    assert game.hints == ("grid",)
    assert datetime.fromisoformat(game.started).isoformat()[:16] == game.started


def test_does_not_resume_a_game_that_was_given_up(bee: Bee, words: str) -> None:
    bee("play", "VCTAOEN", words, typed="/give-up\n")
    assert bee("play", "VCTAOEN", words, typed="cave\n").lines[-2] == "0 of 24:"


def test_announces_new_ranks_and_lists_them(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="covenant\ncave\n/ranks\n").lines
    assert lines.count("You’ve reached Good!") == 1
    assert [line for line in lines if line.startswith(("Good  ", "Solid"))] == [
        "Good           9  reached",
        "Solid         17  1 more",
    ]


def test_sets_a_damaged_game_aside_and_continues(bee: Bee, words: str, games: Path) -> None:
    games.mkdir(parents=True)
    (games / "vacenot-words.json").write_text("rubbish")
    done = bee("play", "VCTAOEN", words, typed="cave\n")
    assert (done.code, done.lines[-1]) == (0, "1 of 24: cave")
    assert done.err.startswith("The saved game cannot be read. It was moved to ")
    assert bee("play", "VCTAOEN", words).lines[-1] == "1 of 24: cave"


def test_saves_games_with_custom_words_separately(bee: Bee, words: str) -> None:
    bee("play", "VCTAOEN", words, typed="vote\n")
    shipped = bee("play", "VCTAOEN", typed="cave\n")
    assert shipped.lines[-1].endswith(": cave")
    assert bee("play", "VCTAOEN", words).lines[-1] == "1 of 24: vote"


def test_a_line_of_several_words_counts_each(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="\ufeffcave\nvote, coven; vent-o xyz\n").lines
    assert "Good! +1   Score 1: Beginner, 1 to Good Start" in lines
    assert "2 of 4 words accepted.   Score 7: Moving Up, 2 to Good" in lines
