"""What Solve keeps of what the visitor has entered."""

from unittest.mock import MagicMock

import pytest

from beecore.bands import USUAL
from beecore.errors import BeeError
from beecore.hive import Hive
from tests.app.tabs import app
from tests.oracles import HIVE


def test_words_of_a_link_may_make_a_text_too_long_and_it_can_be_shortened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app.events, "by_id", lambda name: MagicMock(value=""))
    monkeypatch.setattr(app.events, "on", lambda *_: None)
    area = app.events.Area("found-words", lambda event: None)
    most = app.events.MAX_PASTE_LENGTH
    area.field.value = "x" * most
    area.entered(None)
    area.field.value = "x" * (most + 1)
    with pytest.raises(BeeError, match=r"this text is too large \(20\.1 KB\): the limit is 20 KB"):
        area.entered(None)
    assert area.field.value == area.text == "x" * most
    area.put("x" * (most + 5))
    area.field.value = "x" * (most + 4)
    area.entered(None)
    assert area.text == "x" * (most + 4)


def test_the_filter_stays_for_the_same_letters_and_is_cleared_for_others() -> None:
    state = app.solver.SolveState()
    state.take(HIVE)
    state.set("starts", "co")
    state.take(Hive.parse("vctaoen", 5))
    assert state.wish.starts == "co"
    state.take(Hive.parse("ctaoenv"))
    assert state.wish == USUAL
