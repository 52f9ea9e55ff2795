"""The sentences of beecore as messages that can be translated."""

import pytest

from beecore.game import guess, turn
from build import library_texts
from build.runtime import BuildError
from build.texts import parsed


def test_every_verdict_can_be_translated() -> None:
    sentences = {*library_texts.sentences().values()}
    assert {*guess.MESSAGES.values()} - {""} <= sentences
    assert {guess.INCOMPLETE_GUESS, turn.SEVERAL} <= sentences


def test_a_translation_is_looked_up_by_the_english_sentence() -> None:
    source = (
        "bee-guess-too-short = Zu kurz\n"
        "bee-hive-letter-appears-twice-each-letter-may = { $letter } steht zweimal da\n"
        "page-it = Es"
    )
    assert library_texts.translations(parsed(source)) == {
        "Too short": "Zu kurz",
        "{letter} appears twice: each letter may be used only once": [
            ["letter"],
            " steht zweimal da",
        ],
    }


def test_sentences_that_would_share_an_id_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guess, "OFF_CENTER_WORD", "Too short!")
    with pytest.raises(BuildError, match="bee-guess-too-short"):
        library_texts.sentences()
