"""The folders of other languages: what the page can look up in them."""

from pathlib import Path

import pytest

from beecore import Lexicon
from beecore.editions import edition_of
from build import folders, packs

FRENCH = edition_of("french")
SOURCES = {
    "words.txt": "chanter 90\nÉté 80\n",
    "forms.txt": "chanter chante chantes\nete etes\n",
    "calendar.txt": "# Days.\naeinprt\n",
    "LICENSE.txt": "A notice.\n",
    "glosses.txt": "chanter\tv\tformer des sons\nete\tn\tsaison chaude\n",
    "synonyms.txt": "# Synonyms.\nzebre\tcheval, âne\n",
}


@pytest.fixture(params=["\n", "\r\n", "\r"], ids=repr)
def made(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a small language, made of sources with the line ends of a system."""
    source = tmp_path / "lists" / "fr"
    source.mkdir(parents=True)
    for name, text in SOURCES.items():
        (source / name).write_text(text, "utf-8", newline=request.param)
    monkeypatch.setattr(folders, "WORDLISTS", tmp_path / "lists")
    monkeypatch.setattr(packs, "LANGUAGES", [FRENCH])
    (tmp_path / "dist").mkdir()
    folders.make(tmp_path / "dist")
    return tmp_path / "dist" / "fr"


def test_words_are_packed_as_they_are_written(made: Path) -> None:
    entries = Lexicon.from_pack((made / "words.bee").read_bytes()).all_entries()
    assert {each.word: each.written for each in entries} == {"chanter": "", "ete": "Été"}


def test_forms_are_between_spaces_after_their_word_as_it_is_written(made: Path) -> None:
    text = (made / "forms.txt").read_bytes().decode()
    assert text == "\nchanter\t chante chantes \nÉté\t etes \n"


def test_definitions_and_synonyms_are_in_files_of_four_first_letters(made: Path) -> None:
    found = {path.name: path.read_bytes().decode() for path in (made / "glosses").iterdir()}
    assert found == {
        "a.txt": "\nchanter\tv\tformer des sons\n",
        "e.txt": "\nete\tn\tsaison chaude\n",
        "y.txt": "\nzebre\ts\tcheval, âne\n",
    }


def test_the_calendar_and_the_notice_are_copied(made: Path) -> None:
    for name in ("calendar.txt", "LICENSE.txt"):
        assert (made / name).read_bytes().decode() == SOURCES[name]
