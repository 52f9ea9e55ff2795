"""The shipped words and glosses, checked against published results and the lists."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import beecore
from beecore import Hive, Lexicon, WordListError, solve
from beecore.editions import EDITIONS, ORIGINAL, Edition, edition_of, own_edition
from beecore.words import gloss, shipped
from beecore.words.shipped import GLOSSES, glosses
from build import ROOT, WORDLISTS
from tests import wordlists
from tests.oracles import HIVE, ORACLE

EDITORS_OWN = "avocet cava eave nova novae".split()


def test_includes_the_published_answers_of_vctaoen() -> None:
    words = {found.word for found in solve(HIVE, shipped.lexicon(HIVE))}
    assert set(ORACLE) | set(EDITORS_OWN) <= words
    assert not {"cover", "octane"} & words


@pytest.mark.parametrize(
    ("letters", "minimum"), [("entivcz", 5), ("eainrst", 7), ("etaoinsrlduc", 10)]
)
def test_solve_finds_every_fitting_word_of_the_list(letters: str, minimum: int) -> None:
    hive = Hive(letters, minimum)
    answer = {solution.word for solution in solve(hive, beecore.lexicon(hive))}
    pattern = re.compile(f"(?=.*{letters[0]})[{letters}]{{{minimum},}}")
    assert answer == set(filter(pattern.fullmatch, wordlists.marks()))


def test_lists_and_packs_give_the_same_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wordlists.likelihoods().keys() == wordlists.marks().keys()
    letters = "vctaoenr"
    wordlists.write_few(tmp_path / "few", letters)
    monkeypatch.setattr(shipped, "_LISTS", tmp_path / "few")
    packed = {w: each for w, each in wordlists.likelihoods().items() if set(w) <= set(letters)}
    boundary = shipped.usual().likely
    for part, lexicon in enumerate(shipped.from_lists.__wrapped__()):
        assert lexicon.likely == boundary
        listed = {
            entry.word: entry.likelihood
            for entry in lexicon.all_entries()
            if set(entry.word) <= set(letters)
        }
        expected = {
            word: likelihood
            for word, likelihood in packed.items()
            if part == (2 if len(set(word)) > 7 else likelihood < boundary)
        }
        assert listed == expected != {}


def test_solves_in_a_fresh_clone_without_a_build(tmp_path: Path) -> None:
    (tmp_path / "beecore").symlink_to(ROOT / "beecore")
    wordlists.write_few(tmp_path / "wordlists", "vctaoen")
    script = "import sys; sys.path.insert(0, '.'); from beecore import cli; sys.exit(cli.main())"
    command = [sys.executable, "-S", "-c", script, "solve", "VCTAOEN"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "covenant  pangram" in done.stdout


SOURCES = [f"wordlists/{name}" for name in ("words.txt", "verdicts.tsv", "weights.json")]
SOURCES += [f"beecore/{name}.py" for name in ("words/likelihood", "letters", "lexicon", "pack")]


def test_packs_are_fresh_until_one_of_their_sources_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path
    for folder in ("beecore", "wordlists"):
        shutil.copytree(ROOT / folder, clone / folder)
    (clone / "dist").mkdir()
    for pack in shipped.PACKS:
        (clone / "dist" / pack).touch()
    for path in clone.rglob("*"):
        os.utime(path, (1000, 1000))
    monkeypatch.setattr(shipped, "_BEECORE", clone / "beecore")
    monkeypatch.setattr(shipped, "_LISTS", clone / "wordlists")
    for other in ("beecore/cli/play.py", "beecore/game/view.py"):
        os.utime(clone / other, (2000, 2000))
    assert shipped.is_fresh(clone / "dist")
    for changed in SOURCES:
        os.utime(clone / changed, (2000, 2000))
        assert not shipped.is_fresh(clone / "dist"), changed
        os.utime(clone / changed, (1000, 1000))
    (clone / "dist" / shipped.PACKS[-1]).unlink()
    assert not shipped.is_fresh(clone / "dist")
    shutil.rmtree(clone / "wordlists")
    with pytest.raises(WordListError, match="no words found"):
        shipped.is_fresh(clone / "dist")


@pytest.mark.parametrize(
    ("hive", "words"),
    [
        (None, shipped.everything),
        (Hive("vctaoen"), shipped.usual),
        (Hive("vctaoenr"), shipped.everything),
    ],
)
def test_chooses_the_lexicon_that_the_hive_needs(
    hive: Hive | None, words: Callable[[], Lexicon]
) -> None:
    assert beecore.lexicon(hive) is words()
    usual, everything = shipped.usual(), shipped.everything()
    assert max(mask.bit_count() for mask in usual.masks) == 7
    assert set(usual.masks) < set(everything.masks)
    assert usual.threshold == everything.threshold


@pytest.mark.parametrize("line", ["cave a hollow", "cave\tnoun\ta hollow", "cave\tn\t"])
def test_names_a_line_in_another_format_and_an_unreadable_file(line: str, tmp_path: Path) -> None:
    (tmp_path / GLOSSES).write_text(line, "utf-8")
    with pytest.raises(WordListError, match=r"in glosses\.txt: a word is followed by"):
        glosses(tmp_path)
    (tmp_path / GLOSSES).write_bytes(b"\xff")
    with pytest.raises(WordListError, match=r"glosses\.txt"):
        glosses(tmp_path)


LANGUAGES = [each for each in EDITIONS if (WORDLISTS / each.language).is_dir()]


@pytest.mark.unmeasured
@pytest.mark.parametrize("edition", LANGUAGES, ids=str)
def test_a_language_has_its_words_with_their_percentages(edition: Edition) -> None:
    listed = {}
    for line in (WORDLISTS / edition.language / "words.txt").read_text("utf-8").splitlines():
        written, share = line.split()
        listed[edition.alphabet.fold(written)] = written, int(share)
    words = shipped.everything(edition)
    packed = {each.word: each for each in words.all_entries()}
    assert packed.keys() == listed.keys()
    for word, (written, percentage) in listed.items():
        entry = packed[word]
        assert (entry.written or word) == written
        assert abs(100 * entry.likelihood - percentage) < 0.5
        assert (entry.likelihood >= words.likely) == (percentage >= 50)
    assert shipped.entry_of(word, edition) == entry
    assert shipped.entry_of("", edition) is None


@pytest.mark.parametrize(
    ("name", "word", "base", "text"),
    [
        ("german", "Würste", "wurst", "Fleisch"),
        ("spanish", "felices", "feliz", ""),
        ("german", "wursts", "", ""),  # English has this ending
    ],
)
def test_defines_words_of_other_languages(name: str, word: str, base: str, text: str) -> None:
    known = gloss(word, edition_of(name))
    assert (known.base if known else "") == base
    assert known is None or text in known.text


def test_the_word_of_a_form_is_written_as_it_is_listed() -> None:
    assert shipped.word_of("Würste", edition_of("german")) == "Wurst"
    assert shipped.word_of("wurst", edition_of("german")) == ""
    assert shipped.word_of("caves", ORIGINAL) == ""


def test_only_the_first_edition_of_a_language_has_daily_hives() -> None:
    german = edition_of("german")
    assert {len(hive) for hive in shipped.calendar(german)} == {9}
    own = own_edition(german, german.alphabet, "Mine")
    for edition in (edition_of("print"), edition_of("russian"), own):
        assert not shipped.calendar(edition)
    with pytest.raises(WordListError, match="the edition russian has no built-in words"):
        shipped.lexicon(Hive("оеаинтс", edition=edition_of("russian")))
