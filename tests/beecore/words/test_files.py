"""Reading word lists and packs from files."""

from pathlib import Path

import pytest

from beecore import Entry, FileError, Lexicon, PackError, WordListError
from beecore.hive import MAX_WORD_LENGTH
from beecore.words import own


def words(path: Path, content: bytes) -> list[str]:
    path.write_bytes(content)
    return sorted(entry.word for entry in own.lexicon_in(path).all_entries())


@pytest.mark.parametrize(
    "content",
    [
        b"cave\nnoon\n",
        b"NOON\r\nCAVE\r\n",
        b"  cave\t\nnoon\ncave",
        "\ufeffcave\nnoon\n".encode(),
        "cave\nnoon\nco-vet\nit's\ncafé\nx2\n\n".encode(),
        "cave\nnoon\n".encode("utf-16"),
    ],
)
def test_reads_plain_words_and_skips_other_lines(content: bytes, tmp_path: Path) -> None:
    assert words(tmp_path / "words", content) == ["cave", "noon"]


def test_words_of_a_text_file_are_likely(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("cave\n")
    (cave,) = own.lexicon_in(tmp_path / "words").all_entries()
    assert cave == Entry("cave")


def test_recognizes_a_pack_by_its_first_bytes(tmp_path: Path) -> None:
    packed = Lexicon.from_words(["cave"]).to_pack()
    assert words(tmp_path / "any.name", packed) == ["cave"]
    with pytest.raises(PackError, match="truncated"):
        words(tmp_path / "any.name", packed[:-1])


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "odd': this list is empty"),
        (b"4 5 6\n", "odd': this list has no words in the letters a-z"),
        (b"\xff\xfe\x00", "odd': this isn’t a plain text file"),
    ],
)
def test_rejects_a_file_that_is_not_a_word_list(content: bytes, fault: str, tmp_path: Path) -> None:
    with pytest.raises(WordListError, match=fault):
        words(tmp_path / "odd", content)


def test_reads_only_words_of_the_hives_letters(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_text("cave\nCOVENANT\noctane\nnoon\nclove\nCLOVE\nAvon\n")
    read = [entry.word for entry in own.lexicon_in(path, "vctaoen").all_entries()]
    assert sorted(read) == ["avon", "cave", "covenant", "noon", "octane"]
    assert len(own.lexicon_in(path, "xyz")) == 0
    path.write_text("4 5 6\n")
    with pytest.raises(WordListError, match="has no words"):
        own.lexicon_in(path, "xyz")


def test_reads_a_whole_pack_even_for_a_hive(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_bytes(Lexicon.from_words(["cave", "clove"]).to_pack())
    assert len(own.lexicon_in(path, "vctaoen")) == 2


def test_skips_lines_longer_than_any_word(tmp_path: Path) -> None:
    line = b"a" * MAX_WORD_LENGTH
    assert words(tmp_path / "words", b"cave\n" + line + b"\n" + line + b"a\n") == [
        line.decode(),
        "cave",
    ]


def test_rejects_a_large_file_before_reading_it(tmp_path: Path) -> None:
    with (tmp_path / "words").open("wb") as file:
        file.truncate(40_000_000)  # sparse: uses no disk space
    with pytest.raises(FileError, match=r"words' is too large \(40 MB\): the limit is 32 MB"):
        own.lexicon_in(tmp_path / "words")
