"""Records the console messages and requests of pages while a test runs."""

from urllib.parse import urlsplit


class Watch:
    """The console messages and the addresses of requests of a profile's pages."""

    def __init__(self) -> None:
        self.console: list[str] = []
        self.requests: list[str] = []

    def note(self, kind: str, text: str) -> None:
        """Record a console message, unless it is only for debugging."""
        if kind != "debug":
            self.console.append(f"{kind}: {text}")

    def expect_quiet(self, url: str) -> None:
        """Expect requests to the site's own origin only, and an empty console."""
        origin = "{0.scheme}://{0.netloc}/".format(urlsplit(url))
        assert [asked for asked in self.requests if not asked.startswith((origin, "blob:"))] == []
        assert self.console == [], self.console  # pytest shows no values here
