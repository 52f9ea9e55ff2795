"""Words told by their affixes."""

import pytest

from build.derived import derived

KNOWN = {"able": "a", "odd": "a", "happy": "a", "bake": "v", "teach": "v", "sun": "n"}


@pytest.mark.parametrize(
    ("word", "told"),
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
def test_an_affix_is_told_with_a_base_of_its_kind(word: str, told: tuple[str, str] | None) -> None:
    assert derived(word, lambda base, part: KNOWN.get(base) == part) == told
