"""`bee check`: checks guesses by the rules of the game."""

from tests.beecore.cli.terminal import Bee


def test_checks_guesses_in_order_and_several_words_of_one_separately(bee: Bee, words: str) -> None:
    guesses = ["Cave.", "cave", "“ＯＣＴＡＶＥ”", "\ufeffco\u00adven", "vote, veto", "v-ote"]
    assert bee("check", "VCTAOEN", *guesses, words).lines == [
        "cave: Good! +1",
        "cave: Already found",
        "octave: Nice! +6",
        "coven: Nice! +5",
        "vote: Good! +1",
        "veto: Good! +1",
        "v-ote: Bad letters",
    ]
