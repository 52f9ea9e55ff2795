"""All errors derive from `BeeError`."""

import ast
import inspect
from pathlib import Path
from string import Formatter

from beecore import errors


def test_every_error_is_a_bee_error() -> None:
    kinds = [kind for kind in vars(errors).values() if inspect.isclass(kind)]
    kinds = [kind for kind in kinds if kind.__module__ == errors.__name__]
    assert len(kinds) > 5
    assert all(issubclass(kind, errors.BeeError) for kind in kinds)
    assert all(kind.__doc__ for kind in kinds)


def test_every_error_with_values_has_an_id_and_every_id_is_used() -> None:
    """An id that is misspelled would be shown in place of its sentence."""
    raised: dict[str, set[str]] = {}
    for path in Path(errors.__file__).parent.rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        for call in [node for node in nodes if isinstance(node, ast.Call) and node.args]:
            message = call.args[0]
            if ast.unparse(call.func).lower().endswith("error") and isinstance(
                message, ast.Constant
            ):
                names = {each.arg for each in call.keywords if each.arg}
                raised.setdefault(str(message.value), set()).update(names)
    assert raised.keys() >= errors.SENTENCES.keys()
    for id, names in raised.items():
        if id in errors.SENTENCES:
            found = {name for _, name, _, _ in Formatter().parse(errors.SENTENCES[id]) if name}
            assert names == found, id
        else:
            assert not names, id
            assert " " in id, id
