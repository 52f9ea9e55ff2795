"""The verbs about words and lists: `bee words`, `define`, `bench`, `pack`, and `teach`."""

import sys
from argparse import Namespace
from datetime import UTC, datetime

from .. import disk
from ..decisions import MAX_MEMORY_LENGTH
from ..editions import EDITIONS, ORIGINAL, Edition, edition_of
from ..errors import EditionError, LetterError, TeachingError
from ..game import answers_of
from ..gloss import PARTS, Gloss, form_of
from ..memory import NOTHING, compare, dump, load
from ..words import gloss, lists, shipped
from .terminal import (
    edition_in,
    hive_of,
    lexicon_for,
    listed_words,
    say,
    say_text,
    words_among,
    words_of,
)

_HEADS = """\
              find     words     solve   times    build   memory    masks   blocks
solver          µs        µs        µs   naive       ms       MB  visited  visited"""


def words(args: Namespace) -> int:
    """Print a paragraph for each word; return exit code 1 if a word is unknown.

    Only a clone has the evidence for English words.
    """
    edition = edition_of(args.edition)
    given = words_among(args.word, edition.alphabet)
    entries = {word: shipped.entry_of(word, edition) for word in given}
    folder, boundary = shipped.path_of("", edition), shipped.everything(edition).likely
    is_english = edition.language == ORIGINAL.language
    evidence: dict[str, lists.LookedUp | None] = {}
    if is_english and (folder / "words.txt").is_file():
        evidence = lists.look_up(folder, entries)
    for word, entry in entries.items():
        if entry:
            band = "likely" if entry.likelihood >= boundary else "possible"
            why = f", {entry.reason}" if entry.reason else ""
            say(f"{entry.written or word}: {band}, {entry.likelihood:.2f}{why}")
        else:
            say(f"{word}: not in the word lists")
        if known := evidence.get(word):
            say(*_evidence(known))
    if all(entries.values()):
        return 0
    say(f"How to propose a word: {shipped.path_of('README.md' if is_english else 'LANGUAGES.md')}")
    return 1


def _evidence(known: lists.LookedUp) -> list[str]:
    weights = sorted(known.weights.items(), key=lambda clue: -abs(clue[1]))
    lines = [
        f"  evidence  {' '.join(known.marks)}",
        f"  weights   {', '.join(f'{clue} {weight:+.2f}' for clue, weight in weights)}",
    ]
    if verdict := known.verdict:
        lines.append(f"  verdict   {verdict.reason} ({verdict.source})")
    return lines


def define(args: Namespace) -> int:
    """Print a line for each word; return exit code 1 if a word is unknown.

    Raises `LetterError` for a word that is empty or has other letters than its edition, and
    `EditionError` for an edition without definitions.
    """
    edition = edition_of(args.edition)
    if not shipped.has_glosses(edition):
        defined = ", ".join([each.name for each in EDITIONS if shipped.has_glosses(each)])
        raise EditionError(
            f"the edition {edition.name} has no definitions: those of {defined} have"
        )
    words = list(dict.fromkeys(words_among(args.word, edition.alphabet)))
    for word in words:
        edition.alphabet.mask_of(word)
        if not word:
            raise LetterError("a word can’t be empty: enter one such as cave")
    glosses = {word: gloss(word, edition) for word in words}
    for word, known in glosses.items():
        say(_line(word, known, edition) if known else f"{word}: no definition found")
    return 0 if all(glosses.values()) else 1


def _line(word: str, known: Gloss, edition: Edition) -> str:
    entry = shipped.entry_of(known.base, edition)
    written = entry.written or entry.word if entry else known.base
    part = PARTS.get(known.part, "synonyms")
    if known.base == word:
        return f"{written} ({part}): {known.text}"
    form = form_of(word, known) if edition.language == ORIGINAL.language else "form"
    return f"{word} ({part}, {form} of {written}): {known.text}"


def bench(args: Namespace) -> int:
    """Print a line for each solver as soon as it is measured."""
    from ..lab import race

    lexicon = listed_words(args.words) if args.words else shipped.usual()
    hives = race.draw_hives(lexicon, race.QUICK_HIVES if args.quick else race.HIVES)
    counts = {"words": len(lexicon), "masks": len(lexicon.masks), "hives": len(hives)}
    say(race.machine(), ", ".join(f"{count:,} {name}" for name, count in counts.items()))
    say_text(f"medians of the times for one hive:\n\n{_HEADS}")
    naive = 0.0
    for each in race.measure(lexicon, hives):
        naive = naive or each.find
        times = "".join(f"{1e6 * time:10,.1f}" for time in (each.find, each.words, each.solve))
        costs = f"{1e3 * each.build:9,.1f}{each.memory / 1e6:9.1f}"
        visits = f"{each.masks:9,.0f}{each.blocks:9,.0f}"
        say(f"{each.solver:9}{times}{naive / each.find:8,.0f}{costs}{visits}")
        sys.stdout.flush()
    return 0


def pack(args: Namespace) -> int:
    lexicon = listed_words(args.words, edition_in(args).alphabet)
    data = lexicon.to_pack()
    disk.write(args.output, data)
    say(f"{args.output}: {len(lexicon):,} words, {len(lexicon.masks):,} masks, {len(data):,} bytes")
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

    def taught(text: str | None) -> str:
        memory = NOTHING if text is None else load(text)
        for word, accepted in decided:
            memory = memory.decide(word, accepted, now)
        if hive and args.take_back:
            memory = memory.teach(hive, None, now)
        elif hive:
            solutions = answers_of(hive, lexicon, None, memory).solutions
            for name, words in compare(hive, solutions, answers)._asdict().items():
                say(f"{name} ({len(words)}): {' '.join(words)}")
            memory = memory.teach(hive, answers, now)
        return dump(memory) + "\n"

    disk.update(args.memory, MAX_MEMORY_LENGTH, taught)
    return 0
