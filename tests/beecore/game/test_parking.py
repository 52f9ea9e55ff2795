"""Parked words: parked, taken back, and limited in number."""

from beecore.game.parking import MAX_PARKED, moved, parked_words


def test_words_are_told_apart_from_those_that_begin_alike() -> None:
    parked = moved(moved((), "cove", True), "coven", True)
    assert parked_words(moved(parked, "cove", False), ()) == ["coven"]


def test_a_word_moves_only_to_where_it_is_not() -> None:
    parked = moved((), "coven", True)
    assert moved(parked, "coven", True) is parked
    assert moved((), "coven", False) == ()


def test_the_oldest_entries_make_room() -> None:
    parked: tuple[str, ...] = ()
    for length in range(1, MAX_PARKED + 3):
        parked = moved(parked, "v" * length, True)
    assert len(parked) == MAX_PARKED
    assert parked_words(parked, ())[0] == "vvv"
