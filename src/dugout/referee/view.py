"""The one filter for everything that leaves the server: `Rules.view` and `Event.seats`, for a set of seats."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from dugout.core.ids import EVERYONE, HOST, PUBLIC, Seat
from dugout.core.rules import Rules
from dugout.core.values import Result
from dugout.fairness.scheme import commitment
from dugout.referee import agreement
from dugout.referee.diff import Changes
from dugout.referee.history import Stamped
from dugout.referee.pace import pace_of
from dugout.referee.play import Play
from dugout.referee.rows import BOT, LINK, ME, RUNNING, WAITING, MatchRow
from dugout.referee.wire.matches import (
    Asked,
    Clock,
    EventMessage,
    MatchView,
    Prompt,
    ResultInfo,
    SeatInfo,
    Snapshot,
)
from dugout.referee.wire.socket import PresenceOut, SeatPresence, encode

MOST_CHOICES: Final = 2500
"""A question with more answers is put without the list; the client writes the text itself."""


@dataclass(frozen=True)
class Viewer:
    """A viewer of a match: the seats whose tokens it presented, none for a spectator."""

    seats: tuple[Seat, ...] = ()

    @cached_property
    def mask(self) -> int:
        return sum(1 << seat for seat in self.seats)


class Shared:
    """What all viewers of one moment see alike, made once for all of them."""

    def __init__(self, play: Play) -> None:
        self.running = play.match.status == RUNNING
        self.host = self.running and play.host_on_call
        self.prompt = prompt(play.rules, play.state) if self.running else None
        self.result = ending(play.rules.result(play.state)) or agreed_ending(play.match.ending)
        self.clock = Raw(encode(clock_of(play)))
        self._rules = play.rules
        self._written: tuple[list[tuple[int, Stamped]], Raw] = ([], Raw(b"[]"))

    def events(self, viewer: Viewer, new: list[tuple[int, Stamped]]) -> Raw:
        """What is new to a viewer, as JSON; mostly the same for all. A device with several seats is sent
        whose a secret is."""
        if len(viewer.seats) <= 1 and new == self._written[0]:
            return self._written[1]
        written = Raw(encode([event(self._rules, viewer, n, stamped) for n, stamped in new]))
        if len(viewer.seats) <= 1:
            self._written = (new, written)
        return written


def match_view(play: Play, viewer: Viewer, shared: Shared) -> MatchView:
    """The match as it stands for a viewer."""
    rules, state = play.rules, play.state
    single = viewer.seats[0] if len(viewer.seats) == 1 else PUBLIC
    several = viewer.seats if len(viewer.seats) > 1 else ()
    return MatchView(
        status=play.match.status,
        question=play.pending.number,
        view=rules.view(state, single),
        views={str(seat): rules.view(state, seat) for seat in several},
        asked=questions(rules, state, viewer, host=shared.host) if shared.running else [],
        prompt=shared.prompt,
        result=shared.result,
        edition=play.edition,
        table=agreement.table(play, viewer.seats),
    )


def snapshot(play: Play, viewer: Viewer) -> Snapshot:
    """Everything about the match that a viewer may know, but for old events."""
    now = match_view(play, viewer, Shared(play))
    match = play.match
    return Snapshot(
        **{name: getattr(now, name) for name in MatchView.__struct_fields__},
        match=match.id,
        game=match.game,
        version=match.version,
        seats=[_seat(play, viewer, seat) for seat in range(len(match.seats))],
        options=match.options,
        hot_seat=sum(row.kind == ME for row in match.seats) > 1,
        last=play.history.last(viewer.mask),
        clock=clock_of(play),
        created=datetime.fromtimestamp(match.created / 1000, UTC).isoformat().replace("+00:00", "Z"),
        dice_commitment=commitment(match.dice_secret),
        dice_scheme=match.dice_scheme,
        pace=pace_of(play.rules, match.options, play.control),
        rated=match.rated,
        listed=match.listed,
        hints=may_coach(match),
    )


def may_coach(match: MatchRow) -> bool:
    """The coach helps against computers and on one device, never in matches that count or against somebody
    elsewhere."""
    return not match.rated and all(row.kind != LINK for row in match.seats)


def events(play: Play, viewer: Viewer, after: int) -> list[EventMessage]:
    """What the viewer may see of what happened after its number `after`."""
    return [event(play.rules, viewer, n, stamped) for n, stamped in play.history.since(viewer.mask, after)]


def agreed_ending(ended: dict[str, Any] | None) -> ResultInfo | None:
    """How a match ended where not by the rules: somebody gave up, or all agreed."""
    if ended is None:
        return None
    details = {"seat": ended["seat"]} if ended.get("seat") is not None else {}
    return ResultInfo(places=ended["places"], reason=ended["reason"], rule="", scores=[], details=details)


def clock_of(play: Play) -> Clock:
    """What the clock of the match shows now: when the open question runs out, and how long it was given."""
    seconds = play.tempo.seconds if play.match.status == RUNNING else 0
    due = play.deadline.due if play.deadline and play.match.status == RUNNING else None
    return Clock(now=play.now(), deadline=due, seconds=seconds)


def update(play: Play, viewer: Viewer, shared: Shared, after: int, last: int, new: Changes) -> bytes:
    """The socket message (`EventsOut`) for a viewer who knows all up to its event `after` of `last`, and for whom
    this has changed."""
    message = {
        "type": "events",
        "events": shared.events(viewer, play.history.since(viewer.mask, after)),
        "last": last,
        "clock": shared.clock,
        "changed": new.changed,
        "view": new.view,
        "views": new.views,
    }
    return encode(message)


def presence(play: Play) -> bytes:
    online = play.online()
    seats = [
        SeatPresence(
            seat=row.seat,
            online=_online(row.kind, row.seat, online),
            name=row.name,
            taken=row.taken,
            person=row.person,
            absent=row.absent,
            stand_in=row.stand_in,
            salt=row.salt,
        )
        for row in play.match.seats
    ]
    return encode(PresenceOut(seats=seats))


def _online(kind: str, seat: Seat, online: set[Seat]) -> bool:
    return kind == BOT or seat in online


def _seat(play: Play, viewer: Viewer, seat: Seat) -> SeatInfo:
    row = play.match.seats[seat]
    return SeatInfo(
        seat=seat,
        text=play.rules.seat_text(seat),
        kind="bot" if row.kind == BOT else "person",
        level=row.level,
        name=row.name,
        taken=row.taken,
        online=_online(row.kind, seat, play.online()),
        yours=seat in viewer.seats,
        person=row.person,
        absent=row.absent,
        stand_in=row.stand_in,
        salt=row.salt,
        team=play.rules.team(play.state, seat) or None,
    )


def seen(rules: Rules[Any, Any], state: Any, seat: Seat) -> Raw:
    """A position through the eyes of a seat, or of a spectator (PUBLIC)."""
    return Raw(encode(rules.view(state, seat)))


def event(rules: Rules[Any, Any], viewer: Viewer, n: int, stamped: Stamped) -> EventMessage:
    """An event that the viewer may see, under its number for that viewer."""
    happened = stamped.event
    args = dict(zip(_names(rules, happened.code), happened.args, strict=False))
    message = EventMessage(n=n, code=happened.code, rule=happened.rule, args=args, at=stamped.at)
    if stamped.late:
        message.late = True
    if stamped.stakes:
        message.stakes = stamped.stakes
    if len(viewer.seats) > 1 and happened.seats != EVERYONE:
        message.seats = [seat for seat in viewer.seats if happened.visible_to(1 << seat)]
    return message


@lru_cache(2048)
def _names(rules: Rules[Any, Any], code: str) -> tuple[str, ...]:
    return tuple(field.partition(":")[0] for field in rules.event_fields(code))


def questions(rules: Rules[Any, Any], state: Any, viewer: Viewer, *, host: bool) -> list[Asked]:
    """The questions put to the viewer's seats, and with `host` the host's choice that they may call for."""
    pending = rules.pending(state)
    asked: list[Asked] = []
    for seat in viewer.seats:
        if seat in pending.seats or seat in pending.may:
            asked.append(_ask(rules, state, seat, may=seat not in pending.seats))
    if viewer.seats and host:
        asked.append(_ask(rules, state, HOST, may=True))
    return asked


def _ask(rules: Rules[Any, Any], state: Any, seat: Seat, *, may: bool) -> Asked:
    question = rules.question(state, seat)
    legal = rules.legal(state, seat)
    choices = [rules.describe(choice) for choice in legal] if len(legal) <= MOST_CHOICES else None
    return Asked(
        seat=seat, code=question.code, rule=question.rule, args=question.args, choices=choices, may=may
    )


def prompt(rules: Rules[Any, Any], state: Any) -> Prompt:
    """The open question as everybody may read it."""
    question = rules.question(state, PUBLIC)
    pending = rules.pending(state)
    shown = list(pending.shown or pending.seats)
    return Prompt(code=question.code, rule=question.rule, args=question.args, seats=shown)


def ending(result: Result | None) -> ResultInfo | None:
    """How a match ended; None while it goes on."""
    if result is None:
        return None
    return ResultInfo(
        places=list(result.places),
        reason=result.reason,
        rule=result.rule,
        scores=list(result.scores),
        details=result.details,
    )


def is_open(play: Play) -> bool:
    """Whether the record may be shown, and played on from: the match is over, or could be coached, and
    nothing in it has been hidden from anybody.

    A copy can be coached. So there is none of a match whose people may not be, as long as they play.
    Nothing is hidden while every event was for everyone and each seat sees what a spectator sees.
    """
    if play.match.status not in (RUNNING, WAITING):
        return True
    if not may_coach(play.match):
        return False
    if any(mask != EVERYONE for mask in play.history.counts):
        return False
    return all(
        _without_seat(play, seat) == _without_seat(play, PUBLIC) for seat in range(len(play.match.seats))
    )


def _without_seat(play: Play, seat: Seat) -> Any:
    view = msgspec.to_builtins(play.rules.view(play.state, seat))
    if isinstance(view, dict):
        view.pop("seat", None)
    return view
