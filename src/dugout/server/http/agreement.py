"""Agreements between people, and rematches."""

from __future__ import annotations

from typing import Literal

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from dugout.referee import view as viewers
from dugout.referee.errors import ApiError
from dugout.referee.tokens import check_seat
from dugout.referee.wire.matches import SeatNumber, Snapshot
from dugout.server.access.session import HttpRequest, known
from dugout.server.access.tokens import enter, rooms_of
from dugout.server.bus.base import SEATS, Change
from dugout.server.http.lobby import Found
from dugout.server.match import agreement
from dugout.server.people import lobby


class TableAct(Struct, kw_only=True, forbid_unknown_fields=True):
    """`about`: the seat that is away, for `wait`, `claim`, `computer` and `call`."""

    seat: SeatNumber
    act: Literal[
        "leave",
        "return",
        "wait",
        "claim",
        "computer",
        "call",
        "take-back",
        "draw",
        "agree",
        "decline",
        "resign",
        "abort",
        "withdraw",
    ]
    about: SeatNumber | None = None


@post("/api/matches/{match:str}/table", status_code=200, summary="Settle something among people")
async def post_act(request: HttpRequest, match: FromPath[str], data: JSONBody[TableAct]) -> Snapshot:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    await agreement.act(room, viewer.seats, data.seat, data.act, data.about)
    return viewers.snapshot(room, viewer)


@post("/api/matches/{match:str}/claim", status_code=200, summary="Make the seats of these tokens mine")
async def post_claim(request: HttpRequest, match: FromPath[str]) -> Snapshot:
    person = await known(request)
    room, viewer = await enter(request, match)
    if room.match.rated:
        raise ApiError("not-now", {"act": "claim"})
    await room.services.store.own_seats(room.id, list(viewer.seats), person.id)
    await room.services.bus.publish(Change(room.id, SEATS))
    return viewers.snapshot(room, viewer)


@post("/api/matches/{match:str}/rematch", status_code=200, summary="Play again with the same people")
async def post_rematch(request: HttpRequest, match: FromPath[str]) -> Found:
    room, viewer = await enter(request, match)
    if not viewer.seats:
        raise ApiError("not-your-seat", {"seat": 0})
    return Found(match=await lobby.rematch(rooms_of(request.app.state), room, viewer.seats))


ROUTES = [post_act, post_claim, post_rematch]
