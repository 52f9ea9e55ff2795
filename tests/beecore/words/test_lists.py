"""The word lists: their entries, forms, spellings, and verdicts by hand."""

from pathlib import Path

import pytest

from beecore import Entry, Reason
from beecore.errors import WordListError
from beecore.words.lists import (
    ListedVerdict,
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
WORDS = """cave 10 w1
cetene 80 field
flyer 10 british
noon 10
odor 10
odour 10 british
vibed newform f4
viber new f4
zzyzx 80
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {
        "words.txt": WORDS,
        "additions.txt": "# of today\nvibe v\nnoon n\n",
        "removals.txt": "# no words\nzzyzx\n",
        "blocked.txt": fingerprint("noon") + "\n",
        "weights.json": WEIGHTS,
        "verdicts.tsv": "# by hand\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "ascii")
    return tmp_path


VERDICTS = "\ncave\tno\tname\tan atlas\ncetene\tyes\tfood\ta dictionary\n"


@pytest.mark.parametrize(
    ("verdicts", "word", "is_likely", "reason"),
    [
        ("", "cave", True, Reason.NONE),
        ("", "cetene", False, Reason.TECHNICAL),
        ("", "odor", True, Reason.NONE),
        ("", "odour", False, Reason.BRITISH),  # the American spelling is in the list
        ("", "flyer", True, Reason.NONE),  # it has no American spelling
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
    assert (known.entry, known.likely) == (entry, is_likely)
    assert known.verdict == read_verdicts(folder).get(word)


def test_includes_additions_but_no_removed_or_blocked_words(folder: Path) -> None:
    listed = words(folder)
    assert listed.keys() >= {"cave", "vibe", "vibes", "vibing"}
    assert not {"zzyzx", "noon", "viber"} & listed.keys()  # viber was an addition once
    assert listed["vibed"] == "newform f4"


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("removals.txt", None, r"removals\.txt"),
        ("verdicts.tsv", None, r"verdicts\.tsv"),
        ("additions.txt", "matcha q\n", r"'matcha q' in additions\.txt"),
    ],
)
def test_names_a_missing_list_and_a_wrong_line(
    name: str, text: str | None, fault: str, folder: Path
) -> None:
    (folder / name).unlink()
    if text:
        (folder / name).write_text(text, "ascii")
    with pytest.raises(WordListError, match=fault):
        list(entries(folder))


def test_look_up_returns_marks_and_weights(folder: Path) -> None:
    cave, unknown = look_up(folder, ["cave", "caveat"]).values()
    assert cave is not None
    assert cave.marks == ["10", "w1"]
    assert cave.weights == {"10": 3.0, "w1": 0.0, "length4": 0.0}
    assert unknown is None


@pytest.mark.unmeasured
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
    assert read_verdicts(WORDLISTS).keys() <= shipped.keys()


def test_suffixed_words_are_likely_and_obscure_ones_are_not(tmp_path: Path) -> None:
    suffixed, obscure = ["incentivize", "anticlimactic", "inimical"], ["itcze", "cetene"]
    wordlists.write_few(tmp_path / "few", "aceilmntvz")
    judged = look_up(tmp_path / "few", suffixed + obscure)
    assert [word for word, known in judged.items() if known and known.likely] == suffixed


@pytest.mark.parametrize(
    ("lemma", "kinds", "forms"),
    [
        ("hashtag", "nvv", "hashtags hashtagged hashtagging"),
        ("vlog", "v", "vlogs vlogged vlogging"),
        ("unmute", "v", "unmutes unmuted unmuting"),
        ("birdie", "v", "birdies birdied birdieing"),
        ("gamify", "v", "gamifies gamified gamifying"),
        ("veto", "v", "vetos vetoed vetoing"),
        ("relax", "v", "relaxes relaxed relaxing"),
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


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("matcha yes food dictionary", "separated by tabs"),
        ("matcha\tyes\t\tdictionary", "separated by tabs"),
        ("tea\tyes\tfood\tdictionary", "at least 4 letters"),
        ("m\u00e2che\tyes\tfood\tdictionary", "all of them a-z"),
        ("matcha\tmaybe\tfood\tdictionary", "'maybe' is no verdict"),
        ("matcha\tno\tfood\tdictionary", "'food' is not one of the reasons rare, British"),
        ("cave\tno\tname\tatlas", "the word has a verdict already"),
        ("cava\tyes\tfood\tdictionary", "it must come before 'cave'"),
    ],
)
def test_names_an_invalid_line(tmp_path: Path, line: str, problem: str) -> None:
    (tmp_path / "verdicts.tsv").write_text(f"# by hand\ncave\tyes\told\tbook\n{line}\n", "utf-8")
    with pytest.raises(WordListError, match=rf"in verdicts\.tsv: .*{problem}"):
        read_verdicts(tmp_path)


def test_verdicts_change_a_likelihood_only_in_their_direction() -> None:
    yes, no = ListedVerdict(True, "food", "book"), ListedVerdict(False, "name", "atlas")
    likelihoods = [each.of(Entry("cave", 0.95)).likelihood for each in (yes, no)]
    assert likelihoods[0] == 0.95 > likelihoods[1]
    assert no.of(Entry("cave", 0.01)) == Entry("cave", 0.01, Reason.NAME)
