"""Reports to the operators: about somebody's chat, or about a match that is stuck."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from dugout.referee.errors import ApiError, too_many_requests
from dugout.referee.tokens import check_seat
from dugout.referee.wire.matches import SeatNumber
from dugout.server.access.limits import Buckets
from dugout.server.access.session import HttpRequest, address_of
from dugout.server.access.tokens import enter
from dugout.server.match.room import Room
from dugout.server.settings import Rate
from dugout.server.store.notices import Report

MOST_LINES: Final = 200
RATE: Final = Rate(1 / 20, 20)
"""Reports from an address: each keeps a whole match for the operators."""


class NewReport(Struct, kw_only=True, forbid_unknown_fields=True):
    """`chat` keeps what was said, `stuck` the whole record; `about` is a seat."""

    seat: SeatNumber
    kind: Literal["chat", "stuck"]
    about: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""


class Reported(Struct, kw_only=True):
    reported: bool


@post("/api/matches/{match:str}/report", summary="Report words, or a match that is stuck")
async def post_report(request: HttpRequest, match: FromPath[str], data: JSONBody[NewReport]) -> Reported:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    if data.about is not None and data.about >= len(room.match.seats):
        raise ApiError("malformed", {"detail": "about"})
    if wait := _buckets(request.app.state).take(address_of(request)):
        raise too_many_requests(wait)
    kept = await (_said(room) if data.kind == "chat" else _record(room))
    report = Report(
        data.kind, room.id, data.about, data.seat, data.text.strip(), kept, room.services.clock.now()
    )
    await room.services.store.notifications.report(report)
    return Reported(reported=True)


def _buckets(state: State) -> Buckets:
    if state.get("reporting") is None:
        state.reporting = Buckets(RATE)
    buckets: Buckets = state.reporting
    return buckets


async def _said(room: Room) -> str:
    lines = await room.services.store.chat(room.id, 0)
    return msgspec.json.encode([(line.k, line.seat, line.text) for line in lines[-MOST_LINES:]]).decode()


async def _record(room: Room) -> str:
    """Everything needed to investigate it; for the operators only, secrets included."""
    stored = await room.services.store.load(room.id, after=0)
    answers = [(row.text, row.by, row.at) for row in stored.answers] if stored else []
    pending = room.pending
    data = {
        "game": room.match.game,
        "version": room.match.version,
        "options": room.match.options,
        "status": room.match.status,
        "asked": pending.seats,
        "question": pending.number,
        "deadline": room.deadline,
        "answers": answers,
    }
    return msgspec.json.encode(data).decode()


ROUTES = [post_report]
