"""Rude words and how sure it is that they are."""

from build.words.rude import Rudeness


def test_rude_words_have_their_rating() -> None:
    rudeness = Rudeness({"damn": "1"})
    assert rudeness.marks("damn") == ["rude1"]
    assert rudeness.marks("dam") == []
