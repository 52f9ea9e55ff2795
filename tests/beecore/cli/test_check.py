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
