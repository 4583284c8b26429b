"""Who asks: tokens from the header, the room from the path, and whether a seat is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from dugout.referee.errors import ApiError
from dugout.referee.tokens import viewer_of
from dugout.referee.view import Viewer
from dugout.referee.wire.socket import MOST_SEATS
from dugout.server.access.session import HttpRequest, address_of, who
from dugout.server.match.room import Owner, Room
from dugout.server.match.rooms import Rooms

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


async def asker_of(request: HttpRequest) -> Owner:
    """Whose share of thinking time a request uses: its sender's, not that of whoever made the match."""
    person, address = await who(request), address_of(request)
    return Owner(address, person.id if person else address)


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
