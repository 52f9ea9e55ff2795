"""`bee play`: what the terminal prints, and its saved games, of which none is lost."""

from datetime import datetime
from pathlib import Path

import pytest

from beecore.cli import play
from beecore.cli.play import SavedGame, folder
from beecore.game import Game, load, save
from tests.beecore.cli.terminal import Bee
from tests.oracles import HIVE, ORACLE

GAME = Game(HIVE, ("vote",), ("novae",), "2026-11-21")
NONE = "There are no more hints of this kind."
BUT_COVEN = "\n".join(word for word in ORACLE if word != "coven")
PLAYED = {
    "all words": (
        "\n".join([*ORACLE, "never read"]),
        "   C   T| A  [V]  O|   E   N|Score 0: Beginner, 2 to Good Start"
        "|Good! +1   Score 1: Beginner, 1 to Good Start|Good! +1   Score 110: Queen Bee"
        f"|24 of 24: {' '.join(ORACLE).replace('covenant', 'COVENANT')}",
    ),
    "bonus words": (
        "novae\n\n  VOTE  \noctane",
        "Score 1: Beginner, 1 to Good Start|1 of 24: vote|bonus: novae|without the center: octane",
    ),
    "several words in a line": (
        "\ufeffcave\nvote, coven; vent-o xyz\n",
        "Good! +1   Score 1: Beginner, 1 to Good Start"
        "|2 of 4 words accepted.   Score 7: Moving Up, 2 to Good",
    ),
    "commands": (
        "cave\n/found\n/sing\n/give-up\nvote\n",
        "1 of 24: cave|Unknown command /sing. Type /help for a list of commands.|1 of 24: cave",
    ),
    "hints": (
        "?\ncovenant\n?grid\n?beginnings\n? Beginnings\n?\n?letters\n?triples\n",
        "24 words, 1 pangram left. 0 hints used.|   C   2   2   1   4   0   9|CA-2 CO-7|CA-2 CO-7"
        "|23 words, 0 pangrams left. 2 hints used.|   C   2   2   1   4   0   9|CA-2 CO-7"
        "|Unknown command ?letters. Type /help for a list of commands.|CAV-2 CON-4 COV-3",
    ),
    "a word letter by letter": (
        f"{BUT_COVEN}\n?word\n?letter\n?word\n?letter\n?letter\n?",
        f"CO---|COV--|{NONE}|COVE-|{NONE}|1 word, 0 pangrams left. 3 hints used.|COVE-",
    ),
    "ranks": (
        "covenant\ncave\n/ranks\n",
        "You’ve reached Good!|Good           9  reached|Solid         17  1 more",
    ),
}
"""What is typed, and lines that must be printed in this order."""


@pytest.mark.parametrize("name", PLAYED)
def test_prints_what_is_played(name: str, bee: Bee, words: str) -> None:
    typed, expected = PLAYED[name]
    lines = bee("play", "VCTAOEN", words, typed=typed).lines
    rest = iter(lines)
    assert [line for line in expected.split("|") if line not in rest] == [], lines
    assert sum(line.startswith("You’ve reached Good!") for line in lines) < 2


def test_giving_up_prints_what_was_missed_and_ends_the_game(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="/HELP\n/give-up\nvote\n").lines
    assert any(line.startswith("/shuffle") for line in lines)
    assert any(line.startswith("missed: cave caveat") and "COVENANT" in line for line in lines)
    assert bee("play", "VCTAOEN", words, typed="cave\n").lines[-2] == "0 of 24:"


def test_shuffle_keeps_the_letters_and_the_center(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="/shuffle\n/quit\n").lines
    rows = [line for line in lines if line.startswith(" ") and line.isupper()]
    assert [sorted("".join(rows[at : at + 3]).split()) for at in (0, 3)] == [
        sorted("[V] C T A O E N".split())
    ] * 2


def test_prints_a_hive_of_another_size_on_one_line(bee: Bee, words: str) -> None:
    assert bee("play", "voten", words).lines[0] == " [V] O T E N"
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


def test_resumes_the_game_of_the_same_hive_and_list(bee: Bee, words: str) -> None:
    bee("play", "VCTAOEN", words, typed="cave\nnovae\noctane\n/quit\n")
    assert bee("play", "VCTAOEN", typed="oven\n").lines[-1].endswith(": oven")
    again = bee("play", "VNEOATC", words, typed="cave\nvote\n").lines
    assert "Score 1: Beginner, 1 to Good Start" in again
    assert "Already found" in again
    assert again[-3:] == ["2 of 24: cave vote", "bonus: novae", "without the center: octane"]


def test_lists_of_one_name_in_two_folders_have_a_game_each(
    bee: Bee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder_name, listed in (("mine", "cave coven"), ("other", "cave vote")):
        (tmp_path / folder_name).mkdir()
        (tmp_path / folder_name / "words.txt").write_text(listed, "utf-8")
    mine, other = (tmp_path / name / "words.txt" for name in ("mine", "other"))
    assert bee("play", "VCTAOEN", "--words", mine, typed="cave\n").lines[-1] == "1 of 2: cave"
    assert bee("play", "VCTAOEN", "--words", other, typed="vote\n").lines[-1] == "1 of 2: vote"
    monkeypatch.chdir(mine.parent)
    assert bee("play", "VCTAOEN", "--words", "words.txt").lines[-1] == "1 of 2: cave"
    mine.write_text("cave coven vetoed octave", "utf-8")
    assert bee("play", "VCTAOEN", "--words", "words.txt").lines[-1] == "1 of 3: cave"


def test_a_game_that_was_named_by_the_name_of_its_list_alone_goes_on(
    bee: Bee, games: Path, tmp_path: Path
) -> None:
    games.mkdir(parents=True)
    (games / "vacenot-words.json").write_text(save(GAME), "utf-8")
    lists = [tmp_path / name for name in ("words.txt", "words.dic")]
    for path in lists:
        path.write_text("cave vote novae", "utf-8")
    for _ in range(2):
        assert "Already found" in bee("play", "VCTAOEN", "--words", lists[0], typed="vote\n").lines
    assert bee("play", "VCTAOEN", "--words", lists[1]).lines[-1] == "0 of 3:"


def test_saves_a_game_with_only_a_hint_and_its_start_time(
    bee: Bee, words: str, games: Path
) -> None:
    bee("play", "VCTAOEN", words, typed="?grid\n")
    [path] = games.glob("vacenot-words-*.json")
    game = load(path.read_text("utf-8"))
    assert game.hints == ("grid",)
    assert datetime.fromisoformat(game.started).isoformat()[:16] == game.started


@pytest.mark.parametrize("damage", [b"", b'{"version": 99}', b"\xff\xfe"])
def test_sets_unreadable_files_aside_and_reports_them(damage: bytes, games: Path) -> None:
    games.mkdir(parents=True)
    messages: list[str] = []
    for number in (1, 2):
        (games / "vacenot.json").write_bytes(damage)
        assert SavedGame("vacenot", messages.append).sync(GAME) == GAME
        assert (games / f"vacenot.unread-{number}").read_bytes() == damage
        assert f"vacenot.unread-{number}" in messages[-1]
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME


def test_saves_a_game_as_soon_as_it_is_begun_and_leaves_no_other_file(games: Path) -> None:
    saved = SavedGame("vacenot", pytest.fail)
    assert saved.sync(Game(HIVE, started="2026-11-21")).found == ()
    assert not games.exists()
    assert saved.sync(GAME) == SavedGame("vacenot", pytest.fail).sync(Game(HIVE)) == GAME
    assert [path.name for path in games.iterdir()] == ["vacenot.json"]
    assert (games / "vacenot.json").read_text("utf-8") == save(GAME)


def test_reports_once_that_games_cannot_be_saved_and_saves_them_later(games: Path) -> None:
    games.parent.write_text("no folder")
    messages: list[str] = []
    saved = SavedGame("vacenot", messages.append)
    assert [saved.sync(GAME), saved.sync(GAME)] == [GAME, GAME]
    games.parent.unlink()
    saved.sync(GAME)
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME
    assert len(messages) == 1
    assert messages[0].startswith("This game cannot be saved: ")


def test_saves_games_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    assert folder() == games
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("APPDATA", "relative")
    assert folder().is_relative_to(Path.home())
