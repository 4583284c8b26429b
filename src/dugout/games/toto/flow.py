"""TO-14: the table of contents. Which question leads to which rule, and who may answer it how."""

from __future__ import annotations

from dugout.core.ids import HOST, seats_in
from dugout.core.values import Event, Pending
from dugout.games.toto import kinds
from dugout.games.toto.choices import FORM, GOAL_SIDE
from dugout.games.toto.rules import columns, deal, exposure, forms, goals, rounds, whistle
from dugout.games.toto.state import State


def pending(s: State) -> Pending:
    """TO-14: what the game waits for. In a window, who has answered is secret (TO-13.2): `shown` is not."""
    if s.known is None:
        s.known = _pending(s)
    return s.known


def _pending(s: State) -> Pending:
    q = s.asking
    kind = q.kind
    if kind in (kinds.ROLL_SHUFFLE, kinds.ROLL_STARTER):
        return Pending(s.number, chance=True)
    if kind == kinds.OVER:
        return Pending(s.number, over=True)
    if kind == kinds.ASK_WHISTLE:
        waiting = whistle.waiting(s, scorer=q.b)
        return Pending(s.number, waiting, host=whistle.host_closes(s), shown=whistle.shown(asked=q.c))
    seats = seats_in(q.seats)
    if kind in (kinds.ASK_HAND, kinds.ASK_FORM):  # TO-4.2, TO-5.4
        return Pending(s.number, seats, may=seats_in(s.everybody() & ~q.seats))
    return Pending(s.number, seats)


def chances(s: State) -> range:
    """TO-0.5, TO-3.3, TO-6.2: the faces of the die that is asked for."""
    if s.asking.kind == kinds.ROLL_SHUFFLE:
        return range(s.cut + 1)
    return range(s.config.seats)


def apply(s: State, seat: int, choice: int) -> list[Event]:
    """TO-14: answer the open question."""
    log: list[Event] = []
    q = s.asking
    kind = q.kind
    if kind == kinds.ROLL_SHUFFLE:  # TO-3.3
        deal.shuffle_step(s, choice, log)
    elif kind == kinds.ASK_WHISTLE:  # TO-7, TO-13
        if seat == HOST:
            whistle.close(s, log, side=q.a, scorer=q.b)
        else:
            whistle.whistle(s, seat, choice, log, side=q.a, scorer=q.b)
    elif kind == kinds.ASK_GOAL:  # TO-6
        goals.score(s, seat, choice - GOAL_SIDE, log)
    elif kind == kinds.ASK_FORM:  # TO-5
        forms.send(s, seat, choice - FORM, log)
    elif kind == kinds.ASK_HAND:  # TO-4
        exposure.choose(s, seat, choice, log)
    elif kind == kinds.ASK_COLUMN:  # TO-1.4
        columns.choose(s, seat, choice, log)
    elif kind == kinds.ROLL_STARTER:  # TO-6.2
        rounds.set_starter(s, choice, log)
    else:
        raise AssertionError(kind)
    return log
