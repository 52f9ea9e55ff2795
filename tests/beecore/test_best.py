"""The richest hives, against the score of every hive there is."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, pack, points
from beecore.best import COMMONEST_FIRST, Best, richest
from beecore.cli import main
from beecore.letters import ORDER

FEW = "aeinrstg"
SPREAD = "eqxjuazs"  # common letters and the rarest, whose bits are far apart


def those_that_count(words: list[str], *, allow_s: bool) -> set[str]:
    return {
        word
        for word in words
        if len(word) >= 4 and len(set(word)) <= 7 and (allow_s or "s" not in word)
    }


def figures(words: list[str], *, allow_s: bool) -> tuple[int, int, int, int]:
    usable = those_that_count(words, allow_s=allow_s)
    sevens = [frozenset(word) for word in usable if len(set(word)) == 7]
    return len(usable), len(sevens), len(set(sevens)), 7 * len(set(sevens))


def every_hive(words: list[str], *, allow_s: bool) -> list[Best]:
    """Return all hives of some words with their figures, the richest first, by trying each."""
    usable = those_that_count(words, allow_s=allow_s)
    hives = []
    for seven in {frozenset(word) for word in usable if len(set(word)) == 7}:
        for center in seven:
            hive = Hive(center + "".join(sorted(seven - {center})))
            fitting = [word for word in usable if {center} <= set(word) <= seven]
            pangrams = sum(set(word) == seven for word in fitting)
            score = sum(points(word, hive) for word in fitting)
            hives.append(Best(hive, len(fitting), pangrams, score))
    return sorted(hives, key=lambda best: (-best.points, best.hive.letters))


def as_text(words: list[str]) -> bytes:
    return "\n".join(words).encode()


@pytest.mark.parametrize("letters", [FEW, SPREAD, "abcdefghijklmnopqrstuvwxyz"])
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_agrees_with_trying_every_hive(letters: str, data: st.DataObject) -> None:
    pangrams = st.permutations(letters).map(lambda drawn: "".join(drawn[:7]))
    others = st.text(letters, max_size=11)
    words = data.draw(st.lists(pangrams | others | others, max_size=40))
    allow_s = data.draw(st.booleans())
    top = data.draw(st.integers(1, 12))
    expected = every_hive(words, allow_s=allow_s)
    found = richest(as_text(words), allow_s=allow_s, top=top)
    assert found.best == expected[:top]
    assert found[:4] == figures(words, allow_s=allow_s)


def test_finds_every_hive_when_asked_for_that_many() -> None:
    words = ["teargin", "triangle", "tearing", "alerting", "gain", "train", "rate", "later"]
    assert len(richest(as_text(words), top=1000).best) == 14 - 7  # triangle has eight letters
    assert richest(as_text(words), top=1000).best == every_hive(words, allow_s=False)


def test_leaves_out_words_with_an_s_unless_allowed() -> None:
    words = ["nastier", "trainee", "retain"]
    assert richest(as_text(words)).best == []
    (best,) = richest(as_text(words), allow_s=True).best
    assert (best.words, best.pangrams, best.points) == (3, 1, 14 + 7 + 6)


@pytest.mark.parametrize(
    "text",
    [
        b"tearing\r\ntrain\r\n",
        b"TEARING\nTRAIN\n",
        b"tearing\ntrain\ntearing\ntrain",
        "\ufefftearing\ntrain\n".encode(),
        b"  tearing\t\ntrain  \n",
        "tearing\ntrain\nIrene\ntr-ain\ngrâté\nNATIN\nair\nit's\n".encode(),
    ],
)
def test_reads_word_lists_as_they_come(text: bytes) -> None:
    (best,) = richest(text).best
    assert (str(best.hive)[0], best.words, best.pangrams, best.points) == ("A", 2, 1, 14 + 5)


def test_a_list_without_pangram_has_no_hive() -> None:
    for text, words in (b"", 0), (b"train\nrate\n", 2), (b"abcdefgh", 0):
        assert richest(text) == (words, 0, 0, 0, [])


def test_knows_every_letter() -> None:
    assert sorted(COMMONEST_FIRST) == sorted(ORDER)


class TestVerb:
    WORDS = b"tearing\ntrain\nnastier\n"

    @pytest.fixture
    def file(self, tmp_path: Path) -> str:
        path = tmp_path / "words.txt"
        path.write_bytes(self.WORDS)
        return str(path)

    def test_prints_a_line_for_each_hive(
        self, file: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["best", "--words", file, "--top", "2"]) == 0
        assert capsys.readouterr().out.splitlines() == [
            "2 words, 1 pangrams, 1 sets of letters, 7 hives",
            "",
            "hive     points  words  pangrams",
            "AEGINRT      19      2         1",
            "IAEGNRT      19      2         1",
        ]

    def test_prints_json(self, file: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["best", "--words", file, "--json", "--allow-s", "--top", "1"]) == 0
        assert json.loads(capsys.readouterr().out) == {
            "words": 3,
            "pangrams": 2,
            "sets": 2,
            "hives": 14,
            "best": [{"hive": "AEGINRT", "words": 2, "pangrams": 1, "points": 19}],
        }

    def test_takes_the_likely_words_of_a_pack(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        entries = [Entry("tearing"), Entry("granite", 0.1), Entry("train", 0.9)]
        (tmp_path / "p.bee").write_bytes(pack.write(Lexicon.from_entries(entries)))
        assert main(["best", "--words", str(tmp_path / "p.bee"), "--top", "1"]) == 0
        assert "AEGINRT      19      2         1" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("more", "fault"),
        [
            (["--top", "0"], "ask for 1 or more"),
            (["--words", "missing.txt"], "cannot read 'missing.txt'"),
            (["--words", "pyproject.toml"], "a word of seven different letters"),
        ],
    )
    def test_says_what_is_wrong(
        self, file: str, more: list[str], fault: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["best", "--words", file, *more]) == 2
        assert fault in capsys.readouterr().err
