"""What is stored together with a draft: answers, the deadline of the next question, clocks, places, a snapshot."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from dugout.core.ids import Seat
from dugout.core.values import Pending, Tempo
from dugout.referee import control, deadline
from dugout.referee.control import SeatClock
from dugout.referee.draft import Draft
from dugout.referee.play import Play
from dugout.referee.rows import (
    LEFT,
    OVER,
    RUNNING,
    ActionKey,
    Append,
    DeadlineRow,
    MatchRow,
    SeatRow,
    SnapshotRow,
)
from dugout.referee.wire.clocks import NONE, TimeControl

HASTE: Final = 200
"""Milliseconds that a computer pauses where the only person wants no pauses."""


def prepare(play: Play, draft: Draft, key: ActionKey | None) -> Append:
    """Everything that is stored together; puts into the draft what changes about seats and match."""
    pending = draft.pending
    over = pending.over or draft.values.get("ending") is not None
    if draft.seats or draft.values:  # something was agreed; clocks alone follow from the answers
        draft.values["revision"] = play.match.revision + 1
    if over:
        _finish(play, draft)
    due = None if over else _deadline(play, draft, pending)
    snapshot = None
    if draft.keep is None and draft.seq - play.snapshot_at >= play.snapshot_every:
        snapshot = _snapshot(play, draft)
    return Append(
        play.id,
        play.seq,
        tuple(draft.answers),
        due,
        OVER if over else RUNNING,
        draft.now if over else None,
        key,
        snapshot,
        play.match.revision,
        tuple(draft.seats.items()),
        dict(draft.values),
        draft.keep,
    )


def seats_after(play: Play, draft: Draft) -> list[SeatRow]:
    """The seats as they are once the draft is stored."""
    if not draft.seats:
        return play.match.seats
    return [replace(row, **draft.seats.get(row.seat, {})) for row in play.match.seats]


def row_after(play: Play, draft: Draft, append: Append) -> MatchRow:
    """The match as it is once the draft is stored, for whoever keeps it as a whole."""
    seats = [replace(row) for row in seats_after(play, draft)]
    after = dataclasses.replace(
        play.match, status=append.status, ended=append.ended, length=draft.seq, seats=seats
    )
    return dataclasses.replace(after, **draft.values)


def clocks_of(seats: list[SeatRow]) -> dict[Seat, SeatClock]:
    return {row.seat: SeatClock(row.time_left, row.time_since) for row in seats if row.time_left is not None}


def _deadline(play: Play, draft: Draft, pending: Pending) -> DeadlineRow:
    tempo = draft.tempo
    seats = seats_after(play, draft)
    bots = {row.seat for row in seats if row.by_computer}
    pause = deadline.pause_ms(play.id, pending.number, play.bot_pause) if bots else 0
    if pause > HASTE and draft.in_haste(play.orders()):
        pause = HASTE
    row = deadline.plan(draft.before, pending, tempo, bots, draft.now, pause)
    wake = deadline.first(row.wake, _run_clocks(play, draft, pending, tempo, seats, row.opened))
    if tempo.quiet:
        wake = deadline.first(wake, draft.orders_due(play.orders()))
    if tempo.seconds:
        for seat in pending.seats:
            if seats[seat].absent == LEFT and seat not in bots:
                wake = deadline.first(wake, draft.now)
    return row if wake == row.wake else replace(row, wake=wake)


def _run_clocks(
    play: Play, draft: Draft, pending: Pending, tempo: Tempo, seats: list[SeatRow], opened: int
) -> int | None:
    """Let the clocks of those run whom the match waits for; the moment when the first runs out."""
    terms = msgspec.convert(draft.values["clock"], TimeControl) if "clock" in draft.values else play.control
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


def _finish(play: Play, draft: Draft) -> None:
    """Note the places; nothing runs any more and nothing is proposed."""
    ending: dict[str, Any] | None = draft.values.get("ending")
    result = play.rules.result(draft.state)
    places = ending["places"] if ending is not None else (result.places if result else ())
    for seat, place in enumerate(places):
        draft.seats.setdefault(seat, {})["place"] = place
    if play.match.proposal is not None:
        draft.values["proposal"] = None
    for row in play.match.seats:
        if row.time_since is not None:
            left: int | None = SeatClock(row.time_left or 0, row.time_since).now(draft.now)
            if play.control.kind == NONE:
                left = None
            draft.seats.setdefault(row.seat, {}).update(time_left=left, time_since=None)


def _snapshot(play: Play, draft: Draft) -> SnapshotRow:
    counts = play.history.counts.copy()
    for stamped in draft.events:
        counts[stamped.event.seats] += 1
    data = {
        "state": play.rules.dump(draft.state),
        "counts": {str(mask): count for mask, count in counts.items()},
        "rolls": draft.rolls,
    }
    return SnapshotRow(draft.seq, data)
