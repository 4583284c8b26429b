"""Replays: the stops of a match, what it looked like at each, playing on from one, and uploaded records.

Whoever may see something when it happens may see it again. When a match is over, anybody may look through the
eyes of any seat.
"""

from __future__ import annotations

import gzip
from typing import Annotated, Final

from litestar import get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response
from msgspec import Meta, Struct

from dugout.core.ids import PUBLIC
from dugout.core.record import RecordError
from dugout.i18n import has, render
from dugout.referee import records, replay
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError, printable
from dugout.referee.wire.matches import Created, NewSeat
from dugout.referee.wire.socket import encode
from dugout.server.access.session import HttpRequest, address_of
from dugout.server.access.tokens import enter, rooms_of
from dugout.server.access.words import language_of
from dugout.server.http.static import SMALLEST_ZIPPED, ZIPPED
from dugout.server.replay.records import upload
from dugout.server.replay.replays import Timelines, play_on

ZIP_LEVEL: Final = 5
Moment = Annotated[int, Meta(ge=0, le=2**53)]
From = Annotated[int, QueryParameter(ge=0, le=2**53)]
Count = Annotated[int, QueryParameter(ge=1, le=replay.MOST_FRAMES)]
Eyes = Annotated[int | None, QueryParameter(ge=PUBLIC, le=63)]


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where to begin, and who takes each seat."""

    at: Moment
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]


class Kept(Struct, kw_only=True):
    match: str


def timelines_of(state: State) -> Timelines:
    if state.get("timelines") is None:
        state.timelines = Timelines(rooms_of(state))
    timelines: Timelines = state.timelines
    return timelines


@get(
    "/api/matches/{match:str}/replay",
    summary="Where a replay stops, and what happened between",
    opt={ZIPPED: True},
    responses={200: ResponseSpec(replay.Replay, generate_examples=False)},
)
async def get_replay(
    request: HttpRequest, match: FromPath[str], first: From = 0, eyes: Eyes = None
) -> Response[bytes]:
    room, viewer = await enter(request, match)
    seat = replay.eyes_of(room, viewer, eyes)
    timelines = timelines_of(request.app.state)
    timeline = await timelines.timeline(room)
    told = await timelines.run(replay.stops, timeline, room.id, seat, viewers.is_open(room), first)
    body = encode(told)
    return await _sent(request, timelines, body)


@get(
    "/api/matches/{match:str}/frames",
    summary="What the match looked like at some stops",
    opt={ZIPPED: True},
    responses={200: ResponseSpec(replay.Frames, generate_examples=False)},
)
async def get_frames(
    request: HttpRequest,
    match: FromPath[str],
    first: From = 0,
    count: Count = replay.MOST_FRAMES,
    eyes: Eyes = None,
) -> Response[bytes]:
    room, viewer = await enter(request, match)
    seat = replay.eyes_of(room, viewer, eyes)
    timelines = timelines_of(request.app.state)
    timeline = await timelines.timeline(room)
    frames = await timelines.run(replay.frames, timeline, room, seat, first, count)
    return await _sent(request, timelines, encode(frames))


@post("/api/matches/{match:str}/play-on", summary="A new match that begins at a moment of this one")
async def post_play_on(request: HttpRequest, match: FromPath[str], data: JSONBody[PlayOn]) -> Created:
    room, _ = await enter(request, match)
    if not viewers.is_open(room):
        raise ApiError("hidden")
    timelines = timelines_of(request.app.state)
    rooms, address = rooms_of(request.app.state), address_of(request)
    return await play_on(rooms, timelines, room, data.at, data.seats, address)


@post(
    "/api/records",
    summary="Keep a record for looking at",
    # one byte more than is read: what is larger gets the sentence about records
    request_max_body_size=2 * records.LARGEST,
)
async def post_record(request: HttpRequest) -> Kept:
    state = request.app.state
    try:
        return Kept(match=await upload(rooms_of(state), timelines_of(state), await request.body()))
    except RecordError as error:
        raise bad_record(error, language_of(request)) from None


async def _sent(request: HttpRequest, timelines: Timelines, body: bytes) -> Response[bytes]:
    """Long responses are compressed off the event loop, too."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Dugout-Seats"}
    if len(body) >= SMALLEST_ZIPPED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await timelines.run(gzip.compress, body, ZIP_LEVEL)
    return Response(body, headers=headers, media_type="application/json")


def bad_record(error: RecordError, language: str) -> ApiError:
    """What is wrong with a record, in words."""
    key = "refusal-" + error.refusal.code.replace(".", "-")
    known = has(key) or has(key, language)
    why = render(key, printable(error.refusal.args), language) if known else error.refusal.code
    figures: dict[str, int | str] = {"line": error.line, "row": error.row}
    return ApiError("bad-record", {**figures, "reason": error.refusal.code, "why": why})


ROUTES = [get_replay, get_frames, post_play_on, post_record]
