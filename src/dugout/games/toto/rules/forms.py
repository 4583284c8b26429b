"""TO-5: the forecast form."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.rules import turn
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_SENT

GROUPS_A_SHEET: Final = 5


def send(s: State, seat: int, form: int, log: list[Event]) -> None:
    """TO-5.3, TO-5.4: a secret form, replaceable until the last one is in; then all are locked."""
    first = s.forms[seat] == NOT_SENT
    s.forms[seat] = form
    if first:
        s.answered(seat)
        log.append(Event("to.form-sent", "TO-5.3", (seat,)))
        if s.asking.seats == 0:
            log.append(Event("to.forms-locked", "TO-5.4", (s.round, sheet(s.round), group(s.round))))
            turn.check(s, s.starter, log)


def sheet(number: int) -> int:
    """TO-5.5: the number of the printed form that a round is written on."""
    return (number - 1) // GROUPS_A_SHEET + 1


def group(number: int) -> int:
    """TO-5.5: the group of columns 1-2-3 on that form, from the left."""
    return (number - 1) % GROUPS_A_SHEET + 1


def mark(form: int, fixture: int) -> int:
    """TO-5.1: the mark (1 home side, 2 away side, 3 draw) for a fixture counted from 0."""
    return int(form // 3 ** (FIXTURES - 1 - fixture)) % 3 + 1
