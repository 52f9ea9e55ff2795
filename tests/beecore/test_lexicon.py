"""Words by mask."""

import pytest
from hypothesis import given

import beecore
from beecore import Entry, Hive, Lexicon, Reason, mask_of
from beecore.editions import edition_of
from tests.strategies import entries


@given(entries)
def test_keeps_the_first_entry_of_each_word(given: list[Entry]) -> None:
    first = {entry.word: entry for entry in reversed(given)}
    assert sorted(Lexicon.from_entries(given).all_entries()) == sorted(first.values())


@given(entries)
def test_masks_are_distinct_and_ascending(given: list[Entry]) -> None:
    masks = list(Lexicon.from_entries(given).masks)
    assert masks == sorted({mask_of(entry.word) for entry in given})


@given(entries)
def test_words_of_a_mask_use_exactly_its_letters(given: list[Entry]) -> None:
    lexicon = Lexicon.from_entries(given)
    for mask in lexicon.masks:
        expected = sorted({entry.word for entry in given if mask_of(entry.word) == mask})
        assert lexicon.words(mask) == expected


def test_unknown_mask_has_no_words() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert lexicon.words(mask_of("cove")) == []
    assert lexicon.entries(mask_of("cove")) == []


def test_merges_two_lexicons() -> None:
    parts = ["noon", "cave", "onion"], ["extraordinary", "no"]
    small, wide = (
        Lexicon.from_entries([Entry(word, 0.2, Reason.RARE) for word in part], likely=0.4)
        for part in parts
    )
    both = small | wide
    assert {entry.word for entry in both.all_entries()} == {*parts[0], *parts[1]}
    assert sorted(both.words(mask_of("no"))) == ["no", "noon"]
    assert {entry.reason for entry in both.all_entries()} == {Reason.RARE}
    assert both.masks == sorted({*small.masks, *wide.masks})
    assert len(both) == 5
    assert both.likely == small.likely


def test_lexicon_is_both_a_function_and_a_module() -> None:
    from beecore import lexicon
    from beecore.lexicon import Lexicon as Same

    assert Same is Lexicon
    assert "extraordinary" in lexicon()
    assert "extraordinary" not in beecore.lexicon(Hive.parse("VCTAOEN"))
    assert beecore.lexicon() is beecore.lexicon()


def test_plain_words_have_likelihood_1_and_boundary_one_half() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert list(lexicon.all_entries()) == [Entry("cave", 1.0, Reason.NONE)]
    assert lexicon.threshold == 64
    assert (Entry("cave").likelihood, Entry("cave").reason) == (1.0, Reason.NONE)


def test_contains_only_its_words() -> None:
    lexicon = Lexicon.from_words(["cave", "noon"])
    assert [word in lexicon for word in ("cave", "noon", "no", "nono", "", "Cave", "café", 4)] == [
        *[True] * 2,
        *[False] * 6,
    ]


def test_length_counts_the_words() -> None:
    assert len(Lexicon.from_words(["no", "on", "noon", "cave"])) == 4
    assert len(Lexicon.from_words([])) == 0


def test_caches_the_words_of_a_mask() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert lexicon.words(mask_of("cave")) is lexicon.words(mask_of("cave"))


def test_plain_words_equal_entries_without_likelihood() -> None:
    words = ["noon", "no", "cave", "no", "on", "noon"]
    lexicon, entries = Lexicon.from_words(words), Lexicon.from_entries(map(Entry, words))
    assert [pack.body for pack in lexicon.packs] == [pack.body for pack in entries.packs]
    assert sorted(entry.word for entry in lexicon.all_entries()) == ["cave", "no", "noon", "on"]


def test_a_lexicon_can_be_extended_to_an_alphabet_with_further_letters() -> None:
    spanish = edition_of("spanish").alphabet
    words = ["cave", "nina", "zoo"]
    extended, built = (
        Lexicon.from_words(words).extended_to(spanish),
        Lexicon.from_words(words, spanish),
    )
    assert list(extended.all_entries()) == list(built.all_entries())
    assert "nina" in extended
    assert extended.alphabet == spanish
    with pytest.raises(ValueError, match="doesn’t begin with"):
        extended.extended_to(edition_of("russian").alphabet)
