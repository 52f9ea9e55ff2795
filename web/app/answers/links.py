"""How an address names a hive: its letters, and what differs from the usual, by name.

vctaoen · vctaoen?min=5&require=te · vctaoen?likely=60 · vctaoen?by=letter&starts=co&pangrams=yes
vctaoen?show=missing
"""

from typing import NamedTuple

from browser.dom import decoded
from js import URLSearchParams

from beecore.bounds import KB, limit_size
from beecore.errors import HiveError
from beecore.hive import USUAL_MINIMUM, Hive
from beecore.shown import USUAL, WAYS, Wish

MOST = 2 * KB  # characters; a link with all that can be told of a hive has 200


class Named(NamedTuple):
    """What an address asks for, as it is written: nothing of it is checked."""

    letters: str
    minimum: str
    require: str
    likely: str  # a percentage; empty for the lexicon's own boundary
    wish: Wish
    is_stuck: bool  # help with what is missing is wanted, not every word

    @property
    def is_plain(self) -> bool:
        """Tell whether it may name a day, too."""
        return self.minimum == str(USUAL_MINIMUM) and not self.require


def read(address: str) -> Named:
    """Return what the part of an address after the view's name asks for; `HiveError` for one longer
    than any link that was given.
    """
    limit_size(len(address), MOST, "this link", HiveError)
    letters, _, query = address.partition("?")
    options = URLSearchParams.new(query)
    likely = options.get("likely") or ""
    by = options.get("by") or ""
    return Named(
        decoded(letters),
        options.get("min") or str(USUAL_MINIMUM),
        options.get("require") or "",
        likely if likely.isdigit() and 1 <= int(likely) <= 99 else "",
        Wish(
            by if by in WAYS else USUAL.by,
            options.get("starts") or "",
            options.get("contains") or "",
            options.get("length") or "",
            "yes" if options.get("pangrams") == "yes" else "",
            (),
        ),
        options.get("show") == "missing",
    )


def written(hive: Hive, likely: str = "", wish: Wish = USUAL, is_stuck: bool = False) -> str:
    """Return the part of an address that names a hive; `read` undoes it."""
    options = URLSearchParams.new()
    for name, value in (
        ("min", hive.minimum if hive.minimum != USUAL_MINIMUM else ""),
        ("require", hive.extra),
        ("likely", likely),
        ("by", wish.by if wish.by != USUAL.by else ""),
        ("starts", wish.starts),
        ("contains", wish.contains),
        ("length", wish.length),
        ("pangrams", wish.pangrams),
        ("show", "missing" if is_stuck else ""),
    ):
        if value:
            options.set(name, value)
    query = options.toString()
    return hive.letters + ("?" + query if query else "")
