# mypyc: interpreted
"""CH-1.9, CH-1.10, CH-2, CH-25: invariants of a match; each breach has a name."""

from __future__ import annotations

from dugout.core.agenda import A_SEAT, NOTHING
from dugout.games.champions import kinds as k
from dugout.games.champions.board import BOTH_GOALS, CELLS, FIELD, GOAL, PIECES, SQUAD, is_field, seat_of
from dugout.games.champions.rules.clock import LAST_EXTRA_ONE, LAST_ONE
from dugout.games.champions.state import State
from dugout.games.champions.terms import CARRIED_OFF, ON_PITCH, REGULAR, SENT_OFF, SHOOT_OUT, WARMING_UP


def problems(s: State) -> list[str]:
    """Every broken invariant by name; empty in a valid state."""
    found: list[str] = []
    found.extend(men_problems(s))
    found.extend(board_problems(s))
    found.extend(ball_problems(s))
    found.extend(team_problems(s))
    found.extend(clock_problems(s))
    found.extend(agenda_problems(s))
    return found


def men_problems(s: State) -> list[str]:
    """CH-2.3: cards, injuries and places agree."""
    found: list[str] = []
    for piece in range(PIECES):
        standing = s.standing[piece]
        if s.cell[piece] >= 0 and standing != ON_PITCH:
            found.append("man-on-cell-but-not-on-pitch")
        if (s.yellows[piece] >= 2 or s.reds >> piece & 1) != (standing == SENT_OFF):
            found.append("sent-off-without-red")
        if (s.injuries[piece] >= 2) != (standing == CARRIED_OFF) and standing != SENT_OFF:
            found.append("carried-off-without-injuries")
        if s.yellows[piece] > 2 or s.injuries[piece] > 2:
            found.append("too-many-markers")
    return found


def board_problems(s: State) -> list[str]:
    """CH-1.9, CH-1.10: one man a cell, but for a foul; cells, men and boards agree."""
    found: list[str] = []
    boards = [0, 0]
    holders = [0] * CELLS
    for piece in range(PIECES):
        cell = s.cell[piece]
        if cell < 0:
            continue
        boards[seat_of(piece)] |= 1 << cell
        holders[cell] += 1
        if s.closed_to(piece) >> cell & 1:
            found.append("man-in-closed-goal")
    if boards != s.men:
        found.append("boards-differ")
    for cell in range(CELLS):
        man = s.at[cell]
        if (man >= 0) != (holders[cell] > 0) or (man >= 0 and s.cell[man] != cell):
            found.append("cell-and-man-differ")
        if holders[cell] > 1 and not (holders[cell] == 2 and cell == s.foul_cell and s.restart):
            found.append("two-men-on-a-cell")
    return found


def ball_problems(s: State) -> list[str]:
    """CH-1.8, CH-1.9: the ball lies in the field, alone, unless it is held, played or dead."""
    found: list[str] = []
    kind = s.agenda.top.kind
    if s.held:
        man = s.at[s.ball] if s.ball >= 0 else -1
        if man < 0 or not s.is_keeper(man) or not (FIELD | GOAL[seat_of(man)]) >> s.ball & 1:
            found.append("ball-in-wrong-hands")
    if kind in (k.ASK_ACTION, k.ROLL_TURN, k.ASK_FOUL) and not s.held:
        if s.ball < 0 or not is_field(s.ball) or s.at[s.ball] >= 0:
            found.append("ball-not-at-rest")
    if s.ball >= 0 and BOTH_GOALS >> s.ball & 1 and s.at[s.ball] < 0:
        found.append("ball-in-empty-goal")
    return found


def team_problems(s: State) -> list[str]:
    """CH-2.2, CH-24: eleven men at most, one keeper, three substitutions."""
    found: list[str] = []
    for seat in range(2):
        men = [piece for piece in range(seat * SQUAD, seat * SQUAD + SQUAD) if s.standing[piece] == ON_PITCH]
        warm = [
            piece for piece in range(seat * SQUAD, seat * SQUAD + SQUAD) if s.standing[piece] == WARMING_UP
        ]
        if len(men) > 11:
            found.append("more-than-eleven")
        if s.subs[seat] > 3 or (not s.restart and len(warm) + s.subs[seat] > 3):
            found.append("too-many-substitutions")
        keeper = s.keeper[seat]
        if keeper >= 0 and s.standing[keeper] != ON_PITCH:
            found.append("keeper-not-on-pitch")
        if keeper < 0 and men and not s.config.partial and not s.restart and s.lineups == [0, 0]:
            found.append("no-keeper")
    return found


def clock_problems(s: State) -> list[str]:
    """CH-25: the clock stays on its track."""
    found: list[str] = []
    if not s.ended and s.period != SHOOT_OUT:
        if s.ones >= (LAST_ONE if s.period == REGULAR else LAST_EXTRA_ONE):
            found.append("clock-past-its-end")
    if s.period != REGULAR and not s.ended and s.score90[0] != s.score90[1]:
        found.append("extra-time-without-level-score")
    return found


def agenda_problems(s: State) -> list[str]:
    """CH-3.2: the top of the agenda waits for somebody, and a question can be answered."""
    kind = s.agenda.top.kind
    if k.WAITS_FOR[kind] == NOTHING:
        return ["step-left-undone"]
    if k.WAITS_FOR[kind] == A_SEAT and not s.agenda.top.seats:
        return ["question-to-nobody"]
    if (kind == k.OVER) != (s.ended != 0):
        return ["over-without-end"]
    return []
