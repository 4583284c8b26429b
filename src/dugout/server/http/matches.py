"""Matches: create, show, answer."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from dugout.core.record import CHANCE_MARK, record_to_json
from dugout.core.values import Record, Setup
from dugout.fairness.scheme import commitment
from dugout.server.access.session import HttpRequest, address_of, who
from dugout.server.access.tokens import check_seat, enter, rooms_of
from dugout.server.errors import ApiError
from dugout.server.inputs import clean_text
from dugout.server.live import chat
from dugout.server.live import view as viewers
from dugout.server.match import judge, seats
from dugout.server.match.create import create, free_name
from dugout.server.match.room import Room
from dugout.server.replay import records
from dugout.server.replay.replays import BY_RECORD
from dugout.server.store.rows import OVER, AnswerRow
from dugout.server.wire.matches import (
    Accepted,
    Action,
    ChatLine,
    ChatLines,
    ChatPost,
    Created,
    Events,
    NewMatch,
    Orders,
    SeatName,
    SeatSalt,
    Snapshot,
)

After = Annotated[int, QueryParameter(ge=0, le=2**53)]


@post("/api/matches", summary="Make a match")
async def create_match(request: HttpRequest, data: JSONBody[NewMatch]) -> Created:
    return await create(
        rooms_of(request.app.state), data, person=await who(request), address=address_of(request)
    )


@get("/api/matches/{match:str}", summary="The match for this viewer")
async def get_match(request: HttpRequest, match: FromPath[str]) -> Snapshot:
    room, viewer = await enter(request, match)
    return viewers.snapshot(room, viewer)


@get("/api/matches/{match:str}/events", summary="What this viewer may see of what happened")
async def get_events(request: HttpRequest, match: FromPath[str], after: After = 0) -> Events:
    room, viewer = await enter(request, match)
    if after < room.history.first(viewer.mask):
        await room.load_history()
    return Events(events=viewers.events(room, viewer, after), last=room.history.last(viewer.mask))


@post("/api/matches/{match:str}/actions", status_code=200, summary="Answer the open question")
async def post_action(request: HttpRequest, match: FromPath[str], data: JSONBody[Action]) -> Accepted:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    judged = judge.answer(room, data.seat, data.question, data.action, data.answer, data.edition)
    await room.run_shielded(judged)
    return Accepted(accepted=True, last=room.history.last(viewer.mask))


@post("/api/matches/{match:str}/name", status_code=200, summary="Give a name, taking the seat")
async def post_name(request: HttpRequest, match: FromPath[str], data: JSONBody[SeatName]) -> Snapshot:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    person = await who(request)
    name = await free_name(room.services.store.people, data.name, person)
    if data.salt is not None:
        await seats.add_salt(room, data.seat, data.salt)
    await seats.take_seat(room, data.seat, name, person)
    return viewers.snapshot(room, viewer)


@put("/api/matches/{match:str}/salt", summary="What a seat adds to the dice, before the first roll")
async def put_salt(request: HttpRequest, match: FromPath[str], data: JSONBody[SeatSalt]) -> Snapshot:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    await seats.add_salt(room, data.seat, data.salt)
    return viewers.snapshot(room, viewer)


@put("/api/matches/{match:str}/orders", summary="Standing orders of a seat")
async def put_orders(request: HttpRequest, match: FromPath[str], data: JSONBody[Orders]) -> Orders:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    await seats.set_orders(room, data.seat, data.orders)
    return data


@get("/api/matches/{match:str}/orders", summary="Standing orders of a seat, for its owner")
async def get_orders(
    request: HttpRequest, match: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=63)]
) -> Orders:
    room, viewer = await enter(request, match)
    check_seat(viewer, seat)
    return Orders(seat=seat, orders=room.match.seats[seat].orders)


@get("/api/matches/{match:str}/chat", summary="Chat")
async def get_chat(request: HttpRequest, match: FromPath[str], after: After = 0) -> ChatLines:
    room, viewer = await enter(request, match)
    lines = await room.services.store.chat(room.id, after)
    person = await who(request)
    blocks = await chat.blocks_of(room, lines)
    heard = chat.heard_by(room, viewer, person.id if person else None, lines, blocks)
    return ChatLines(lines=viewers.chat_lines(heard))


@post("/api/matches/{match:str}/chat", summary="Say something")
async def post_chat(request: HttpRequest, match: FromPath[str], data: JSONBody[ChatPost]) -> ChatLine:
    room, viewer = await enter(request, match)
    check_seat(viewer, data.seat)
    line = await seats.say(room, data.seat, clean_text(data.text))
    return ChatLine(k=line.k, seat=line.seat, text=line.text, at=line.at)


@get("/api/matches/{match:str}/record", summary="The record, once nothing in it is hidden")
async def get_record(request: HttpRequest, match: FromPath[str]) -> Response[dict[str, Any]]:
    room, _ = await enter(request, match)
    if not viewers.is_open(room):
        raise ApiError("hidden")
    seen = room.seq  # what is answered from here on may be secret
    stored = await rooms_of(request.app.state).store.load(room.id, after=0)
    if stored is None:
        raise ApiError("no-match")
    answers = stored.answers[:seen]
    record = Record(
        room.match.game,
        Setup(len(room.match.seats), room.match.options, room.match.version),
        [row.text for row in answers],
        _headers(room, answers),
    )
    name = f"{room.match.game}-{room.id}.json"
    return Response(
        record_to_json(record),
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


def _headers(room: Room, answers: list[AnswerRow]) -> dict[str, Any]:
    """Who played, when, and how to check the dice, if they were ours."""
    headers: dict[str, Any] = {
        "match": room.id,
        "created": room.match.created,
        "ended": room.match.ended,
        "names": [row.name for row in room.match.seats],
        "kinds": [row.level or "person" for row in room.match.seats],
    }
    if room.match.ending is not None:
        headers["ending"] = room.match.ending
    return headers if records.is_kept(room.id) else {**headers, "dice": _fair(room, answers)}


def _fair(room: Room, answers: list[AnswerRow]) -> dict[str, Any]:
    """The secret only after the last roll; `first` counts the rolls that came along from another match."""
    match = room.match
    brought = sum(row.by == BY_RECORD and row.text.startswith(CHANCE_MARK) for row in answers)
    fair: dict[str, Any] = {
        "scheme": match.dice_scheme,
        "commitment": commitment(match.dice_secret),
        "salts": list(match.dice.salts),
        "first": brought,
    }
    if match.rewinds:
        fair["rewinds"] = match.rewinds
    if match.status == OVER:
        fair["secret"] = match.dice_secret
    return fair


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
