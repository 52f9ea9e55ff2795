"""What editors took, as somebody taught it: verdicts that lie over the words of any lexicon.

The answers of a hive are a *lesson*: each word that fits the hive was taken if it is one of them,
and refused if not, whatever list one has. A word can be judged alone, too. Of all verdicts on a
word the latest counts; nothing is counted up or carried over to other forms of it, which was
measured to do harm or nothing.

Replayed over two years of published puzzles, the likely words of a hive have an F1 of .933 if the
30 puzzles before it were taught, .956 with 90 and .981 with 365 (`python3 -m build accuracy`).
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from .bounds import MB, bound, parsed
from .errors import BeeError, TeachingError
from .hive import LONGEST, Hive
from .letters import mask_of
from .reasons import Reason
from .solution import Solution, order, solution_of

VERSION = 1

MOST = 8 * MB
"""Characters of a memory as a text: a hive a day for fifty years."""
MOST_WORDS = 20_000
"""Words judged one by one: one an hour for two years. MicroPython reads these in two seconds."""


class Comparison(NamedTuple):
    """An editor's answers beside the likely words of a hive: in both, the editor's alone, and ours
    alone, each by alphabet.
    """

    agreed: list[str]
    missed: list[str]
    wrong: list[str]


class Lesson(NamedTuple):
    """The answers of a hive, and when they were taught; None for a lesson that was taken back."""

    date: str
    hive: Hive
    answers: tuple[str, ...] | None


class Verdict(NamedTuple):
    """Whether a word is to be taken, and since when; None for a verdict that was taken back."""

    date: str
    taken: bool | None


@dataclass(frozen=True)
class Memory:
    """All that was taught: lessons by their hive's key, and verdicts on single words.

    Dates are texts as ISO 8601 has them, days or times, that compare as they come: "2026-11-22",
    or "2026-11-22T08:31:05.123Z". What is taught later takes the place of what was before.

    >>> hive = Hive.parse("VCTAOEN")
    >>> memory = NOTHING.teach(hive, ["cave", "vanta"], "2026-11-21")
    >>> memory = memory.judge("nave", True, "2026-11-22")
    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> [(found.word, round(found.likelihood, 2)) for found in memory.over(hive, words, 0.4)]
    [('vanta', 0.98), ('cave', 0.99), ('cove', 0.01), ('nave', 0.98)]
    """

    lessons: dict[str, Lesson]
    words: dict[str, Verdict]

    def teach(self, hive: Hive, answers: Sequence[str] | None, date: str) -> "Memory":
        """Return the memory with a hive's answers; None takes back what was taught of it.

        Words that do not fit the hive are left out; `TeachingError` if no other is left.
        """
        fitting = None if answers is None else tuple(answers_in(hive, answers))
        return self.join(Memory({hive.key: Lesson(date, hive, fitting)}, {}))

    def judge(self, word: str, taken: bool | None, date: str) -> "Memory":
        """Return the memory with a verdict on a word; None takes it back."""
        return self.join(Memory({}, {word: Verdict(date, taken)}))

    def join(self, other: "Memory") -> "Memory":
        """Return what two memories know; of each hive and each word, what was taught later."""
        lessons, words = dict(self.lessons), dict(self.words)
        for name, lesson in other.lessons.items():
            if name not in lessons or lesson.date >= lessons[name].date:
                lessons[name] = lesson
        for word, verdict in other.words.items():
            if word not in words or verdict.date >= words[word].date:
                words[word] = verdict
        return Memory(lessons, words)

    def over(self, hive: Hive, solutions: Sequence[Solution], boundary: float) -> list[Solution]:
        """Return a hive's words, best first, as they are by what was taught: those that were taken
        and that no list has among them, without those refused on their own. They are likely from
        the probability `boundary` on.
        """
        lessons = self._about(hive)
        if not lessons and not self.words:
            return list(solutions)
        taken = self._judge(lessons)
        known = {found.word for found in solutions}
        unlisted = [word for word, verdict in self.words.items() if verdict.taken]
        for lesson in lessons:
            unlisted += [word for word in lesson.answers or () if word not in known]
        added = [
            solution_of(word, mask_of(word) == hive.mask, revised(0.0, True), boundary, Reason.NONE)
            for word in set(unlisted)
            if word not in known and fits(word, hive) and taken(word)
        ]
        told = [
            _revised(found, taken(found.word), boundary)
            for found in solutions
            if not self._is_hidden(found.word, taken)
        ]
        if not added:
            return told
        return sorted(told + added, key=lambda found: order(found.word, found.pangram))

    def _is_hidden(self, word: str, taken: Callable[[str], bool | None]) -> bool:
        """Tell whether a word was refused on its own, and never taken since."""
        own = self.words.get(word)
        return own is not None and own.taken is False and not taken(word)

    def _about(self, hive: Hive) -> list[Lesson]:
        """Return the lessons that can tell of a hive's words, the latest first."""
        told = [
            (lesson.date, name)
            for name, lesson in self.lessons.items()
            if lesson.answers is not None
            and not lesson.hive.required.strip(hive.letters)
            and not hive.required.strip(lesson.hive.letters)
        ]
        return [self.lessons[name] for _, name in sorted(told, reverse=True)]

    def _judge(self, lessons: Sequence[Lesson]) -> Callable[[str], bool | None]:
        """Return what tells whether a word was taken when last judged; None if it never was."""
        rules = [
            (date, hive.deciding_mask, hive.required_mask, hive.minimum, answers)
            for date, hive, answers in lessons
        ]

        def taken(word: str) -> bool | None:
            since, verdict = self.words.get(word, Verdict("", None))
            mask = mask_of(word)
            for date, deciding, required, minimum, answers in rules:
                if verdict is not None and since >= date:
                    break
                if mask & deciding == required and len(word) >= minimum:
                    return word in (answers or ())
            return verdict

        return taken


NOTHING = Memory({}, {})
"""The memory of who was taught nothing."""


def revised(likelihood: float, taken: bool) -> float:
    """Return how likely a word is after it was last taken, or refused; both were fitted to years of
    puzzles: editors seldom change their mind, and hardly ever to take what nobody knows.

    >>> [round(revised(0.5, taken), 4) for taken in (True, False)]
    [0.99, 0.0106]
    """
    return 0.98 + 0.02 * likelihood if taken else 0.0006 + 0.04 * likelihood * likelihood


def compare(hive: Hive, solutions: Sequence[Solution], answers: Sequence[str]) -> Comparison:
    """Return how a hive's words compare with an editor's answers; see `Memory.teach`.

    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> compare(Hive.parse("VCTAOEN"), words, ["cave", "vanta", "You", "have", "found"])
    Comparison(agreed=['cave'], missed=['vanta'], wrong=['cove'])
    """
    likely = [found.word for found in solutions if found.likely]
    taken = answers_in(hive, answers)
    ours, theirs = set(likely), set(taken)
    return Comparison(
        [word for word in taken if word in ours],
        [word for word in taken if word not in ours],
        sorted([word for word in likely if word not in theirs]),
    )


def answers_in(hive: Hive, words: Sequence[str]) -> list[str]:
    """Return by alphabet which words may be answers; `TeachingError` if none may."""
    fitting = [word for word in sorted(set(words)) if fits(word, hive)]
    if not fitting:
        raise TeachingError(f"none of these words fits {hive}: its answers are expected")
    return fitting


def fits(word: str, hive: Hive) -> bool:
    """Tell whether a word may be an answer of a hive: by its letters as text, since most are not,
    and are told so before a mask is made.
    """
    has_room = hive.minimum <= len(word) <= LONGEST and hive.center in word
    return has_room and not word.strip(hive.letters) and not hive.required.strip(word)


def dump(memory: Memory) -> str:
    """Return a memory as the text of one JSON object; `load` undoes it.

    Raises `TeachingError` for one that is too large to be read again.
    """
    _check_count(len(memory.words))
    text = json.dumps(
        {
            "version": VERSION,
            "lessons": [
                {
                    "hive": hive.letters,
                    "minimum": hive.minimum,
                    "require": hive.require,
                    "date": date,
                    "answers": None if answers is None else " ".join(answers),
                }
                for date, hive, answers in memory.lessons.values()
            ],
            "words": [[word, *verdict] for word, verdict in memory.words.items()],
        }
    )
    bound(len(text), MOST, "this memory", TeachingError)
    return text


def load(text: str) -> Memory:
    """Return the memory of a text; `TeachingError` if it is none, of a version yet to come, or
    larger than `MOST`. Words longer than any hive takes are left out.
    """
    try:
        value = parsed(text, MOST, "this memory", TeachingError)
        version = value["version"]
        if version > VERSION:
            raise TeachingError(
                f"a memory of version {version}: this Open Hive reads version {VERSION}"
            )
        if version < 1:
            raise ValueError(f"there is no version {version}")
        _check_count(len(value["words"]))
        memory = Memory({}, {})
        for lesson in [_lesson(**each) for each in value["lessons"]]:
            known = memory.lessons.get(lesson.hive.key)
            if known is None or lesson.date >= known.date:
                memory.lessons[lesson.hive.key] = lesson
        for word, date, taken in value["words"]:
            if len(word) > LONGEST:
                continue  # fits no hive, and its letters are not worth reading
            if not (taken is None or taken is True or taken is False) or mask_of(word) == 0:
                raise ValueError(f"{taken!r} is no verdict on {word!r}")
            memory.words[word] = Verdict(_date(date), taken)
        return memory
    except TeachingError:
        raise
    except (BeeError, ValueError, TypeError, LookupError, AttributeError, RuntimeError):
        raise TeachingError("this is no memory of what was taught, or a damaged one") from None


def _check_count(words: int) -> None:
    if words > MOST_WORDS:
        raise TeachingError(f"{words:,} judged words; up to {MOST_WORDS:,} can be remembered")


def _revised(found: Solution, taken: bool | None, boundary: float) -> Solution:
    if taken is None:
        return found
    likelihood = revised(found.likelihood, taken)
    return solution_of(found.word, found.pangram, likelihood, boundary, found.reason)


def _lesson(hive: str, minimum: int, require: str, date: str, answers: str | None) -> Lesson:
    return Lesson(
        _date(date),
        Hive(hive, minimum, require),
        None if answers is None else tuple(answers.split()),
    )


def _date(text: str) -> str:
    """Return a date as it is; `ValueError` if it is none."""
    datetime.fromisoformat(text[:19])
    return text
