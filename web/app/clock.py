"""The player's own day."""

from js import Date


def today():
    """Return the player's date, as 2026-11-21."""
    now = Date.new()
    return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"
