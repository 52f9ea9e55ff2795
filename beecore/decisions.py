"""The player's decisions on single words: whether a word counts, whatever the word lists say.

A decision holds in every hive that the word fits. A word that counts is likely, also if no word
list has it, and one that does not count is left out.

The saved text is one JSON object, a *memory*. It can also have the official answers of hives, which
earlier versions of the page saved, and which `bee teach` saves: `memory` reads those.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from .editions import ORIGINAL, Edition
from .errors import MB, BeeError, TeachingError, limit_size, parsed
from .hive import MAX_WORD_LENGTH, Hive, fits, is_pangram
from .pack import Reason
from .reading import lower_case
from .solution import Solution, order, solution_of

VERSION = 1

MAX_MEMORY_LENGTH = 8 * MB
"""The most characters of a saved memory: enough for a hive a day for fifty years."""
MAX_DECISIONS = 20_000
"""The most words that are decided on; MicroPython reads them in two seconds."""


class Decision(NamedTuple):
    """A decision on a single word, and its date; memories save it as a list of these two.

    `accepted` is None for a decision that was removed; the date is then that of the removal.
    """

    date: str
    accepted: bool | None


class SavedAnswers(NamedTuple):
    """The official answers of a hive as they are saved, before `memory` reads them.

    `answers` has the words with spaces in between; None if they were removed on that date.
    """

    edition: str
    hive: str
    minimum: int
    require: str
    date: str
    answers: str | None


@dataclass(frozen=True)
class Decisions:
    """All decisions, by word, and the official answers that are saved beside them.

    Dates are texts in ISO 8601, days or times: "2026-11-22", or "2026-11-22T08:31:05.123Z". They
    are compared as texts. A later decision on a word replaces an earlier one.

    >>> decisions = UNDECIDED.decide("nave", True, "2026-11-22").decide("cove", False, "2026-11-22")
    >>> words = [solution_of(word, False, 0.5, 0.4, Reason.NONE) for word in ("cove", "cave")]
    >>> [(each.word, each.likelihood) for each in decisions.over(Hive.parse("VCTAOEN"), words)]
    [('cave', 0.5), ('nave', 0.98)]
    """

    words: dict[str, Decision]
    answers: tuple[SavedAnswers, ...] = ()

    def decide(self, word: str, accepted: bool | None, date: str) -> "Decisions":
        """Return the decisions with one more, unless a later one on the word is there; None
        removes the decision.
        """
        known = self.words.get(word)
        if known and known.date > date:
            return self
        return Decisions(self.words | {word: Decision(date, accepted)}, self.answers)

    def join(self, other: "Decisions") -> "Decisions":
        """Return both as one; of two decisions on a word, the later one counts.

        Of two at the same time, the same one counts in whatever order they are joined.
        """
        words = dict(self.words)
        for word, decision in other.words.items():
            if word not in words or _rank(decision) > _rank(words[word]):
                words[word] = decision
        return Decisions(words, in_order({*self.answers, *other.answers}))

    def over(self, hive: Hive, solutions: Sequence[Solution]) -> list[Solution]:
        """Return the words of a hive, best first, as the decisions change them."""
        if not self.words:
            return list(solutions)
        rest = {word for word, decision in self.words.items() if decision.accepted}
        decided = []
        for found in solutions:
            decision = self.words.get(found.word)
            if decision is None or decision.accepted is None:
                decided.append(found)
            elif decision.accepted:
                rest.remove(found.word)
                likelihood = likelihood_if_accepted(found.likelihood)
                decided.append(revised(found, likelihood, 0.0, hive.edition))
        likelihood = likelihood_if_accepted(0.0)
        added = [
            solution_of(word, is_pangram(word, hive), likelihood, 0.0, Reason.NONE, hive.edition)
            for word in rest
            if fits(hive, word)
        ]
        if not added:
            return decided
        return sorted(
            decided + added, key=lambda each: order(each.word, each.pangram, hive.alphabet)
        )


UNDECIDED = Decisions({})
"""No decisions."""


def likelihood_if_accepted(likelihood: float) -> float:
    """Return the likelihood of a word that was accepted, given the one before.

    >>> [round(likelihood_if_accepted(likelihood), 3) for likelihood in (0.0, 0.5, 1.0)]
    [0.98, 0.99, 1.0]
    """
    return 0.98 + 0.02 * likelihood


def dump(decisions: Decisions) -> str:
    """Return decisions, with the answers saved beside them, as a text that `load` reads.

    Raises `TeachingError` for a text that is too large to be loaded again.
    """
    _check_count(len(decisions.words))
    text = json.dumps(
        {
            "version": VERSION,
            "lessons": [
                {
                    "hive": saved.hive,
                    "minimum": saved.minimum,
                    "require": saved.require,
                    "date": saved.date,
                    "answers": saved.answers,
                    "edition": saved.edition,
                }
                for saved in decisions.answers
            ],
            "words": [[word, *decision] for word, decision in decisions.words.items()],
        }
    )
    limit_size(len(text), MAX_MEMORY_LENGTH, "this memory", TeachingError)
    return text


def load(text: str) -> Decisions:
    """Return the decisions of a saved memory; words longer than `MAX_WORD_LENGTH` are left out.

    Raises `TeachingError` for a text that is not a memory, is of a newer version, has more than
    `MAX_MEMORY_LENGTH` characters, or more than `MAX_DECISIONS` decisions.
    """
    try:
        value = parsed(text, MAX_MEMORY_LENGTH, "this memory", TeachingError)
        version = value["version"]
        if version > VERSION:
            raise TeachingError(
                f"this file has version {version}, from a newer Open Hive: this one reads {VERSION}"
            )
        if version < 1:
            raise ValueError(f"there is no version {version}")
        _check_count(len(value["words"]))
        words = {
            word: _decision(word, date, accepted)
            for word, date, accepted in value["words"]
            if len(word) <= MAX_WORD_LENGTH  # a longer word fits no hive, and is slow to check
        }
        return Decisions(words, in_order([_answers(**each) for each in value["lessons"]]))
    except TeachingError:
        raise
    except (BeeError, ValueError, TypeError, LookupError, AttributeError, RuntimeError):
        raise TeachingError("this isn’t a saved memory, or it’s damaged") from None


def in_order(answers: "set[SavedAnswers] | list[SavedAnswers]") -> tuple[SavedAnswers, ...]:
    """Return saved answers in an order that does not depend on where they come from."""
    return tuple(sorted({*answers}, key=str))


def _rank(decision: Decision) -> tuple[str, str]:
    return decision.date, str(decision.accepted)


def revised(found: Solution, likelihood: float, boundary: float, edition: Edition) -> Solution:
    """Return a word with another likelihood; it is likely if that is at least `boundary`."""
    word, pangram, reason, written = found.word, found.pangram, found.reason, found.written
    return solution_of(word, pangram, likelihood, boundary, reason, edition, written)


def _check_count(words: int) -> None:
    if words > MAX_DECISIONS:
        raise TeachingError("too-many-decisions", words=words, limit=MAX_DECISIONS)


def _answers(
    hive: str,
    minimum: int,
    require: str,
    date: str,
    answers: str | None,
    edition: str = ORIGINAL.name,
) -> SavedAnswers:
    """Return saved answers from the fields of their JSON object; raises `ValueError` if a field
    has a wrong type.
    """
    texts = [edition, hive, require, "" if answers is None else answers]
    if any(type(text) is not str for text in texts) or type(minimum) is not int:
        raise ValueError("a field of a wrong type")
    return SavedAnswers(edition, hive, minimum, require, _date(date), answers)


def _decision(word: str, date: str, accepted: Any) -> Decision:
    """Return the saved decision on a word; raises `ValueError` if one of the three is invalid."""
    if not (accepted is None or accepted is True or accepted is False) or not _is_word(word):
        raise ValueError(f"{accepted!r} is no decision on {word!r}")
    return Decision(_date(date), accepted)


def _is_word(text: str) -> bool:
    """Return whether a text may be a word of some alphabet, in lower case."""
    is_plain = all("a" <= each <= "z" or each >= "\x80" for each in text)
    return bool(text) and is_plain and text == lower_case(text)


def _date(text: str) -> str:
    """Return a date in ISO 8601 unchanged; raises `ValueError` for any other text."""
    datetime.fromisoformat(text[:19])
    return text
