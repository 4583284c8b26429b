"""TO-14: the table of contents. Which question leads to which rule, and who may answer it how."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.ids import HOST, seats_in
from dugout.core.values import Event, Pending
from dugout.games.toto.actions import CLOSE, COVERED, FORM, GOAL_SIDE, OPEN
from dugout.games.toto.board import FORMS
from dugout.games.toto.rules import columns, deal, exposure, forms, goals, rounds, turns, whistle
from dugout.games.toto.state import (
    ASK_COLUMN,
    ASK_FORM,
    ASK_GOAL,
    ASK_HAND,
    ASK_WHISTLE,
    OVER,
    ROLL_SHUFFLE,
    ROLL_STARTER,
    State,
)


def apply(s: State, seat: int, choice: int) -> list[Event]:
    """TO-14: answer the open question."""
    log: list[Event] = []
    kind = s.asking.kind
    if kind == ROLL_SHUFFLE:  # TO-3.3
        deal.shuffle_step(s, choice, log)
    elif kind == ASK_WHISTLE:  # TO-7, TO-13
        if seat == HOST:
            whistle.close(s, log)
        else:
            whistle.answer(s, seat, choice, log)
    elif kind == ASK_GOAL:  # TO-6
        goals.score(s, seat, choice - GOAL_SIDE, log)
    elif kind == ASK_FORM:  # TO-5
        forms.send(s, seat, choice - FORM, log)
    elif kind == ASK_HAND:  # TO-4
        exposure.choose(s, seat, choice, log)
    elif kind == ASK_COLUMN:  # TO-1.4
        columns.choose(s, seat, choice, log)
    elif kind == ROLL_STARTER:  # TO-6.2
        rounds.set_starter(s, choice, log)
    else:
        raise AssertionError(kind)
    return log


def legal(s: State, seat: int) -> Sequence[int]:
    """TO-14: every answer open to a seat or to the host, ascending."""
    kind = s.asking.kind
    if seat == HOST:
        return [CLOSE] if kind == ASK_WHISTLE and whistle.host_closes(s) else []
    if seat < 0 or seat >= s.config.seats:
        return []
    if kind == ASK_FORM:
        return range(FORM, FORM + FORMS)
    if kind == ASK_HAND:
        return [OPEN, COVERED]
    if not s.asking.seats >> seat & 1:
        return []
    if kind == ASK_GOAL:
        return turns.legal_goals(s, seat)
    if kind == ASK_WHISTLE:
        return whistle.answers(s, seat)
    return columns.free_columns(s)


def chances(s: State) -> range:
    """TO-0.5, TO-3.3, TO-6.2: the faces of the die that is asked for."""
    if s.asking.kind == ROLL_SHUFFLE:
        return range(s.cut + 1)
    return range(s.config.seats)


def pending(s: State) -> Pending:
    """TO-14: what the game waits for. In a window, who has answered is secret (TO-13.2): `shown` is not."""
    if s.known is None:
        s.known = _pending(s)
    return s.known


def _pending(s: State) -> Pending:
    kind = s.asking.kind
    if kind in (ROLL_SHUFFLE, ROLL_STARTER):
        return Pending(s.number, chance=True)
    if kind == OVER:
        return Pending(s.number, over=True)
    if kind == ASK_WHISTLE:
        return Pending(s.number, whistle.waiting(s), host=whistle.host_closes(s), shown=seats_in(s.asking.c))
    seats = seats_in(s.asking.seats)
    if kind in (ASK_HAND, ASK_FORM):  # TO-4.2, TO-5.4
        return Pending(s.number, seats, may=seats_in(s.everybody() & ~s.asking.seats))
    return Pending(s.number, seats)
