"""A draft is stored: answers, the deadline of the next question, clocks, places, a snapshot; then the room takes it over."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dugout.core.ids import Seat
from dugout.core.values import Pending, Tempo
from dugout.server.bus.base import ANSWERS, TABLE, Notice
from dugout.server.clocks import control, deadline
from dugout.server.clocks.control import SeatClock
from dugout.server.errors import Conflict, StoreAway
from dugout.server.match.draft import Draft
from dugout.server.match.room import LISTENERS, Room
from dugout.server.ops import background
from dugout.server.store.convert import as_text
from dugout.server.store.rows import (
    LEFT,
    OVER,
    RUNNING,
    ActionKey,
    Append,
    DeadlineRow,
    SeatRow,
    SnapshotRow,
)
from dugout.server.wire.clocks import NONE

IN_JSON: Final = ("ending", "proposal", "rewinds")
HASTE: Final = 200
"""Milliseconds that a computer pauses where the only person wants no pauses."""
ATTEMPTS: Final = 5
"""How often something is judged again because another server was faster."""


async def commit(room: Room, draft: Draft, key: ActionKey | None = None) -> None:
    """Store a draft and take it over; raises Conflict, Repeated or StoreAway, with the room as it was. The lock is held."""
    services = room.services
    if draft.keep is None:
        draft.follow_orders(room.orders())
    append = prepare_append(room, draft, key)
    asked_before = room.people_asked if room.has_people else set()
    try:
        await services.store.append(append)
    except (StoreAway, Conflict) as error:
        room.stale = True
        if isinstance(error, StoreAway):
            services.database.lost(error)
        raise
    room.take_over(draft, append)
    room.changed()
    if services.bus.shared:
        services.bus.announce(Notice(room.id, ANSWERS, room.seq))
    if append.values:
        await services.bus.publish(Notice(room.id, TABLE, room.match.revision))
    for listener in room.listeners.committed:
        with background.guarded(LISTENERS, match=room.id):
            await listener(room, asked_before)


async def try_commit(room: Room, draft: Draft) -> None:
    """Store a draft; if another server was faster, what it stored stands."""
    try:
        await commit(room, draft)
    except Conflict:
        await room.sync_if_stale()


def prepare_append(room: Room, draft: Draft, key: ActionKey | None) -> Append:
    """Everything that is stored together; puts into the draft what changes about seats and match."""
    pending = draft.pending
    over = pending.over or draft.values.get("ending") is not None
    if draft.seats or draft.values:  # something was agreed; clocks alone follow from the answers
        draft.values["revision"] = room.match.revision + 1
    if over:
        _finish(room, draft)
    due = None if over else _deadline(room, draft, pending)
    snapshot = None
    if draft.keep is None and draft.seq - room.snapshot_at >= room.services.settings.snapshot_every:
        snapshot = _snapshot(room, draft)
    return Append(
        room.id,
        room.seq,
        tuple(draft.answers),
        due,
        OVER if over else RUNNING,
        draft.now if over else None,
        key,
        snapshot,
        room.match.revision,
        tuple(draft.seats.items()),
        {name: as_text(value) if name in IN_JSON else value for name, value in draft.values.items()},
        draft.keep,
    )


def seats_after(room: Room, draft: Draft) -> list[SeatRow]:
    """The seats as they are once the draft is stored."""
    if not draft.seats:
        return room.match.seats
    return [replace(row, **draft.seats.get(row.seat, {})) for row in room.match.seats]


def clocks_of(seats: list[SeatRow]) -> dict[Seat, SeatClock]:
    return {row.seat: SeatClock(row.time_left, row.time_since) for row in seats if row.time_left is not None}


def _deadline(room: Room, draft: Draft, pending: Pending) -> DeadlineRow:
    tempo = draft.tempo
    seats = seats_after(room, draft)
    bots = {row.seat for row in seats if row.by_computer}
    pause = deadline.pause_ms(room.id, pending.number, room.services.settings.bot_pause) if bots else 0
    if pause > HASTE and draft.in_haste(room.orders()):
        pause = HASTE
    row = deadline.plan(draft.before, pending, tempo, bots, draft.now, pause)
    wake = deadline.first(row.wake, _run_clocks(room, draft, pending, tempo, seats, row.opened))
    if tempo.quiet:
        wake = deadline.first(wake, draft.orders_due(room.orders()))
    if tempo.seconds:
        for seat in pending.seats:
            if seats[seat].absent == LEFT and seat not in bots:
                wake = deadline.first(wake, draft.now)
    return row if wake == row.wake else replace(row, wake=wake)


def _run_clocks(
    room: Room, draft: Draft, pending: Pending, tempo: Tempo, seats: list[SeatRow], opened: int
) -> int | None:
    """Let the clocks of those run whom the match waits for; the moment when the first runs out."""
    terms = room.control
    if terms.kind == NONE:
        return _called(draft, pending, seats)
    present = {row.seat for row in seats if not row.by_computer and not row.absent}
    runs = control.running(pending, tempo, present)
    before = clocks_of(seats)
    new = draft.before is None or draft.before.question != pending.number
    after = control.advance(terms, before, runs, new, draft.now)
    for seat, seat_clock in after.items():
        if seat_clock != before[seat]:
            values = draft.seats.setdefault(seat, {})
            values["time_left"], values["time_since"] = seat_clock.left, seat_clock.since
    counted = {seat: seat_clock for seat, seat_clock in after.items() if seat in present}
    return control.flag(terms, counted, pending, tempo, opened)


def _called(draft: Draft, pending: Pending, seats: list[SeatRow]) -> int | None:
    """Without a clock only those are timed who were asked whether they are still there; an answer ends it."""
    moments: list[int] = []
    same = draft.before is not None and draft.before.question == pending.number
    for row in seats:
        if row.time_since is None:
            continue
        if same and row.seat in (pending.shown or pending.seats) and not row.absent and not row.stand_in:
            if row.seat in pending.seats:  # of an answer in secret nothing shows before the next question
                moments.append(row.time_since + (row.time_left or 0))
        else:
            draft.seats.setdefault(row.seat, {}).update(time_left=None, time_since=None)
    return min(moments, default=None)


def _finish(room: Room, draft: Draft) -> None:
    """Note the places; nothing runs any more and nothing is proposed."""
    ending: dict[str, Any] | None = draft.values.get("ending")
    result = room.rules.result(draft.state)
    places = ending["places"] if ending is not None else (result.places if result else ())
    for seat, place in enumerate(places):
        draft.seats.setdefault(seat, {})["place"] = place
    if room.match.proposal is not None:
        draft.values["proposal"] = None
    for row in room.match.seats:
        if row.time_since is not None:
            left: int | None = SeatClock(row.time_left or 0, row.time_since).now(draft.now)
            if room.control.kind == NONE:
                left = None
            draft.seats.setdefault(row.seat, {}).update(time_left=left, time_since=None)


def _snapshot(room: Room, draft: Draft) -> SnapshotRow:
    counts = room.history.counts.copy()
    for stamped in draft.events:
        counts[stamped.event.seats] += 1
    data = {
        "state": room.rules.dump(draft.state),
        "counts": {str(mask): count for mask, count in counts.items()},
        "rolls": draft.rolls,
    }
    return SnapshotRow(draft.seq, data)
