"""What a view remembers of what it shows."""

from tests.app.tabs import app


def bindings() -> app.rendering.Bindings:
    made = app.rendering.Bindings.__new__(app.rendering.Bindings)
    made.compared = {}
    return made


def test_values_differ_at_first_and_whenever_one_of_them_has_changed() -> None:
    view = bindings()
    assert view.differs("words", ["cave"], "length")
    assert not view.differs("words", ["cave"], "length")
    assert view.differs("words", ["cave"], "letter")
    assert view.differs("words", ["cave", "coven"], "letter")
    assert not view.differs("words", ["cave", "coven"], "letter")


def test_each_name_has_values_of_its_own() -> None:
    view = bindings()
    assert view.differs("words", None)
    assert view.differs("ranks", None)
    assert not view.differs("words", None)
