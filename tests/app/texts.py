"""English sentences as web/app/browser/texts.js makes them, without a browser."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from build.languages import source
from build.texts import Pattern, parsed

_catalog = parsed(source())


def text(name: str, values: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return a message with values inserted for its variables."""
    message = _catalog.messages[name]
    assert message.variables == values.keys(), f"{name} has {sorted(message.variables)}"
    return _filled(message.pattern, values)


def listed(items: Sequence[str]) -> str:
    """Return items as a list: A, B, and C."""
    *most, last = items
    commas = ", ".join(most) + "," * (len(most) > 1)
    return f"{commas} and {last}" if most else last


def _filled(pattern: Pattern, values: Mapping[str, Any]) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _value(part, values) for part in pattern)


def _value(part: list[Any], values: Mapping[str, Any]) -> str:
    value = values[part[0]]
    if len(part) == 1:
        return f"{value:,}" if isinstance(value, int) else str(value)
    variants = part[1]
    key = "one" if value == 1 and "1" not in variants else str(value)
    return _filled(variants.get(key, variants[""]), values)
