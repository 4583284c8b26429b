"""A match seen again: where a replay stops, what happened between, and what the match looked like.

Whoever may see something when it happens may see it again. When a match is over, anybody may look through the
eyes of any seat.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from dugout.core.ids import PUBLIC, Seat
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError
from dugout.referee.play import Play
from dugout.referee.rows import OVER, RUNNING
from dugout.referee.timeline import Timeline
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import EventMessage, Prompt, ResultInfo, Status

MOST_FRAMES: Final = 50


class StopInfo(Struct, kw_only=True):
    """`at` names the stop; `last` is the number of the viewer's newest event there; `time` is when it was reached.

    `asked` is the `at` of the stop at which somebody decided what led here.
    """

    at: int
    last: int
    time: int
    asked: int


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


def eyes_of(play: Play, viewer: Viewer, wanted: int | None) -> Seat:
    """Through whose eyes to look: the viewer's own, those of everybody, and after the end any; raises ApiError."""
    seats = range(len(play.match.seats))
    if wanted is None:
        return viewer.seats[0] if len(viewer.seats) == 1 else PUBLIC
    if wanted == PUBLIC or wanted in viewer.seats or (wanted in seats and play.match.status == OVER):
        return wanted
    raise ApiError("not-your-seat", {"seat": wanted})


def stops(timeline: Timeline, match: str, eyes: Seat, is_open: bool, first: int) -> Replay:
    """Where a replay stops, and what the viewer saw between."""
    viewer = Viewer(() if eyes == PUBLIC else (eyes,))
    seen = timeline.seen_by(viewer.mask)
    rest = list(zip(timeline.stops, seen, strict=True))[first:]
    after = seen[first - 1] if 0 < first <= len(seen) else 0
    shown = [stamped for stamped in timeline.events if stamped.event.visible_to(viewer.mask)]
    until = rest[-1][1] if rest else after
    return Replay(
        match=match,
        eyes=eyes,
        open=is_open,
        first=first,
        stops=[StopInfo(at=stop.at, last=last, time=stop.time, asked=stop.asked) for stop, last in rest],
        events=[
            viewers.event(timeline.rules, viewer, n, stamped)
            for n, stamped in enumerate(shown[after:until], start=after + 1)
        ],
    )


def frames(timeline: Timeline, play: Play, eyes: Seat, first: int, count: int) -> Frames:
    """What the match looked like at some stops; raises ApiError beyond the last."""
    if first >= len(timeline.stops):
        raise ApiError("no-moment")
    found = [_frame(timeline, state, eyes, number) for number, state in timeline.states(first, count)]
    if first + len(found) == len(timeline.stops):
        _end(found[-1], play)
    return Frames(first=first, frames=found)


def _end(frame: Frame, play: Play) -> None:
    """A match that was given up, or ended because all agreed, ends with its last frame, whatever the rules say."""
    agreed = viewers.agreed_ending(play.match.ending)
    if agreed is not None and frame.result is None:
        frame.status, frame.result = play.match.status, agreed


def _frame(timeline: Timeline, state: Any, eyes: Seat, number: int) -> Frame:
    pending = timeline.rules.pending(state)
    asks = not pending.over and not pending.chance
    return Frame(
        at=timeline.stops[number].at,
        question=pending.number,
        status=OVER if pending.over else RUNNING,
        view=viewers.seen(timeline.rules, state, eyes),
        prompt=viewers.prompt(timeline.rules, state) if asks else None,
        result=viewers.ending(timeline.rules.result(state)),
    )
