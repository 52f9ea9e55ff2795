"""What happens on a page that a test hears of, or decides on."""

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
    """A file that the page has saved."""

    suggested_filename: str
    content: bytes

    def path(self) -> Path:
        """Return a file with the content."""
        path = Path(mkdtemp()) / self.suggested_filename
        self.save_as(path)
        return path

    def save_as(self, path: str | Path) -> None:
        Path(path).write_bytes(self.content)


@dataclass(frozen=True)
class Answer:
    """A file of the site."""

    content: bytes

    def body(self) -> bytes:
        return self.content

    def text(self) -> str:
        return self.content.decode()


class Route:
    """A request that waits for what a test decides on it."""

    def __init__(self, page: "Page", number: int, url: str) -> None:
        self.page, self.number, self.request = page, number, Request(url)

    def continue_(self) -> None:
        self._decide(act="continue")

    def fallback(self) -> None:
        self._decide(act="fallback")

    def abort(self, error_code: str = "") -> None:
        self._decide(act="abort")

    def fetch(self) -> "Answer":
        """Return what the site has."""
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
    """Has what was waited for, once the waiting has ended."""

    values: list[T] = field(default_factory=list)

    @property
    def value(self) -> T:
        return self.values[0]
