"""Who is notified that a match waits for them, is over, or that somebody has joined or written in it."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from dugout.core.ids import Seat
from dugout.referee.errors import StoreAway
from dugout.referee.rows import OVER, RUNNING
from dugout.referee.wire.clocks import LIVE
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.notices.notifier import Notifier, of_match
from dugout.server.notices.words import Body
from dugout.server.people import ratings
from dugout.server.store.outbox import Notice

SOON: Final = 30 * 60_000
"""Milliseconds: with less time for an answer the quiet hours do not count."""


def follow(rooms: Rooms) -> Notifier:
    """Ratings and notifications follow what is stored and who comes."""
    notifier = Notifier(rooms.store.outbox, rooms.store.inbox, rooms.clock.now)
    rooms.listeners.committed += [ratings.settle, partial(notify, notifier)]
    rooms.listeners.presence_changed.append(partial(mark_seen, notifier))
    rooms.listeners.joined.append(partial(welcome, notifier))
    return notifier


def mark_seen(notifier: Notifier, room: Room) -> None:
    """Whoever is at the table has seen what they were notified of."""
    for seat in room.online():
        person = room.match.seats[seat].person
        if person:
            notifier.seen(person, of_match(room.id))


async def welcome(notifier: Notifier, room: Room, seat: Seat) -> None:
    """Notify whoever offered the match that somebody has come."""
    others = {other for other in away_from(room) if other != seat and not room.match.seats[other].guest}
    await send(notifier, room, "offer", others)


async def notify(notifier: Notifier, room: Room, asked_before: set[Seat]) -> None:
    """Notify the people who are asked now and were not before, and all when it is over; not those who are watching."""
    if room.has_people:
        for seat in asked_before - room.people_asked:
            person = room.match.seats[seat].person
            if person:
                notifier.seen(person, of_match(room.id))
        with suppress(StoreAway):  # the answer is stored; a notification is only a courtesy
            await _notify(notifier, room, asked_before)


async def _notify(notifier: Notifier, room: Room, asked_before: set[Seat]) -> None:
    away = away_from(room)
    if room.match.status == RUNNING:
        away &= room.people_asked - asked_before
    elif room.match.status != OVER:
        return
    people = {person for seat in away if (person := room.match.seats[seat].person)}
    if people:
        event = "over" if room.match.status == OVER else "turn"
        now = room.services.clock.now()
        await room.services.store.notifications.write(people, notification(room, event), now)
        waits = event == "turn" and any(room.match.seats[seat].person for seat in room.online())
        await send(notifier, room, "waiting" if waits else event, away)


def away_from(room: Room) -> set[Seat]:
    """The seats of people who are not connected."""
    online = room.online()
    return {row.seat for row in room.match.seats if row.person and row.seat not in online}


async def send(notifier: Notifier, room: Room, event: str, seats: Collection[Seat]) -> None:
    """Notify the people of these seats."""
    notices: dict[str, Notice] = {}
    for seat in sorted(seats):
        person = room.match.seats[seat].person
        if person and person not in notices:  # a guest on somebody's device rings once
            text = _body(room, event, seat).text()
            notices[person] = Notice(person, of_match(room.id), event, text)
    await notifier.notify(list(notices.values()), urgent=_is_urgent(room))


def _is_urgent(room: Room) -> bool:
    """Whether a notice that waits for the morning comes too late."""
    due = room.deadline.due if room.deadline is not None else None
    return room.control.kind == LIVE or (due is not None and due - room.now() < SOON)


def _body(room: Room, event: str, seat: Seat) -> Body:
    """Nothing that a spectator could not see."""
    match = room.match
    score = list(room.rules.score(room.state))
    due = room.deadline.due if room.deadline is not None and event in ("turn", "waiting") else None
    return Body(
        match=match.id,
        game=match.game,
        other=", ".join(row.name or "" for row in match.seats if row.seat != seat),
        score=[score[seat], *(goals for at, goals in enumerate(score) if at != seat)]
        if len(score) == 2
        else [],
        until=due,
    )


def notification(room: Room, event: str) -> str:
    """JSON with nothing that a spectator could not see."""
    match = room.match
    body = {
        "event": event,
        "match": match.id,
        "game": match.game,
        "score": list(room.rules.score(room.state)),
        "names": [row.name for row in match.seats],
        "link": f"{room.services.settings.address}/match/{match.id}",
    }
    return msgspec.json.encode(body).decode()
