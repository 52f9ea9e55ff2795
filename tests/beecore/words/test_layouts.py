"""Which parts of a list's text are its words."""

import pytest

from beecore.words.layouts import parted


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cave coven\noctane", ["cave", "coven", "octane"]),
        ("# Words by Jane Doe, 2024\ncave", ["cave"]),
        ("#cave\n#coven", ["#cave", "#coven"]),  # hashtags
        ("word;pos;freq\ncave;NOUN;12\ncoven;NOUN;3", ["cave", "coven"]),
        ("3\ncave/S\ncoven/MS\noctane", ["3", "cave", "coven", "octane"]),
        ("and/or\ncave", ["and/or", "cave"]),
    ],
)
def test_comments_flags_and_columns_are_no_words(text: str, words: list[str]) -> None:
    assert parted(text)[0].split() == words


def test_what_is_left_out_is_returned() -> None:
    left_out = parted("# by J. Doe\nword;pos\ncave;NOUN")[1]
    assert left_out.split() == "# by J. Doe word pos NOUN".split()
