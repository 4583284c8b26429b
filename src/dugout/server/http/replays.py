"""Replays: the stops of a match, what it looked like at each, playing on from one, and uploaded records.

Whoever may see something when it happens may see it again. When a match is over, anybody may look through the
eyes of any seat.
"""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response
from msgspec import Meta, Struct

from dugout.core.ids import PUBLIC, Seat
from dugout.core.record import RecordError
from dugout.i18n import has, render
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError, sayable
from dugout.referee.rows import OVER, RUNNING
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import Created, EventMessage, NewSeat, Prompt, ResultInfo, Status
from dugout.referee.wire.socket import encode
from dugout.server.access.session import HttpRequest, address_of
from dugout.server.access.tokens import enter, rooms_of
from dugout.server.access.words import language_of
from dugout.server.http.static import SMALLEST_ZIPPED, ZIPPED
from dugout.server.match.room import Room
from dugout.server.replay import records
from dugout.server.replay.replays import Tapes, play_on
from dugout.server.replay.tape import Tape

MOST_FRAMES: Final = 50
ZIP_LEVEL: Final = 5
Moment = Annotated[int, Meta(ge=0, le=2**53)]
From = Annotated[int, QueryParameter(ge=0, le=2**53)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]
Eyes = Annotated[int | None, QueryParameter(ge=PUBLIC, le=63)]


class StopInfo(Struct, kw_only=True):
    """`at` names the stop; `last` is the number of the viewer's newest event there; `time` is when it was reached."""

    at: int
    last: int
    time: int


class Replay(Struct, kw_only=True):
    """The stops from number `first` on, and what the viewer may see of what happened since the stop before."""

    match: str
    eyes: int
    open: bool
    """Whether one may play on from here, and download the record."""
    first: int
    stops: list[StopInfo]
    events: list[EventMessage]


class Frame(Struct, kw_only=True):
    """The match as it was at a stop."""

    at: int
    question: int
    status: Status
    view: msgspec.Raw
    prompt: Prompt | None
    result: ResultInfo | None


class Frames(Struct, kw_only=True):
    first: int
    frames: list[Frame]


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where to begin, and who takes each seat."""

    at: Moment
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]


class Kept(Struct, kw_only=True):
    match: str


def tapes_of(state: State) -> Tapes:
    if state.get("tapes") is None:
        state.tapes = Tapes(rooms_of(state))
    tapes: Tapes = state.tapes
    return tapes


@get(
    "/api/matches/{match:str}/replay",
    summary="Where a replay stops, and what happened between",
    opt={ZIPPED: True},
    responses={200: ResponseSpec(Replay, generate_examples=False)},
)
async def get_replay(
    request: HttpRequest, match: FromPath[str], first: From = 0, eyes: Eyes = None
) -> Response[bytes]:
    room, viewer = await enter(request, match)
    seat = _eyes(room, viewer, eyes)
    tapes = tapes_of(request.app.state)
    tape = await tapes.tape(room)
    body = await tapes.run(_replay, tape, room.id, seat, viewers.is_open(room), first)
    return await _sent(request, tapes, body)


@get(
    "/api/matches/{match:str}/frames",
    summary="What the match looked like at some stops",
    opt={ZIPPED: True},
    responses={200: ResponseSpec(Frames, generate_examples=False)},
)
async def get_frames(
    request: HttpRequest,
    match: FromPath[str],
    first: From = 0,
    count: Count = MOST_FRAMES,
    eyes: Eyes = None,
) -> Response[bytes]:
    room, viewer = await enter(request, match)
    seat = _eyes(room, viewer, eyes)
    tapes = tapes_of(request.app.state)
    tape = await tapes.tape(room)
    if first >= len(tape.stops):
        raise ApiError("no-moment")
    frames = await tapes.run(_frames, tape, seat, first, count)
    if first + len(frames) == len(tape.stops):
        _end(frames[-1], room)
    return await _sent(request, tapes, encode(Frames(first=first, frames=frames)))


@post("/api/matches/{match:str}/play-on", summary="A new match that begins at a moment of this one")
async def post_play_on(request: HttpRequest, match: FromPath[str], data: JSONBody[PlayOn]) -> Created:
    room, _ = await enter(request, match)
    if not viewers.is_open(room):
        raise ApiError("hidden")
    tapes = tapes_of(request.app.state)
    rooms, address = rooms_of(request.app.state), address_of(request)
    return await play_on(rooms, tapes, room, data.at, data.seats, address)


@post(
    "/api/records",
    summary="Keep a record for looking at",
    # one byte more than is read: what is larger gets the sentence about records
    request_max_body_size=2 * records.LARGEST,
)
async def post_record(request: HttpRequest) -> Kept:
    state = request.app.state
    try:
        return Kept(match=await records.upload(rooms_of(state), tapes_of(state), await request.body()))
    except RecordError as error:
        raise bad_record(error, language_of(request)) from None


def _eyes(room: Room, viewer: Viewer, wanted: int | None) -> Seat:
    """Through whose eyes to look: the viewer's own, those of everybody, and after the end any."""
    seats = range(len(room.match.seats))
    if wanted is None:
        return viewer.seats[0] if len(viewer.seats) == 1 else PUBLIC
    if wanted == PUBLIC or wanted in viewer.seats or (wanted in seats and room.match.status == OVER):
        return wanted
    raise ApiError("not-your-seat", {"seat": wanted})


def _replay(tape: Tape, match: str, eyes: Seat, is_open: bool, first: int) -> bytes:
    viewer = Viewer(() if eyes == PUBLIC else (eyes,))
    seen = tape.seen_by(viewer.mask)
    rest = list(zip(tape.stops, seen, strict=True))[first:]
    after = seen[first - 1] if 0 < first <= len(seen) else 0
    shown = [stamped for stamped in tape.events if stamped.event.visible_to(viewer.mask)]
    until = rest[-1][1] if rest else after
    return encode(
        Replay(
            match=match,
            eyes=eyes,
            open=is_open,
            first=first,
            stops=[StopInfo(at=stop.at, last=last, time=stop.time) for stop, last in rest],
            events=[
                viewers.event(tape.rules, viewer, n, stamped)
                for n, stamped in enumerate(shown[after:until], start=after + 1)
            ],
        )
    )


def _frames(tape: Tape, eyes: Seat, first: int, count: int) -> list[Frame]:
    return [_frame(tape, state, eyes, number) for number, state in tape.states(first, count)]


def _end(frame: Frame, room: Room) -> None:
    """A match that was given up, or ended because all agreed, ends with its last frame, whatever the rules say."""
    agreed = viewers.agreed_ending(room.match.ending)
    if agreed is not None and frame.result is None:
        frame.status, frame.result = room.match.status, agreed


def _frame(tape: Tape, state: Any, eyes: Seat, number: int) -> Frame:
    pending = tape.rules.pending(state)
    asks = not pending.over and not pending.chance
    return Frame(
        at=tape.stops[number].at,
        question=pending.number,
        status=OVER if pending.over else RUNNING,
        view=viewers.seen(tape.rules, state, eyes),
        prompt=viewers.prompt(tape.rules, state) if asks else None,
        result=viewers.ending(tape.rules.result(state)),
    )


async def _sent(request: HttpRequest, tapes: Tapes, body: bytes) -> Response[bytes]:
    """Long responses are compressed off the event loop, too."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Dugout-Seats"}
    if len(body) >= SMALLEST_ZIPPED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await tapes.run(gzip.compress, body, ZIP_LEVEL)
    return Response(body, headers=headers, media_type="application/json")


def bad_record(error: RecordError, language: str) -> ApiError:
    """What is wrong with a record, in words."""
    key = "refusal-" + error.refusal.code.replace(".", "-")
    known = has(key) or has(key, language)
    why = render(key, sayable(error.refusal.args), language) if known else error.refusal.code
    figures: dict[str, int | str] = {"line": error.line, "row": error.row}
    return ApiError("bad-record", {**figures, "reason": error.refusal.code, "why": why})


ROUTES = [get_replay, get_frames, post_play_on, post_record]
