"""Tests of what the engine answers, without a browser."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from beecore import Hive, Lexicon
from beecore.letters import Alphabet
from beecore.words import own


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the module with stand-ins for what Pyodide has."""
    ffi = SimpleNamespace(to_js=None, JsException=OSError)
    for name, double in (("js", MagicMock()), ("pyodide", None), ("pyodide.ffi", ffi)):
        monkeypatch.setitem(sys.modules, name, double)
    monkeypatch.delitem(sys.modules, "web.engine", raising=False)
    return import_module("web.engine")


def test_letters_beyond_16_bits_are_answered_as_they_are(engine: Any) -> None:
    """MicroPython does not join the two halves of one that is written as \\ud83a\\udd22."""

    async def same(*values: object) -> object:
        return values

    async def asked() -> str:
        answer: str = await engine.exported(same)(json.dumps(["𞤢𞤣", "🐝"]))
        return answer

    answer = asyncio.run(asked())
    assert json.loads(answer) == ["𞤢𞤣", "🐝"]
    assert "𞤢𞤣" in answer


def test_words_that_did_not_fit_into_memory_are_fetched_again(
    engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes: list[Callable[[], Lexicon]] = [full, *[lambda: Lexicon.from_words(["cave"])] * 4]

    async def fetched(site: str, name: str) -> Lexicon:
        return outcomes.pop(0)()

    monkeypatch.setattr(engine, "_fetched", fetched)

    async def asked_twice() -> Lexicon:
        hive = Hive.parse("VCTAOEN")
        with pytest.raises(MemoryError):
            await engine._lexicon("", hive)
        found: Lexicon = await engine._lexicon("", hive)
        return found

    assert {entry.word for entry in asyncio.run(asked_twice()).all_entries()} == {"cave"}


def test_a_list_is_packed_in_the_chosen_letters_after_another_packing_failed(
    engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = list[bytes]()
    steps, failing = own.steps, [True]

    def may_fail(words: Sequence[str], alphabet: Alphabet) -> Iterator[float | bytes]:
        yield 0.1
        if failing:
            failing.pop()
            full()
        yield from steps(words, alphabet)

    async def content(address: str) -> bytes:
        return "épée eve".encode()

    monkeypatch.setattr(engine, "_content", content)
    monkeypatch.setattr(engine, "_address_of", packed.append)
    monkeypatch.setattr(own, "steps", may_fail)

    async def pack(reading: int) -> Any:
        done = SimpleNamespace(done=0)
        while done.done < 1:
            answer = await engine.pack_list(json.dumps(["blob:list", reading]))
            done = SimpleNamespace(**json.loads(answer))
        return done

    with pytest.raises(MemoryError):
        asyncio.run(pack(0))
    asyncio.run(engine.pack_list(json.dumps(["blob:list", 0])))  # given up after its first step
    assert asyncio.run(pack(1)).words == 2
    assert own.written_words(packed[0]).split() == ["eve", "épée"]
    words = [entry.word for entry in Lexicon.from_pack(packed[0]).all_entries()]
    assert sorted(words) == ["eve", "épée"]  # with every letter as written


def full() -> Lexicon:
    raise MemoryError
