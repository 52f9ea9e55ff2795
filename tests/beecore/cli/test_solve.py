"""`bee solve`: the words of a hive as lines and as JSON."""

import json

from tests.beecore.cli.terminal import Bee


def test_it_prints_a_summary_and_the_words_best_first(text: str, bee: Bee) -> None:
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


def test_letters_are_another_way_to_name_the_hive(text: str, bee: Bee) -> None:
    assert bee("solve", "--letters=vctaoen", text) == bee("solve", "VCTAOEN", text)


def test_possible_words_come_after_the_likely_ones_when_asked_for(words: str, bee: Bee) -> None:
    lines = bee("solve", "VCTAOEN", "--all", words).lines
    assert lines[0].startswith("VCTAOEN: 24 words")
    assert lines[25:] == [
        "",
        "possible: 3 words, 21 points, 1 pangram",
        "  15  evanocte  pangram",
        "   5  novae",
        "   1  eave",
    ]


def test_words_can_be_likely_sooner_or_later(words: str, bee: Bee) -> None:
    assert bee("solve", "VCTAOEN", words, "--likelihood=0").lines[0].startswith("VCTAOEN: 27 words")
    assert bee("solve", "VCTAOEN", words, "--likelihood=1").lines == [
        "VCTAOEN: 0 words, 0 points, 0 pangrams"
    ]


def test_minimum_required_letters_and_json(text: str, bee: Bee) -> None:
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
