"""The verbs about words and lists: `bee words`, `define`, `bench`, `pack`, and `teach`."""

import sys
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from .. import disk
from ..decisions import MAX_MEMORY_LENGTH
from ..editions import ORIGINAL, Edition, edition_of
from ..errors import LetterError, TeachingError
from ..game import answers_of
from ..gloss import PARTS, Gloss, form_of
from ..memory import NOTHING, AnswerComparison, compare, dump, load
from ..solution import counted
from ..words import gloss, lists, shipped
from .terminal import (
    edition_in,
    hive_of,
    lexicon_for,
    listed_words,
    say,
    say_json,
    say_text,
    waiting,
    words_among,
    words_of,
)

if TYPE_CHECKING:
    from ..lab.race import Figures

_HEADS = """\
              find     words     solve   times    build   memory    masks   blocks
solver          µs        µs        µs   naive       ms       MB  visited  visited"""


def words(args: Namespace) -> int:
    """Print a paragraph for each word; return exit code 1 if a word is unknown.

    Only a clone has the evidence for English words.
    """
    edition = edition_of(args.edition)
    given = words_among(args.word, edition.alphabet)
    is_english = edition.language == ORIGINAL.language
    evidence: dict[str, lists.LookedUp | None] = {}
    with waiting("reading the words"):
        entries = {word: shipped.entry_of(word, edition) for word in given}
        folder, boundary = shipped.path_of("", edition), shipped.everything(edition).likely
        if is_english and (folder / "words.txt").is_file():
            evidence = lists.look_up(folder, entries)
    unknown = [word for word, entry in entries.items() if not entry]
    if args.json:
        listed = [
            {"word": word, "written": entry.written or word}
            | {"likelihood": entry.likelihood, "likely": entry.likelihood >= boundary}
            | {"reason": entry.reason.name.lower(), **_as_json(evidence.get(word))}
            for word, entry in entries.items()
            if entry
        ]
        say_json({"words": listed, "unknown": unknown})
        return 1 if unknown else 0
    for word, entry in entries.items():
        if entry:
            band = "likely" if entry.likelihood >= boundary else "possible"
            why = f", {entry.reason}" if entry.reason else ""
            say(f"{entry.written or word}: {band}, {entry.likelihood:.2f}{why}")
        else:
            say(f"{word}: not in the word lists")
        if known := evidence.get(word):
            say(*_evidence(known))
    if not unknown:
        return 0
    say(f"How to propose a word: {shipped.path_of('README.md' if is_english else 'LANGUAGES.md')}")
    return 1


def _evidence(known: lists.LookedUp) -> list[str]:
    lines = [
        f"  evidence  {' '.join(known.marks)}",
        f"  weights   {', '.join(f'{clue} {weight:+.2f}' for clue, weight in _weights(known))}",
    ]
    if known.verdict:
        lines.append(f"  verdict   {_verdict(known)}")
    return lines


def _as_json(known: lists.LookedUp | None) -> dict[str, object]:
    weights = (
        [{"clue": clue, "weight": weight} for clue, weight in _weights(known)] if known else []
    )
    marks, verdict = (known.marks, _verdict(known)) if known else ([], "")
    return {"evidence": marks, "weights": weights, "verdict": verdict}


def _weights(known: lists.LookedUp) -> list[tuple[str, float]]:
    """Return the clues with their weights, the heaviest first."""
    return sorted(known.weights.items(), key=lambda clue: -abs(clue[1]))


def _verdict(known: lists.LookedUp) -> str:
    return f"{known.verdict.reason} ({known.verdict.source})" if known.verdict else ""


def define(args: Namespace) -> int:
    """Print a line for each word; return exit code 1 if a word is unknown.

    Raises `LetterError` for a word that is empty or has other letters than its edition.
    """
    edition = edition_of(args.edition)
    words = list(dict.fromkeys(words_among(args.word, edition.alphabet)))
    for word in words:
        edition.alphabet.mask_of(word)
        if not word:
            raise LetterError("a word can’t be empty: enter one such as cave")
    glosses = {word: gloss(word, edition) for word in words}
    unknown = [word for word, known in glosses.items() if not known]
    if args.json:
        meanings = [
            {"word": word, "base": known.base, "part": PARTS[known.part], "meaning": known.text}
            for word, known in glosses.items()
            if known
        ]
        say_json({"words": meanings, "unknown": unknown})
        return 1 if unknown else 0
    for word, known in glosses.items():
        say(_line(word, known, edition) if known else f"{word}: no definition found")
    return 1 if unknown else 0


def _line(word: str, known: Gloss, edition: Edition) -> str:
    entry = shipped.entry_of(known.base, edition)
    written = entry.written or entry.word if entry else known.base
    part = PARTS[known.part]
    if known.base == word:
        return f"{written} ({part}): {known.text}"
    form = form_of(word, known) if edition.language == ORIGINAL.language else "form"
    return f"{word} ({part}, {form} of {written}): {known.text}"


def bench(args: Namespace) -> int:
    """Print a line for each solver as soon as it is measured, or all of them as JSON."""
    from ..lab import race
    from ..solvers import SOLVERS

    lexicon = listed_words(args.words) if args.words else shipped.usual()
    hives = race.draw_hives(lexicon, race.QUICK_HIVES if args.quick else race.HIVES)
    counts = {"word": len(lexicon), "mask": len(lexicon.masks), "hive": len(hives)}
    if not args.json:
        say(race.machine(), ", ".join(counted(count, noun) for noun, count in counts.items()))
        say_text(f"medians of the times for one hive:\n\n{_HEADS}")
    measured, figures = [], race.measure(lexicon, hives)
    for name in SOLVERS:
        with waiting(f"measuring {name}"):
            measured.append(next(figures))
        if not args.json:
            say(_row(measured[-1], measured[0].find))
            sys.stdout.flush()
    if args.json:
        numbers = {f"{noun}s": count for noun, count in counts.items()}
        solvers = [each._asdict() for each in measured]
        say_json({"machine": race.machine(), **numbers, "solvers": solvers})
    return 0


def _row(each: "Figures", naive: float) -> str:
    """Return the line of a solver; the naive one takes `naive` seconds to find masks."""
    times = "".join(f"{1e6 * time:10,.1f}" for time in (each.find, each.words, each.solve))
    costs = f"{1e3 * each.build:9,.1f}{each.memory / 1e6:9.1f}"
    visits = f"{each.masks:9,.0f}{each.blocks:9,.0f}"
    return f"{each.solver:9}{times}{naive / each.find:8,.0f}{costs}{visits}"


def pack(args: Namespace) -> int:
    lexicon = listed_words(args.words, edition_in(args).alphabet)
    with waiting(f"packing {counted(len(lexicon), 'word')}"):
        data = lexicon.to_pack()
    disk.write(args.output, data)
    words, masks, size = len(lexicon), len(lexicon.masks), len(data)
    if args.json:
        say_json({"file": str(args.output), "words": words, "masks": masks, "bytes": size})
    else:
        counts = counted(words, "word"), counted(masks, "mask"), counted(size, "byte")
        say(f"{args.output}: {', '.join(counts)}")
    return 0


def teach(args: Namespace) -> int:
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    alphabet = edition_in(args).alphabet  # first: the memory may have hives of the edition
    if bool(args.hive) != bool(args.answers or args.take_back) or (args.answers and args.take_back):
        raise TeachingError(
            "give a hive with either --answers FILE or --take-back, such as VCTAOEN --take-back"
        )
    hive = hive_of(args) if args.hive else None
    decided = []
    for words, accepted in ((args.add, True), (args.never, False), (args.as_listed, None)):
        for word in words_among(words or (), alphabet):
            if not alphabet.mask_of(word):
                raise LetterError("a word can’t be empty: enter one such as cave")
            decided.append((word, accepted))
    if hive and args.answers:  # read before the memory, which other programs may be waiting for
        answers, lexicon = words_of(args.answers, hive), lexicon_for(hive, args)

    compared: dict[str, list[str]] = {}

    def taught(text: str | None) -> str:
        memory = NOTHING if text is None else load(text)
        for word, accepted in decided:
            memory = memory.decide(word, accepted, now)
        if hive and args.take_back:
            memory = memory.teach(hive, None, now)
        elif hive:
            solutions = answers_of(hive, lexicon, None, memory).solutions
            compared.update(compare(hive, solutions, answers)._asdict())
            memory = memory.teach(hive, answers, now)
        return dump(memory) + "\n"

    disk.update(args.memory, MAX_MEMORY_LENGTH, taught)
    if args.json:
        say_json({name: compared.get(name, []) for name in AnswerComparison._fields})
    else:
        say(*(f"{name} ({len(words)}): {' '.join(words)}" for name, words in compared.items()))
    return 0
