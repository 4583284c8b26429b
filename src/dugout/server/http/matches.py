"""Matches: create, show, answer."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from dugout.core.record import record_to_json
from dugout.referee import records
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError
from dugout.referee.inputs import clean_text
from dugout.referee.record import record_of
from dugout.referee.tokens import check_seat
from dugout.referee.wire import matches as wire
from dugout.server.access.session import HttpRequest, address_of, who
from dugout.server.access.tokens import enter, rooms_of
from dugout.server.live import chat
from dugout.server.match import judge, seats
from dugout.server.match.create import create, free_name

After = Annotated[int, QueryParameter(ge=0, le=2**53)]


@post("/api/matches", summary="Make a match")
async def create_match(request: HttpRequest, data: JSONBody[wire.NewMatch]) -> wire.Created:
    return await create(
        rooms_of(request.app.state), data, person=await who(request), address=address_of(request)
    )


@get("/api/matches/{match:str}", summary="The match for this viewer")
async def get_match(request: HttpRequest, match: FromPath[str]) -> wire.Snapshot:
    room, viewer = await enter(request, match)
    return viewers.snapshot(room, viewer)


@get("/api/matches/{match:str}/events", summary="What this viewer may see of what happened")
async def get_events(request: HttpRequest, match: FromPath[str], after: After = 0) -> wire.Events:
    room, viewer = await enter(request, match)
    if after < room.history.first(viewer.mask):
        await room.load_history()
    return wire.Events(events=viewers.events(room, viewer, after), last=room.history.last(viewer.mask))


@post("/api/matches/{match:str}/actions", status_code=200, summary="Answer the open question")
async def post_action(
    request: HttpRequest, match: FromPath[str], data: JSONBody[wire.Action]
) -> wire.Accepted:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    judged = judge.answer(room, data.seat, data.question, data.action, data.answer, data.edition)
    await room.run_shielded(judged)
    return wire.Accepted(accepted=True, last=room.history.last(viewer.mask))


@post("/api/matches/{match:str}/name", status_code=200, summary="Give a name, taking the seat")
async def post_name(
    request: HttpRequest, match: FromPath[str], data: JSONBody[wire.SeatName]
) -> wire.Snapshot:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    person = await who(request)
    name = await free_name(room.services.store.people, data.name, person)
    if data.salt is not None:
        await seats.add_salt(room, data.seat, data.salt)
    await seats.take_seat(room, data.seat, name, person)
    return viewers.snapshot(room, viewer)


@put("/api/matches/{match:str}/salt", summary="What a seat adds to the dice, before the first roll")
async def put_salt(
    request: HttpRequest, match: FromPath[str], data: JSONBody[wire.SeatSalt]
) -> wire.Snapshot:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    await seats.add_salt(room, data.seat, data.salt)
    return viewers.snapshot(room, viewer)


@put("/api/matches/{match:str}/orders", summary="Standing orders of a seat")
async def put_orders(request: HttpRequest, match: FromPath[str], data: JSONBody[wire.Orders]) -> wire.Orders:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    await seats.set_orders(room, data.seat, data.orders)
    return data


@get("/api/matches/{match:str}/orders", summary="Standing orders of a seat, for its owner")
async def get_orders(
    request: HttpRequest, match: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=63)]
) -> wire.Orders:
    room, viewer = await enter(request, match)
    check_seat(viewer, seat)
    return wire.Orders(seat=seat, orders=room.match.seats[seat].orders)


@get("/api/matches/{match:str}/chat", summary="Chat")
async def get_chat(request: HttpRequest, match: FromPath[str], after: After = 0) -> wire.ChatLines:
    room, viewer = await enter(request, match)
    lines = await room.services.store.chat(room.id, after)
    person = await who(request)
    blocks = await chat.blocks_of(room, lines)
    heard = chat.readable_by(room, viewer, person.id if person else None, lines, blocks)
    return wire.ChatLines(lines=chat.chat_lines(heard))


@post("/api/matches/{match:str}/chat", summary="Say something")
async def post_chat(
    request: HttpRequest, match: FromPath[str], data: JSONBody[wire.ChatPost]
) -> wire.ChatLine:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    line = await seats.say(room, data.seat, clean_text(data.text))
    return wire.ChatLine(k=line.k, seat=line.seat, text=line.text, at=line.at)


@get("/api/matches/{match:str}/record", summary="The record, once nothing in it is hidden")
async def get_record(request: HttpRequest, match: FromPath[str]) -> Response[dict[str, Any]]:
    room, _ = await enter(request, match)
    if not viewers.is_open(room):
        raise ApiError("hidden")
    seen = room.seq  # what is answered from here on may be secret
    stored = await rooms_of(request.app.state).store.load(room.id, after=0)
    if stored is None:
        raise ApiError("no-match")
    record = record_of(room, stored.answers[:seen], own_dice=not records.is_kept(room.id))
    name = f"{room.match.game}-{room.id}.json"
    return Response(
        record_to_json(record),
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


ROUTES = [
    create_match,
    get_match,
    get_events,
    post_action,
    post_name,
    put_salt,
    put_orders,
    get_orders,
    get_chat,
    post_chat,
    get_record,
]
