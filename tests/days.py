"""The hives of 200 days of each edition’s calendar, which every reader of letters has to read."""

from pathlib import Path

from beecore.editions import EDITIONS, ORIGINAL, Edition
from beecore.game.puzzles import read
from beecore.hive import Hive

WORDLISTS = Path(__file__).parent.parent / "wordlists"
DAYS = 200


def hives_of_days(edition: Edition) -> list[Hive]:
    """Return the hives of the first days, or none for an edition without a calendar."""
    folder = "" if edition.language == ORIGINAL.language else edition.language
    calendar = WORDLISTS / folder / "calendar.txt"
    if not (edition.language and calendar.exists()):
        return []
    lines = read(calendar.read_text("utf-8"), edition)
    return [Hive.parse(letters, edition=edition) for letters in lines[:DAYS]]


HIVES = {edition: hives for edition in EDITIONS if (hives := hives_of_days(edition))}
