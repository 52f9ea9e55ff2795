"""Texts as files of the visitor's."""

from js import URL, Blob, document
from jsffi import to_js


def save_as(name: str, text: str) -> None:
    """Have the browser save a text as a file."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(Blob.new(to_js([text])))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
