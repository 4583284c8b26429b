"""What the host does on its own, as drafts: starts a match, answers timeouts and ticks, takes what computers decided.

Every function looks at the match as it is now and returns None where there is nothing to do (any more).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from dugout.core.ids import HOST, Choice, Seat
from dugout.referee import control, deadline
from dugout.referee.append import clocks_of
from dugout.referee.draft import BY_BOT, BY_HOST, BY_TIME, Draft, time_is_up
from dugout.referee.play import Play
from dugout.referee.rows import LEFT, RUNNING, TICK_PAUSED, TIME, WAITING
from dugout.referee.wire.clocks import DAYS

START: Final = "start"
TICK: Final = "tick"
TIME_UP: Final = "time-up"
ORDERS: Final = "orders"
TURN: Final = "turn"


def due(play: Play) -> str | None:
    """What the host has to do now, if anything."""
    if play.match.status == WAITING:
        return START
    if _tick_is_due(play):
        return TICK
    if _time_has_run_out(play):
        return TIME_UP
    if orders_are_due(play):
        return ORDERS
    if play.deadline is not None and _is_due(play, play.deadline.wake):
        return TURN
    return None


def started(play: Play) -> Draft | None:
    """The beginning, if everybody is there."""
    if play.match.status != WAITING or not all(row.taken for row in play.match.seats):
        return None
    draft = play.draft()
    draft.roll()
    return draft


def orders_followed(play: Play, replan: bool) -> Draft | None:
    """What standing orders answer now; `replan`: when they will is planned again."""
    draft = play.draft()
    replan = replan and draft.tempo.quiet > 0
    if replan and draft.before is not None:
        draft.before = replace(draft.before, wake=None)
    draft.follow_orders(play.orders())
    return draft if draft.answers or replan else None


def absent_answered_for(play: Play) -> Draft | None:
    """Where the game paces itself, a seat that was left is played by its defaults at once."""
    if play.match.status != RUNNING or not play.tempo.seconds:
        return None
    draft = play.draft()
    for seat in draft.asked_in_turn():
        if play.match.seats[seat].absent == LEFT and seat not in play.bots:
            draft.answer(seat, play.rules.default(draft.state, seat), BY_TIME)
    return draft if draft.answers else None


def late(play: Play) -> set[Seat]:
    """Whose clock has run out."""
    if play.match.status != RUNNING or play.deadline is None or play.tempo.seconds:
        return set()
    present = [row for row in play.match.seats if row.seat not in play.bots and not row.absent]
    return control.flagged(play.control, clocks_of(present), play.pending, play.deadline.opened, play.now())


def mark_late(play: Play, seats: Iterable[Seat], leave: Mapping[Seat, int | None]) -> Draft | None:
    """The others may choose what becomes of those who are late; leave (until when, by seat) puts it off."""
    draft = play.draft()
    for seat in seats:
        until = leave.get(seat)
        if until is not None and until > draft.now and play.control.kind == DAYS:
            draft.seats[seat] = {"time_left": until - draft.now, "time_since": draft.now}
        else:
            draft.seats[seat] = {"absent": TIME}
    return draft if draft.seats else None


def timed_out(play: Play) -> Draft | None:
    """The host's answer where the time of the open question has run out."""
    if play.match.status != RUNNING or not _time_has_run_out(play):
        return None
    draft = play.draft()
    time_is_up(draft)
    if not draft.answers:
        raise RuntimeError(f"{play.rules.name}: time is up, but there is nobody to answer for")
    return draft


def ticked(play: Play) -> Draft | None:
    """A minute of real time, unless somebody is away: then the tick waits until everybody is back."""
    if play.match.status != RUNNING or play.deadline is None or not _tick_is_due(play):
        return None
    draft = play.draft()
    if play.everybody_is_here:
        draft.before = deadline.ticked(play.deadline, play.tempo.beat, draft.now)
        draft.answer(HOST, play.rules.legal(play.state, HOST)[0], BY_HOST)
    else:
        draft.before = replace(play.deadline, beat=TICK_PAUSED, wake=None)
    return draft


def computers_asked(play: Play) -> list[Seat]:
    """The seats of computers whose answer the match waits for."""
    bots = play.bots
    return [seat for seat in play.pending.seats if seat in bots] if play.match.status == RUNNING else []


def computers_before_host(play: Play, draft: Draft) -> Iterator[Seat]:
    """Computers that had to let people be first, in the order the game asks them; each answers before the
    next is named."""
    return (seat for seat in draft.asked_in_turn() if seat in play.bots)


def computers_answered(
    play: Play, edition: int, question: int, choices: Mapping[Seat, Choice]
) -> Draft | None:
    """What of the decisions to a question, of an edition, still fits."""
    if play.match.status != RUNNING or play.edition != edition:  # given up or taken back
        return None
    draft = play.draft()
    for seat, choice in choices.items():
        asked = draft.pending.number == question and seat in draft.pending.seats
        if asked and draft.refusal(seat, choice) is None:
            draft.answer(seat, choice, BY_BOT)
    return draft if draft.answers else None


def orders_are_due(play: Play) -> bool:
    """Whether it is for the sake of standing orders that the match was to wake now."""
    row = play.deadline
    if play.match.status != RUNNING or row is None or row.wake is None or not play.tempo.quiet:
        return False
    return row.wake == row.opened + play.tempo.quiet and _is_due(play, row.wake)


def _time_has_run_out(play: Play) -> bool:
    return play.deadline is not None and _is_due(play, play.deadline.due)


def _tick_is_due(play: Play) -> bool:
    if play.deadline is None or play.deadline.beat is None:
        return False
    if play.deadline.beat == TICK_PAUSED:
        return play.everybody_is_here
    return _is_due(play, play.deadline.beat)


def _is_due(play: Play, moment: int | None) -> bool:
    return moment is not None and play.now() >= moment
