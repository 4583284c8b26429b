"""CH-17: the throw-in."""

from __future__ import annotations

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions.board import BOTH_GOALS
from dugout.games.champions.choices import MAN, PUT, pack
from dugout.games.champions.kinds import ASK_RELOC, ASK_THROWER, DO_PUT, DO_RESTART_ROLL
from dugout.games.champions.rules import relocate
from dugout.games.champions.rules.kick import MATE, REST, SHOT, throw_returns
from dugout.games.champions.rules.relocate import IN_FIELD, thrower_cells
from dugout.games.champions.state import State

THROWER: int = 3
"""The set of cells for ASK_RELOC (relocate.py has the others)."""


def begin(s: State) -> None:
    """CH-17.2: who throws?"""
    s.agenda.ask(ASK_THROWER, s.restart_seat)


def thrower_choices(s: State) -> list[int]:
    """CH-17.2: any field player on the pitch."""
    return [pack(MAN, 0, man) for man in s.field_men(s.restart_seat)]


def choose_thrower(s: State, man: int, log: list[Event]) -> None:
    """CH-17.2: he is put on the restart cell; another man who stands there makes room first."""
    s.thrower = man
    log.append(Event("ch.thrower", "CH-17.2", (man, s.restart_cell)))
    s.agenda.plan([do(DO_PUT, man, s.restart_cell), do(DO_RESTART_ROLL)])
    bystander = s.at[s.restart_cell]
    if bystander >= 0 and bystander != man:
        relocate.relocate(s, bystander, IN_FIELD, log)


def return_cells(s: State) -> list[int]:
    """CH-17.4: the nearest field cells to which the thrower may return so that the kick stays playable."""
    if not s.path:
        return thrower_cells(s)
    end = s.path[-1]
    what = SHOT if BOTH_GOALS >> end & 1 else REST
    if s.at[end] >= 0:
        what = MATE
    leg = (0, end, s.rems[-1], what)
    return throw_returns(s, leg, 1, True) or throw_returns(s, leg, 1, False)


def moved_choices(s: State, piece: int, where: int) -> list[int]:
    """CH-2.8, CH-17.4: the choices of a man who is moved, or of the thrower who comes back."""
    if where == THROWER:
        return [pack(PUT, piece, cell) for cell in return_cells(s)]
    return relocate.relocate_choices(s, piece, where)


def come_back(s: State, log: list[Event]) -> None:
    """CH-17.4: the thrower comes back onto the field before anything else happens."""
    cells = return_cells(s)
    if len(cells) == 1:
        settle(s, cells[0], log)
    else:
        s.agenda.ask(ASK_RELOC, s.flight_seat, s.thrower, THROWER)


def settle_moved(s: State, piece: int, where: int, cell: int, log: list[Event]) -> None:
    """CH-2.8, CH-17.4: his coach has said where he stands."""
    if where == THROWER:
        settle(s, cell, log)
    else:
        relocate.settle(s, piece, cell, log)


def settle(s: State, cell: int, log: list[Event]) -> None:
    """CH-17.4: he stands there now and may take part in the rest of the chain."""
    log.append(Event("ch.thrower-back", "CH-17.4", (s.thrower, s.cell[s.thrower], cell)))
    s.move(s.thrower, cell)
