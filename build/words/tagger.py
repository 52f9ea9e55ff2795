"""Reads the dictionaries of LanguageTool, which tell of each form its word and what form it is.

Such a dictionary is an automaton of Morfologik, in the format CFSA2: a path along its arcs spells a
form, a code for its word, and its tag. All of it is in bytes of UTF-8.
"""

from collections.abc import Iterator
from typing import NamedTuple

_TARGET_NEXT, _LAST, _FINAL, _LABEL = 0x80, 0x40, 0x20, 0x1F
"""What the first byte of an arc tells: its target is the node that follows the last arc of its own
node, it is the last arc, it ends an entry, and which of the usual labels it has, if any."""
_LABELS_AT = 7
"""Where the number of the usual labels is, which follow it; the arcs follow those."""
_ROOT = b"^"
"""The label of the first arc."""


class Tagged(NamedTuple):
    """A form with its word and its tag, such as WKW:VTD:ONV for a Dutch participle."""

    form: str
    word: str
    tag: str


def entries(dictionary: bytes) -> Iterator[Tagged]:
    for entry in _spelled(dictionary):
        form, code, tag = entry.removeprefix(_ROOT).split(b"~")
        word = form[: len(form) + ord("A") - code[0]] + code[1:]
        yield Tagged(form.decode("utf-8"), word.decode("utf-8"), tag.decode("utf-8"))


def _spelled(dictionary: bytes) -> Iterator[bytes]:
    start = _LABELS_AT + 1 + dictionary[_LABELS_AT]
    labels, arcs = dictionary[_LABELS_AT + 1 : start], dictionary[start:]
    nodes = [(0, b"")]
    while nodes:
        at, spelled = nodes.pop()
        flags, following = 0, []
        while not flags & _LAST:
            flags, at = arcs[at], at + 1
            label = labels[flags & _LABEL]
            if not flags & _LABEL:
                label, at = arcs[at], at + 1
            path = spelled + bytes([label])
            if flags & _FINAL:
                yield path
            if flags & _TARGET_NEXT:
                following.append(path)
                continue
            target = shift = 0
            while arcs[at] & 0x80:
                target, shift, at = target | (arcs[at] & 0x7F) << shift, shift + 7, at + 1
            target, at = target | arcs[at] << shift, at + 1
            if target:
                nodes.append((target, path))
        nodes.extend((at, path) for path in following)
