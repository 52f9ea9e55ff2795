"""`bee check`: guesses judged as in a game."""

from tests.beecore.cli.terminal import Bee


def test_one_guess_is_judged_after_the_other(bee: Bee, words: str) -> None:
    guesses = ["octane", "OCTAVE", "octave", "novae", "covenant", "cover"]
    assert bee("check", "VCTAOEN", *guesses, words).lines == [
        "octane: Good word, but it needs the center letter",
        "octave: Nice! +6",
        "octave: Already found",
        "novae: Bonus word, thank you!",
        "covenant: Pangram! +15",
        "cover: Bad letters",
    ]
