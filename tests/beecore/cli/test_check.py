"""`bee check`: checks guesses by the rules of the game."""

from tests.beecore.cli.terminal import Bee


def test_checks_guesses_in_order(bee: Bee, words: str) -> None:
    guesses = ["octane", "OCTAVE", "octave", "novae", "covenant", "cover"]
    assert bee("check", "VCTAOEN", *guesses, words).lines == [
        "octane: Good word, but it needs the center letter",
        "octave: Nice! +6",
        "octave: Already found",
        "novae: Bonus word!",
        "covenant: Pangram! +15",
        "cover: Bad letters",
    ]


def test_punctuation_around_a_guess_is_ignored_and_several_words_are_separate(
    bee: Bee, words: str
) -> None:
    guesses = ["Cave.", "“ＯＣＴＡＶＥ”", "\ufeffco\u00adven", "vote, veto", "v-ote"]
    assert bee("check", "VCTAOEN", *guesses, words).lines == [
        "cave: Good! +1",
        "octave: Nice! +6",
        "coven: Nice! +5",
        "vote: Good! +1",
        "veto: Good! +1",
        "v-ote: Bad letters",
    ]
