"""Word lists as people have them."""

from pathlib import Path

import pytest

from beecore import Lexicon, PackError, WordListError, pack
from beecore.words import files


def words(path: Path, content: bytes) -> list[str]:
    path.write_bytes(content)
    return sorted(entry.word for entry in files.read(path).all_entries())


@pytest.mark.parametrize(
    "content",
    [
        b"cave\nnoon\n",
        b"NOON\r\nCAVE\r\n",
        b"  cave\t\nnoon\ncave",
        "\ufeffcave\nnoon\n".encode(),
        "cave\nnoon\nAvon\nco-vet\nit's\ncafé\nx2\ntwo words\n\n".encode(),
    ],
)
def test_plain_words_are_read_and_other_lines_left_out(content: bytes, tmp_path: Path) -> None:
    assert words(tmp_path / "words", content) == ["cave", "noon"]


def test_all_words_of_a_text_are_likely(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("cave\n")
    (cave,) = files.read(tmp_path / "words").all_entries()
    assert cave == ("cave", 1.0, "")


def test_a_pack_is_known_by_how_it_begins(tmp_path: Path) -> None:
    packed = pack.write(Lexicon.from_words(["cave"]))
    assert words(tmp_path / "any.name", packed) == ["cave"]
    with pytest.raises(PackError, match="truncated"):
        words(tmp_path / "any.name", packed[:-1])


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "has no word in it"),
        (b"4 5 6\n", "has no word in it: one a line is expected, a-z only"),
        (b"\xff\xfe\x00", "is neither a pack nor UTF-8 text"),
    ],
)
def test_what_is_no_word_list_is_refused(content: bytes, fault: str, tmp_path: Path) -> None:
    with pytest.raises(WordListError, match=fault):
        words(tmp_path / "odd", content)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(WordListError, match=f"cannot read '{path}'"):
            files.read(path)
