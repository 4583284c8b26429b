"""Whether the server lives, and whether it can work."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State

from dugout.server.http.access import rooms_of


@get("/healthz", summary="The process answers")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", summary="The database answers too")
async def readyz(state: State) -> dict[str, str]:
    await rooms_of(state).store.ping()
    return {"status": "ready"}
