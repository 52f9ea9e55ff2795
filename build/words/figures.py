"""The figures in `wordlists/LANGUAGES.md`, which `python3 -m build words --figures` renews."""

import re

from beecore import disk
from beecore.words import shipped

from .. import WORDLISTS
from .candidates import pool
from .languages import LANGUAGES

PATH = WORDLISTS / "LANGUAGES.md"
HEAD = (
    "| | words | likely | letter sets for daily hives | likely words a day (10, 50, 90 %) |"
    " likely words defined |\n|---|---|---|---|---|---|\n"
)


def main() -> None:
    disk.write(PATH, renewed(PATH.read_text("utf-8")))


def renewed(text: str) -> str:
    """Return a text with its table of figures as the word lists have them now."""
    table = HEAD + "".join(map(row, LANGUAGES))
    return re.sub(r"(?<=## Figures\n)\|.*?(?=\n\n)", lambda _: table.rstrip(), text, flags=re.S)


def row(tag: str) -> str:
    """Return a language's row.

    A set of letters is counted if one of its hives may be that of a day.
    """
    words = pool(tag)
    edition, lexicon = words.edition, shipped.everything(words.edition)
    sets = {"".join(sorted(each.hive)) for each in words.candidates()}
    sizes = sorted(len(words.of_hive(hive)) for hive in shipped.calendar(edition))
    tenths = [str(sizes[len(sizes) * tenth // 10]) for tenth in (1, 5, 9)] if sizes else []
    likely = {each.word for each in lexicon.all_entries() if each.likelihood >= lexicon.likely}
    share = f"{len(likely & shipped.glosses(words.folder).keys()) / len(likely):.0%}"
    figures = [
        f"`{tag}` {edition.title}",
        f"{len(lexicon):,}",
        f"{len(likely):,}",
        f"{len(sets):,}",
        ", ".join(tenths) or "no daily hives so far",
        share.replace("%", " %"),
    ]
    return f"| {' | '.join(figures)} |\n"
