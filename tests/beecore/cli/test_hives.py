"""`bee solve`, `check`, `hints`, and `missing`: what each prints."""

import json
from pathlib import Path

import pytest

from tests.beecore.cli.terminal import Bee
from tests.oracles import ORACLE

FOUND = " ".join(ORACLE[2:])


def test_solve_prints_a_summary_and_the_words_best_first(text: str, bee: Bee) -> None:
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


def test_solve_lists_possible_words_after_likely_ones_on_request(words: str, bee: Bee) -> None:
    lines = bee("solve", "VCTAOEN", "--all", words).lines
    assert lines[0].startswith("VCTAOEN: 24 words")
    assert lines[25:] == [
        "",
        "possible: 3 words, 21 points, 1 pangram",
        "  15  evanocte  pangram",
        "   5  novae",
        "   1  eave",
    ]


@pytest.mark.parametrize(("least", "count"), [("0", 27), ("1", 0)])
def test_likelihood_option_moves_the_boundary(least: str, count: int, words: str, bee: Bee) -> None:
    lines = bee("solve", "VCTAOEN", words, f"--likelihood={least}").lines
    assert lines[0].startswith(f"VCTAOEN: {count} words")
    assert len(lines) == 1 + count


def test_solve_takes_minimum_length_required_letters_and_json(text: str, bee: Bee) -> None:
    done = bee("solve", "VCTAOEN", text, "--min-length=5", "--require=n", "--json")
    answer = json.loads("".join(done.lines))
    assert [found["word"] for found in answer["words"]] == ["covenant", "nonevent"]
    assert answer["words"][0] == {
        "word": "covenant",
        "written": "covenant",
        "points": 15,
        "pangram": True,
        "likelihood": 1.0,
        "likely": True,
        "reason": "none",
    }
    assert (answer["hive"], answer["minimum"], answer["summary"]["points"]) == ("VCTAOEN", 5, 23)


def test_check_judges_the_words_of_its_arguments_in_order(bee: Bee, words: str) -> None:
    guesses = [
        "octane",
        "“ＯＣＴＡＶＥ”",
        "Octave.",
        "novae",
        "\ufeffcove\u00adnant",
        "vote, veto",
        "v-ote",
    ]
    assert bee("check", "VCTAOEN", *guesses, words).lines == [
        "octane: Good word, but it needs the center letter",
        "octave: Nice! +6",
        "octave: Already found",
        "novae: Bonus word: no points",
        "covenant: Pangram! +15",
        "vote: Good! +1",
        "veto: Good! +1",
        "v-ote: Bad letters",
    ]


def test_hints_prints_the_hive_summary_grid_and_two_letter_list(bee: Bee, words: str) -> None:
    assert bee("hints", "vctaoen", words).lines == [
        "V C T A O E N",
        "",
        "WORDS: 24, POINTS: 110, PANGRAMS: 1",
        "",
        "       4   5   6   7   8   Σ",
        "   C   2   2   1   4   1  10",
        "   E   1   1   -   -   -   2",
        "   N   1   -   -   -   1   2",
        "   O   1   1   2   -   -   4",
        "   V   4   -   2   -   -   6",
        "   Σ   9   4   5   4   2  24",
        "",
        "CA-2 CO-8",
        "EV-2",
        "NA-1 NO-1",
        "OC-2 OV-2",
        "VA-3 VE-2 VO-1",
    ]


def test_hints_takes_found_words_from_a_file_or_stdin(bee: Bee, words: str, tmp_path: Path) -> None:
    (tmp_path / "found.txt").write_text(f"{FOUND} hello novae")
    lines = bee("hints", "VCTAOEN", words, f"--found={tmp_path / 'found.txt'}").lines
    assert (lines[2], lines[-1]) == ("WORDS: 2, POINTS: 7, PANGRAMS: 0", "CA-2")
    assert bee("hints", "VCTAOEN", words, "--found=-", typed=f"{FOUND} hello novae").lines == lines


def test_missing_counts_words_without_revealing_them(bee: Bee, words: str) -> None:
    typed = f"You have found 22 words:\n{FOUND.replace(' ', ', ')} octovat"
    lines = bee("missing", "VCTAOEN", words, "--found=-", typed=typed).lines
    assert lines[:2] == ["VCTAOEN: 22 of 24 words found, Genius", "not in the word list: octovat"]
    assert any(line.startswith("CA-2 ") for line in lines)
    assert not any(word in " ".join(lines).lower() for word in ORACLE[:2])


@pytest.mark.parametrize(
    ("degree", "lines"),
    [(1, ["C---", "C-----"]), (2, ["CA--", "CA----"]), (4, ["CA--  acev  "]), (5, ["CAVE  "])],
)
def test_missing_reveals_words_step_by_step(
    degree: int, lines: list[str], bee: Bee, words: str
) -> None:
    given = "missing", "vctaoen", words, "--found=-", f"--tell={degree}", "--begin=Cave"
    told = bee(*given, typed=FOUND).lines[-2:]
    assert all(line.startswith(start) for line, start in zip(told, lines, strict=False))
    assert degree > 2 or told == lines
