"""The bus of a single server."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from dugout.server.bus.base import Change, Handler


class MemoryBus:
    """Hands every change straight to the one handler."""

    shared: Final = False
    up: Final = True

    def __init__(self) -> None:
        self._handler: Handler | None = None

    async def open(self, handler: Handler) -> None:
        self._handler = handler

    async def close(self) -> None:
        self._handler = None

    def publish(self, change: Change) -> Coroutine[Any, Any, None]:
        return _nobody() if self._handler is None else self._handler(change)

    def announce(self, change: Change) -> None:
        """There is nobody else."""

    def missed(self) -> bool:
        return False


async def _nobody() -> None:
    """Nobody receives it."""
