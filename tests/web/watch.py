"""What pages say and ask for while a test runs."""

from urllib.parse import urlsplit


class Watch:
    """What the pages of a profile wrote to the console, and which addresses they requested."""

    def __init__(self) -> None:
        self.console: list[str] = []
        self.requests: list[str] = []

    def note(self, kind: str, text: str) -> None:
        """Take note of a message on the console, unless it is there for debugging only."""
        if kind != "debug":
            self.console.append(f"{kind}: {text}")

    def expect_quiet(self, url: str) -> None:
        """Expect requests to the site's own origin only, and an empty console."""
        origin = "{0.scheme}://{0.netloc}/".format(urlsplit(url))
        assert [asked for asked in self.requests if not asked.startswith((origin, "blob:"))] == []
        assert self.console == []
