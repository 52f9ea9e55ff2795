"""Words by mask."""

from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Lexicon, Reason, mask_of
from beecore.layout import LEVELS

words = st.text("abcdeorst", min_size=1, max_size=9)
likelihoods = st.integers(0, LEVELS).map(lambda level: level / LEVELS)
entries = st.lists(st.builds(Entry, words, likelihoods, st.sampled_from(Reason)))


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


def test_every_reason_has_its_label() -> None:
    assert {reason.name: reason.label for reason in Reason} == {
        "NONE": "",
        "RARE": "rare",
        "BRITISH": "British",
        "TECHNICAL": "technical",
        "VARIANT": "variant spelling",
        "INFORMAL": "informal",
        "DERIVED": "derived",
        "NAME": "name",
        "VULGAR": "vulgar",
    }
