"""Yesterday's words, found and missed ones marked; nothing of it is saved."""

from answers.days import Days
from answers.words import Words
from browser.dates import today
from browser.dom import by_id
from browser.markup import fill, tag
from js import Event
from play import panels
from saved.data import Kept

from beecore.game.turn import GIVE_UP


class Yesterday:
    """Shows them in a dialog."""

    def __init__(self, words: Words, kept: Kept, days: Days) -> None:
        self.words, self.kept, self.days = words, kept, days

    async def show(self, event: Event) -> None:
        puzzle = await self.days.puzzle("yesterday")
        saved = self.kept.game(puzzle.hive.key)
        played = await self.words.play(puzzle.hive, today(), [saved] if saved else [], GIVE_UP)
        view = played.view()
        found = f": you found {view['count']} of {view['words']} words. "
        words = panels.words(view["found"], "hit") + panels.words(view["missed"], "miss")
        fill(
            by_id("yesterday-body"),
            tag("p", tag("b", view["hive"].upper()), found),
            tag("p", tag("a", "Play it", href=f"#play/{puzzle.day}")),
            tag("ul", words, role="list", aria_label="Yesterday’s words", class_="word-list"),
        )
        by_id("yesterday").showModal()
