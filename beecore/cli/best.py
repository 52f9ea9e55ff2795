"""`bee best`: the richest hives of a word list."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from .. import pack, shipped, wordfile
from ..best import Best, richest
from ..errors import BeeError, WordListError
from ..lexicon import Lexicon
from .arguments import add_words

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("best", help="find the hives worth the most points")
    add_words(parser)
    parser.add_argument("--allow-s", action="store_true", help="hives and words with an S too")
    parser.add_argument("--top", type=int, default=10, metavar="N", help="how many hives (10)")
    parser.add_argument("--json", action="store_true", help="print one JSON array")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.top < 1:
        raise BeeError(f"the top {args.top} of the hives: ask for 1 or more")
    hives = richest(_text(args.words), allow_s=args.allow_s, top=args.top)
    if not hives:
        raise WordListError("no hive: it takes a word of seven different letters (see --allow-s)")
    if args.json:
        print(json.dumps([_as_json(best) for best in hives], indent=2))
        return 0
    print("hive     points  words  pangrams")
    for best in hives:
        print(f"{best.hive}  {best.points:6,}  {best.words:5,}  {best.pangrams:8,}")
    return 0


def _text(path: Path | None) -> bytes:
    """Return a word list as text: the file's own, or the likely words of a pack."""
    if path is None:
        return _likely(shipped.usual())
    data = wordfile.read_bytes(path)
    return _likely(pack.read(data)) if pack.is_pack(data) else data


def _likely(lexicon: Lexicon) -> bytes:
    words = (entry.word for entry in lexicon.all_entries() if entry.likelihood >= lexicon.likely)
    return "\n".join(words).encode("ascii")


def _as_json(best: Best) -> dict[str, object]:
    return best._asdict() | {"hive": str(best.hive)}
