"""The reasons why an editor may reject a word, and their codes in a lexicon.

A likelihood is stored in steps of 1/127: smaller steps hardly improve the order of words, and
compress worse. A reason is stored as a code: 0 for the usual reason, which is `NONE` for a likely
word and `RARE` for any other, else 1 plus its index in `REASONS`.
"""

from enum import StrEnum

LEVELS = 127
USUAL = 0


class Reason(StrEnum):
    """Why an editor may reject a word, in a word or two."""

    NONE = ""
    RARE = "rare"
    BRITISH = "British"
    TECHNICAL = "technical"
    VARIANT = "variant spelling"
    INFORMAL = "informal"
    DERIVED = "derived"
    NAME = "name"
    VULGAR = "vulgar"
    AUSTRALIAN = "Australian"
    CANADIAN = "Canadian"


REASONS = (
    Reason.NONE,
    Reason.RARE,
    Reason.BRITISH,
    Reason.TECHNICAL,
    Reason.VARIANT,
    Reason.INFORMAL,
    Reason.DERIVED,
    Reason.NAME,
    Reason.VULGAR,
    Reason.AUSTRALIAN,
    Reason.CANADIAN,
)
"""The reasons in the order of their codes in packs: add new ones at the end only."""


def reason_of(code: int, likely: bool) -> Reason:
    """Return the reason for a code; the usual code depends on whether the word is likely.

    >>> reason_of(USUAL, likely=False), reason_of(3, likely=True) == Reason.BRITISH
    (<Reason.RARE: 'rare'>, True)
    """
    if code != USUAL:
        return REASONS[code - 1]
    return Reason.NONE if likely else Reason.RARE


def code_of(reason: Reason, likely: bool) -> int:
    """Return the code for a reason; the usual reason depends on whether the word is likely.

    >>> code_of(Reason.RARE, likely=False), code_of(Reason.RARE, likely=True)
    (0, 2)
    """
    return USUAL if reason == reason_of(USUAL, likely) else 1 + REASONS.index(reason)
