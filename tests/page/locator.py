"""A stand-in for Playwright's `Locator`, which finds elements and acts on them."""

import base64
import mimetypes
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.page.page import Page

Text = str | re.Pattern[str]
Step = dict[str, Any]


def expression(wanted: re.Pattern[str]) -> Step:
    """Return the step of a locator that matches a regular expression, translated to JavaScript.

    >>> expression(re.compile("(?P<name>a)", re.IGNORECASE))
    {'regex': '(?<name>a)', 'flags': 'i'}
    """
    flags = "".join(
        letter
        for flag, letter in ((re.IGNORECASE, "i"), (re.DOTALL, "s"), (re.MULTILINE, "m"))
        if wanted.flags & flag
    )
    source = re.sub(r"\\([ #&~'\"])", r"\1", wanted.pattern)  # JavaScript rejects these escapes
    return {"regex": source.replace("(?P<", "(?<"), "flags": flags}


def pattern(wanted: Text, exact: bool | None = False) -> Step:
    """Return the step that matches a text: all of it if `exact`, else any part in any case."""
    if isinstance(wanted, str):
        return {"text": wanted, "exact": bool(exact)}
    return expression(wanted)


class Finding:
    """Finds elements on a page or within the elements of a locator."""

    page: "Page"
    steps: tuple[Step, ...]

    def then(self, by: str, **details: object) -> "Locator":
        return Locator(self.page, (*self.steps, {"by": by, **details}))

    def locator(
        self, selector: str, *, has_text: Text | None = None, has: "Locator | None" = None
    ) -> "Locator":
        if selector == "visible=true":
            return self.then("filter", visible=True)
        found = self.then("css", selector=selector)
        is_plain = has_text is None and has is None
        return found if is_plain else found.filter(has_text=has_text, has=has)

    def get_by_role(
        self,
        role: str,
        *,
        name: Text | None = None,
        exact: bool | None = False,
        include_hidden: bool | None = False,
        **states: object,
    ) -> "Locator":
        named = None if name is None else pattern(name, exact)
        return self.then("role", role=role, name=named, hidden=include_hidden, states=states)

    def get_by_label(self, text: Text, *, exact: bool | None = False) -> "Locator":
        return self.then("label", **pattern(text, exact))

    def get_by_text(self, text: Text, *, exact: bool | None = False) -> "Locator":
        return self.then("text", **pattern(text, exact))

    def get_by_placeholder(self, text: Text, *, exact: bool | None = False) -> "Locator":
        return self.then("attribute", name="placeholder", **pattern(text, exact))

    def get_by_title(self, text: Text, *, exact: bool | None = False) -> "Locator":
        return self.then("attribute", name="title", **pattern(text, exact))


class Locator(Finding):
    """Finds its elements again for each use. Actions raise an error if it finds several."""

    def __init__(self, page: "Page", steps: tuple[Step, ...]) -> None:
        self.page, self.steps = page, steps

    def __repr__(self) -> str:
        return " >> ".join(str(step) for step in self.steps)

    @property
    def first(self) -> "Locator":
        return self.nth(0)

    @property
    def last(self) -> "Locator":
        return self.nth(-1)

    def nth(self, index: int) -> "Locator":
        return self.then("nth", at=index)

    def all(self) -> "list[Locator]":
        return [self.nth(index) for index in range(self.count())]

    def filter(
        self,
        *,
        has_text: Text | None = None,
        has_not_text: Text | None = None,
        has: "Locator | None" = None,
        has_not: "Locator | None" = None,
        visible: bool | None = None,
    ) -> "Locator":
        conditions = {
            "text": None if has_text is None else pattern(has_text),
            "notText": None if has_not_text is None else pattern(has_not_text),
            "has": has and has.steps,
            "hasNot": has_not and has_not.steps,
            "visible": visible,
        }
        return self.then(
            "filter", **{name: value for name, value in conditions.items() if value is not None}
        )

    def and_(self, locator: "Locator") -> "Locator":
        return self.then("and", steps=locator.steps)

    def or_(self, locator: "Locator") -> "Locator":
        return self.then("or", steps=locator.steps)

    # Actions

    def act(self, name: str, timeout: float | None = None, **details: object) -> None:
        self.page.ask("act", self.steps, name, details, self.page.patience(timeout))

    def click(
        self,
        *,
        click_count: int = 1,
        modifiers: Sequence[str] = (),
        timeout: float | None = None,
    ) -> None:
        held = {{"Control": "ctrlKey"}.get(name, name.lower() + "Key"): True for name in modifiers}
        self.act("click", timeout, times=click_count, modifiers=held)

    def dblclick(self, *, timeout: float | None = None) -> None:
        self.click(click_count=2, timeout=timeout)

    tap = click

    def fill(self, value: str, *, timeout: float | None = None) -> None:
        self.act("fill", timeout, text=value)

    def clear(self, *, timeout: float | None = None) -> None:
        self.act("clear", timeout)

    def press(self, key: str, *, timeout: float | None = None) -> None:
        self.act("press", timeout, key=key)

    def press_sequentially(self, text: str, *, timeout: float | None = None) -> None:
        self.act("type", timeout, text=text)

    def check(self, *, timeout: float | None = None) -> None:
        self.set_checked(True, timeout=timeout)

    def uncheck(self, *, timeout: float | None = None) -> None:
        self.set_checked(False, timeout=timeout)

    def set_checked(self, checked: bool, *, timeout: float | None = None) -> None:
        self.act("check", timeout, on=checked)

    def select_option(self, value: str, *, timeout: float | None = None) -> None:
        self.act("select", timeout, wanted=value)

    def set_input_files(
        self, files: str | Path | Mapping[str, Any], *, timeout: float | None = None
    ) -> None:
        if isinstance(files, (str, Path)):
            path = Path(files)
            kind = mimetypes.guess_type(path.name)[0] or ""
            files = {"name": path.name, "mimeType": kind, "buffer": path.read_bytes()}
        chosen = {
            "name": files["name"],
            "type": files["mimeType"],
            "content": base64.b64encode(files["buffer"]).decode(),
        }
        self.act("files", timeout, files=[chosen])

    def focus(self, *, timeout: float | None = None) -> None:
        self.act("focus", timeout)

    def blur(self, *, timeout: float | None = None) -> None:
        self.act("blur", timeout)

    def hover(self, *, timeout: float | None = None) -> None:
        self.act("hover", timeout)

    def dispatch_event(
        self,
        type: str,
        event_init: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
    ) -> None:
        self.act("dispatch", timeout, kind=type, init=dict(event_init or {}))

    def wait_for(self, *, state: str = "visible", timeout: float | None = None) -> None:
        self.page.ask("wait", self.steps, state, self.page.patience(timeout))

    # Reading

    def evaluate(self, expression: str, arg: object = None, *, timeout: float | None = None) -> Any:
        return self._evaluated(expression, arg, False, timeout)

    def evaluate_all(self, expression: str, arg: object = None) -> Any:
        return self._evaluated(expression, arg, True)

    def _evaluated(
        self, expression: str, arg: object, use_all: bool, timeout: float | None = None
    ) -> Any:
        patience = self.page.patience(timeout)
        return self.page.ask("evaluateOn", self.steps, expression, arg, use_all, patience)

    def count(self) -> int:
        return int(self.page.ask("count", self.steps))

    def all_inner_texts(self) -> list[str]:
        return list(self.page.ask("read", self.steps, "text"))

    def all_text_contents(self) -> list[str]:
        return list(self.page.ask("read", self.steps, "content"))

    def inner_text(self) -> str:
        return str(self._read("text"))

    def text_content(self) -> str:
        return str(self._read("content"))

    def inner_html(self) -> str:
        return str(self._read("html"))

    def input_value(self) -> str:
        return str(self._read("value"))

    def get_attribute(self, name: str) -> str | None:
        value = self._read("attribute", name)
        return None if value is None else str(value)

    def _read(self, what: str, name: str = "") -> object:
        return self.page.ask("readOne", self.steps, what, name, self.page.patience(None))

    def is_visible(self) -> bool:
        return self._is("visible")

    def is_hidden(self) -> bool:
        return not self._is("visible")

    def is_checked(self) -> bool:
        return self._is("checked")

    def is_enabled(self) -> bool:
        return self._is("enabled")

    def is_disabled(self) -> bool:
        return self._is("disabled")

    def _is(self, what: str) -> bool:
        return bool(self.page.ask("is", self.steps, what))
