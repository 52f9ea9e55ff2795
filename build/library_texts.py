"""The English sentences of beecore that the page shows, as messages that can be translated.

beecore's sentences are in its own modules, as arguments of errors or in tables. Each gets an id
made of its module and first words, under which the catalog of another language can translate it.
The page looks translations up by the English sentence, so beecore needs no ids.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from beecore.editions import EDITIONS
from beecore.game import guess, turn

from . import ROOT
from .runtime import BuildError
from .texts import Catalog, Pattern

RAISING = ("hive.py",)
"""The modules whose errors are translated."""
WORDS_OF_ID = 5


def sentences() -> dict[str, str]:
    """Return the sentences by id, with `{name}` for their values.

    >>> sentences()["bee-hive-letter-appears-twice-each-letter"]
    '{letter} appears twice: each letter may be used only once'
    """
    found: dict[str, str] = {}
    for name in RAISING:
        for sentence in raised(ROOT / "beecore" / name):
            _add(found, Path(name).stem, sentence)
    praise = {guess.praise(points) for points in (0, guess.NICE_POINTS, guess.AWESOME_POINTS)}
    plain = {*guess.MESSAGES.values(), guess.OFF_CENTER_WORD, guess.INCOMPLETE_GUESS}
    for sentence in sorted((plain | praise | {guess.TRIED_BEFORE, turn.SEVERAL}) - {""}):
        _add(found, "guess", sentence)
    for edition in EDITIONS:
        _add(found, "edition", edition.title)
    return found


def translations(catalog: Catalog) -> dict[str, Pattern]:
    """Return the translations in a language's catalog, by the English sentences of beecore."""
    messages = catalog.messages
    return {text: messages[id].pattern for id, text in sentences().items() if id in messages}


def raised(path: Path) -> Iterator[str]:
    """Yield the sentences of the errors that a module raises."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), path.name)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Error") and node.args:
            sentence = node.args[0]
            if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
                yield sentence.value


def _add(found: dict[str, str], module: str, sentence: str) -> None:
    words = re.findall("[a-z0-9]+", sentence.lower())[:WORDS_OF_ID]
    id = "-".join(["bee", module, *words])
    if found.setdefault(id, sentence) != sentence:
        raise BuildError(f"beecore has two sentences for {id}: change how one of them begins")
