"""Tests of the decisions on words that official answers, saved by earlier versions, become."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore.decisions import UNDECIDED, Decisions, dump, load
from beecore.editions import ORIGINAL, own_edition, set_own
from beecore.letters import Alphabet
from beecore.lexicon import Entry
from beecore.memory import NOTHING
from beecore.memory import dump as dump_memory
from beecore.sharing.games import decode_games
from tests.app.tabs import Browser, Tab, app, outcome, pack_of
from tests.oracles import HIVE, LIKELY, ORACLE

EARLIER = json.loads((Path(__file__).parents[1] / "data" / "taught.json").read_text("utf-8"))
"""What the page stored, and put into codes, in versions with a dialog for official answers."""
ANSWERS = ("cave", "nave", "novae")  # in it, for HIVE
TAUGHT = "open-hive / taught"
SPANISH = Alphabet("abcdefghijklmnopqrstuvwxyzñ")
LIST = app.word_lists.WordList(own_edition(ORIGINAL, SPANISH, "Ours"), "original", 2, "2026-11-22")


@pytest.fixture
def browser() -> Iterator[Browser]:
    yield Browser()
    set_own([])


def opened(browser: Browser) -> Tab:
    """Return a tab that turns official answers into decisions, as the page does."""
    tab = browser.open()
    tab.data.decisions.convert = app.answers.EarlierAnswers(tab).convert
    assert tab.data.decisions.current
    tab.settle()
    return tab


def decided(tab: Tab) -> dict[str, bool | None]:
    words = tab.data.decisions.current.words
    return {word: words[word].accepted for word in words}


@pytest.mark.parametrize("name", ["earliest", "stored"])
@pytest.mark.parametrize("way", ["stored", "imported"])
def test_official_answers_become_decisions_once(browser: Browser, name: str, way: str) -> None:
    if way == "stored":
        browser.storage.values[TAUGHT] = EARLIER[name]
        tab = opened(browser)
    else:
        tab = opened(browser)
        intake = tab.import_values({"taught": EARLIER[name]})
        tab.settle()
        assert intake.is_complete
        assert tab.data.decisions.current
        tab.settle()
    became = decided(tab)
    assert {word for word in became if became[word]} >= {"novae"}
    assert [word for word in ORACLE if word in ANSWERS and word in became] == []
    assert {became[word] for word in ("cove", "vent", "veto", "vote")} == {False}
    assert became["oven"] is None
    assert [saved.edition for saved in tab.data.decisions.current.answers] == ["list-ours"]
    stored = browser.storage.values[TAUGHT]
    again = opened(browser)
    assert decided(again) == became
    assert browser.storage.values[TAUGHT] == stored


def test_the_answers_in_a_code_of_an_earlier_version_can_be_read() -> None:
    records = decode_games(EARLIER["code"]).records
    assert load(records["taught"]).answers == load(EARLIER["stored"]).answers


def test_a_hive_has_the_same_likely_words_before_and_after(browser: Browser) -> None:
    browser.storage.values[TAUGHT] = dump_memory(NOTHING.teach(HIVE, ANSWERS, "2026-11-21"))
    tab = opened(browser)
    likely = outcome(tab, tab.words.answers(HIVE)).likely
    assert {found.word for found in likely} == {*ANSWERS}


def test_what_the_visitor_decides_meanwhile_is_kept(browser: Browser) -> None:
    browser.storage.values[TAUGHT] = dump_memory(NOTHING.teach(HIVE, ["novae"], "2026-11-21"))
    tab = browser.open()
    tab.data.decisions.convert = app.answers.EarlierAnswers(tab).convert
    assert tab.data.decisions.current
    tab.step()
    tab.start(tab.data.decisions.decide("novae", False))
    tab.start(tab.data.decisions.decide("cave", True))
    tab.settle()
    became = decided(tab)
    assert (became["novae"], became["cave"], became["vent"]) == (False, True, False)
    assert tab.data.decisions.current.answers == ()


def test_answers_without_their_words_wait_until_those_are_here(browser: Browser) -> None:
    browser.storage.values[TAUGHT] = EARLIER["stored"]
    tab = opened(browser)
    assert "caña" not in decided(tab)
    outcome(tab, tab.data.decisions.decide("vanca", True))
    assert [saved.hive for saved in tab.data.decisions.current.answers] == ["ñavctoe"]
    tab.caches.room = 1
    pack = pack_of(Entry("caña", 0.1), Entry("cota", LIKELY), alphabet=SPANISH)
    assert outcome(tab, tab.data.lists.save(LIST, pack))
    again = browser.open()
    again.caches = tab.caches
    again.data.decisions.convert = app.answers.EarlierAnswers(again).convert
    assert again.data.decisions.current
    again.settle()
    assert decided(again)["caña"] is True
    assert again.data.decisions.current.answers == ()


def test_damaged_answers_stay_as_they_are(browser: Browser) -> None:
    """They may be of a later version."""
    text = EARLIER["stored"].replace("vctaoen", "vvvvvvv")
    browser.storage.values[TAUGHT] = text
    tab = opened(browser)
    assert len(tab.data.decisions.current.answers) == 3
    assert load(browser.storage.values[TAUGHT]).answers == tab.data.decisions.current.answers


def test_decisions_that_could_not_be_read_at_first_are_read_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.storage.values[TAUGHT] = dump(UNDECIDED.decide("nave", True, "2026-11-22"))
    tab = browser.open()

    def full(text: str) -> Decisions:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(app.decisions, "load", full)
        with pytest.raises(MemoryError):
            _ = tab.data.decisions.current
    assert decided(tab) == {"nave": True}


def test_a_pack_that_could_not_be_read_at_first_is_read_again(browser: Browser) -> None:
    tab, packs = browser.open(), [pack_of(Entry("cave", LIKELY)), None]

    async def content(name: str) -> object:
        pack = packs.pop()
        if not pack:
            raise MemoryError
        return pack

    file = app.packs.PackFile("words.bee", content)
    with pytest.raises(MemoryError):
        outcome(tab, file.pack())
    assert outcome(tab, file.pack()).word_count == 1
