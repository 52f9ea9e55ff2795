# The browser's own objects, of which MicroPython and Pyodide show all: no type says what they have.
from typing import Any

def __getattr__(name: str) -> Any: ...
