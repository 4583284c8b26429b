"""Whether the server runs, and whether it can store answers."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State

from dugout.server.access.tokens import rooms_of


@get("/healthz", summary="The process answers")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", summary="Answers can be stored, too; without the bus play goes on, a little later")
async def readyz(state: State) -> dict[str, str]:
    rooms = rooms_of(state)
    await rooms.store.ping()
    await state.live.status.check()
    bus = ("up" if rooms.bus.up else "away") if rooms.bus.shared else "none"
    return {"status": "ready", "database": "up", "bus": bus}
