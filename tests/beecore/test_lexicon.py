"""Words by mask."""

import pytest
from hypothesis import given

import beecore
from beecore import Entry, Hive, Lexicon, Reason, mask_of
from tests.strategies import entries


@given(entries)
def test_a_lexicon_gives_back_each_word_once_as_it_was_first_given(given: list[Entry]) -> None:
    first = {entry.word: entry for entry in reversed(given)}
    assert sorted(Lexicon.from_entries(given).all_entries()) == sorted(first.values())


@given(entries)
def test_masks_are_distinct_and_ascending(given: list[Entry]) -> None:
    masks = list(Lexicon.from_entries(given).masks)
    assert masks == sorted({mask_of(entry.word) for entry in given})


@given(entries)
def test_the_words_of_a_mask_are_those_made_of_just_its_letters(given: list[Entry]) -> None:
    lexicon = Lexicon.from_entries(given)
    for mask in lexicon.masks:
        expected = sorted({entry.word for entry in given if mask_of(entry.word) == mask})
        assert lexicon.words(mask) == expected


def test_an_unknown_mask_has_no_words() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert lexicon.words(mask_of("cove")) == []
    assert lexicon.entries(mask_of("cove")) == []


def test_two_lexicons_make_one_in_order() -> None:
    parts = ["noon", "cave", "onion"], ["extraordinary", "no"]
    small, wide = (
        Lexicon.from_entries([Entry(word, 0.2, Reason.RARE) for word in part], likely=0.4)
        for part in (parts[0], parts[1][:1])
    )
    both = small | wide
    assert {entry.word for entry in both.all_entries()} == {*parts[0], "extraordinary"}
    assert {entry.reason for entry in both.all_entries()} == {Reason.RARE}
    assert list(both.masks) == sorted([*small.masks, *wide.masks])
    assert both.likely == small.likely


def test_the_shipped_words_are_asked_for_by_the_name_of_this_module() -> None:
    from beecore import lexicon
    from beecore.lexicon import Lexicon as Same

    assert Same is Lexicon
    assert "extraordinary" in lexicon()
    assert "extraordinary" not in beecore.lexicon(Hive.parse("VCTAOEN"))
    assert beecore.lexicon() is beecore.lexicon()


def test_words_without_more_are_certain_and_likely_from_a_half_on() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert list(lexicon.all_entries()) == [Entry("cave", 1.0, Reason.NONE)]
    assert lexicon.threshold == 64
    assert (Entry("cave").likelihood, Entry("cave").reason) == (1.0, Reason.NONE)


def test_a_word_is_in_it_or_not() -> None:
    lexicon = Lexicon.from_words(["cave", "noon"])
    assert [word in lexicon for word in ("cave", "noon", "no", "nono", "", "Cave", "café", 4)] == [
        *[True] * 2,
        *[False] * 6,
    ]


def test_it_has_as_many_words_as_it_was_given() -> None:
    assert len(Lexicon.from_words(["no", "on", "noon", "cave"])) == 4
    assert len(Lexicon.from_words([])) == 0


@pytest.mark.parametrize(
    ("likelihoods", "reasons", "fault"),
    [
        (b"ab", b"abc", "3 words with 2 likelihoods and 3 reasons: a lexicon has one of each"),
        (b"abc", b"ab", "3 words with 3 likelihoods and 2 reasons"),
        (b"abcd", b"abcd", "3 words with 4 likelihoods and 4 reasons"),
    ],
)
def test_counts_that_disagree_are_refused(likelihoods: bytes, reasons: bytes, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{fault}"):
        Lexicon([1, 3], ["a", "ab ba"], likelihoods, reasons, 50)


def test_a_mask_is_spelled_out_once() -> None:
    lexicon = Lexicon.from_words(["cave"])
    assert lexicon.words(mask_of("cave")) is lexicon.words(mask_of("cave"))


def test_words_alone_are_certain_each_once() -> None:
    words = ["noon", "no", "cave", "no", "on", "noon"]
    lexicon, entries = Lexicon.from_words(words), Lexicon.from_entries(map(Entry, words))
    assert vars(lexicon) == vars(entries)
    assert sorted(entry.word for entry in lexicon.all_entries()) == ["cave", "no", "noon", "on"]
