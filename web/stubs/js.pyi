# What the page uses of the browser, as MicroPython and Pyodide show it.
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

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
    @overload
    def then(self, act: Callable[[T], Awaitable[U]]) -> Promise[U]: ...
    @overload
    def then(self, act: Callable[..., U], failed: Callable[..., U]) -> Promise[U]: ...

class Event:
    target: Element
    type: str
    key: str
    data: int
    ctrlKey: bool
    altKey: bool
    metaKey: bool
    isComposing: bool
    offsetX: float
    offsetY: float
    clipboardData: DataTransfer
    def preventDefault(self) -> None: ...

class DataTransfer:
    def getData(self, kind: str) -> str: ...

class EventTarget:
    def addEventListener(self, kind: str, act: Callable[[Event], object]) -> None: ...

class Tokens:
    def add(self, name: str) -> None: ...
    def remove(self, name: str) -> None: ...
    def toggle(self, name: str, force: bool = ...) -> None: ...

class Style:
    def setProperty(self, name: str, value: str) -> None: ...

class Dataset:
    view: str
    letter: str
    name: str
    at: str

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
    def text(self) -> Promise[str]: ...

class Element(EventTarget):
    id: str
    className: str
    classList: Tokens
    style: Style
    dataset: Dataset
    hidden: bool
    disabled: bool
    open: bool
    type: str
    name: str
    src: str
    href: str
    download: str
    value: str
    min: str
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
    def replaceChildren(self, *children: Element) -> None: ...
    def setAttribute(self, name: str, value: str) -> None: ...
    def getAttribute(self, name: str) -> str: ...
    def removeAttribute(self, name: str) -> None: ...
    def querySelector(self, selector: str) -> Element: ...
    def closest(self, selector: str) -> Element | None: ...
    def matches(self, selector: str) -> bool: ...
    def getBoundingClientRect(self) -> Box: ...
    def setRangeText(self, text: str, start: int, end: int, mode: str) -> None: ...
    def setSelectionRange(self, start: int, end: int) -> None: ...
    def checkValidity(self) -> bool: ...
    def focus(self) -> None: ...
    def click(self) -> None: ...
    def showModal(self) -> None: ...

class Document(EventTarget):
    title: str
    hidden: bool
    baseURI: str
    body: Element
    documentElement: Element
    activeElement: Element
    def getElementById(self, name: str) -> Element | None: ...
    def createElement(self, kind: str) -> Element: ...
    def querySelectorAll(self, selector: str) -> Elements: ...

class MediaQuery:
    matches: bool

class Window(EventTarget):
    scrollY: float
    def scrollTo(self, x: float, y: float) -> None: ...
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
    def register(self, url: str) -> Promise[Registration]: ...

class Clipboard:
    def writeText(self, text: str) -> Promise[None]: ...

class Connection:
    saveData: bool

class Navigator:
    serviceWorker: WorkerContainer
    clipboard: Clipboard
    connection: Connection
    deviceMemory: float
    def share(self, content: object) -> Promise[None]: ...

class Performance:
    def mark(self, name: str) -> None: ...

class Storage:
    length: int
    def key(self, number: int) -> str: ...
    def getItem(self, name: str) -> str | None: ...
    setItem: BoundFunction

class BoundFunction:
    def __call__(self, *args: object) -> None: ...
    def bind(self, this: object, *args: object) -> Callable[[object], Awaitable[None]]: ...

class Getter:
    def bind(self, this: object, *args: object) -> Callable[[object], Awaitable[Storage]]: ...

class Reflect:
    get: Getter
    @staticmethod
    def has(thing: object, name: str) -> bool: ...

class ArrayBuffer:
    byteLength: int
    def slice(self, start: int, stop: int) -> ArrayBuffer: ...
    def to_bytes(self) -> bytes: ...  # Pyodide's

class Uint8Array:
    @staticmethod
    def new(buffer: ArrayBuffer) -> Uint8Array: ...
    def subarray(self, start: int, stop: int) -> Uint8Array: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...

class TextDecoder:
    @staticmethod
    def new() -> TextDecoder: ...
    def decode(self, part: Uint8Array) -> str: ...

class Stream:
    def pipeThrough(self, other: DecompressionStream) -> Stream: ...

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

class URL:
    href: str
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
    @staticmethod
    def new(parts: object) -> Blob: ...

class Date:
    @staticmethod
    def new() -> Date: ...
    @staticmethod
    def now() -> float: ...
    def getFullYear(self) -> int: ...
    def getMonth(self) -> int: ...
    def getDate(self) -> int: ...

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

def fetch(url: str) -> Promise[Response]: ...
def setTimeout(act: Callable[..., object], milliseconds: int) -> None: ...
