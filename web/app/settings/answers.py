"""Turns official answers, which visitors could add in earlier versions, into decisions on words."""

from browser.dom import Slices
from parts import Site

from beecore.decisions import Decisions, in_order
from beecore.errors import BeeError
from beecore.memory import with_lessons, without_lessons
from beecore.solution import found_in_steps


class EarlierAnswers:
    """The official answers that are saved beside the visitor's decisions."""

    def __init__(self, site: Site) -> None:
        self.words, self.data = site.words, site.data

    async def convert(self) -> None:
        """Decide on the words of all official answers that are saved, and save those no more.

        Answers of hives whose words are not here stay, for a later visit.
        """
        before = self.data.decisions.current
        memory = with_lessons(before)
        for key in sorted(memory.lessons, key=lambda key: memory.lessons[key].date):
            hive = memory.lessons[key].hive
            try:
                packed = await self.words.load(hive)
            except BeeError:
                continue
            if hive.alphabet == packed.alphabet:
                found = await Slices().run(found_in_steps(packed, hive, packed.likely))
                memory = memory.converted(key, found)
        rest = without_lessons(memory)
        if rest.answers == before.answers:
            return
        now = self.data.decisions.current  # the visitor may have decided on a word meanwhile
        added = [answers for answers in now.answers if answers not in before.answers]
        decided = Decisions(now.words).join(Decisions(rest.words))
        await self.data.decisions.change(
            Decisions(decided.words, in_order([*rest.answers, *added]))
        )
