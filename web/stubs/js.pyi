# The browser's own objects, of which MicroPython and Pyodide show all: no type says what they have,
# except that nothing can be written to elements. So mypy finds code that writes to them without
# `browser.rendering` and `browser.dom`, where an element that is changed has the type Any.
from collections.abc import Callable
from typing import Any, Final

class Element:
    alt: Final[str]
    checked: Final[bool]
    children: Final[Any]
    className: Final[str]
    clientHeight: Final[int]
    clientWidth: Final[int]
    contentWindow: Final[Any]
    dataset: Final[Any]
    disabled: Final[bool]
    elements: Final[Any]
    files: Final[Any]
    firstElementChild: Final[Element]
    form: Final[Any]
    hidden: Final[bool]
    href: Final[str]
    id: Final[str]
    lang: Final[str]
    lastElementChild: Final[Element]
    name: Final[str]
    offsetWidth: Final[float]
    open: Final[bool]
    returnValue: Final[str]
    selectedIndex: Final[int]
    selectionEnd: Final[int]
    selectionStart: Final[int]
    textContent: Final[str]
    type: Final[str]
    value: Final[str]
    xworker: Final[Any]
    addEventListener: Final[Callable[..., None]]
    closest: Final[Callable[[str], Element]]
    contains: Final[Callable[[Element], bool]]
    dispatchEvent: Final[Callable[[Event], bool]]
    getAttribute: Final[Callable[[str], str]]
    getBoundingClientRect: Final[Callable[[], Any]]
    hasAttribute: Final[Callable[[str], bool]]
    matches: Final[Callable[[str], bool]]
    querySelector: Final[Callable[[str], Element]]
    querySelectorAll: Final[Callable[[str], Any]]

class Document:
    activeElement: Final[Element]
    addEventListener: Final[Callable[..., None]]
    baseURI: Final[str]
    body: Final[Element]
    documentElement: Final[Element]
    fonts: Final[Any]
    getElementById: Final[Callable[[str], Element | None]]
    hidden: Final[bool]
    querySelector: Final[Callable[[str], Element]]
    querySelectorAll: Final[Callable[[str], Any]]

document: Document

class Event:
    target: Final[Element]
    relatedTarget: Final[Element]
    preventDefault: Final[Callable[[], None]]
    new: Final[Callable[..., Event]]
    def __getattr__(self, name: str) -> Any: ...

def __getattr__(name: str) -> Any: ...
