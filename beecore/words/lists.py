"""Reads the project's word lists, and computes the likelihood of each word.

A folder of word lists has
- `words.txt`: one word per line with its marks, collected from dictionaries;
- `additions.txt`: newer words, each with the kinds of its regular forms (n, v, vv, c, or a for
  none). They are marked `new`, and their forms `newform`, until `words.txt` is collected again;
- `removals.txt`: entries of the other lists that are not words;
- `blocked.txt`: words that are never shown, even if another list has them, each as a fingerprint
  and a fingerprint of its letters;
- `never-pangram.txt` and `never-daily.txt`: words that are never a pangram of a daily hive, and
  words that no daily hive can spell, each with the reason;
- `weights.json`: the weights of the model in `likelihood`;
- `verdicts.tsv`: words that the model judges wrong; see `verdicts`.
Lines that begin with # are comments.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..lexicon import Entry
from ..reasons import Reason
from .american import american
from .inflection import inflections
from .likelihood import Model, clues, reason
from .verdicts import Verdict, never_likely
from .verdicts import read as read_verdicts

MIN_WORD_LENGTH = 4
NEW = "new"
COMPANY = "company"
"""The name under which `Known.weights` sums the clues about similarly used words."""
_BRITISH = "british"
_NOT_AMERICAN = {_BRITISH, "variant"}
_KINDS = {"n", "v", "nv", "vv", "nvv", "c", "nc", "a"}


class Known(NamedTuple):
    """The entry of a word, its marks, the weight of each of its clues, and the verdict on it."""

    entry: Entry
    likely: bool
    marks: list[str]
    weights: dict[str, float]
    verdict: Verdict | None


def entries(folder: Path) -> Iterator[Entry]:
    """Yield the entry of every word; words that are not likely have a reason.

    Raises `WordListError` if a list is missing or has an invalid line.
    """
    model = Model.read(folder / "weights.json")
    listed = words(folder)
    known: dict[tuple[str, int], tuple[float, Reason]] = {}

    def judged() -> Iterator[Entry]:
        for word, evidence in listed.items():
            key = evidence, len(word)
            if key not in known:
                known[key] = _judge(model, *key)
            yield Entry(word, *known[key])

    yield from decided(judged(), listed, read_verdicts(folder))


def decided(
    entries: Iterable[Entry], listed: Mapping[str, str], verdicts: Mapping[str, Verdict]
) -> Iterator[Entry]:
    """Yield the entries with the likelihoods that the verdicts leave them.

    Without a verdict, a British spelling of a listed American word is never likely.
    """
    for entry in entries:
        if verdict := verdicts.get(entry.word):
            yield verdict.of(entry)
        elif _is_british(entry.word, listed):
            yield never_likely(entry, Reason.BRITISH)
        else:
            yield entry


def likely(folder: Path) -> float:
    """Return the likelihood from which a word counts as likely."""
    return Model.read(folder / "weights.json").likely


def look_up(folder: Path, wanted: Iterable[str]) -> dict[str, Known | None]:
    """Return what the lists know about each wanted word; None for a word that they do not have."""
    model = Model.read(folder / "weights.json")
    listed = words(folder)
    verdicts = read_verdicts(folder)

    def known(word: str) -> Known | None:
        evidence = listed.get(word)
        if evidence is None:
            return None
        judged = Entry(word, *_judge(model, evidence, len(word)))
        (entry,) = decided([judged], listed, verdicts)
        weights: dict[str, float] = {}
        for clue in clues(evidence, len(word)):
            name = COMPANY if "=" in clue[1:] else clue
            weights[name] = weights.get(name, 0.0) + model.weight(clue)
        is_likely = entry.likelihood >= model.likely
        return Known(entry, is_likely, evidence.split(), weights, verdicts.get(word))

    return {word: known(word) for word in wanted}


def words(folder: Path) -> dict[str, str]:
    """Return the marks of every word that is not blocked or removed."""
    added = additions(folder)
    listed = dict(added)
    for line in _lines(folder / "words.txt"):
        word, _, evidence = line.partition(" ")
        if word in added or not evidence.startswith(NEW):
            listed[word] = evidence
    for word in _lines(folder / "removals.txt"):
        listed.pop(word, None)
    never = blocked(folder)
    return {word: evidence for word, evidence in listed.items() if fingerprint(word) not in never}


def additions(folder: Path) -> dict[str, str]:
    """Return the words of `additions.txt` and their regular forms, each with its mark.

    Raises `WordListError` for a line in another format.
    """
    added = {}
    for line in _lines(folder / "additions.txt"):
        lemma, _, kinds = line.partition(" ")
        if kinds not in _KINDS:
            raise WordListError(
                f"{line!r} in additions.txt: a word is followed by the kinds of its forms,"
                f" one of {' '.join(sorted(_KINDS))}"
            )
        added[lemma] = NEW
        for form in inflections(lemma, kinds):
            added.setdefault(form, f"{NEW}form")
    return {word: mark for word, mark in added.items() if len(word) >= MIN_WORD_LENGTH}


def blocked(folder: Path) -> set[str]:
    """Return the fingerprints of the words that are never shown."""
    return {line.split()[0] for line in _lines(folder / "blocked.txt")}


def blocked_letters(folder: Path) -> set[str]:
    """Return the fingerprints of the blocked words' letters, which no daily hive may contain."""
    return {line.split()[1] for line in _lines(folder / "blocked.txt")}


def never_pangram(folder: Path) -> set[str]:
    """Return the words that are never a pangram of a daily hive."""
    return {line.split()[0] for line in _lines(folder / "never-pangram.txt")}


def never_daily(folder: Path) -> set[str]:
    """Return the words that no daily hive can spell."""
    return {line.split()[0] for line in _lines(folder / "never-daily.txt")}


def block(word: str) -> str:
    """Return the line of `blocked.txt` that blocks a word.

    >>> block("noon")
    'b198f3cd8e7048e4 9390298f3fb0c5b1'
    """
    return f"{fingerprint(word)} {letters_fingerprint(word)}"


def letters_fingerprint(letters: str) -> str:
    """Return the fingerprint of a set of letters, in any order and number.

    >>> letters_fingerprint("noon") == letters_fingerprint("on")
    True
    """
    return fingerprint("".join(sorted(set(letters))))


def fingerprint(text: str) -> str:
    """Return the fingerprint of a text in `blocked.txt`: the first 16 hex digits of its SHA-256.

    >>> fingerprint("noon")
    'b198f3cd8e7048e4'
    """
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_british(word: str, listed: Mapping[str, str]) -> bool:
    """Return whether a word is the British spelling of a listed American word."""
    if _BRITISH not in listed[word].split():
        return False
    twins = (listed[twin] for twin in american(word) if twin in listed)
    return any(_NOT_AMERICAN.isdisjoint(marks.split()) for marks in twins)


def _judge(model: Model, evidence: str, length: int) -> tuple[float, Reason]:
    likelihood = model.likelihood(evidence, length)
    return likelihood, Reason.NONE if likelihood >= model.likely else reason(evidence)


def _lines(path: Path) -> list[str]:
    try:
        lines = path.read_text("ascii").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise WordListError(f"cannot read {str(path)!r}: {error}") from None
    return [line for line in lines if line and not line.startswith("#")]
