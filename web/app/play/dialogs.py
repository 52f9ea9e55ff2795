"""Two dialogs of Play: the card for reaching Genius or Queen Bee, and yesterday's words."""

from collections.abc import Awaitable, Callable
from datetime import date

from answers import links
from answers.words import Words
from browser.events import on, touches
from browser.rendering import Bindings, Markup, tag
from browser.status import say
from browser.texts import day_short, day_text, text, time_text, today
from browser.window import copy
from js import Element, Event, navigator, window
from jsffi import to_js
from play import panels
from play.hives import Days
from play.player import OpenGame
from play.state import State
from saved.data import SavedData
from saved.records import GAME

from beecore.editions import GENIUS, HIDDEN_RANK
from beecore.game.guess import Verdict, begin
from beecore.game.puzzles import Puzzle
from beecore.game.saving import join
from beecore.game.view import GIVE_UP, LOOK, View, act, view_of


def is_won(verdict: Verdict) -> bool:
    """Return whether a guess reached Genius or Queen Bee, or found the last word."""
    return verdict.rank in (GENIUS, HIDDEN_RANK) or verdict.complete


class End:
    """The card that congratulates a player. A key for the guess closes it and calls `type_key`."""

    def __init__(self, card: Element, state: State, type_key: Callable[[str], None]) -> None:
        self.card, self.state, self.type_key = card, state, type_key
        self.bindings = Bindings(card)
        on(card, "keydown", self.press)

    def show(self, view: View) -> None:
        missing = view["words"] - view["count"]
        self.bindings.show(
            end_title=text("play-end-title", rank=text(f"bee-rank-{view['rank']}")),
            end_body=_summary(view, missing),
            words_left=missing,
        )
        if not self.card.open:
            self.card.showModal()
            first = "form:not(:first-child) button" if missing else "[data-action=share]"
            self.card.querySelector(first).focus()

    def press(self, event: Event) -> None:
        """Go on with the game if the key is a letter, or is meant for an unfinished guess."""
        key = event.key.lower()
        is_letter = self.state.letters_of(key) and not window.isChord(event)
        is_meant = key == "backspace" or (key == "enter" and event.target.id == "play-on")
        if is_letter or (is_meant and self.state.guess):
            event.preventDefault()
            self.card.close()
            self.type_key(key)


def _summary(view: View, missing: int) -> list[Markup]:
    score = text("play-end-share-of", part=view["score"], whole=view["total"])
    count = text("play-end-share-of", part=view["count"], whole=view["words"])
    facts = (
        (text("play-end-points"), score),
        (text("play-end-words"), count),
        (text("play-end-pangrams"), view["pangrams"]),
        (text("play-end-started"), _started(view["begun"])),
    )
    earned = [badge["name"] for badge in view["badges"] if badge["earned"]]
    badges = [tag("li", text(f"bee-badge-{name}")) for name in earned]
    return [
        tag("dl", [tag("div", tag("dt", name), tag("dd", fact)) for name, fact in facts]),
        tag("ul", badges, role="list", class_="earned", aria_label=text("play-badges")),
        tag("p", text("play-end-left", words=missing)),
    ]


def _started(time: str) -> str:
    """Return the start of a game as text: the time of day if it was today, else the date."""
    day, _, clock = time.partition("T")
    if clock and day == today():
        return text("play-end-started-today", time=time_text(clock))
    return day_text(date.fromisoformat(day))


class Yesterday:
    """Shows the words of yesterday's hive, and marks those that were found.

    If the game is not over, the player is asked first, since the words would spoil it.
    """

    def __init__(self, root: Element, words: Words, data: SavedData, days: Days) -> None:
        self.words, self.data, self.days = words, data, days
        self.dialog = root.querySelector("#yesterday")
        self.bindings = Bindings(self.dialog)
        self.puzzle: Puzzle  # since the dialog was opened

    async def open(self, event: Event) -> None:
        check = touches.check()
        puzzle = await self.days.puzzle("yesterday")
        view = await self.view(puzzle, LOOK)
        is_over = view["revealed"] or view["complete"]
        if is_over:
            view = await self.view(puzzle, GIVE_UP)
        check()
        self.puzzle = puzzle
        self.show(view, has_words=is_over)
        self.dialog.showModal()

    async def reveal(self, event: Event) -> None:
        """Show all words; the saved game stays as it is."""
        check = touches.check()
        view = await self.view(self.puzzle, GIVE_UP)
        check()
        self.show(view, has_words=True)
        self.dialog.querySelector("#yesterday-link").focus()

    async def view(self, puzzle: Puzzle, action: str) -> View:
        """Return the view of the game after an action that is not saved."""
        hive = puzzle.hive
        answers = await self.words.likely_answers(hive) or await self.words.answers(hive)
        game, _ = join(begin(hive, today()), [self.data.get(GAME + hive.key)])
        return view_of(act(game, answers, action)[0], answers)

    def show(self, view: View, has_words: bool) -> None:
        center, outer = view["hive"][0], view["hive"][1:]
        found, missed = panels.words(view["found"], "hit"), panels.words(view["missed"], "miss")
        self.bindings.show(
            yesterday_hive=[tag("span", center, class_="center"), tag("span", outer)],
            yesterday_found=text("play-yesterday-found", found=view["count"], words=view["words"]),
            yesterday_link=f"#play/{self.puzzle.day}",
            yesterday_hidden=not has_words,
            yesterday_words=found + missed if has_words else [],
        )


# Shares the result of a game without revealing any of its words.

REACHED, AHEAD = "🟨", "⬜"


def text_of(view: View, game: OpenGame, shares_hints: bool) -> str:
    """Return the text to share: the rank, a bar with a square for each rank, the counts, a link.

    The number of hints is left out unless `shares_hints`.
    """
    hive, day = game.puzzle
    return text(
        "play-share",
        puzzle=day_short(day) if day else str(hive),
        rank=text(f"bee-rank-{view['rank']}"),
        state="complete" if view["complete"] else "open",
        bar=bar_of(view),
        found=view["count"],
        words=view["words"],
        pangrams=view["pangrams"],
        hints=view["hints"]["used"] if shares_hints else "none",
        link=links.absolute("play/" + game.name),
    )


def bar_of(view: View) -> str:
    """Return a square for each rank up to Genius, filled if it is reached."""
    steps = [step for step in view["ranks"] if step["name"] != HIDDEN_RANK]
    return "".join([REACHED if step["reached"] else AHEAD for step in steps])


def share(result: Callable[[], Awaitable[str]]) -> Awaitable[None]:
    """Open the phone's share sheet with a text, or copy it on devices that have none or refuse it.

    Call this in the handler of a click; see `copy`.
    """
    if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"):
        return _open_sheet(result)
    return _report(copy(result), result)


async def _open_sheet(result: Callable[[], Awaitable[str]]) -> None:
    shared = await result()
    try:
        await navigator.share(to_js({"text": shared}))
    except Exception as error:
        if "AbortError" not in error.args:  # otherwise the player closed the share sheet
            await _report(copy(result), result)


async def _report(copying: Awaitable[bool], result: Callable[[], Awaitable[str]]) -> None:
    if await copying:
        say(text("play-share-copied"))
    else:
        say(text("play-share-blocked", result=await result()))
