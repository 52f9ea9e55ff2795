"""Regular forms, by the rules of spelling."""

import pytest

from beecore.words.lists import inflections


@pytest.mark.parametrize(
    ("lemma", "kinds", "forms"),
    [
        ("selfie", "n", "selfies"),
        ("hashtag", "nvv", "hashtags hashtagged hashtagging"),
        ("vlog", "v", "vlogs vlogged vlogging"),
        ("unmute", "v", "unmutes unmuted unmuting"),
        ("birdie", "v", "birdies birdied birdieing"),
        ("gamify", "v", "gamifies gamified gamifying"),
        ("veto", "v", "vetos vetoed vetoing"),
        ("relax", "v", "relaxes relaxed relaxing"),
        ("play", "nv", "plays played playing"),
        ("cringy", "c", "cringier cringiest"),
        ("acai", "a", ""),
    ],
)
def test_derives_regular_forms(lemma: str, kinds: str, forms: str) -> None:
    assert inflections(lemma, kinds) == set(forms.split())
