"""Lexicons in any alphabet: words by mask, packs of them, and solving, against the rule itself."""

import gc
import sys
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, Reason, mask_of, solve
from beecore.editions import edition_of, own_edition
from beecore.errors import LetterError, PackError
from beecore.letters import ENGLISH, Alphabet
from beecore.solvers.naive import NaiveSolver
from tests.oracles import HIVE
from tests.strategies import entries, hives, word_lists

ALPHABETS = [ENGLISH, Alphabet("אבגדהוזחטיכלמנסעפצקרשת"), Alphabet(ENGLISH.order + "äöüßåøæ")]
ALPHABETS += [edition_of(name).alphabet for name in ("spanish", "german", "russian")]


@given(entries)
def test_keeps_the_first_entry_of_each_word_by_mask(given: list[Entry]) -> None:
    first = {entry.word: entry for entry in reversed(given)}
    lexicon = Lexicon.from_entries(given)
    assert sorted(lexicon.all_entries()) == sorted(first.values())
    assert len(lexicon) == len(first)
    assert lexicon.masks == sorted(set(map(mask_of, first)))
    for mask in [*lexicon.masks, mask_of("xyz")]:
        assert lexicon.words(mask) == sorted(word for word in first if mask_of(word) == mask)
    others = ["xyz", "", "Cave", "caf\u00e9", 4, *first, *[word[::-1] for word in first]]
    assert [word in lexicon for word in others] == [word in first for word in others]


@given(st.sampled_from(ALPHABETS), st.data())
def test_packs_keep_alphabet_words_and_written_forms(
    alphabet: Alphabet, data: st.DataObject
) -> None:
    words = st.text(alphabet.order[-4:] + alphabet.order[:4], min_size=1, max_size=9)
    forms = st.text("é-'" + alphabet.order[-5:], max_size=9).map("É".__add__) | st.just("")
    made = st.builds(Entry, words, st.sampled_from([0.0, 1.0]), st.just(Reason.NAME), forms)
    by_word = {entry.word: entry for entry in data.draw(st.lists(made, min_size=1, max_size=300))}
    packed = Lexicon.from_entries(by_word.values(), 0.3, alphabet).to_pack()
    read = Lexicon.from_pack(packed)
    assert (read.alphabet, read.likely) == (alphabet, round(0.3 * 127) / 127)
    assert sorted(read.all_entries()) == sorted(by_word.values())
    assert read.to_pack() == packed


@given(word_lists("abcde"), st.lists(st.tuples(hives("abcde"), st.sampled_from([None, 0.2, 1.0]))))
def test_solves_many_hives_by_the_rule_with_a_small_cache(
    words: list[str], asked: list[tuple[Hive, float | None]]
) -> None:
    words = list(dict.fromkeys(words))
    half = len(words) // 2
    parts = [
        Lexicon.from_entries([Entry(word, likelihood) for word in part])
        for part, likelihood in ((words[:half], 1.0), (words[half:], 0.4))
    ]
    lexicon = Lexicon([pack for part in parts for pack in part.packs])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["beecore.lexicon"], "CACHED_MASKS", 5)
        for hive, likely in asked:
            found = solve(hive, lexicon, likely=likely)
            fitting = {
                word
                for word in words
                if set(hive.required) <= set(word) <= set(hive.letters)
                and len(word) >= hive.minimum
            }
            assert {each.word for each in found} == fitting
            assert found == solve(hive, lexicon, solver=NaiveSolver(lexicon), likely=likely)
            for each in found:
                assert each.likely == (each.likelihood >= (likely or lexicon.likely))


def test_a_lexicon_can_be_extended_to_an_alphabet_with_further_letters() -> None:
    spanish = edition_of("spanish").alphabet
    extended = Lexicon.from_words(["cave", "nina"]).extended_to(spanish)
    built = Lexicon.from_words(["cave", "nina"], spanish)
    assert extended.alphabet == spanish
    assert list(extended.all_entries()) == list(built.all_entries())
    with pytest.raises(ValueError, match="doesn’t begin with"):
        extended.extended_to(edition_of("russian").alphabet)


def test_the_boundary_of_likely_words_moves_and_reasons_stay() -> None:
    lexicon = Lexicon.from_entries([Entry("cave", 0.6), Entry("cove", 0.4, Reason.RARE)], 0.5)
    for likely, expected in ((None, [True, False]), (0.3, [True, True]), (0.7, [False, False])):
        found = solve(HIVE, lexicon, likely=likely)
        assert [each.likely for each in found] == expected
        assert [each.reason for each in found] == [Reason.NONE, Reason.RARE]


def test_written_forms_with_rare_marks_are_left_out() -> None:
    marks = [chr(0xE000 + number) for number in range(70)]
    entries = [Entry("ab" + "c" * number, written=f"a{mark}") for number, mark in enumerate(marks)]
    assert sum(entry.written != "" for entry in Lexicon.from_entries(entries).all_entries()) == 63


def test_equally_frequent_characters_of_written_forms_are_in_order() -> None:
    (pack,) = Lexicon.from_words(["aeioun"], written={"aeioun": "úíóáñé"}).packs
    assert pack.characters == "áéíñóú"


def test_pausing_the_garbage_collector_ends_with_the_packing() -> None:
    with pytest.raises(LetterError):
        Lexicon.from_words(["café"])
    assert gc.isenabled()
    gc.disable()
    try:
        Lexicon.from_words(["cave"])
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_word_with_too_many_letters_is_an_error() -> None:
    russian = edition_of("russian").alphabet
    with pytest.raises(LetterError, match="33 different letters: the limit is 30"):
        Lexicon.from_words([russian.order], russian)


@pytest.mark.parametrize("letters", ["naab", "naan", "nab", "aab"])
def test_counted_letters_are_used_as_often_as_they_are_there(letters: str) -> None:
    words = ["".join(drawn) for size in range(1, 6) for drawn in product("abn", repeat=size)]
    german = own_edition(edition_of("german"), ENGLISH, "counted")
    lexicon, hive = Lexicon.from_words(words), Hive(letters, 2, edition=german)
    for solver in (None, NaiveSolver(lexicon)):
        found = solve(hive, lexicon, solver=solver)
        assert {each.word for each in found} == {
            word
            for word in words
            if len(word) >= 2 and letters[0] in word and Counter(word) <= Counter(letters)
        }
        pangrams = {each.word for each in found if each.pangram}
        assert pangrams == {each.word for each in found if sorted(each.word) == sorted(letters)}


def test_words_that_could_not_be_read_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicon = Lexicon.from_words(["cave", "coven"])

    def fail(self: Lexicon, masks: object) -> None:
        raise PackError("damaged")

    with monkeypatch.context() as broken:
        broken.setattr(Lexicon, "look_up", fail)
        with pytest.raises(PackError):
            solve(HIVE, lexicon)
    assert [solution.word for solution in solve(HIVE, lexicon)] == ["coven", "cave"]
