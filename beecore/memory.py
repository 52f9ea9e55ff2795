"""Official answers that a player has entered: they override the likelihoods of any word list.

The official answers of a hive are a *lesson*: each word that fits the hive was accepted by the
editor if it is one of the answers, and rejected if not, whatever the word lists say. A player can
also judge a single word. Of all judgments on a word the latest counts; nothing is averaged over
hives or extended to other forms of the word, since both were measured to do harm or nothing.

Replayed over two years of published puzzles, the likely words of a hive have an F1 of .933 if the
30 puzzles before it were entered, .956 with 90 and .981 with 365 (`python3 -m build accuracy`).

A memory is saved as the text of one JSON object, which is checked when it is loaded.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from .editions import ORIGINAL, OWN, Edition, edition_of
from .errors import MB, BeeError, EditionError, HiveError, TeachingError, limit_size, parsed
from .hive import MAX_WORD_LENGTH, Hive, fits, is_pangram
from .pack import Reason
from .reading import REMARKS, lower_case
from .solution import Solution, order, solution_of


class Comparison(NamedTuple):
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


class Judgment(NamedTuple):
    """A decision on a single word, and its date; memories save it as a list of these two.

    `accepted` is None for a decision that was removed; the date is then that of the removal.
    """

    date: str
    accepted: bool | None


@dataclass(frozen=True)
class Memory:
    """All lessons, by the key of their hive, and all verdicts on single words.

    `unread` has the saved texts of lessons about word lists that are not here; they count for no
    hive, but are saved again.

    Dates are texts in ISO 8601, days or times: "2026-11-22", or "2026-11-22T08:31:05.123Z". They
    are compared as texts. A later lesson or verdict replaces an earlier one.

    >>> hive = Hive.parse("VCTAOEN")
    >>> memory = NOTHING.teach(hive, ["cave", "vanta"], "2026-11-21")
    >>> memory = memory.judge("nave", True, "2026-11-22")
    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> [(found.word, round(found.likelihood, 2)) for found in memory.over(hive, words, 0.4)]
    [('vanta', 0.98), ('cave', 0.99), ('cove', 0.01), ('nave', 0.98)]
    """

    lessons: dict[str, Lesson]
    words: dict[str, Judgment]
    unread: tuple[str, ...] = ()

    def teach(self, hive: Hive, answers: Sequence[str] | None, date: str) -> "Memory":
        """Return the memory with the official answers of a hive added; None removes the lesson.

        Words that do not fit the hive are left out. Raises `TeachingError` if none of them fits.
        """
        fitting = None if answers is None else tuple(answers_in(hive, answers))
        known = self.lessons.get(hive.key)
        if known and known.date > date:
            return self
        lessons = self.lessons | {hive.key: Lesson(date, hive, fitting)}
        return Memory(lessons, self.words, self.unread)

    def judge(self, word: str, accepted: bool | None, date: str) -> "Memory":
        """Return the memory with a verdict on a single word added; None removes the verdict."""
        known = self.words.get(word)
        if known and known.date > date:
            return self
        return Memory(self.lessons, self.words | {word: Judgment(date, accepted)}, self.unread)

    def join(self, other: "Memory") -> "Memory":
        """Return both memories as one; where both judge a hive or word, the later judgment wins.

        Of two judgments at the same time, the same one wins in whatever order memories are joined.
        """
        lessons, words = dict(self.lessons), dict(self.words)
        for name, lesson in other.lessons.items():
            if name not in lessons or _is_later(lesson, lessons[name]):
                lessons[name] = lesson
        for word, verdict in other.words.items():
            if word not in words or _is_later(verdict, words[word]):
                words[word] = verdict
        unread = [each for each in other.unread if each not in self.unread]
        return Memory(lessons, words, (*self.unread, *unread))

    def over(self, hive: Hive, solutions: Sequence[Solution], boundary: float) -> list[Solution]:
        """Return the words of a hive, best first, with their likelihoods changed by the judgments.

        Accepted words are likely, and those that no word list has are added; words rejected by a
        verdict of their own are left out. Other words are likely if their likelihood is at least
        `boundary`.
        """
        lessons = self._lessons_about(hive)
        if not lessons and not self.words:
            return list(solutions)
        is_accepted = self._judgment(hive, lessons)
        judged = [
            _revised(solution, is_accepted(solution.word), boundary, hive.edition)
            for solution in solutions
            if not self._is_hidden(solution.word, is_accepted)
        ]
        candidates = {word for word, judgment in self.words.items() if judgment.accepted}
        for lesson in lessons:
            candidates.update(lesson.answers or ())
        candidates -= {solution.word for solution in solutions}
        likelihood = revised(0.0, True)
        added = [
            solution_of(word, is_pangram(word, hive), likelihood, 0.0, Reason.NONE, hive.edition)
            for word in candidates
            if fits(hive, word) and is_accepted(word)
        ]
        if not added:
            return judged
        return sorted(
            judged + added, key=lambda each: order(each.word, each.pangram, hive.alphabet)
        )

    def _is_hidden(self, word: str, is_accepted: Callable[[str], bool | None]) -> bool:
        """Return whether a verdict rejects the word and no later lesson accepts it."""
        own = self.words.get(word)
        return own is not None and own.accepted is False and not is_accepted(word)

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
            since, accepted = self.words.get(word, Judgment("", None))
            mask = hive.mask_of(word)
            for date, deciding, required, minimum, answers in rules:
                if accepted is not None and since >= date:
                    break
                if mask & deciding == required and len(word) >= minimum:
                    return word in (answers or ())
            return accepted

        return is_accepted


def _is_later(judgment: Lesson | Judgment, known: Lesson | Judgment) -> bool:
    if judgment.date != known.date or judgment[-1] == known[-1]:
        return judgment.date > known.date
    return str(judgment[-1]) > str(known[-1])


NOTHING = Memory({}, {})
"""The empty memory."""


def revised(likelihood: float, accepted: bool) -> float:
    """Return the likelihood of a word after its latest judgment, given the one before.

    Both formulas were fitted to years of puzzles: editors seldom change their mind, and hardly ever
    accept a word after rejecting it if few people know it.

    >>> [round(revised(0.5, accepted), 4) for accepted in (True, False)]
    [0.99, 0.0106]
    """
    return 0.98 + 0.02 * likelihood if accepted else 0.0006 + 0.04 * likelihood * likelihood


def compare(hive: Hive, solutions: Sequence[Solution], answers: Sequence[str]) -> Comparison:
    """Compare the official answers of a hive with its likely words.

    Raises `TeachingError` if none of the words fits the hive.

    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> compare(Hive.parse("VCTAOEN"), words, ["cave", "vanta", "cover"])
    Comparison(agreed=['cave'], missed=['vanta'], wrong=['cove'], foreign=['cover'])
    """
    likely = [found.word for found in solutions if found.likely]
    official = answers_in(hive, answers)
    ours, theirs = set(likely), set(official)
    return Comparison(
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
        raise TeachingError("no-answers", hive=str(hive))
    return fitting


def _revised(found: Solution, accepted: bool | None, boundary: float, edition: Edition) -> Solution:
    """Return a word with its likelihood revised by a judgment; unchanged if there is none."""
    if accepted is None:
        return found
    likelihood, boundary = revised(found.likelihood, accepted), 0.0 if accepted else boundary
    word, pangram, reason, written = found.word, found.pangram, found.reason, found.written
    return solution_of(word, pangram, likelihood, boundary, reason, edition, written)


VERSION = 1

MAX_MEMORY_LENGTH = 8 * MB
"""The most characters of a saved memory: enough for a hive a day for fifty years."""
MAX_JUDGED_WORDS = 20_000
"""The most words with a verdict of their own; MicroPython reads them in two seconds."""


def dump(memory: Memory) -> str:
    """Return a memory as the text of one JSON object, which `load` reads.

    Raises `TeachingError` for a memory that is too large to be loaded again.
    """
    _check_count(len(memory.words))
    text = json.dumps(
        {
            "version": VERSION,
            "lessons": [
                {
                    "hive": hive.letters,
                    "minimum": hive.minimum,
                    "require": hive.extra,
                    "date": date,
                    "answers": None if answers is None else " ".join(answers),
                }
                | ({} if hive.edition == ORIGINAL else {"edition": hive.edition.name})
                for date, hive, answers in memory.lessons.values()
            ]
            + [json.loads(text) for text in memory.unread],
            "words": [[word, *verdict] for word, verdict in memory.words.items()],
        }
    )
    limit_size(len(text), MAX_MEMORY_LENGTH, "this memory", TeachingError)
    return text


def load(text: str) -> Memory:
    """Return the memory saved as a text; words longer than `MAX_WORD_LENGTH` are left out.

    Lessons about a word list that is not here, or has other letters here, stay unread.
    Raises `TeachingError` for a text that is not a memory, is of a newer version, has more than
    `MAX_MEMORY_LENGTH` characters, or judges more than `MAX_JUDGED_WORDS` words.
    """
    try:
        value = parsed(text, MAX_MEMORY_LENGTH, "this memory", TeachingError)
        version = value["version"]
        if version > VERSION:
            raise TeachingError("newer-memory", version=str(version), known=VERSION)
        if version < 1:
            raise ValueError(f"there is no version {version}")
        _check_count(len(value["words"]))
        memory = Memory({}, {})
        unread = []
        for each in value["lessons"]:
            try:
                lesson = _lesson(**each)
            except (EditionError, HiveError):
                if not each["edition"].startswith(OWN):
                    raise
                unread.append(json.dumps(each))
                continue
            known = memory.lessons.get(lesson.hive.key)
            if known is None or lesson.date >= known.date:
                memory.lessons[lesson.hive.key] = lesson
        for word, date, accepted in value["words"]:
            if len(word) <= MAX_WORD_LENGTH:  # a longer word fits no hive, and is slow to check
                memory.words[word] = _verdict(word, date, accepted)
        return memory.join(Memory({}, {}, tuple(unread)))
    except TeachingError:
        raise
    except EditionError as unknown:
        raise TeachingError(unknown.id, **unknown.values) from None
    except (BeeError, ValueError, TypeError, LookupError, AttributeError, RuntimeError):
        raise TeachingError("no-memory") from None


def _check_count(words: int) -> None:
    if words > MAX_JUDGED_WORDS:
        raise TeachingError("too-many-judged", words=words, limit=MAX_JUDGED_WORDS)


def _lesson(
    hive: str,
    minimum: int,
    require: str,
    date: str,
    answers: str | None,
    edition: str = ORIGINAL.name,
) -> Lesson:
    """Return a lesson from the fields of its JSON object."""
    return Lesson(
        _date(date),
        Hive(hive, minimum, require, edition_of(edition)),
        None if answers is None else tuple(answers.split()),
    )


def _verdict(word: str, date: str, accepted: bool | None) -> Judgment:
    """Return the saved verdict on a word; raises `ValueError` if the word or the verdict is
    invalid.
    """
    if not (accepted is None or accepted is True or accepted is False) or not _is_word(word):
        raise ValueError(f"{accepted!r} is no verdict on {word!r}")
    return Judgment(_date(date), accepted)


def _is_word(text: str) -> bool:
    """Return whether a text may be a word of some alphabet, in lower case."""
    is_plain = all("a" <= each <= "z" or each >= "\x80" for each in text)
    return bool(text) and is_plain and text == lower_case(text)


def _date(text: str) -> str:
    """Return a date in ISO 8601 unchanged; raises `ValueError` for any other text."""
    datetime.fromisoformat(text[:19])
    return text
