"""The bar that shows how much of Python has been downloaded."""

from bee import BASE
from dom import by_id
from js import BroadcastChannel


def show():
    """Show the bar once there is something to download; return what ends it."""
    bar = by_id("progress")
    channel = BroadcastChannel.new("download of " + BASE)

    def grow(event):
        bar.hidden = False
        bar.value = event.data

    def end():
        channel.close()
        bar.hidden = True

    channel.addEventListener("message", grow)
    return end
