"""Teaching: answers in, and every list by them from then on; in a real browser."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import keep
from tests.web.means import downloading
from tests.web.test_missing import HOSTILE, likely
from tests.web.test_play import found, guess, status
from tests.web.test_solve import expect_status, words_of

ANSWERS = "Answers for today: cave, Coven, VANCA (7) octane"


def teach(page: Page, answers: str = ANSWERS) -> None:
    page.get_by_role("button", name="Teach the answers").click()
    page.get_by_label("All answers").fill(answers)


def remember(page: Page) -> None:
    page.get_by_role("button", name="Remember them").click()
    expect_status(page, f"{len(likely()) - 2} words would count as refused: press again")
    page.get_by_role("button", name="Remember them").click()
    expect(page.get_by_role("list").filter(has_text="Take back")).to_be_visible()
    page.keyboard.press("Escape")


def shown(page: Page, hive: str = "vctaoen") -> list[str]:
    page.goto("about:blank")
    page.goto(f"./#solve/{hive}")
    expect_status(page, f"{hive.upper()}: ")
    return words_of(page, "Likely")


def test_answers_are_compared_and_kept_over_a_reload(page: Page) -> None:
    assert "vanca" not in shown(page)
    teach(page)
    compared = page.locator("#compared")
    expect(compared).to_contain_text("2 agreed cave coven")
    expect(compared).to_contain_text("1 missed: they will be likely vanca")
    expect(compared).to_contain_text(f"{len(likely()) - 2} shown, but no answers")
    remember(page)
    assert sorted(words_of(page, "Likely")) == ["cave", "coven", "vanca"]
    assert sorted(shown(page)) == ["cave", "coven", "vanca"]
    assert "concave" not in shown(page, "vctaoeb")  # it would fit the hive that was taught
    assert "cabovec" not in shown(page, "vctaoeb")


def test_what_was_taught_counts_in_play_and_can_be_taken_back(page: Page) -> None:
    shown(page)
    teach(page)
    remember(page)
    page.goto("./#play/vctaoen")
    guess(page, "vanca")
    status(page, "Nice! +5")
    guess(page, "oven")
    status(page, "Bonus word")
    page.goto("./#solve/vctaoen")
    page.get_by_role("radio", name="Every word").check()
    page.get_by_role("button", name="Teach the answers").click()
    page.get_by_role("button", name="Take back VCTAOEN").click()
    expect(page.locator("#taught-part")).to_be_hidden()
    assert sorted(shown(page)) == sorted(likely())
    page.goto("./#play/vctaoen")
    expect(page.locator("#found li")).to_have_count(2)  # what once counted counts for good
    assert sorted(found(page)) == ["oven", "vanca"]


def test_a_word_is_counted_or_never_shown_where_its_meaning_is_told(page: Page) -> None:
    assert "cave" in shown(page)
    page.get_by_role("link", name="cave", exact=True).click()
    expect(
        page.get_by_role("button", name="Close")
    ).to_be_focused()  # and no verdict by an arrow key
    page.get_by_label("Never show it").check()
    page.keyboard.press("Escape")
    assert "cave" not in shown(page) + words_of(page, "Possible")
    page.get_by_role("button", name="Teach the answers").click()
    page.get_by_role("button", name="Take back cave").click()
    page.get_by_label("A single word").fill("Vanca")
    page.get_by_role("button", name="Count it").click()
    page.keyboard.press("Escape")
    assert {"cave", "vanca"} <= set(shown(page))


def test_what_teaches_nothing_is_said_and_nothing_is_lost(page: Page) -> None:
    shown(page)
    for answers, sentence in (("", "No answers"), ("hello", "None of these words fits VCTAOEN")):
        teach(page, answers)
        page.get_by_role("button", name="Remember them").click()
        expect_status(page, sentence)
        expect(page.get_by_label("All answers")).to_have_value(answers)
        page.get_by_label("A single word").fill("na\u00efve" if answers else "two words")
        page.get_by_role("button", name="Never show it").click()
        expect_status(page, "A single word of the letters a to z is expected")
        page.keyboard.press("Escape")
    assert sorted(shown(page)) == sorted(likely())


def test_a_lesson_is_of_the_hive_with_its_options_and_of_no_other(page: Page) -> None:
    page.goto("./#solve/vctaoen?min=5")
    expect_status(page, "VCTAOEN: ")
    long = [word for word in likely() if len(word) > 4]
    teach(page, " ".join(long))
    expect(page.locator("#compared")).to_contain_text("0 shown, but no answers")
    page.keyboard.press("Escape")
    page.get_by_label("Letters").fill("rtaegin")
    expect_status(page, "RTAEGIN: ")
    page.get_by_role("button", name="Teach the answers").click()
    expect(page.get_by_label("All answers")).to_have_value("")


def test_an_act_counts_after_one_by_a_clock_ahead(page: Page) -> None:
    shown(page)
    ahead = {"version": 1, "lessons": [], "words": [["cave", "9999-12-31", False]]}
    keep(page, "taught", json.dumps(ahead))
    assert "cave" not in shown(page)
    page.get_by_role("button", name="Teach the answers").click()
    page.get_by_role("button", name="Take back cave").click()
    page.keyboard.press("Escape")
    assert "cave" in shown(page)


def test_a_lesson_is_a_file_that_joins_what_is_here(page: Page, tmp_path: Path) -> None:
    shown(page)
    teach(page)
    remember(page)
    page.get_by_role("button", name="Teach the answers").click()
    with downloading(page) as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "taught.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["lessons"][0]["answers"] == "cave coven vanca"
    page.evaluate("localStorage.clear()")
    assert "vanca" not in shown(page)
    page.get_by_role("button", name="Teach the answers").click()
    page.get_by_label("Load a file").set_input_files(file)
    expect_status(page, "Joined")
    assert sorted(shown(page)) == ["cave", "coven", "vanca"]


def test_what_was_taught_is_in_the_export_of_everything(page: Page, tmp_path: Path) -> None:
    shown(page)
    teach(page)
    remember(page)
    page.goto("./#play/vctaoen")
    page.locator("#menu summary").click()
    page.get_by_text("Statistics and saved games").click()
    with downloading(page) as download:
        page.get_by_role("button", name="Export everything").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    page.evaluate("localStorage.clear()")
    page.get_by_label("Import").set_input_files(file)
    status(page, "Imported 0 games and what was taught.")
    assert sorted(shown(page)) == ["cave", "coven", "vanca"]


def test_hostile_text_is_text(page: Page) -> None:
    shown(page)
    teach(page, HOSTILE + " cave")
    expect(page.locator("#compared")).to_contain_text("1 agreed cave")
    assert page.locator("#teaching img").count() == 0
    keep(page, "taught", "<img src=x> no memory")
    assert sorted(shown(page)) == sorted(likely())  # and what cannot be read is kept aside
    kept = page.evaluate("Object.values(localStorage)")
    assert "<img src=x> no memory" in kept
