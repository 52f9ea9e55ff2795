"""What MicroPython lacks of the standard library; `build/lowering.py` has modules import it here."""


class cached_property:
    """A property worked out once: the value then stands in the instance, before the class."""

    def __init__(self, function):
        self.function = function

    def __get__(self, instance, owner=None):
        value = self.function(instance)
        setattr(instance, self.function.__name__, value)
        return value


def replace(thing, **changes):
    """Return a copy of a data class with other values in some fields."""
    fields = {name: getattr(thing, name) for name in thing._fields}
    fields.update(changes)
    return type(thing)(**fields)
