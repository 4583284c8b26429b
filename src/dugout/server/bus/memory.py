# mypyc: compiled
"""The bus of a server that is alone."""

from __future__ import annotations

from typing import Final

from dugout.server.bus.base import Handler, Notice


class MemoryBus:
    """Hands every notice straight to the one handler."""

    shared: Final = False
    up: Final = True

    def __init__(self) -> None:
        self._handler: Handler | None = None

    async def open(self, handler: Handler) -> None:
        self._handler = handler

    async def close(self) -> None:
        self._handler = None

    async def publish(self, notice: Notice) -> None:
        if self._handler is not None:
            await self._handler(notice)

    def missed(self) -> bool:
        return False
