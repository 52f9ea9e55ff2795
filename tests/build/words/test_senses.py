"""WordNet's senses, from a few lines in its format."""

from pathlib import Path

import pytest

from build.words.senses import Senses, shortened

NOUNS = [
    "00000001 13 n 01 pasty 0 000 | small meat pie or turnover",
    "00000002 15 n 01 Nova 0 001 @i 00000009 n 0000 | a town; far away",
    "00000003 17 n 01 nova 0 000 | a star that flares up",
    "00000004 10 n 01 obscenity 0 000 | a dirty word",
    "00000005 08 n 01 tool 0 001 ;u 00000004 n 0000 | something dirty",
    "00000006 06 n 01 tool 0 000 | what one works with",
    "00000007 17 n 01 water_hole 0 000 | where animals drink",
    "00000008 15 n 01 Ghent 0 001 @i 00000009 n 0000 | a city in Belgium",
]
INDEX = [
    "pasty n 1 0 1 0 00000001",
    "nova n 2 0 2 0 00000002 00000003",
    "tool n 2 0 2 1 00000005 00000006",
    "water_hole n 1 0 1 0 00000007",
    "ghent n 1 1 @i 1 0 00000008",
]


@pytest.fixture
def senses(tmp_path: Path) -> Senses:
    folder = tmp_path / "wordnet"
    folder.mkdir()
    for part in ("noun", "verb", "adj", "adv"):
        for name in (f"data.{part}", f"index.{part}", f"{part}.exc"):
            (folder / name).write_text("  1 license\n", "utf-8")
    (folder / "data.noun").write_text("\n".join(NOUNS), "utf-8")
    (folder / "index.noun").write_text("\n".join(INDEX), "utf-8")
    (folder / "data.verb").write_text(
        "00000001 30 v 01 pasty 0 000 | first\n00000002 30 v 01 pasty 0 000 | met more\n", "utf-8"
    )
    (folder / "index.verb").write_text("pasty v 2 0 2 1 00000001 00000002\n", "utf-8")
    (folder / "noun.exc").write_text("novae nova\n", "utf-8")
    (folder / "cntlist.rev").write_text("pasty%2:30:01:: 2 9\ntool%1:08:00:: 1 5\n", "utf-8")
    return Senses.read(tmp_path)


def test_the_most_used_sense_is_best_or_else_the_first(senses: Senses) -> None:
    assert senses.best["pasty"]["v"].gloss == "met more"
    assert senses.best["pasty"]["n"].gloss == "small meat pie or turnover"
    assert min(senses.best["pasty"].values()).part == "v"


def test_a_harmless_sense_comes_before_a_rude_one_met_more_often(senses: Senses) -> None:
    assert senses.best["tool"]["n"].gloss == "what one works with"


def test_single_people_and_places_are_left_out(senses: Senses) -> None:
    assert senses.best["nova"]["n"].gloss == "a star that flares up"
    assert "ghent" not in senses.best


def test_two_words_are_joined_and_irregular_forms_have_a_base(senses: Senses) -> None:
    assert senses.best["waterhole"]["n"].gloss == "where animals drink"
    assert senses.irregular["novae"] == [("nova", "n")]


@pytest.mark.parametrize(
    ("definition", "gloss"),
    [
        (" a hollow; a cave", "a hollow"),
        (' hide; "they hid"', "hide"),
        (" (of fruit; or leaves) ripe; old", "(of fruit; or leaves) ripe"),
        (" followed by `to'", "followed by 'to'"),
        (" " + "a" * 70 + " (left out as too long here)", "a" * 70),
        (" " + "a" * 100 + " bb, ccccccccccc", "a" * 100 + " bb"),
        (" " + "a" * 100 + " bb with ccccccccccc", "a" * 100 + " bb"),
        (" " + "a" * 80 + " such as ccc, " + "d" * 20, "a" * 80 + " such as ccc"),
        (" " + "a" * 70 + " of " + "b" * 30 + " and " + "c" * 9, "a" * 70 + " of " + "b" * 30),
    ],
)
def test_a_gloss_is_short(definition: str, gloss: str) -> None:
    assert shortened(definition) == gloss


def test_a_short_gloss_ends_with_a_whole_phrase() -> None:
    pair = "a" * 60 + " that lies between " + "b" * 20 + " and " + "c" * 20
    assert shortened(f" {pair}") == "a" * 60
    assert (
        shortened(" " + "a" * 80 + " used, with care, " + "b" * 20) == "a" * 80 + " used, with care"
    )
    assert shortened(" " + "a" * 120) == "a" * 120
