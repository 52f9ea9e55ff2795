"""The card at the end of a game: what it came to, and where to go from there."""

from collections.abc import Callable
from datetime import date

from browser.dates import said, today
from browser.dom import by_id
from browser.events import on
from browser.markup import fill, tag
from js import Event

from beecore.game.turn import Judged
from beecore.game.view import View
from beecore.phrases import counted
from beecore.scoring import GENIUS, HIDDEN_RANK

CELEBRATED = (GENIUS, HIDDEN_RANK)


def is_won(verdict: Judged) -> bool:
    """Tell whether a guess reached what is celebrated by a card."""
    return verdict["risen"] in CELEBRATED or verdict["complete"]


def begun(time: str) -> str:
    """Return when a game was begun as people say it; the time of day alone if it was today."""
    day, _, clock = time.partition("T")
    return clock if clock and day == today() else said(date.fromisoformat(day))


class End:
    """Shows the card; to type on closes it, and `typed` has the key."""

    def __init__(self, typed: Callable[[str], None]) -> None:
        self.typed, self.card = typed, by_id("end")
        on(self.card, "keydown", self.pressed)

    def show(self, view: View) -> None:
        left = view["words"] - view["count"]
        by_id("end-title").textContent = view["rank"] + "!"
        facts: list[tuple[str, str | int]] = [
            ("Points", f"{view['score']} of {view['total']}"),
            ("Words", f"{view['count']} of {view['words']}"),
            ("Pangrams", view["pangrams"]),
            ("Begun", begun(view["begun"])),
        ]
        on_from_here = (
            f"{counted(left, 'word')} are left for Queen Bee, if you like to go on."
            if left > 1
            else "One word is left for Queen Bee."
            if left
            else "Every word is found."
        )
        earned = [tag("li", badge["name"]) for badge in view["badges"] if badge["earned"]]
        fill(
            by_id("end-body"),
            tag("dl", [tag("div", tag("dt", name), tag("dd", fact)) for name, fact in facts]),
            tag("ul", earned, role="list", class_="earned", aria_label="Badges"),
            tag("p", on_from_here),
        )
        by_id("play-on").hidden = not left
        if not self.card.open:
            self.card.showModal()
            by_id("play-on" if left else "end-share").focus()

    def pressed(self, event: Event) -> None:
        """Go on with the game when a letter is typed, or a key meant for a guess on its way."""
        key = event.key.lower()
        is_letter = len(key) == 1 and "a" <= key <= "z" and not (event.ctrlKey or event.metaKey)
        is_meant = key == "backspace" or (key == "enter" and event.target.id == "play-on")
        if is_letter or (is_meant and by_id("guess").value):
            event.preventDefault()
            self.card.close()
            self.typed(key)
