"""TO-5: the forecast form."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.rules import turn
from dugout.games.toto.state import State
from dugout.games.toto.terms import DRAW, HOME_WINS, NOT_SENT

GROUPS_A_SHEET: Final = 5

RIGHT: Final = "right"
SAFER: Final = "safer"
NEARER: Final = "nearer"
NO_MATTER: Final = "none"
FURTHER: Final = "further"
WRONG: Final = "wrong"
"""TO-13.14: what a goal does to a row: it makes it right, or safer; brings a wrong one nearer, or leads it further off;
or makes a right one wrong."""


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


def effect(form: int, fixture: int, before: int, after: int) -> str:
    """TO-13.14: what a goal does to a form; `before` and `after` are the home side's leads in the fixture."""
    wanted = mark(form, fixture)
    was, now = _margin(wanted, before), _margin(wanted, after)
    enough = 0 if wanted == DRAW else 1
    if now >= enough:
        if was < enough:
            return RIGHT
        return SAFER if now > was else NO_MATTER
    if was >= enough:
        return WRONG
    return NEARER if now > was else FURTHER


def _margin(wanted: int, lead: int) -> int:
    """How far a lead of the home side goes the way of a mark."""
    if wanted == DRAW:
        return -abs(lead)
    return lead if wanted == HOME_WINS else -lead
