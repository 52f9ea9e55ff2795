"""Events of pages on Node, and requests that a test decides on, with Playwright's interface."""

import base64
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from tests.page.page import Page

T = TypeVar("T")


@dataclass(frozen=True)
class Request:
    url: str


@dataclass(frozen=True)
class ConsoleMessage:
    type: str
    text: str


@dataclass(frozen=True)
class Download:
    """A file that the page has offered for download."""

    suggested_filename: str
    content: bytes

    def path(self) -> Path:
        """Save the download to a temporary file; return its path."""
        path = Path(mkdtemp()) / self.suggested_filename
        self.save_as(path)
        return path

    def save_as(self, path: str | Path) -> None:
        Path(path).write_bytes(self.content)


@dataclass(frozen=True)
class Answer:
    """The response with a file of the site."""

    content: bytes

    def body(self) -> bytes:
        return self.content

    def text(self) -> str:
        return self.content.decode()


class Route:
    """A paused request that a test continues, aborts, or answers."""

    def __init__(self, page: "Page", number: int, url: str) -> None:
        self.page, self.number, self.request = page, number, Request(url)

    def continue_(self) -> None:
        self._decide(act="continue")

    def fallback(self) -> None:
        self._decide(act="fallback")

    def abort(self, error_code: str = "") -> None:
        self._decide(act="abort")

    def fetch(self) -> "Answer":
        """Return the site's own response to the request."""
        return Answer(base64.b64decode(self.page.ask("file", self.request.url)))

    def fulfill(
        self,
        *,
        status: int = 200,
        body: str | bytes | None = None,
        content_type: str = "",
        response: "Answer | None" = None,
    ) -> None:
        if body is None:
            body = response.body() if response else b""
        content = body.encode() if isinstance(body, str) else body
        coded = base64.b64encode(content).decode()
        self._decide(act="fulfill", status=status, body=coded, type=content_type)

    def _decide(self, **decision: object) -> None:
        self.page.send("decide", self.number, decision)


@dataclass
class Expected(Generic[T]):
    """The result of a `with page.expect_...()` block; its `value` is available after the block."""

    values: list[T] = field(default_factory=list)

    @property
    def value(self) -> T:
        return self.values[0]
