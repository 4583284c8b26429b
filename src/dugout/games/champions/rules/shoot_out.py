"""CH-26: the penalty shoot-out."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask, do
from dugout.core.values import Event
from dugout.games.champions.board import NOWHERE, SPOTS, SQUAD, seat_of
from dugout.games.champions.choices import TAKER, pack
from dugout.games.champions.kinds import ASK_KEEPER, ASK_SHOOTER, DO_SHOOT_OUT, ROLL_SHOOT_OUT
from dugout.games.champions.rules import passing
from dugout.games.champions.rules.clock import finish
from dugout.games.champions.state import State
from dugout.games.champions.terms import BY_SHOOT_OUT, NO_RESTART, ON_PITCH, SHOOT_OUT_KICK

KICKS: Final = 5


def next_kick(s: State, log: list[Event]) -> None:
    """CH-26.1, CH-26.2: away first, then in turn: keeper, taker, die; until one side cannot be caught."""
    clear_pitch(s)
    if is_decided(s):
        finish(s, BY_SHOOT_OUT, "CH-26.1", log)
        return
    kicking = 1 if s.shots_taken[0] == s.shots_taken[1] else 0
    s.owner = kicking
    s.agenda.plan([ask(ASK_KEEPER, 1 - kicking), ask(ASK_SHOOTER, kicking), do(ROLL_SHOOT_OUT)])


def clear_pitch(s: State) -> None:
    """CH-26.2: nobody else is on the pitch."""
    for piece in range(2 * SQUAD):
        if s.cell[piece] >= 0:
            s.lift(piece)
    s.ball = NOWHERE
    s.held = False
    s.restart = NO_RESTART
    s.restart_seat = 0
    s.restart_cell = s.foul_cell = NOWHERE
    s.clear_flight()
    s.fouler = s.victim = s.thrower = s.taker = s.wall_now = s.wall_next = -1


def is_decided(s: State) -> bool:
    """CH-26.1: five kicks each, stopping as soon as one team cannot be caught; then pair by pair."""
    home, away = s.shots_scored
    taken_home, taken_away = s.shots_taken
    if taken_home >= KICKS and taken_away >= KICKS:
        return taken_home == taken_away and home != away
    return home > away + max(0, KICKS - taken_away) or away > home + max(0, KICKS - taken_home)


def shooter_choices(s: State, seat: int) -> list[int]:
    """CH-26.3: men who were on the pitch, keepers included, each once until all have kicked."""
    found: list[int] = []
    for man in range(seat * SQUAD, seat * SQUAD + SQUAD):
        if s.standing[man] == ON_PITCH and not s.shots >> man & 1:
            found.extend([pack(TAKER, man, cell) for cell in SPOTS[1 - seat]])
    return found


def choose_shooter(s: State, man: int, cell: int, log: list[Event]) -> None:
    """CH-26.2: he puts the ball on the spot."""
    seat = seat_of(man)
    s.shots |= 1 << man
    if not shooter_choices(s, seat):
        s.shots &= ~(((1 << SQUAD) - 1) << seat * SQUAD)
    s.put(man, cell)
    s.ball = cell
    s.touchers = [man]
    log.append(Event("ch.shooter", "CH-26.2", (man, cell)))


def rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-26.2: a 1 is rolled again; no clock."""
    log.append(Event("ch.roll", "CH-26.2", (s.owner, face)))
    if face == 1:
        s.agenda.do(ROLL_SHOOT_OUT)
        return
    s.roll = face
    passing.begin(s, s.touchers[0], face, SHOOT_OUT_KICK)


def taken(s: State, scored: int, log: list[Event]) -> None:
    """CH-26.2, CH-26.4: scored or not; the ball is dead, the score of the match stays."""
    s.shots_taken[s.owner] += 1
    s.shots_scored[s.owner] += scored
    figures = (s.owner, scored, s.shots_scored[0], s.shots_scored[1])
    log.append(Event("ch.shot-taken", "CH-26.2", figures))
    s.agenda.do(DO_SHOOT_OUT)
