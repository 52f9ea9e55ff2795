"""What a lexicon tells of a word beside its letters: how likely an editor takes it, and why not.

A likelihood is a probability, kept in steps of 1/127: finer ones rank hardly better and pack worse.
A reason is kept as a code: 0 for the usual one, which is none for a likely word and rare for any
other, else 1 more than its place in `REASONS`.
"""

from enum import StrEnum

LEVELS = 127
USUAL = 0


class Reason(StrEnum):
    """Why an editor would rather not take a word, in a word or two."""

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
"""The reasons in the order that packs know them by: new ones only ever come at the end."""


def reason_of(code: int, likely: bool) -> Reason:
    """Return the reason that a code stands for, with a word likely or not.

    >>> reason_of(USUAL, likely=False), reason_of(3, likely=True) == Reason.BRITISH
    (<Reason.RARE: 'rare'>, True)
    """
    if code != USUAL:
        return REASONS[code - 1]
    return Reason.NONE if likely else Reason.RARE


def code_of(reason: Reason, likely: bool) -> int:
    """Return the code of a reason, with a word likely or not.

    >>> code_of(Reason.RARE, likely=False), code_of(Reason.RARE, likely=True)
    (0, 2)
    """
    return USUAL if reason == reason_of(USUAL, likely) else 1 + REASONS.index(reason)
