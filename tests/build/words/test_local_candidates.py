"""Tests of the hives that qualify for the calendars of languages other than English."""

from pathlib import Path

from beecore.editions import edition_of
from beecore.words import lists
from build.words.lemmas import likelihood
from build.words.local_candidates import Candidate, Words, candidates, hives, read

SPANISH, GERMAN = edition_of("spanish"), edition_of("german")
KNOWN = 90
FILLERS = [f"{'a' * length}b{letter}" for length in range(3, 8) for letter in "cdef"]
"""Twenty words of the letters of `PANGRAM`, with four different endings."""
PANGRAM = "abcdefñ"


def likely(*words: str, **percentages: int) -> Words:
    return Words(SPANISH, {**dict.fromkeys(words, KNOWN), **percentages}, KNOWN)


def found(words: Words, **never: list[str]) -> list[str]:
    return [each.hive for each in hives(words, **never)]


def test_a_hive_has_20_to_60_likely_words_and_a_known_pangram() -> None:
    assert found(likely(PANGRAM, *FILLERS)) == ["abcdefñ", "bacdefñ"]
    assert found(likely(PANGRAM, *FILLERS[:-1])) == ["abcdefñ", "bacdefñ"]
    assert found(likely(PANGRAM, *FILLERS[:-2])) == []
    assert found(likely(PANGRAM, *("ab" * length for length in range(2, 62)))) == []
    assert found(likely(*FILLERS, **{PANGRAM: KNOWN - 1})) == []
    assert found(likely("abcdef", *FILLERS)) == []
    unlikely = dict.fromkeys(FILLERS, 49)
    assert found(likely(PANGRAM, **unlikely)) == []


def test_a_hive_that_can_spell_a_blocked_or_unwanted_word_is_left_out() -> None:
    words = likely(PANGRAM, *FILLERS)
    assert found(words, blocked=[lists.letters_fingerprint("badda")]) == []
    assert found(words, blocked=[lists.letters_fingerprint("ccada")]) == ["bacdefñ"]
    assert found(words, never_daily=["Cábeb"]) == []
    assert found(words, never_daily=["daca"]) == ["bacdefñ"]
    assert found(words, never_daily=["daza"]) == ["abcdefñ", "bacdefñ"]
    assert found(words, never_pangram=["ñfedcba"]) == []
    assert found(words, never_pangram=["abcdef"]) == ["abcdefñ", "bacdefñ"]


def test_another_pangram_keeps_a_hive_whose_letters_have_a_pangram_that_is_unwanted() -> None:
    words = likely(PANGRAM, "ñfedcba", *FILLERS)
    assert found(words, never_pangram=["ñfedcba"]) == []


def test_hives_with_many_words_of_one_ending_are_left_out_if_two_others_remain() -> None:
    ends = [f"{'a' * length}dar" for length in range(1, 20)]
    others = [f"{end}{'ab' * length}{end}" for length in range(1, 14) for end in "cbe"]
    words = likely("abcdefr", *ends, *others)
    assert [each.hive for each in hives(words) if each.ending > 1 / 3] == []
    assert [each.hive for each in hives(words)] == ["abcdefr", "bacdefr"]
    few = [each.hive for each in hives(likely("abcdefr", *ends)) if each.ending > 0.9]
    assert few == ["abcdefr", "dabcefr", "rabcdef"]


def test_where_letters_count_a_hive_spells_each_as_often_as_it_has_it() -> None:
    percentages = dict.fromkeys(["annabelle", "anna", "elle", "bann", "ball"], 95)
    words = Words(GERMAN, percentages, KNOWN)
    assert words.of_hive("aabeellnn") == ["anna", "annabelle", "ball", "bann"]
    assert words.of_hive("abeellnnn") == ["ball", "bann"]
    assert list(words.pangrams) == ["aabeellnn"]


def test_words_and_tables_are_read_in_the_letters_of_the_edition(tmp_path: Path) -> None:
    known = round(100 * likelihood(3, 2.3))
    fillers = "".join(f"{word} 60\n" for word in FILLERS)
    (tmp_path / "words.txt").write_text(f"Ábcdefñ {known}\n{fillers}", "utf-8")
    (tmp_path / "blocked.txt").write_text(f"{lists.block('xyz')}\n", "utf-8")
    words = read(SPANISH, tmp_path, 2.3)
    assert words.pangrams == {PANGRAM: [PANGRAM]}
    share = 5 / 21
    assert candidates(words, tmp_path) == [
        Candidate("abcdefñ", 21, share),
        Candidate("bacdefñ", 21, share),
    ]
    (tmp_path / "never-daily.txt").write_text("# Never.\nbañaba a reason\n", "utf-8")
    assert candidates(words, tmp_path) == []
