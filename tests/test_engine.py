"""Tests of what the engine answers, without a browser."""

import asyncio
import json

import pytest

from web import engine


def test_letters_beyond_16_bits_are_answered_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """MicroPython does not join the two halves of one that is written as \\ud83a\\udd22."""

    async def same(*values: object) -> object:
        return values

    monkeypatch.setattr(engine, "start_error", "")

    async def asked() -> str:
        return await engine.exported(same)(json.dumps(["𞤢𞤣", "🐝"]))

    answer = asyncio.run(asked())
    assert json.loads(answer) == ["𞤢𞤣", "🐝"]
    assert "𞤢𞤣" in answer
