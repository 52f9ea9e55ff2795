# The browser's own objects, of which MicroPython and Pyodide show all: no type says what they have,
# except that nothing can be written to elements. So mypy finds code that writes to them without
# `browser.rendering` and `browser.dom`, where an element that is changed has the type Any.
from collections.abc import Awaitable, Callable
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
    execCommand: Final[Callable[[str], bool]]
    documentElement: Final[Element]
    fonts: Final[Any]
    getElementById: Final[Callable[[str], Element | None]]
    hidden: Final[bool]
    querySelector: Final[Callable[[str], Element]]
    querySelectorAll: Final[Callable[[str], Any]]
    title: Final[str]

document: Document

class Event:
    target: Final[Element]
    relatedTarget: Final[Element]
    preventDefault: Final[Callable[[], None]]
    returnValue: bool
    new: Final[Callable[..., Event]]
    def __getattr__(self, name: str) -> Any: ...

class Window:
    # What the page's scripts and Python share. Nothing else is: mypy finds other names here, and
    # tests/build/test_parts.py those of scripts.
    attempt: Callable[[Any], Any]  # first.js: [result] of a function, or None if it throws
    bound: Callable[[Element, str], Any]  # markup.js: the elements that show values
    clicked: Any  # views.js: the latest click that Python has to repeat, or None
    codeEditor: Callable[..., Any]  # lab/editor.js
    copyText: Callable[[Awaitable[str]], Awaitable[None]]  # first.js
    described: Callable[[str], str]  # guard.js: a bug report with some details
    early: Any  # views.js: what was typed in Play; None once Python has it, see play/drafts.py
    isChord: Callable[[Event], bool]  # views.js: whether a key belongs to a shortcut
    layer: Callable[[], int]  # layers.js: the number of layers that the history knows of
    lettersOf: Callable[[str], str]  # early.js: those of a day's hive, center first
    filled: Callable[[str, str], str]  # markup.js: a template for each line of a text
    listed: Callable[[object], str]  # texts.js: texts as a list for a sentence
    loadWorkers: Callable[[], Awaitable[None]]  # start.js
    moveLine: Callable[[Element, str], None]  # shown.js, for early.js: shows a sentence in a view
    opensSettings: bool  # set by page.py: links to the settings work
    qr: Any  # runtime/lean-qr/qr.js
    repeatClick: Callable[[str], Any]  # views.js: repeats `clicked` in a view
    section: Callable[[str], Element | None]  # lab/first.js: that an address names
    showLetters: Callable[[str, object, bool], None]  # early.js: in the guess line
    sighted: Awaitable[None]  # lab/first.js: once CPython is needed
    starting: bool  # until page.py has started; guard.js waits for that
    switches: Any  # lab/switches.js: the letters of a word's mask
    text: Callable[..., str]  # texts.js: a message of the catalog
    today: Callable[[], str]  # views.js: the visitor's date
    trusted: Callable[[str], Any]  # markup.js: HTML as Trusted Types want it
    typeLetter: Callable[[str], None]  # early.js: into the guess; "" deletes one
    wantsSettings: bool  # views.js: a link to the settings was clicked before Python
    wentWrong: Callable[[], str]  # guard.js: a sentence for an error
    writeFile: Callable[[str, object], None]  # micropython.js: into Python's memory

    # The browser's own
    AudioContext: Any
    RTCPeerConnection: Any
    dispatchEvent: Callable[[Any], bool]
    document: Document
    matchMedia: Callable[[str], Any]
    print: Callable[[], None]
    requestAnimationFrame: Callable[..., int]
    requestIdleCallback: Callable[..., int]
    scheduler: Any
    scrollTo: Callable[[float, float], None]
    scrollY: float
    speechSynthesis: Any

window: Window

def __getattr__(name: str) -> Any: ...
