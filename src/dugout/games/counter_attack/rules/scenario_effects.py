"""CA-21.0 to CA-21.4, CO-13: what a scenario changes in a match."""

from __future__ import annotations

from dugout.games.counter_attack.board import CENTRE_SPOT, COLUMN, NO_CELL, STRICT_HALF
from dugout.games.counter_attack.rules.scenario import GOALS_OF_A
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import CORNER, GOAL_KICK, KICK_OFF


def side_seat(s: State, side: int) -> int:
    """CO-13.6: the seat that plays side a (0) or b (1); they change for the second leg."""
    return side if s.leg == 1 else 1 - side


def is_siege(s: State) -> bool:
    """CA-21.3: attack against defence: only one goal counts."""
    scenario = s.config.scenario
    return scenario is not None and scenario.decision == GOALS_OF_A


def attackers(s: State) -> int:
    """CA-21.3: the seat of the attack."""
    return side_seat(s, 0)


def is_clearance(s: State, team: int, cell: int) -> bool:
    """CA-21.3: the defence has brought the ball into the attack's half."""
    if not is_siege(s) or team == attackers(s) or cell == NO_CELL:
        return False
    return bool(STRICT_HALF[s.own_side(attackers(s))] >> cell & 1)


def is_barren(s: State, team: int) -> bool:
    """CA-21.3: only the attack can score."""
    return is_siege(s) and team != attackers(s)


def restart_instead(s: State, kind: int, cell: int, team: int) -> tuple[int, int, int]:
    """CA-21.3: kick-offs are the attack's, and so is a ball over the attack's own goal line."""
    if not is_siege(s):
        return kind, cell, team
    attack = attackers(s)
    over_own_line = (kind == GOAL_KICK and team == attack) or (
        kind == CORNER and COLUMN[cell] * s.direction(attack) < 0
    )
    if kind == KICK_OFF or over_own_line:
        return KICK_OFF, CENTRE_SPOT, attack
    return kind, cell, team
