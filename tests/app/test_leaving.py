"""Nothing that a visitor asked for comes back when the visitor has gone on to something else.

Hypothesis uses the whole page in a tab: it clicks what waits for a file or for another action, and
then, at any `await`, opens another view or hive, types, guesses, clicks something else, or changes
the answer lists. `tests.app.pages` checks what the page does then. Besides, a dialog has to open if
the visitor waits for it, and each guess is judged in the end, also in a hive that was left.
"""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.app.pages import PageTab
from tests.app.tabs import Browser, app
from tests.oracles import ORACLE, RARE

ADDRESSES = [f"#{each}" for each in ("solve/vctaoen", "solve/ovctaen", "play", "play/random")]
ADDRESSES += ["#play/vctaoen", "#play/2026-01-02", "#play/vacenotco?edition=german"]
NAMES = ["2026-11-22", "vctaoen", "ovctaen", "2026-01-02", "vacenotco?edition=german"]  # of games
words = st.sampled_from([*ORACLE, *RARE])
pages = st.lists(words, unique=True, min_size=2, max_size=6).map(" (4 letters)\n".join)
FILES = ["likely.bee", "possible.bee", "calendar.txt", "glosses/c.txt", "play.bin", "dialogs.bin"]
YESTERDAY, HINT = {"opens": "past yesterday"}, {"action": "hint", "hint": "meaning"}
PLAY = [YESTERDAY, {"action": "share"}, HINT, {"action": "park"}, {"opens": "past past"}]
"""The buttons that can be clicked in Play, by their data."""
SOLVE = [{"action": "copy"}, {"action": "csv"}, {"group": "likely/-"}]
"""And those in Solve."""


class Leaving(RuleBasedStateMachine):
    @initialize(
        address=st.sampled_from(ADDRESSES),
        is_early=st.booleans(),
        held=st.sampled_from(FILES),
        guesses=st.lists(st.tuples(st.sampled_from(NAMES), words).map(list), max_size=2),
    )
    def begin(self, address: str, is_early: bool, held: str, guesses: list[list[str]]) -> None:
        """Open the page, with guesses that were entered in some games before Python was there.

        With `is_early`, the words of an earlier visit were copied before, too.
        """
        browser = Browser()
        browser.hashes["glosses/c.txt"] = "three"
        is_early = is_early and address.startswith("#solve/")
        self.tab = PageTab(browser, address, "copy" if is_early else "", guesses)
        if is_early:
            self.tab.settle()
            assert len(self.tab.copied) == 1
        else:
            self.tab.faults[held] = "held"

    @rule(steps=st.integers(1, 20))
    def go_on(self, steps: int) -> None:
        for _ in range(steps):
            if self.tab.is_busy:
                self.tab.step()

    @rule(held=st.lists(st.sampled_from(FILES), max_size=3))
    def get_files(self, held: list[str]) -> None:
        """Have all files arrive except some, for which the page waits the next time."""
        self.tab.get_files()
        self.tab.settle()
        app.files.mounted.clear()
        self.tab.page.glosses.files.clear()
        self.tab.page.words.languages.clear()
        self.tab.faults = dict.fromkeys(held, "held")

    @rule(address=st.sampled_from(ADDRESSES), steps=st.integers(0, 5))
    def go(self, address: str, steps: int) -> None:
        self.tab.go(address, steps)

    @rule()
    def type(self) -> None:
        self.tab.type()

    @rule(guess=words | pages)
    @precondition(lambda self: self.is_in("play"))
    def guess(self, guess: str) -> None:
        """Guess a word, or paste a page with some."""
        self.tab.type()
        if outcome := self.tab.view.guess(guess):
            self.tab.start(outcome)

    @rule(button=st.sampled_from(PLAY))
    @precondition(lambda self: self.is_in("play"))
    def click_in_play(self, button: dict[str, str]) -> None:
        self.tab.press("play", **button)

    @rule(button=st.sampled_from(SOLVE))
    @precondition(lambda self: self.is_in("solve"))
    def click_in_solve(self, button: dict[str, str]) -> None:
        kinds = ["button[data-group]", ".group"] if "group" in button else ["[data-action]"]
        self.tab.press("results", *kinds, **button)

    @rule()
    @precondition(lambda self: not self.tab.dialogs())
    def click_a_word(self) -> None:
        self.tab.press("list", ".word-list a", "[data-edition]", edition="original")

    @rule()
    @precondition(lambda self: not self.tab.dialogs())
    def open_lists(self) -> None:
        self.tab.press("own-lists-button", opens="lists")

    @rule()
    @precondition(lambda self: [each.id for each in self.tab.dialogs()] == ["yesterday"])
    def reveal_yesterdays_words(self) -> None:
        self.tab.press("yesterday", action="reveal")

    @rule(word=st.sampled_from(RARE), accepted=st.booleans())
    @precondition(lambda self: self.is_in("play"))
    def decide(self, word: str, accepted: bool) -> None:
        self.tab.start(self.tab.page.data.decisions.decide(word, accepted))

    @rule()
    def close_the_dialogs(self) -> None:
        for dialog in self.tab.dialogs():
            dialog.close()

    @rule(name=st.sampled_from(["meaning", "yesterday", "lists"]))
    def wait_for_a_dialog(self, name: str) -> None:
        """A dialog that the visitor asked for opens if the visitor waits for it."""
        self.close_the_dialogs()
        self.tab.go("#play")
        self.tab.get_files()
        self.tab.settle()
        if name == "meaning":
            self.click_a_word()
        elif name == "yesterday":
            self.click_in_play(YESTERDAY)
        else:
            self.open_lists()
        self.tab.settle()
        assert len(self.tab.dialogs()) == 1

    def is_in(self, view: str) -> bool:
        """Return whether a view can be used."""
        is_there = self.tab.page.current == view and self.tab.view is not None
        return is_there and not self.tab.dialogs()

    @invariant()
    def few_answers_are_kept(self) -> None:
        if hasattr(self, "tab"):
            assert len(self.tab.page.words.cached) <= app.words.MAX_CACHED

    def teardown(self) -> None:
        """All guesses are judged once all files are there, whatever is open."""
        self.tab.get_files()
        self.tab.settle()
        self.tab.go("#play")
        self.tab.settle()
        assert self.tab.view.drafts.waiting == []


TestLeaving = Leaving.TestCase
TestLeaving.settings = settings(
    max_examples=settings().max_examples // 4,
    stateful_step_count=30,
    suppress_health_check=list(HealthCheck),
)
