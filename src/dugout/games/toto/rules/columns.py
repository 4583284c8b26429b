"""TO-1: players and columns."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.toto.board import COLUMNS
from dugout.games.toto.kinds import ASK_COLUMN
from dugout.games.toto.rules import rounds
from dugout.games.toto.state import State


def column_choices(s: State) -> list[int]:
    """TO-1.4: the columns nobody has chosen yet."""
    return [column for column in range(1, COLUMNS + 1) if column not in s.columns]


def choose(s: State, seat: int, column: int, log: list[Event]) -> None:
    """TO-1.4: the seats choose in order; after the last one round 1 begins. Kept for the whole game."""
    s.columns[seat] = column
    log.append(Event("to.column", "TO-1.4", (seat, column)))
    if seat + 1 < s.config.seats:
        s.ask(Frame(ASK_COLUMN, 1 << (seat + 1)))
    else:
        rounds.start(s, 0, 0, log)
