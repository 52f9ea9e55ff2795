"""The word lists: their entries, and the exclusion of blocked words."""

from pathlib import Path

import pytest

from beecore import Reason
from beecore.errors import WordListError
from beecore.words import lists
from beecore.words.lists import blocked, entries, fingerprint, likely, look_up, words
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


def test_marks_decide_likelihood_and_reason(folder: Path) -> None:
    found = {entry.word: entry for entry in entries(folder)}
    assert found["cave"].likelihood > likely(folder) > found["cetene"].likelihood
    assert found["cave"].reason is Reason.NONE
    assert found["cetene"].reason is Reason.TECHNICAL


def test_includes_the_forms_of_additions(folder: Path) -> None:
    assert {"vibe", "vibed", "vibes", "vibing"} <= words(folder).keys()


def test_excludes_removed_and_blocked_words(folder: Path) -> None:
    assert not {"zzyzx", "noon"} & words(folder).keys()


def test_excludes_blocked_additions(folder: Path) -> None:
    (folder / "additions.txt").write_text("noon n\n", "ascii")
    assert "noon" not in words(folder)


def test_dropping_an_addition_drops_its_gathered_marks(folder: Path) -> None:
    with (folder / "words.txt").open("a") as file:
        file.write("vibed newform f4\nmatcha new f4\n")
    assert words(folder)["vibed"] == "newform f4"
    assert "matcha" not in words(folder)


def test_verdicts_come_last(folder: Path) -> None:
    verdicts = "cave\tno\tname\tan atlas\ncetene\tyes\tfood\ta dictionary\n"
    (folder / "verdicts.tsv").write_text(verdicts, "ascii")
    found = {entry.word: entry for entry in entries(folder)}
    assert found["cetene"].likelihood > likely(folder) > found["cave"].likelihood > 0
    assert found["cave"].reason is Reason.NAME
    assert found["cetene"].reason is Reason.NONE


def test_british_spellings_of_american_words_are_never_likely(folder: Path) -> None:
    found = {entry.word: entry for entry in entries(folder)}
    assert found["odor"].likelihood > likely(folder) > found["odour"].likelihood
    assert found["odour"].reason is Reason.BRITISH


def test_british_words_without_an_american_spelling_may_be_likely(folder: Path) -> None:
    (folder / "words.txt").write_text("odor 10 variant\nodour 10 british\nflyer 10 british\n")
    found = {entry.word: entry.likelihood for entry in entries(folder)}
    assert min(found["odour"], found["flyer"]) > likely(folder)


def test_look_up_applies_verdicts(folder: Path) -> None:
    (folder / "verdicts.tsv").write_text("cetene\tyes\tfood\ta dictionary\n", "ascii")
    cetene, odour = look_up(folder, ["cetene", "odour"]).values()
    assert cetene is not None
    assert cetene.likely
    assert cetene.verdict == (True, "food", "a dictionary")
    assert odour is not None
    assert not odour.likely
    assert odour.verdict is None


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


def test_names_a_missing_list(folder: Path) -> None:
    (folder / "removals.txt").unlink()
    with pytest.raises(WordListError, match=r"removals\.txt"):
        words(folder)


def test_shipped_words_are_plain_and_not_blocked() -> None:
    shipped = wordlists.marks()
    assert len(shipped) > 250_000
    assert not {fingerprint(word) for word in shipped} & blocked(WORDLISTS)
    assert all(word.isascii() and word.islower() and len(word) >= 4 for word in shipped)


def test_source_lists_contain_no_blocked_word() -> None:
    never = blocked(WORDLISTS)
    for name in ("words.txt", "additions.txt", "removals.txt"):
        lines = (WORDLISTS / name).read_text("ascii").splitlines()
        assert not {fingerprint(line.split()[0]) for line in lines if line} & never


def test_suffixed_words_are_likely_and_obscure_ones_are_not(tmp_path: Path) -> None:
    suffixed, obscure = ["incentivize", "anticlimactic", "inimical"], ["itcze", "cetene"]
    wordlists.write_few(tmp_path / "few", "aceilmntvz")
    judged = look_up(tmp_path / "few", suffixed + obscure)
    assert [word for word, known in judged.items() if known and known.likely] == suffixed


def test_includes_the_words_of_the_published_hive() -> None:
    answers = "cavern octavo nonevent avocet cava eave nova novae caveat covenant".split()
    assert wordlists.marks().keys() >= set(answers)


def test_verdicts_are_on_listed_words() -> None:
    assert lists.read_verdicts(WORDLISTS).keys() <= wordlists.marks().keys()


def test_additions_are_sorted_and_unique() -> None:
    lines = (WORDLISTS / "additions.txt").read_text("ascii").splitlines()
    lemmas = [line.split()[0] for line in lines if not line.startswith("#")]
    assert lemmas == sorted(set(lemmas))
