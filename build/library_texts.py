"""The English sentences of beecore that the page shows, as messages that can be translated.

beecore's sentences are in its own modules, as arguments of errors or in tables. Each gets an id
made of its module and first words, under which the catalog of another language can translate it.
The page looks translations up by the English sentence, so beecore needs no ids.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

from beecore.editions import EDITIONS
from beecore.game import badges, guess, turn
from beecore.game.record import RANK_NAMES
from beecore.gloss import PARTS
from beecore.reasons import Reason

from . import ROOT
from .runtime import BuildError
from .texts import Catalog, Pattern

RAISING = (
    "bounds.py",
    "editions.py",
    "hive.py",
    "memory.py",
    "memory_text.py",
    "words/own.py",
    "game/puzzles.py",
)
"""The modules whose errors are translated."""
TABLES: dict[str, list[str]] = {
    "rank": list(RANK_NAMES),
    "badge": [text for badge in badges.BADGES for text in badge],
    "reason": [reason for reason in Reason if reason],
    "part": list(PARTS.values()),
    "edition": [edition.title for edition in EDITIONS],
}
"""Other sentences and names, by the first part of their ids."""
WORDS_OF_ID = 6


def sentences() -> dict[str, str]:
    """Return the sentences by id, with `{name}` for their values.

    >>> sentences()["bee-hive-letter-appears-twice-each-letter-may"]
    '{letter} appears twice: each letter may be used only once'
    """
    found: dict[str, str] = {}
    for name in RAISING:
        for sentence in raised(ROOT / "beecore" / name):
            _add(found, Path(name).stem.replace("_", "-"), sentence)
    praise = {guess.praise(points) for points in (0, guess.NICE_POINTS, guess.AWESOME_POINTS)}
    plain = {*guess.MESSAGES.values(), guess.OFF_CENTER_WORD, guess.INCOMPLETE_GUESS}
    for sentence in sorted((plain | praise | {guess.TRIED_BEFORE, turn.SEVERAL}) - {""}):
        _add(found, "guess", sentence)
    for name, texts in TABLES.items():
        for text in texts:
            _add(found, name, text)
    return found


def translations(catalog: Catalog) -> dict[str, Pattern]:
    """Return the translations in a language's catalog, by the English sentences of beecore."""
    messages = catalog.messages
    return {text: messages[id].pattern for id, text in sentences().items() if id in messages}


def raised(path: Path) -> Iterator[str]:
    """Yield the sentences of the errors that a module raises; those of Python are never shown."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), path.name)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name, sentence = ast.unparse(node.func), node.args[0]
        is_raised = name.lower().endswith("error") and not hasattr(builtins, name)
        if is_raised and isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
            yield sentence.value


def _add(found: dict[str, str], module: str, sentence: str) -> None:
    words = re.findall("[a-z0-9]+", sentence.lower())[:WORDS_OF_ID]
    id = "-".join(["bee", module, *words])
    if found.setdefault(id, sentence) != sentence:
        raise BuildError(f"beecore has two sentences for {id}: change how one of them begins")
