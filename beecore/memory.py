"""Official answers that a player has entered: they override the likelihoods of any word list.

The official answers of a hive are a *lesson*: each word that fits the hive was accepted by the
editor if it is one of the answers, and rejected if not, whatever the word lists say. A player can
also decide on a single word, see `decisions`. Of all judgments on a word the latest counts; nothing
is averaged over hives or extended to other forms of the word, since both were measured to do harm
or nothing.

The README says how much better the likely words of a hive become.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from . import decisions
from .decisions import UNDECIDED, Decision, Decisions, SavedAnswers, in_order, revised
from .editions import edition_of
from .errors import BeeError, TeachingError
from .hive import Hive, fits
from .reading import REMARKS
from .solution import Solution


class AnswerComparison(NamedTuple):
    """The official answers of a hive compared with its likely words; all lists are alphabetical."""

    agreed: list[str]  # in both
    missed: list[str]  # official answers that are not likely
    wrong: list[str]  # likely words that are not official answers
    foreign: list[str]  # words pasted with the answers that do not fit the hive


class Lesson(NamedTuple):
    """The official answers of a hive, and the date they were entered.

    `answers` is None for a lesson that was removed; the date is then that of the removal.
    """

    date: str
    hive: Hive
    answers: tuple[str, ...] | None


@dataclass(frozen=True)
class Memory:
    """All lessons, by the key of their hive, and all decisions on single words.

    `decided.answers` has the saved lessons about word lists that are not here; they count for no
    hive, but are saved again.

    >>> hive = Hive.parse("VCTAOEN")
    >>> memory = NOTHING.teach(hive, ["cave", "vanta"], "2026-11-21")
    >>> memory = memory.decide("nave", True, "2026-11-22")
    >>> from beecore.pack import Reason
    >>> from beecore.solution import solution_of
    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> [(found.word, round(found.likelihood, 2)) for found in memory.over(hive, words, 0.4)]
    [('vanta', 0.98), ('cave', 0.99), ('cove', 0.01), ('nave', 0.98)]
    """

    lessons: dict[str, Lesson]
    decided: Decisions

    def teach(self, hive: Hive, answers: Sequence[str] | None, date: str) -> "Memory":
        """Return the memory with the official answers of a hive added; None removes the lesson.

        Words that do not fit the hive are left out. Raises `TeachingError` if none of them fits.
        """
        fitting = None if answers is None else tuple(answers_in(hive, answers))
        known = self.lessons.get(hive.key)
        if known and known.date > date:
            return self
        lessons = self.lessons | {hive.key: Lesson(date, hive, fitting)}
        return Memory(lessons, self.decided)

    def decide(self, word: str, accepted: bool | None, date: str) -> "Memory":
        """Return the memory with a decision on a single word added; None removes it."""
        return Memory(self.lessons, self.decided.decide(word, accepted, date))

    def over(self, hive: Hive, solutions: Sequence[Solution], boundary: float) -> list[Solution]:
        """Return the words of a hive, best first, with their likelihoods changed by the judgments.

        Accepted words are likely, and those that no word list has are added; words rejected by a
        decision of their own are left out. Other words are likely if their likelihood is at least
        `boundary`.
        """
        lessons = self._lessons_about(hive)
        if not lessons:
            return self.decided.over(hive, solutions)
        is_accepted, own = self._judgment(hive, lessons), self.decided.words
        latest = {
            word: Decision("", False)
            for word, decision in own.items()
            if decision.accepted is False and not is_accepted(word)
        }
        candidates = {word for word, decision in own.items() if decision.accepted}
        for lesson in lessons:
            candidates.update(lesson.answers or ())
        latest |= {word: Decision("", True) for word in candidates if is_accepted(word)}
        judged = [
            revised(found, likelihood_if_rejected(found.likelihood), boundary, hive.edition)
            if is_accepted(found.word) is False
            else found
            for found in solutions
        ]
        return Decisions(latest).over(hive, judged)

    def converted(self, key: str, solutions: Sequence[Solution]) -> "Memory":
        """Return the memory with a lesson turned into decisions, given the words of its hive.

        Answers that are not likely count from its date on, and likely words that are no answers do
        not. Decisions of that date or a later one stay.
        """
        lesson, decided = self.lessons[key], self.decided
        rest = {name: other for name, other in self.lessons.items() if name != key}
        answers = {*lesson.answers} if lesson.answers else set()
        listed = {found.word for found in solutions if found.likely}
        likely = {found.word for found in decided.over(lesson.hive, solutions) if found.likely}
        accepted: dict[str, bool | None] = dict.fromkeys(answers - likely, True)
        if answers:
            accepted |= {word: False if word in listed else None for word in likely - answers}
        for word, accepts in accepted.items():
            known = decided.words.get(word)
            if known is None or known.date < lesson.date:
                decided = decided.decide(word, accepts, lesson.date)
        return Memory(rest, decided)

    def _lessons_about(self, hive: Hive) -> list[Lesson]:
        """Return the lessons that can judge words of a hive, the latest first."""
        dated = [
            (lesson.date, name)
            for name, lesson in self.lessons.items()
            if lesson.answers is not None
            and lesson.hive.edition == hive.edition
            and not lesson.hive.required_mask & ~hive.mask
            and not hive.required_mask & ~lesson.hive.mask
        ]
        return [self.lessons[name] for _, name in sorted(dated, reverse=True)]

    def _judgment(self, hive: Hive, lessons: Sequence[Lesson]) -> Callable[[str], bool | None]:
        """Return a function that returns the latest judgment on a word; None for a word with none.

        `lessons` are the latest first.
        """
        rules = [
            (date, taught.deciding_mask, taught.required_mask, taught.minimum, answers)
            for date, taught, answers in lessons
        ]

        def is_accepted(word: str) -> bool | None:
            since, accepted = self.decided.words.get(word, Decision("", None))
            mask = hive.mask_of(word)
            for date, deciding, required, minimum, answers in rules:
                if accepted is not None and since >= date:
                    break
                if mask & deciding == required and len(word) >= minimum:
                    return word in (answers or ())
            return accepted

        return is_accepted


NOTHING = Memory({}, UNDECIDED)
"""The empty memory."""


def likelihood_if_rejected(likelihood: float) -> float:
    """Return the likelihood of a word that an editor has left out, given the one before.

    The formula was fitted to years of puzzles, like `likelihood_if_accepted`: editors seldom change
    their mind, and hardly ever accept a word after rejecting it if few people know it.

    >>> [round(likelihood_if_rejected(likelihood), 4) for likelihood in (0.0, 0.5, 1.0)]
    [0.0006, 0.0106, 0.0406]
    """
    return 0.0006 + 0.04 * likelihood * likelihood


def compare(hive: Hive, solutions: Sequence[Solution], answers: Sequence[str]) -> AnswerComparison:
    """Compare the official answers of a hive with its likely words.

    Raises `TeachingError` if none of the words fits the hive.

    >>> from beecore.pack import Reason
    >>> from beecore.solution import solution_of
    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> compare(Hive.parse("VCTAOEN"), words, ["cave", "vanta", "cover"])
    AnswerComparison(agreed=['cave'], missed=['vanta'], wrong=['cove'], foreign=['cover'])
    """
    likely = [found.word for found in solutions if found.likely]
    official = answers_in(hive, answers)
    ours, theirs = set(likely), set(official)
    return AnswerComparison(
        [word for word in official if word in ours],
        [word for word in official if word not in ours],
        sorted([word for word in likely if word not in theirs], key=hive.alphabet.alphabetical),
        sorted(set(answers) - theirs - REMARKS, key=hive.alphabet.alphabetical),
    )


def answers_in(hive: Hive, words: Sequence[str]) -> list[str]:
    """Return the words that fit the hive, each once, in alphabetical order.

    Raises `TeachingError` if none of them fits.
    """
    fitting = sorted({word for word in words if fits(hive, word)}, key=hive.alphabet.alphabetical)
    if not fitting:
        raise TeachingError(f"none of these words fit {hive}: enter the answers of that puzzle")
    return fitting


def dump(memory: Memory) -> str:
    """Return a memory as the text of one JSON object, which `load` reads.

    Raises `TeachingError` for a memory that is too large to be loaded again.
    """
    return decisions.dump(without_lessons(memory))


def load(text: str) -> Memory:
    """Return the memory saved as a text; raises `TeachingError` as `decisions.load` does."""
    return with_lessons(decisions.load(text))


def with_lessons(decided: Decisions) -> Memory:
    """Return a memory with the lessons that are saved beside decisions.

    Those about a word list that is not here, or has other letters here, stay unread.
    """
    lessons: dict[str, Lesson] = {}
    unread = []
    for saved in decided.answers:
        try:
            hive = Hive(saved.hive, saved.minimum, saved.require, edition_of(saved.edition))
        except BeeError:
            unread.append(saved)
            continue
        known = lessons.get(hive.key)
        if known is None or saved.date >= known.date:
            answers = None if saved.answers is None else tuple(saved.answers.split())
            lessons[hive.key] = Lesson(saved.date, hive, answers)
    return Memory(lessons, Decisions(decided.words, in_order(unread)))


def without_lessons(memory: Memory) -> Decisions:
    """Return a memory as decisions, with its lessons as answers saved beside them."""
    saved = [
        SavedAnswers(
            hive.edition.name,
            hive.letters,
            hive.minimum,
            hive.extra,
            date,
            None if answers is None else " ".join(answers),
        )
        for date, hive, answers in memory.lessons.values()
    ]
    decided = memory.decided
    return Decisions(decided.words, in_order([*saved, *decided.answers]))
