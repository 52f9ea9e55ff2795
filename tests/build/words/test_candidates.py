"""Candidates: which hives may be daily hives."""

from itertools import islice, product

import pytest

from beecore import Entry, Lexicon, mask_of
from beecore.words import lists
from build import WORDLISTS
from build.words import candidates

PANGRAM = Entry("abcdfgh", 0.95)


def made_up(words: int) -> list[Entry]:
    """Return a number of words that have the letters a and b and no other."""
    letters = product("ab", repeat=8)
    return [Entry("ab" + "".join(rest)) for rest in islice(letters, words)]


def qualified(*entries: Entry, rude: str = "", blocked: str = "", never: str = "") -> list[str]:
    lexicon = Lexicon.from_entries([*entries, *made_up(30)])
    prints = {lists.letters_fingerprint(blocked)}
    masks = {mask_of(never)} if never else set()
    return sorted(each.hive for each in candidates.hives(lexicon, {rude}, prints, masks))


@pytest.mark.parametrize(("words", "qualifies"), [(18, False), (19, True), (64, True), (65, False)])
def test_a_hive_has_20_to_65_likely_words(words: int, qualifies: bool) -> None:
    possible = [Entry(f"{entry.word}a", 0.3) for entry in made_up(200)]
    lexicon = Lexicon.from_entries([PANGRAM, *made_up(words), *possible, Entry("aab")])
    found = sorted(each.hive for each in candidates.hives(lexicon))
    assert found == (["abcdfgh", "bacdfgh"] if qualifies else [])


@pytest.mark.parametrize(
    "pangram",
    [Entry("abcdfgh", 0.8), Entry("abcdfgs"), Entry("abcdfg"), Entry("abcderf"), Entry("abeioud")],
)
def test_a_hive_needs_a_well_known_pangram_and_usual_letters(pangram: Entry) -> None:
    assert qualified(pangram) == []


def test_a_likely_pangram_must_not_be_obscure() -> None:
    assert qualified(PANGRAM, Entry("hgfdcba", 0.72))
    assert qualified(PANGRAM, Entry("hgfdcba", 0.6)) == []
    assert qualified(PANGRAM, Entry("hgfdcba", 0.3))


def test_a_rude_likely_word_or_a_blocked_word_rules_out_its_hives() -> None:
    assert qualified(PANGRAM, Entry("bbad"), rude="bbad") == []
    assert qualified(PANGRAM, blocked="dcbb") == ["abcdfgh"]
    assert qualified(PANGRAM, blocked="bah") == []
    assert qualified(PANGRAM, blocked="box") == ["abcdfgh", "bacdfgh"]


def test_a_word_that_is_never_in_a_daily_hive_rules_out_the_hives_that_can_spell_it() -> None:
    assert qualified(PANGRAM, never="dcbb") == ["abcdfgh"]
    assert qualified(PANGRAM, never="hgfdcba") == []
    assert qualified(PANGRAM, never="box") == ["abcdfgh", "bacdfgh"]


def test_counts_the_words_in_ing_and_ed() -> None:
    words = ["bedwing", "winged", "edged", "bing", *("g" * length for length in range(4, 24))]
    lexicon = Lexicon.from_entries([*map(Entry, words), Entry("dinging", 0.1)])
    (found,) = (each for each in candidates.hives(lexicon) if each.hive == "gbdeinw")
    assert found == ("gbdeinw", 24, 4 / 24, 2 / 24)


def test_the_blocked_list_has_two_fingerprints_per_word() -> None:
    lines = (WORDLISTS / "blocked.txt").read_text("ascii").splitlines()[1:]
    assert len(lines) >= 330
    assert all([len(part) for part in line.split()] == [16, 16] for line in lines)
    assert len(lists.blocked(WORDLISTS)) == len(lines)


def test_each_line_of_the_never_lists_has_a_word_and_a_reason() -> None:
    for name in ("never-daily.txt", "never-pangram.txt"):
        lines = (WORDLISTS / name).read_text("ascii").splitlines()
        lines = [line for line in lines if not line.startswith("#")]
        assert lines == sorted(set(lines))
        assert all(len(line.split()) >= 2 and line.split()[0].isalpha() for line in lines)


def test_each_word_that_is_never_a_pangram_could_be_one() -> None:
    assert {len(set(word)) for word in lists.never_pangram(WORDLISTS)} == {candidates.SIZE}


def test_the_never_lists_rule_out_hives() -> None:
    assert mask_of("lynching") in candidates.unwanted()
    assert mask_of("bitching") in candidates.unwanted()
