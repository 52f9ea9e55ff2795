"""What a view showed on an earlier visit, as shown.js stores it and shows it again."""

from js import Element, location, window


def is_painted(root: Element) -> bool:
    """Tell whether a view shows what its address names as it was on an earlier visit."""
    return root.getAttribute("data-painted") == location.hash


def mark_settled(root: Element, settled: str) -> None:
    """Mark what a view shows as worth storing: a hive's key and the sentence about it.

    An empty text marks a view that is still changing.
    """
    if settled and root.hasAttribute("data-painted"):
        window.takeOver(root)
    root.setAttribute("data-settled", settled)
