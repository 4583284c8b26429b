"""CH-5: the kick-off at the start of the match."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions.board import CENTRE_CELLS, NOBODY, seat_of
from dugout.games.champions.kinds import ROLL_KICK_OFF
from dugout.games.champions.rules import passing
from dugout.games.champions.rules.clock import count_die
from dugout.games.champions.state import State
from dugout.games.champions.terms import KICK_OFF_KICK


def begin(s: State) -> None:
    """CH-4.7, CH-5.1: the ball waits on the centre spot, between two cells; away rolls first."""
    s.agenda.do(ROLL_KICK_OFF)


def rolled(s: State, away: int, face: int, log: list[Event]) -> None:
    """CH-5.1, CH-5.4: a 1 is rolled again and does not count; equal results: both roll again."""
    roller = 1 if away == 0 else 0
    log.append(Event("ch.kick-off-roll", "CH-5.1", (roller, face)))
    if face == 1:
        s.agenda.do(ROLL_KICK_OFF, away)
        return
    count_die(s, face, log)
    if away == 0:
        s.agenda.do(ROLL_KICK_OFF, face)
    elif away == face:
        s.agenda.do(ROLL_KICK_OFF)
    else:
        kick(s, away, face, log)


def kick(s: State, away: int, home: int, log: list[Event]) -> None:
    """CH-5.2: the higher roll kicks from the centre spot with the difference."""
    s.owner = 1 if away > home else 0
    s.next_seat = 1 - s.owner
    s.lineups = [0, 0]
    man = NOBODY
    for cell in CENTRE_CELLS:
        if s.at[cell] >= 0 and seat_of(s.at[cell]) == s.owner:
            man = s.at[cell]
    budget = abs(away - home)
    log.append(Event("ch.kick-off", "CH-5.2", (man, budget)))
    passing.begin(s, man, budget, KICK_OFF_KICK)
