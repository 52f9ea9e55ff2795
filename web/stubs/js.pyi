# What the page uses of the browser, as MicroPython and Pyodide show it.
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
U = TypeVar("U")

class Promise(Awaitable[T], Generic[T]):
    @staticmethod
    def new(act: Callable[..., object]) -> Promise[None]: ...
    @overload
    @staticmethod
    def resolve() -> Promise[None]: ...
    @overload
    @staticmethod
    def resolve(value: U) -> Promise[U]: ...
    @staticmethod
    def race(promises: object) -> Promise[object]: ...
    @overload
    def then(self, act: Callable[[T], Awaitable[U]]) -> Promise[U]: ...
    @overload
    def then(self, act: Callable[..., U], failed: Callable[..., U] = ...) -> Promise[U]: ...
    @overload
    def then(self, act: type[U]) -> Promise[U]: ...

class Event:
    target: Element
    relatedTarget: Element | None
    type: str
    key: str
    newValue: str | None
    data: int
    inputType: str
    submitter: Element
    ctrlKey: bool
    altKey: bool
    metaKey: bool
    shiftKey: bool
    isComposing: bool
    offsetX: float
    offsetY: float
    clipboardData: DataTransfer
    def preventDefault(self) -> None: ...

class DataTransfer:
    def getData(self, kind: str) -> str: ...

class EventTarget:
    def addEventListener(
        self, kind: str, act: Callable[[Event], object], capture: bool = ...
    ) -> None: ...

class Tokens:
    def add(self, name: str) -> None: ...
    def remove(self, name: str) -> None: ...
    def toggle(self, name: str, force: bool = ...) -> None: ...

class Style:
    def setProperty(self, name: str, value: str) -> None: ...

class Dataset:
    files: str
    view: str
    letter: str
    name: str
    at: str
    panel: str
    hint: str
    group: str
    day: str
    rank: str

class Box:
    width: float
    height: float

class Elements(Sequence[Element]):
    length: int
    def __iter__(self) -> Iterator[Element]: ...

class Files:
    length: int
    def item(self, number: int) -> File: ...

class File:
    size: float
    def text(self) -> Promise[str]: ...

class PyWorker:
    def terminate(self) -> None: ...

class Element(EventTarget):
    id: str
    xworker: PyWorker  # PyScript's, of a script that runs in one
    className: str
    classList: Tokens
    style: Style
    dataset: Dataset
    hidden: bool
    disabled: bool
    checked: bool
    open: bool
    type: str
    name: str
    src: str
    href: str
    download: str
    value: str
    lang: str
    max: str
    files: Files
    returnValue: str
    textContent: str
    innerHTML: str
    tabIndex: int
    selectionStart: int
    selectionEnd: int
    offsetTop: int
    offsetWidth: int
    clientWidth: int
    clientHeight: int
    children: Elements
    firstElementChild: Element
    def append(self, *children: Element) -> None: ...
    def remove(self) -> None: ...
    def replaceChildren(self, *children: Element) -> None: ...
    def setAttribute(self, name: str, value: str) -> None: ...
    def getAttribute(self, name: str) -> str: ...
    def hasAttribute(self, name: str) -> bool: ...
    def removeAttribute(self, name: str) -> None: ...
    def querySelector(self, selector: str) -> Element: ...
    def querySelectorAll(self, selector: str) -> Elements: ...
    def closest(self, selector: str) -> Element | None: ...
    def matches(self, selector: str) -> bool: ...
    def getBoundingClientRect(self) -> Box: ...
    def setRangeText(self, text: str, start: int, end: int, mode: str) -> None: ...
    def setSelectionRange(self, start: int, end: int) -> None: ...
    def checkValidity(self) -> bool: ...
    def focus(self) -> None: ...
    def click(self) -> None: ...
    def showModal(self) -> None: ...
    def close(self) -> None: ...
    def requestSubmit(self) -> None: ...
    def contains(self, other: Element) -> bool: ...

class Document(EventTarget):
    title: str
    hidden: bool
    baseURI: str
    body: Element
    documentElement: Element
    activeElement: Element
    def getElementById(self, name: str) -> Element | None: ...
    def createElement(self, kind: str) -> Element: ...
    def querySelector(self, selector: str) -> Element | None: ...
    def querySelectorAll(self, selector: str) -> Elements: ...

class MediaQuery(EventTarget):
    matches: bool

class Early(Sequence[str]):
    length: int

class SpeechSynthesisVoice:
    lang: str
    localService: bool

class SpeechSynthesisUtterance:
    lang: str
    voice: SpeechSynthesisVoice
    @staticmethod
    def new(text: str) -> SpeechSynthesisUtterance: ...

class Speech:
    def getVoices(self) -> Sequence[SpeechSynthesisVoice]: ...
    def speak(self, utterance: SpeechSynthesisUtterance) -> None: ...

class TrustedTypePolicy:
    def createHTML(self, text: str) -> str: ...  # marked as trusted

class TrustedTypes:
    def createPolicy(self, name: str, rules: object) -> TrustedTypePolicy: ...

class Window(EventTarget):
    speechSynthesis: Speech
    early: Early | None
    starting: bool  # of guard.js
    scrollY: float
    trustedTypes: TrustedTypes
    def showTheme(self, theme: str) -> None: ...  # of first.js
    def attempt(self, act: BoundFunction) -> list[Any] | None: ...  # likewise
    def scrollTo(self, x: float, y: float) -> None: ...
    def print(self) -> None: ...
    def matchMedia(self, query: str) -> MediaQuery: ...
    def requestIdleCallback(self, act: Callable[[object], object]) -> None: ...

class Location:
    hash: str
    href: str
    def reload(self) -> None: ...

class History:
    def pushState(self, state: None, title: str, url: str) -> None: ...
    def replaceState(self, state: None, title: str, url: str) -> None: ...

class Worker(EventTarget):
    state: str
    def postMessage(self, message: str) -> None: ...

class Registration(EventTarget):
    installing: Worker | None
    waiting: Worker | None
    active: Worker | None
    def update(self) -> Promise[None]: ...

class WorkerContainer:
    controller: Worker | None
    ready: Promise[Registration]
    def register(self, url: str) -> Promise[Registration]: ...

class Clipboard:
    def writeText(self, text: str) -> Promise[None]: ...

class Connection:
    saveData: bool

class Navigator:
    language: str
    serviceWorker: WorkerContainer
    clipboard: Clipboard
    connection: Connection
    deviceMemory: float
    def vibrate(self, milliseconds: int) -> bool: ...
    def share(self, content: object) -> Promise[None]: ...

class Performance:
    def now(self) -> float: ...
    def mark(self, name: str) -> None: ...

class Storage:
    length: int
    def key(self, number: int) -> str: ...
    @property
    def getItem(self) -> Getting: ...
    setItem: BoundFunction

class BoundFunction:
    def __call__(self, *args: object) -> object: ...
    def bind(self, this: object, *args: object) -> BoundFunction: ...

class Getting(BoundFunction):
    def __call__(self, name: str) -> str | None: ...  # type: ignore[override]

class Reflect:
    get: BoundFunction
    @staticmethod
    def has(thing: object, name: str) -> bool: ...

class ArrayBuffer:
    byteLength: int
    def slice(self, start: int, stop: int) -> ArrayBuffer: ...
    def to_bytes(self) -> bytes: ...  # Pyodide's

class Uint8Array:
    length: int
    length: int
    @staticmethod
    def new(buffer: ArrayBuffer) -> Uint8Array: ...
    def subarray(self, start: int, stop: int) -> Uint8Array: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...

class TextDecoder:
    @staticmethod
    def new() -> TextDecoder: ...
    def decode(self, part: Uint8Array) -> str: ...

class AbortSignal:
    @staticmethod
    def timeout(milliseconds: int) -> AbortSignal: ...

class Stream:
    def pipeThrough(self, other: DecompressionStream) -> Stream: ...
    def getReader(self) -> Reader: ...

class Reader:
    def read(self) -> Promise[Piece]: ...

class Piece:
    done: bool
    value: Uint8Array

class DecompressionStream:
    @staticmethod
    def new(kind: str) -> DecompressionStream: ...

class Response:
    ok: bool
    status: int
    body: Stream
    @staticmethod
    def new(content: ArrayBuffer | Stream) -> Response: ...
    def arrayBuffer(self) -> Promise[ArrayBuffer]: ...
    def text(self) -> Promise[str]: ...

class Object:
    def __init__(self, text: str) -> None: ...
    @staticmethod
    def entries(thing: object) -> object: ...
    def indexOf(self, part: str, start: int = ...) -> int: ...
    def slice(self, start: int, stop: int) -> str: ...

class URL:
    href: str
    pathname: str
    @staticmethod
    def new(url: str, base: str) -> URL: ...
    @staticmethod
    def createObjectURL(content: Blob) -> str: ...
    @staticmethod
    def revokeObjectURL(url: str) -> None: ...

class URLSearchParams:
    @staticmethod
    def new(query: str = ...) -> URLSearchParams: ...
    def get(self, name: str) -> str | None: ...
    def set(self, name: str, value: str | int) -> None: ...
    def toString(self) -> str: ...

class Blob:
    size: int
    @staticmethod
    def new(parts: object) -> Blob: ...
    def arrayBuffer(self) -> Promise[ArrayBuffer]: ...

class Date:
    @overload
    @staticmethod
    def new() -> Date: ...
    @overload
    @staticmethod
    def new(year: int, month: int, day: int) -> Date: ...
    @staticmethod
    def now() -> float: ...
    def toISOString(self) -> str: ...
    def getFullYear(self) -> int: ...
    def getMonth(self) -> int: ...
    def getDate(self) -> int: ...
    def getHours(self) -> int: ...
    def getMinutes(self) -> int: ...

class DateTimeFormat:
    @staticmethod
    def new(language: str, options: object) -> DateTimeFormat: ...
    def format(self, day: Date) -> str: ...

class RelativeTimeFormat:
    @staticmethod
    def new(language: str, options: object) -> RelativeTimeFormat: ...
    def format(self, number: int, unit: str) -> str: ...

class WeekInfo:
    firstDay: int

class Locale:
    weekInfo: WeekInfo
    @staticmethod
    def new(language: str) -> Locale: ...
    def getWeekInfo(self) -> WeekInfo: ...

class Intl:
    DateTimeFormat: type[DateTimeFormat]
    Locale: type[Locale]
    RelativeTimeFormat: type[RelativeTimeFormat]

class String:
    @staticmethod
    def new(text: str) -> String: ...
    def toLocaleUpperCase(self, language: str) -> str: ...

class BroadcastChannel(EventTarget):
    @staticmethod
    def new(name: str) -> BroadcastChannel: ...
    def close(self) -> None: ...

document: Document
history: History
location: Location
navigator: Navigator
performance: Performance
window: Window

def fetch(url: str, options: object = ..., **wanted: object) -> Promise[Response]: ...
def setTimeout(act: Callable[..., object], milliseconds: int) -> None: ...
