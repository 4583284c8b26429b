"""Football knowledge of Counter Attack bots: places, lanes, chances. No decisions are made here."""

from __future__ import annotations

from fractions import Fraction

from dugout.games.counter_attack import analysis, terms
from dugout.games.counter_attack.board import GOAL_CENTRE, HEIGHT, NEAR_1, NEAR_2, between
from dugout.games.counter_attack.data.formations import PLACES
from dugout.games.counter_attack.judgement.chances import MISSES
from dugout.games.counter_attack.rules import dribble, offside, shot
from dugout.games.counter_attack.state import State


def goal_distance(s: State, team: int, cell: int) -> int:
    """Hexes to the middle of the goal that a team attacks."""
    return between(cell, GOAL_CENTRE[s.goal_side(team)])


def place_value(s: State, team: int, cell: int) -> float:
    """The value for a team of having the ball on a cell: 0 at its own goal, 10 in front of the other."""
    ahead = (s.progress(team, cell) + 18) / 36
    near = max(0.0, (14 - goal_distance(s, team, cell)) / 14)
    return 4.5 * ahead + 5.5 * near * near


def crowd(s: State, team: int, cell: int) -> int:
    """The number of opponents next to a cell, those two hexes away counting half (rounded up)."""
    close = NEAR_1[cell] & s.mask[1 - team]
    wide = NEAR_2[cell] & s.mask[1 - team] & ~close
    return 2 * close.bit_count() + wide.bit_count()


def shot_chance(s: State, piece: int, play: int, origin: int = -1) -> tuple[float, int]:
    """The best target of a shot from the cell of the piece, and its chance of a goal."""
    best, where = -1.0, -1
    team = piece // terms.MEN
    for target in shot.targets(s, team, s.cell[piece] if origin < 0 else origin):
        chance = float(Fraction(analysis.shot_odds(s, piece, target, play)["goal"]))
        if chance > best:
            best, where = chance, target
    return best, where


def steal_risk(s: State, team: int, cell: int) -> float:
    """The chance of losing the ball to a steal when dribbling into a cell."""
    keeps = 1.0
    for opponent in s.pieces(1 - team):
        if dribble.may_steal(s, opponent, cell):
            keeps *= MISSES[dribble.STEALS]
    return 1 - keeps


def home_cell(s: State, piece: int) -> tuple[float, float]:
    """The place of a piece for the current cell of the ball: its place in the formation, shifted with play."""
    team = piece // terms.MEN
    c, h = PLACES[s.formation[team]][piece % terms.MEN]
    ball = s.progress(team, s.ball) if s.ball >= 0 else 0
    push = ball * 0.55 + (9 if team == s.attack else 3)
    limit = 12.0 if team == s.attack else 6.0
    if c <= -11:
        push = min(push, 16.0)
        limit = 4.0
    height = h * 0.85 + (HEIGHT[s.ball] if s.ball >= 0 else 0) * 0.15
    return max(-16.0, min(limit, c + push)), height


def home_distance(s: State, piece: int, cell: int) -> float:
    """The distance of a cell from the place of the piece."""
    c, h = home_cell(s, piece)
    return abs(s.progress(piece // terms.MEN, cell) - c) + abs(HEIGHT[cell] - h) / 2


def offside_line(s: State, team: int) -> int:
    """The progress beyond which a man of the team is offside."""
    ball = s.progress(team, s.ball) if s.ball >= 0 else 0
    return max(0, ball, offside.second_last(s, team))


def is_goal_side(s: State, team: int, cell: int, man: int) -> bool:
    """Whether a defender on the cell is between the man and the defender's own goal."""
    goal = GOAL_CENTRE[s.own_side(team)]
    return between(cell, goal) < between(man, goal)


def unmarked(s: State, team: int) -> list[int]:
    """Unmarked opponents in the team's half of the pitch (and slightly beyond), most dangerous first."""
    found: list[tuple[int, int]] = []
    goal = GOAL_CENTRE[s.own_side(team)]
    for man in s.pieces(1 - team):
        cell = s.cell[man]
        if man != s.carrier and not NEAR_2[cell] & s.mask[team] and s.progress(team, cell) < 6:
            found.append((between(cell, goal), man))
    found.sort()
    return [row[1] for row in found]
