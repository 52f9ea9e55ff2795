"""The bar that shows how much of the engine has been downloaded."""

from collections.abc import Callable

from dom import by_id
from files import BASE
from js import BroadcastChannel, Event


def show() -> Callable[[], None]:
    """Show the bar once there is something to download; return what ends it."""
    bar = by_id("progress")
    channel = BroadcastChannel.new("download of " + BASE)

    def grow(event: Event) -> None:
        bar.hidden = False
        bar.value = str(event.data)

    def end() -> None:
        channel.close()
        bar.hidden = True

    channel.addEventListener("message", grow)
    return end
