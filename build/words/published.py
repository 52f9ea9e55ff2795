"""How published puzzles are made: figures about 2,120 of them, from 2018 to 2025."""

PUZZLES = 2120
LETTERS = dict(
    zip(
        "abcdefghijklmnopqrtuvwxyz",
        map(
            int,
            "1250 469 820 646 859 314 537 611 1151 62 270 1091 582 1143 1080 492 15 661 1053 499"
            " 211 215 96 621 91".split(),
        ),
        strict=True,
    )
)
"""How many of the puzzles have each letter; S, which a single one has, is left out."""
CENTERS = dict(
    zip(
        LETTERS,
        map(
            int,
            "169 91 151 63 95 62 57 92 160 1 26 157 107 142 192 92 1 111 154"
            " 67 33 27 0 65 5".split(),
        ),
        strict=True,
    )
)
"""How many of the puzzles have each center."""
MANY_ENDINGS, WITH_MANY_ENDINGS = 0.35, 293
"""The share of answers in -ing or -ed that counts as many, and how many of the puzzles have it."""
MANY_ING, WITH_MANY_ING = 0.5, 78
"""The share of answers in -ing that counts as many, and how many of the puzzles have it."""
