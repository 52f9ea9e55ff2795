"""The engine as pages find it, in place of Pyodide in a worker of theirs."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.page.context import Context


@dataclass(frozen=True)
class Question:
    """A call of a function of web/engine.py that waits for its answer."""

    context: "Context"
    number: int
    name: str
    details: list[Any]

    def answer(self, told: object) -> None:
        """Answer as the engine does, in JSON."""
        self.context.ask("answer", self.number, json.dumps(told))

    def fail(self, reason: str) -> None:
        """Have the worker break."""
        self.context.ask("answer", self.number, None, reason)


@dataclass
class Engine:
    """Answers what `answers` has a function for; whatever else is asked is held back in `held`."""

    answers: dict[str, Callable[..., object]] = field(default_factory=dict)
    held: list[Question] = field(default_factory=list)

    def hear(self, context: "Context", told: dict[str, Any]) -> None:
        question = Question(context, told["number"], told["name"], told["details"])
        if question.name == "hello":
            question.answer({"words": 0})
        elif question.name in self.answers:
            question.answer(self.answers[question.name](*question.details))
        else:
            self.held.append(question)
