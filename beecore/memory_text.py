"""The saved text of a memory: one JSON object, checked when it is loaded."""

import json
from datetime import datetime

from .bounds import MB, limit_size, parsed
from .characters import lower_case
from .editions import ORIGINAL, OWN, edition_of
from .errors import BeeError, EditionError, HiveError, TeachingError
from .hive import MAX_WORD_LENGTH, Hive
from .memory import Lesson, Memory, Verdict

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
            raise TeachingError(
                "this file has version {version}, from a newer Open Hive: this one reads {known}",
                version=str(version),
                known=VERSION,
            )
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
        raise TeachingError(unknown.sentence, **unknown.values) from None
    except (BeeError, ValueError, TypeError, LookupError, AttributeError, RuntimeError):
        raise TeachingError("this isn’t a file of saved answer lists, or it’s damaged") from None


def _check_count(words: int) -> None:
    if words > MAX_JUDGED_WORDS:
        raise TeachingError(
            "this is too many single words ({words:,}); the limit is {limit:,}",
            words=words,
            limit=MAX_JUDGED_WORDS,
        )


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


def _verdict(word: str, date: str, accepted: bool | None) -> Verdict:
    """Return the saved verdict on a word; raises `ValueError` if the word or the verdict is
    invalid.
    """
    if not (accepted is None or accepted is True or accepted is False) or not _is_word(word):
        raise ValueError(f"{accepted!r} is no verdict on {word!r}")
    return Verdict(_date(date), accepted)


def _is_word(text: str) -> bool:
    """Return whether a text may be a word of some alphabet, in lower case."""
    is_plain = all("a" <= each <= "z" or each >= "\x80" for each in text)
    return bool(text) and is_plain and text == lower_case(text)


def _date(text: str) -> str:
    """Return a date in ISO 8601 unchanged; raises `ValueError` for any other text."""
    datetime.fromisoformat(text[:19])
    return text
