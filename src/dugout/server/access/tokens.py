"""Who asks: tokens from the header, the room from the path, and whether a seat is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from dugout.core.ids import HOST, Seat
from dugout.server.access.session import HttpRequest, who
from dugout.server.errors import ApiError
from dugout.server.inputs import opens, token_hash
from dugout.server.live.view import Viewer
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.wire.socket import MOST_SEATS

SEATS_HEADER: Final = "Dugout-Seats"


def rooms_of(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def tokens_of(request: HttpRequest) -> list[str]:
    tokens = request.headers.get(SEATS_HEADER, "").split()
    if len(tokens) > MOST_SEATS:
        raise ApiError("bad-token")
    return tokens


async def enter(request: HttpRequest, match: str) -> tuple[Room, Viewer]:
    """The room and the viewer of a request; raises ApiError."""
    rooms = rooms_of(request.app.state)
    room = await rooms.get(match)
    return room, await seen_by(request, room, tokens_of(request))


async def seen_by(
    connection: ASGIConnection[Any, Any, Any, Any], room: Room, tokens: Sequence[str]
) -> Viewer:
    """Who looks: the seats of the tokens, and those where the person of the session sits; raises ApiError."""
    viewer = viewer_of(room, tokens)
    if not any(row.person for row in room.match.seats):
        return viewer
    person = await who(connection)
    if person is None:
        return viewer
    mine = {row.seat for row in room.match.seats if row.person == person.id}
    return Viewer(tuple(sorted(mine.union(viewer.seats))))


def viewer_of(room: Room, tokens: Sequence[str]) -> Viewer:
    """Who shows these tokens; raises ApiError if one of them opens no seat of this match."""
    seats: set[int] = set()
    for token in tokens:
        digest = token_hash(token)
        found = [row.seat for row in room.match.seats if opens(digest, row.token_hash)]
        if not found:
            raise ApiError("bad-token")
        seats.update(found)
    return Viewer(tuple(sorted(seats)))


def check_seat(viewer: Viewer, seat: Seat) -> None:
    """Refuse somebody who speaks for a seat without its token.

    Anybody at the table may call for the host; whether the question allows it the room judges.
    """
    if seat == HOST and viewer.seats:
        return
    if seat not in viewer.seats:
        raise ApiError("not-your-seat", {"seat": seat})
