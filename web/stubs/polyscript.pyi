# PyScript's workers, by name; each promises what it exports.
from collections.abc import Awaitable, Callable

class Exports:
    def __getattr__(self, name: str) -> Callable[..., Awaitable[str]]: ...

class Workers:
    def __getattr__(self, name: str) -> Awaitable[Exports]: ...

workers: Workers
