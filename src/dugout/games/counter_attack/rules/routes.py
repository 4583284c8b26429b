"""CA-8.4, CA-1.14: where a piece can run, and how far that is."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import near
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.board import NEAR_1, NO_CELL, PITCH, spread
from dugout.games.counter_attack.choices import END, RUN, first, pack, second, verb_of
from dugout.games.counter_attack.spans import Span, alone
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import LOOSE, MEN, STEP_C

LAST_STEP_HEXES: Final = 2
NOWHERE: Final = near.columns_of(0)


def allowance(s: State, piece: int) -> int:
    """CA-8.2: Pace in steps A and B; in step C two hexes, never more than Pace."""
    pace = s.pace(piece)
    return min(pace, LAST_STEP_HEXES) if s.step == STEP_C else pace


def closed_cells(s: State, piece: int) -> int:
    """CA-1.4, CA-6.9, CA-16.11: cells that a piece may not enter."""
    closed = s.occupied()
    if s.ball_state == LOOSE and s.anchor == piece:
        closed |= 1 << s.ball
    if s.throwing and piece // MEN != s.restart_team:
        closed |= NEAR_1[s.restart_cell]
    return closed


def reach(s: State, piece: int, allowance: int, ground: int = PITCH) -> int:
    """CA-8.4: the cells where a run of at most `allowance` hexes on `ground` can end, the start left out.

    A run may end on a loose ball but not go over it.
    """
    columns = near.columns_of(ground & ~closed_cells(s, piece))
    return near.board_of(_reach(s, piece, allowance, columns), s.cell[piece])


def _reach(s: State, piece: int, allowance: int, columns: near.Columns) -> near.Near:
    return near.flood(columns, s.ball if s.ball_state == LOOSE else NO_CELL, s.cell[piece], allowance)


class Runs:
    """The answers to a question about men who run, man by man and ascending."""

    __slots__ = ("columns", "ground", "spans")

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.ground = 0
        self.columns = NOWHERE

    def note(self, choice: int) -> None:
        """An answer without a hex."""
        self.spans.append(alone(choice))

    def over(self, ground: int) -> near.Columns:
        """The columns of some cells; those of the last man are mostly those of the next."""
        if ground != self.ground:
            self.ground = ground
            self.columns = near.columns_of(ground)
        return self.columns

    def run(self, s: State, piece: int, hexes: int, ground: int, stays: bool = False) -> None:
        """CA-8.4: run over open cells, to the own hex by a loop, or (`stays`) whatever the loop."""
        cell = s.cell[piece]
        found = _reach(s, piece, hexes, self.over(ground & ~closed_cells(s, piece)))
        if stays or can_return(s, piece, hexes):
            found = near.either(found, near.here(cell))
        self.add(piece, cell, found)

    def special(self, s: State, piece: int, hexes: int) -> None:
        """CA-1.14: a special move of at most `hexes`: Pace and bars do not matter, the route rules do."""
        if s.cell[piece] != NO_CELL:
            self.run(s, piece, hexes, PITCH)

    def add(self, piece: int, cell: int, hexes: near.Near) -> None:
        """A man with the hexes he may run to from his cell."""
        self.spans.append(Span(pack(RUN, piece), cell, hexes))

    def answers(self) -> Answers:
        return Answers(self.spans)


def can_return(s: State, piece: int, allowance: int) -> bool:
    """CA-8.4: a run may end where it began, if there is a hex to run to and back from."""
    if allowance < 2:
        return False
    free = PITCH & ~closed_cells(s, piece)
    if s.ball_state == LOOSE:
        free &= ~(1 << s.ball)
    return (NEAR_1[s.cell[piece]] & free) != 0


def length(s: State, piece: int, target: int) -> int:
    """CA-8.7: the hexes a run to `target` uses up: the shortest route that does not run over the ball."""
    free = PITCH & ~closed_cells(s, piece)
    if s.ball_state == LOOSE and s.ball != target:
        free &= ~(1 << s.ball)
    wave = 1 << s.cell[piece]
    for steps in range(1, 60):
        wave = (wave | spread(wave)) & (free | 1 << s.cell[piece])
        if wave >> target & 1:
            return steps
    return 60


def special_move_choices(s: State, team: int, but: int, hexes: int) -> Answers:
    """CA-1.14: one player of a team but this one, or nobody."""
    found = Runs()
    found.note(pack(END))
    for piece in s.pieces(team):
        if piece != but:
            found.special(s, piece, hexes)
    return found.answers()


def special_move(s: State, choice: int, code: str, rule: str, log: list[Event]) -> None:
    """CA-1.14: he is there at once, and nothing happens on the way."""
    if verb_of(choice) == RUN:
        piece, cell = first(choice), second(choice)
        log.append(Event(code, rule, (piece, s.cell[piece], cell)))
        s.place(piece, cell)
