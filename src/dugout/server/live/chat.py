"""Who hears what is said: nobody gets words of somebody they block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from dugout.core.ids import Seat
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import ChatLine
from dugout.referee.wire.socket import ChatOut, encode
from dugout.server.live.audience import Audiences
from dugout.server.match.room import Room
from dugout.server.store.rows import ChatRow

Blocks: TypeAlias = Mapping[Seat, set[str]]
"""For a seat the people who block whoever sits there."""


def chat_lines(rows: Iterable[ChatRow]) -> list[ChatLine]:
    return [ChatLine(k=row.k, seat=row.seat, text=row.text, at=row.at) for row in rows]


async def blocks_of(room: Room, lines: Iterable[ChatRow]) -> Blocks:
    """Queried for every line, so that a block counts at once and at every server."""
    people = {seat: room.match.seats[seat].person for seat in {line.seat for line in lines}}
    speakers = {person for person in people.values() if person}
    if not speakers:
        return {}
    blockers = await room.services.store.people.blockers(speakers)
    return {seat: blockers[person] for seat, person in people.items() if person in blockers}


def readable_by(
    room: Room, viewer: Viewer, person: str | None, lines: list[ChatRow], blocks: Blocks
) -> list[ChatRow]:
    """The lines for somebody who is `person` and holds the seats of the viewer."""
    if not blocks:
        return lines
    selves = {room.match.seats[seat].person for seat in viewer.seats} | {person}
    return [line for line in lines if not blocks.get(line.seat, set()) & selves]


async def send_new_lines(audiences: Audiences, room: Room) -> None:
    """Send new lines to everybody who may read them."""
    lines = await room.services.store.chat(room.id, room.chat_at)
    blocks = await blocks_of(room, lines)
    new = [line for line in lines if line.k > room.chat_at]  # somebody else may have read meanwhile
    if new:
        room.chat_at = new[-1].k
        for listener in audiences.of(room).listeners():
            if heard := readable_by(room, listener.viewer, listener.person, new, blocks):
                listener.post(encode(ChatOut(lines=chat_lines(heard))))
