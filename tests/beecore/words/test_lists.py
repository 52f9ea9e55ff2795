"""The word lists: their entries, forms, spellings, and verdicts by hand."""

from pathlib import Path

import pytest

from beecore import Entry, Reason
from beecore.errors import WordListError
from beecore.words import lists
from beecore.words.lists import (
    Decision,
    american,
    blocked,
    entries,
    fingerprint,
    inflections,
    likely,
    look_up,
    read_verdicts,
    words,
)
from build import WORDLISTS
from tests import wordlists

WEIGHTS = '{"likely": 0.4, "bias": 0.0, "weights": {"10": 3.0, "80": -3.0, "new": -1.0}}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {
        "words.txt": "cave 10 w1\ncetene 80 field\nnoon 10\nodor 10\nodour 10 british\nzzyzx 80\n",
        "additions.txt": "# of today\nvibe v\n",
        "removals.txt": "# no words\nzzyzx\n",
        "blocked.txt": fingerprint("noon") + "\n",
        "weights.json": WEIGHTS,
        "verdicts.tsv": "# by hand\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "ascii")
    return tmp_path


VERDICTS = "cave\tno\tname\tan atlas\ncetene\tyes\tfood\ta dictionary\n"


@pytest.mark.parametrize(
    ("verdicts", "word", "is_likely", "reason"),
    [
        ("", "cave", True, Reason.NONE),
        ("", "cetene", False, Reason.TECHNICAL),
        ("", "odor", True, Reason.NONE),
        ("", "odour", False, Reason.BRITISH),  # the American spelling is in the list
        (VERDICTS, "cave", False, Reason.NAME),
        (VERDICTS, "cetene", True, Reason.NONE),
    ],
)
def test_marks_and_then_verdicts_decide_likelihood_and_reason(
    verdicts: str, word: str, is_likely: bool, reason: Reason, folder: Path
) -> None:
    (folder / "verdicts.tsv").write_text(verdicts, "ascii")
    entry = {entry.word: entry for entry in entries(folder)}[word]
    assert 0 < entry.likelihood < 1
    assert (entry.likelihood > likely(folder), entry.reason) == (is_likely, reason)
    (known,) = look_up(folder, [word]).values()
    assert known is not None
    assert known.likely == is_likely
    assert known.entry == entry
    assert (known.verdict is not None) == (word in verdicts)


def test_includes_additions_but_no_removed_or_blocked_words(folder: Path) -> None:
    with (folder / "additions.txt").open("a") as file:
        file.write("noon n\n")
    assert {"vibe", "vibed", "vibes", "vibing"} <= words(folder).keys()
    assert not {"zzyzx", "noon"} & words(folder).keys()


@pytest.mark.parametrize("name", ["removals.txt", "verdicts.tsv"])
def test_names_a_missing_list(name: str, folder: Path) -> None:
    (folder / name).unlink()
    with pytest.raises(WordListError, match=name):
        list(entries(folder))


def test_dropping_an_addition_drops_its_gathered_marks(folder: Path) -> None:
    with (folder / "words.txt").open("a") as file:
        file.write("vibed newform f4\nmatcha new f4\n")
    assert words(folder)["vibed"] == "newform f4"
    assert "matcha" not in words(folder)


def test_british_words_without_an_american_spelling_may_be_likely(folder: Path) -> None:
    (folder / "words.txt").write_text("odor 10 variant\nodour 10 british\nflyer 10 british\n")
    found = {entry.word: entry.likelihood for entry in entries(folder)}
    assert min(found["odour"], found["flyer"]) > likely(folder)


def test_look_up_returns_marks_and_weights(folder: Path) -> None:
    cave, unknown = look_up(folder, ["cave", "caveat"]).values()
    assert cave is not None
    assert cave.likely
    assert cave.marks == ["10", "w1"]
    assert cave.weights == {"10": 3.0, "w1": 0.0, "length4": 0.0}
    assert unknown is None


def test_rejects_unknown_kinds_of_forms(folder: Path) -> None:
    (folder / "additions.txt").write_text("matcha q\n", "ascii")
    with pytest.raises(WordListError, match=r"'matcha q' in additions\.txt"):
        words(folder)


def test_shipped_words_are_plain_and_not_blocked() -> None:
    shipped, never = wordlists.marks(), blocked(WORDLISTS)
    assert len(shipped) > 250_000
    assert not {fingerprint(word) for word in shipped} & never
    assert all(word.isascii() and word.islower() and len(word) >= 4 for word in shipped)
    for name in ("words.txt", "additions.txt", "removals.txt"):
        lines = (WORDLISTS / name).read_text("ascii").splitlines()
        listed = [line.split()[0] for line in lines if line and line[0] != "#"]
        assert not set(map(fingerprint, listed)) & never
        assert name == "removals.txt" or listed == sorted(set(listed))


def test_suffixed_words_are_likely_and_obscure_ones_are_not(tmp_path: Path) -> None:
    suffixed, obscure = ["incentivize", "anticlimactic", "inimical"], ["itcze", "cetene"]
    wordlists.write_few(tmp_path / "few", "aceilmntvz")
    judged = look_up(tmp_path / "few", suffixed + obscure)
    assert [word for word, known in judged.items() if known and known.likely] == suffixed


def test_verdicts_are_on_listed_words() -> None:
    assert lists.read_verdicts(WORDLISTS).keys() <= wordlists.marks().keys()


@pytest.mark.parametrize(
    ("lemma", "kinds", "forms"),
    [
        ("selfie", "n", "selfies"),
        ("hashtag", "nvv", "hashtags hashtagged hashtagging"),
        ("vlog", "v", "vlogs vlogged vlogging"),
        ("unmute", "v", "unmutes unmuted unmuting"),
        ("birdie", "v", "birdies birdied birdieing"),
        ("gamify", "v", "gamifies gamified gamifying"),
        ("veto", "v", "vetos vetoed vetoing"),
        ("relax", "v", "relaxes relaxed relaxing"),
        ("play", "nv", "plays played playing"),
        ("cringy", "c", "cringier cringiest"),
        ("acai", "a", ""),
    ],
)
def test_derives_regular_forms(lemma: str, kinds: str, forms: str) -> None:
    assert inflections(lemma, kinds) == set(forms.split())


BRITISH = "odour odor theatre theater licence license traveller traveler enrol enroll"
BRITISH += " organise organize analyse analyze jewellery jewelry draught draft plough plow"
BRITISH += " anaemia anemia aeroplane airplane"


def test_spells_british_words_the_american_way() -> None:
    pairs = BRITISH.split()
    for british, expected in zip(pairs[::2], pairs[1::2], strict=True):
        assert expected in american(british)
    assert list(american("cave")) == []


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
