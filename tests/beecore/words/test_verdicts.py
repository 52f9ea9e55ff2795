"""The verdicts by hand: reading them, and what they do to an entry."""

from pathlib import Path

import pytest

from beecore import Entry, Reason
from beecore.errors import WordListError
from beecore.words.lists import Decision, read_verdicts
from build import WORDLISTS


def test_reads_verdicts(tmp_path: Path) -> None:
    text = "# by hand\n\nbrazil\tno\tname\tan atlas\nmatcha\tyes\tfood\ta dictionary\n"
    (tmp_path / "verdicts.tsv").write_text(text, "ascii")
    assert read_verdicts(tmp_path) == {
        "brazil": Decision(False, "name", "an atlas"),
        "matcha": Decision(True, "food", "a dictionary"),
    }


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("matcha yes food dictionary", "separated by tabs"),
        ("matcha\tyes\tfood", "separated by tabs"),
        ("matcha\tyes\t\tdictionary", "separated by tabs"),
        ("tea\tyes\tfood\tdictionary", "at least 4 letters"),
        ("Matcha\tyes\tfood\tdictionary", "all of them a-z"),
        ("m\u00e2che\tyes\tfood\tdictionary", "all of them a-z"),
        ("matcha\tmaybe\tfood\tdictionary", "'maybe' is no verdict"),
        ("matcha\tno\tfood\tdictionary", "'food' is not one of the reasons rare, British"),
        ("cave\tno\tname\tatlas", "the word has a verdict already"),
        ("cava\tyes\tfood\tdictionary", "it must come before 'cave'"),
    ],
)
def test_names_an_invalid_line(tmp_path: Path, line: str, problem: str) -> None:
    (tmp_path / "verdicts.tsv").write_text(f"# by hand\ncave\tyes\told\tbook\n{line}\n", "utf-8")
    with pytest.raises(WordListError, match=rf"^line 3 of verdicts\.tsv, .*{problem}"):
        read_verdicts(tmp_path)


def test_names_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(WordListError, match=r"verdicts\.tsv"):
        read_verdicts(tmp_path)


def test_verdicts_change_a_likelihood_only_in_their_direction() -> None:
    yes, no = Decision(True, "food", "book"), Decision(False, "name", "atlas")
    likelihoods = [each.of(Entry("cave", 0.95)).likelihood for each in (yes, no)]
    assert likelihoods[0] == 0.95 > likelihoods[1]
    assert no.of(Entry("cave", 0.01)) == Entry("cave", 0.01, Reason.NAME)


def test_known_words_have_the_right_verdict() -> None:
    verdicts = read_verdicts(WORDLISTS)
    likely = "achoo acai camo chai chia churro daub matcha mentee mochi orca ragu udon"
    assert all(verdicts[word].likely for word in likely.split())
    never = "calif fille idee initio licenced lignin momento tipi ooooh"
    assert not any(verdicts[word].likely for word in never.split())
