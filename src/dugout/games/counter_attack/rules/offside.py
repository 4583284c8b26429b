"""CA-15: offside positions by columns. The offence itself is part of taking possession (CA-15.5)."""

from __future__ import annotations

from dugout.games.counter_attack.state import State


def positions(s: State, team: int, ball: int, kicker: int) -> int:
    """CA-15.1, CA-15.2: the set of pieces of `team` in an offside position, the kicker excepted (CA-15.3)."""
    found = 0
    ball_progress = s.progress(team, ball)
    line = second_last(s, team)
    for piece in s.pieces(team):
        progress = s.progress(team, s.cell[piece])
        if piece != kicker and progress > 0 and progress > ball_progress and progress > line:
            found |= 1 << piece
    return found


def second_last(s: State, team: int) -> int:
    """CA-15.1: the progress that two opponents of `team`, the keeper included, have or exceed."""
    deepest, second = -99, -99
    for piece in s.pieces(1 - team):
        progress = s.progress(team, s.cell[piece])
        if progress > deepest:
            deepest, second = progress, deepest
        elif progress > second:
            second = progress
    return second


def flag(s: State, team: int, ball: int, kicker: int) -> None:
    """CA-15.3: the moment the ball is played fixes the positions; later moves change nothing."""
    s.flags = positions(s, team, ball, kicker)


def clear(s: State) -> None:
    """CA-15.4: no flags from a kick-off, goal kick, corner or throw-in."""
    s.flags = 0
