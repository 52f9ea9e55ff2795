"""Stands in for the standard module, which MicroPython lacks: names for what type checkers read."""

TYPE_CHECKING = False
NamedTuple = TypeAlias = object
