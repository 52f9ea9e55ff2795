"""The words and definitions that the page loads: what can be looked up in them."""

import gzip
from collections import defaultdict
from pathlib import Path

import pytest

from beecore import Entry, Lexicon
from beecore.editions import edition_of
from beecore.gloss import Gloss, files_of, look_up
from beecore.words import shipped
from build import WORDLISTS, data
from tests import wordlists

MAX_FILE_BYTES, MAX_TOTAL_BYTES = 90_000, 780_000
LIKELY = Lexicon.from_entries([Entry("cave", 0.9), Entry("octave", 0.4)], 0.4)
POSSIBLE = Lexicon.from_entries([Entry("vocate", 0.1)], 0.4)
PARTS = LIKELY, POSSIBLE, Lexicon.from_words(["extraordinary"])


@pytest.mark.parametrize("missing", shipped.PACKS)
def test_each_pack_has_its_part_of_the_words_and_is_written_if_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(data, "LANGUAGES", [])
    monkeypatch.setattr(shipped, "from_lists", lambda _: PARTS)
    data.make_packs(tmp_path)
    (tmp_path / missing).unlink()
    data.make_packs(tmp_path)
    for name, part in zip(shipped.PACKS, PARTS, strict=True):
        made = Lexicon.from_pack((tmp_path / name).read_bytes())
        assert list(made.all_entries()) == list(part.all_entries())
    monkeypatch.setattr(shipped, "from_lists", pytest.fail)
    data.make_packs(tmp_path)


SOURCES = {
    "words.txt": "chanter 90\nÉté 80\n",
    "forms.txt": "chanter chante chantes\nete etes\n",
    "calendar.txt": "# Days.\naeinprt\n",
    "glosses.txt": "chanter\tv\tformer des sons\nete\tn\tsaison chaude\n",
}
MADE = {
    "forms.txt": "\nchanter\t chante chantes \nÉté\t etes \n",
    "calendar.txt": "# Days.\naeinprt\n",
    "glosses/a.txt": "\nchanter\tv\tformer des sons\n",
    "glosses/e.txt": "\nete\tn\tsaison chaude\n",
}


def test_a_language_has_its_forms_and_definitions_as_they_are_looked_up(
    tmp_path: Path,
) -> None:
    source, made = tmp_path / "source", tmp_path / "fr"
    source.mkdir()
    for name, text in SOURCES.items():
        (source / name).write_text(text, "utf-8", newline="\n")
    data.make_texts(edition_of("french"), source, made)
    texts = {path.relative_to(made).as_posix(): path for path in made.rglob("*.txt")}
    assert {name: path.read_bytes().decode() for name, path in texts.items()} == MADE


def look_up_in(lines: dict[str, str], word: str) -> Gloss | None:
    return look_up(word, lambda each: lines.get(each, ""))


def test_a_file_defines_all_of_its_words_and_no_other_word_wrongly() -> None:
    known = {"go": "go\tv\tmove", "went": "went\tv\tmove\tgo", "cave": "cave\tn\ta hollow"}
    known |= {"wen": "wen\tn\ta lump", "wens": "wens\tn\tnot of wen"}
    assert data.cut(known, ["went", "wen"], ["wens"]) == [
        "wen\tn\ta lump",
        "went\tv\tmove\tgo",
        "wens\tn\tnot of wen",
    ]


@pytest.mark.unmeasured
def test_the_definitions_agree_with_the_word_lists_in_small_sorted_files(built: Path) -> None:
    built.mkdir(exist_ok=True)
    data.make_packs(built)
    data.make_glosses(built)
    known, lines = shipped.glosses(WORDLISTS), defaultdict[str, dict[str, str]](dict)
    for name in data.FILES + data.REST:
        text = (built / name).read_text("utf-8")
        assert text[0] == text[-1] == "\n"
        found = text.strip().split("\n")
        assert found == sorted(found)
        assert {line[0] for line in found} == {Path(name).stem}
        lines[name] = {line.partition("\t")[0]: line for line in found}
    for word in list(wordlists.likelihoods())[::7]:
        each = [look_up_in(lines[name], word) for name in files_of(word)]
        assert next(filter(None, each), None) == look_up_in(known, word), word
    sizes = [len(gzip.compress((built / name).read_bytes(), 6)) for name in data.FILES]
    assert max(sizes) <= MAX_FILE_BYTES
    assert sum(sizes) <= MAX_TOTAL_BYTES
