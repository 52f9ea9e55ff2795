"""Glosses made from affixes."""

import pytest

from build.words.derived import derived

KNOWN = {"able": "a", "odd": "a", "happy": "a", "bake": "v", "teach": "v", "sun": "n"}


@pytest.mark.parametrize(
    ("word", "gloss"),
    [
        ("oddly", ("r", "in an odd way")),
        ("happily", ("r", "in a happy way")),
        ("unhappy", ("a", "not happy")),
        ("happiness", ("n", "the quality of being happy")),
        ("baker", ("n", "one that bakes")),
        ("teacher", ("n", "one that teaches")),
        ("reteach", ("v", "teach again")),
        ("sunless", ("a", "without sun")),
        ("sunly", None),
        ("reable", None),
    ],
)
def test_an_affix_needs_a_base_of_its_kind(word: str, gloss: tuple[str, str] | None) -> None:
    assert derived(word, lambda base, part: KNOWN.get(base) == part) == gloss
