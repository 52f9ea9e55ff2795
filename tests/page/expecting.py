"""Playwright's `expect` for pages on Node: assertions that wait until they hold or time out."""

import re
from collections.abc import Callable, Sequence
from typing import Any, overload

from tests.page.channel import PageError
from tests.page.locator import Locator, Step, Text, expression
from tests.page.page import Page

Texts = Text | Sequence[Text]


def text_step(wanted: Text, folded: bool | None = False) -> Step:
    if isinstance(wanted, str):
        return {"text": wanted, "folded": folded}
    return expression(wanted)


class ElementAssertions:
    """Assertions about a locator's only element, or, given a list, about all of them."""

    def __init__(self, locator: Locator, is_true: bool = True, message: str | None = None) -> None:
        self.locator, self.is_true, self.message = locator, is_true, message or ""

    def _expect(self, what: str, timeout: float | None, **wanted: object) -> None:
        page = self.locator.page
        patience = page.patience(timeout)
        try:
            page.ask("expect", self.locator.steps, {"what": what, **wanted}, self.is_true, patience)
        except PageError as failure:
            no = "" if self.is_true else "not "
            report = f"{self.locator}\n{no}{what} {wanted}: {failure}"
            raise AssertionError(f"{self.message}\n{report}".strip()) from None

    def _texts(
        self, what: str, expected: Texts, timeout: float | None, folded: bool | None, **how: object
    ) -> None:
        if isinstance(expected, (str, re.Pattern)):
            self._expect(what, timeout, wanted=text_step(expected, folded), **how)
        else:
            wanted = [text_step(each, folded) for each in expected]
            self._expect(what, timeout, wanted=wanted, several=True, **how)

    def to_have_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = False,
        ignore_case: bool | None = False,
        timeout: float | None = None,
    ) -> None:
        self._texts("text", expected, timeout, ignore_case, inner=use_inner_text)

    def to_contain_text(
        self,
        expected: Texts,
        *,
        use_inner_text: bool | None = False,
        ignore_case: bool | None = False,
        timeout: float | None = None,
    ) -> None:
        self._texts("text", expected, timeout, ignore_case, inner=use_inner_text, part=True)

    def to_have_class(self, expected: Texts, *, timeout: float | None = None) -> None:
        self._texts("class", expected, timeout, False)

    def to_have_value(self, value: Text, *, timeout: float | None = None) -> None:
        self._texts("value", value, timeout, False)

    def to_have_accessible_name(self, name: Text, *, timeout: float | None = None) -> None:
        self._texts("name", name, timeout, False)

    def to_have_accessible_description(
        self, description: Text, *, timeout: float | None = None
    ) -> None:
        self._texts("description", description, timeout, False)

    def to_have_role(self, role: str, *, timeout: float | None = None) -> None:
        self._texts("role", role, timeout, False)

    def to_have_id(self, id: Text, *, timeout: float | None = None) -> None:
        self._texts("id", id, timeout, False)

    def to_have_css(self, name: str, value: Text, *, timeout: float | None = None) -> None:
        self._texts("css", value, timeout, False, name=name)

    def to_have_attribute(
        self, name: str, value: Text | None = None, *, timeout: float | None = None
    ) -> None:
        if value is None:
            self._expect("attribute", timeout, wanted=None, name=name)
        else:
            self._texts("attribute", value, timeout, False, name=name)

    def to_have_count(self, count: int, *, timeout: float | None = None) -> None:
        self._expect("count", timeout, wanted=count)

    def to_be_visible(self, *, visible: bool | None = None, timeout: float | None = None) -> None:
        self._expect("visible", timeout, wanted=visible is not False)

    def to_be_hidden(self, *, timeout: float | None = None) -> None:
        self._expect("hidden", timeout)

    def to_be_attached(self, *, attached: bool | None = None, timeout: float | None = None) -> None:
        self._expect("attached", timeout, wanted=attached is not False)

    def to_be_checked(self, *, checked: bool | None = None, timeout: float | None = None) -> None:
        self._expect("checked", timeout, wanted=checked is not False)

    def to_be_disabled(self, *, timeout: float | None = None) -> None:
        self._expect("disabled", timeout)

    def to_be_enabled(self, *, enabled: bool | None = None, timeout: float | None = None) -> None:
        self._expect("enabled", timeout, wanted=enabled is not False)

    def to_be_editable(self, *, editable: bool | None = None, timeout: float | None = None) -> None:
        self._expect("editable", timeout, wanted=editable is not False)

    def to_be_empty(self, *, timeout: float | None = None) -> None:
        self._expect("empty", timeout)

    def to_be_focused(self, *, timeout: float | None = None) -> None:
        self._expect("focused", timeout)

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Return the negation of an assertion, such as `not_to_be_visible`.

        Raises `AttributeError` for any other name.
        """
        if not name.startswith("not_to_"):
            raise AttributeError(name)
        other = type(self)(self.locator, not self.is_true, self.message)
        return getattr(other, name.removeprefix("not_"))  # type: ignore[no-any-return]


class PageAssertions:
    """Assertions about the address and title of a page."""

    def __init__(self, page: Page, is_true: bool = True, message: str | None = None) -> None:
        self.page, self.is_true, self.message = page, is_true, message or ""

    def _expect(self, what: str, wanted: Text, timeout: float | None) -> None:
        source = "^" + re.escape(wanted) + "$" if isinstance(wanted, str) else wanted.pattern
        try:
            self.page.ask("expectPage", what, source, self.is_true, self.page.patience(timeout))
        except PageError as failure:
            raise AssertionError(f"{self.message} {what} {wanted!r}: {failure}".strip()) from None

    def to_have_url(self, url: Text, *, timeout: float | None = None) -> None:
        self._expect("url", url, timeout)

    def to_have_title(self, title: Text, *, timeout: float | None = None) -> None:
        self._expect("title", title, timeout)

    def not_to_have_url(self, url: Text, *, timeout: float | None = None) -> None:
        PageAssertions(self.page, not self.is_true, self.message).to_have_url(url, timeout=timeout)


@overload
def expect(actual: Locator, message: str | None = None) -> ElementAssertions: ...
@overload
def expect(actual: Page, message: str | None = None) -> PageAssertions: ...
def expect(actual: Any, message: str | None = None) -> Any:
    return (ElementAssertions if isinstance(actual, Locator) else PageAssertions)(
        actual, True, message
    )
