"""All errors derive from `BeeError`."""

import inspect

from beecore import errors


def test_every_error_is_a_bee_error() -> None:
    kinds = [kind for kind in vars(errors).values() if inspect.isclass(kind)]
    kinds = [kind for kind in kinds if kind.__module__ == errors.__name__]
    assert len(kinds) > 5
    assert all(issubclass(kind, errors.BeeError) for kind in kinds)
    assert all(kind.__doc__ for kind in kinds)
