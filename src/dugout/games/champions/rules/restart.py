"""CH-15.7 to CH-15.9, CH-16, CH-17.3, CH-18.5, CH-20.8, CH-21.3: from the set piece to its kick."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions import terms
from dugout.games.champions.rules import corner, dead_ball, free_kick, passing, penalty, throw_in, turn
from dugout.games.champions.rules.clock import count_die
from dugout.games.champions.state import State


def set_piece(s: State, log: list[Event]) -> None:
    """CH-15.2: the set piece of each restart, which ends with its roll."""
    if s.restart == terms.THROW_IN:
        throw_in.begin(s)
    elif s.restart == terms.CORNER:
        corner.begin(s, log)
    elif s.restart == terms.FREE_KICK or s.restart == terms.HANDS:
        free_kick.begin(s)
    elif s.restart == terms.AFTER_GOAL or s.restart == terms.GOAL_KICK:
        dead_ball.ask_roll(s)
    else:
        penalty.begin(s)


def rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-15.7: the restart roll; a 1 is rolled again."""
    log.append(Event("ch.roll", "CH-15.7", (s.restart_seat, face)))
    if face == 1:
        dead_ball.roll_again(s, log)
        return
    count_die(s, face, log)
    s.roll = face
    if s.restart == terms.AFTER_GOAL or s.restart == terms.GOAL_KICK:  # CH-16.1, CH-16.3
        passing.begin(s, s.keeper[s.restart_seat], face + 1, terms.RESTART_KICK)
    elif s.restart == terms.THROW_IN:  # CH-17.3
        passing.begin(s, s.thrower, face, terms.RESTART_KICK)
    elif s.restart == terms.CORNER:  # CH-18.6
        corner.take(s, log)
        passing.begin(s, s.taker, face, terms.RESTART_KICK)
    elif s.restart == terms.FREE_KICK or s.restart == terms.HANDS:  # CH-20.9
        turn.ask_action(s, turn.action_choices(s, 1), 1, log)
    else:  # CH-21.3
        passing.begin(s, s.touchers[0], face, terms.PENALTY_KICK)
