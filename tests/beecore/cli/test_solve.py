"""`bee solve`: the words of a hive as lines and as JSON."""

import json

from tests.beecore.cli.terminal import Bee


def test_prints_a_summary_and_the_words_best_first(text: str, bee: Bee) -> None:
    assert bee("solve", "v-c-t-a-o-e-n", text) == (
        0,
        [
            "VCTAOEN: 3 words, 24 points, 1 pangram",
            "  15  covenant  pangram",
            "   8  nonevent",
            "   1  cave",
        ],
        "",
    )


def test_takes_the_hive_as_an_option(text: str, bee: Bee) -> None:
    assert bee("solve", "--letters=vctaoen", text) == bee("solve", "VCTAOEN", text)


def test_lists_possible_words_after_likely_ones_on_request(words: str, bee: Bee) -> None:
    lines = bee("solve", "VCTAOEN", "--all", words).lines
    assert lines[0].startswith("VCTAOEN: 24 words")
    assert lines[25:] == [
        "",
        "possible: 3 words, 21 points, 1 pangram",
        "  15  evanocte  pangram",
        "   5  novae",
        "   1  eave",
    ]


def test_likelihood_option_moves_the_boundary(words: str, bee: Bee) -> None:
    assert bee("solve", "VCTAOEN", words, "--likelihood=0").lines[0].startswith("VCTAOEN: 27 words")
    assert bee("solve", "VCTAOEN", words, "--likelihood=1").lines == [
        "VCTAOEN: 0 words, 0 points, 0 pangrams"
    ]


def test_takes_minimum_length_required_letters_and_json(text: str, bee: Bee) -> None:
    done = bee("solve", "VCTAOEN", text, "--min-length=5", "--require=n", "--json")
    answer = json.loads("".join(done.lines))
    assert [found["word"] for found in answer["words"]] == ["covenant", "nonevent"]
    assert answer["words"][0] == {
        "word": "covenant",
        "points": 15,
        "pangram": True,
        "likelihood": 1.0,
        "likely": True,
        "reason": "none",
    }
    assert (answer["hive"], answer["minimum"], answer["summary"]["points"]) == ("VCTAOEN", 5, 23)
