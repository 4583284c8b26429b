"""CA-6.4: what may follow what, as data, and the choices it opens."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.board import FIRST_TIME_RANGE, STANDARD_RANGE, cells_in
from dugout.games.counter_attack.kinds import ASK_ACTION, DO_HELD
from dugout.games.counter_attack.rules import aerial, clock, movement, passing, periods, shot, snapshot
from dugout.games.counter_attack.state import State

MOVE: Final = 1
STANDARD: Final = 2
SHORT: Final = 4
FIRST: Final = 8
HIGH: Final = 16
LONG: Final = 32
HEADER: Final = 64
SNAPSHOT: Final = 128
SHOT: Final = 256
COLUMN_NAMES: Final = ("move", "standard", "short", "first", "high", "long", "header", "snapshot", "shot")

FOLLOW: Final = (
    STANDARD,  # KICK_OFF
    MOVE | STANDARD | HIGH | LONG | SHOT,  # MP
    MOVE | STANDARD | HIGH | LONG | SNAPSHOT,  # TACKLE
    MOVE | FIRST | SNAPSHOT,  # STANDARD
    MOVE | FIRST | SNAPSHOT,  # SHORT
    MOVE | FIRST | SNAPSHOT,  # THROW_IN (received)
    MOVE | SNAPSHOT,  # FIRST_TIME
    MOVE,  # HIGH that nobody headed: forced
    MOVE | SNAPSHOT,  # HEADED
    MOVE,  # LONG: forced
    MOVE | SHORT | LONG | SNAPSHOT,  # OTHER
    MOVE,  # LOOSE: forced
    0,  # HELD: the keeper's distribution only
    MOVE,  # KEEPER_KICK that nobody headed: forced
    STANDARD | HIGH | LONG | SHOT,  # FREE_KICK
    STANDARD | HIGH,  # CORNER
    0,  # GOAL_KICK: the keeper's kick
    0,  # PENALTY: the duel
)
"""By row (`codes.ROW_…`): the actions that are open to a carrier."""


def open_columns(s: State) -> int:
    """CA-6.4, CA-0.2, CA-24.1: the row, less what the settings close."""
    columns = FOLLOW[s.last]
    if not s.config.first_time_pass:
        columns &= ~FIRST
    if s.config.learning:
        columns &= ~(HIGH | LONG)
    return columns


def next_action(s: State, log: list[Event]) -> None:
    """CA-6.3 to CA-6.6, CA-18.5: the action is complete: end of the half, held ball, forced phase, or a choice."""
    clock.settle(s)
    if clock.is_time_up(s):
        periods.end(s, log)
    elif s.ball_state == terms.HELD:
        s.agenda.do(DO_HELD)
    elif s.ball_state == terms.LOOSE or open_columns(s) == MOVE:
        movement.start(s, log)
    else:
        s.agenda.ask(ASK_ACTION, s.attack)


def action_choices(s: State, piece: int) -> list[int]:
    """CA-6.4: every action of the row with every target it has."""
    columns = open_columns(s)
    team, origin = piece // terms.MEN, s.cell[piece]
    found: list[int] = []
    if columns & MOVE:
        found.append(choices.pack(choices.MOVE))
    if columns & STANDARD:
        found += _to(choices.STANDARD, passing.ground_targets(s, team, origin, STANDARD_RANGE))
    if columns & SHORT:
        found += _to(choices.SHORT, passing.ground_targets(s, team, origin, FIRST_TIME_RANGE))
    if columns & FIRST:
        found += _to(choices.FIRST, passing.ground_targets(s, team, origin, FIRST_TIME_RANGE))
    if columns & HIGH:
        cells = (
            aerial.corner_targets(s, team)
            if s.last == terms.ROW_CORNER
            else aerial.high_targets(s, team, origin)
        )
        found += _to(choices.HIGH, cells_in(cells))
    if columns & LONG:
        found += _to(choices.LONG, cells_in(aerial.long_targets(s, piece)))
    if columns & SHOT:
        found += _to(choices.SHOT, shot.targets(s, team, origin))
    if columns & SNAPSHOT and shot.targets(s, team, origin):
        found.append(choices.pack(choices.SNAPSHOT))
    return found


def _to(verb: int, cells: list[int]) -> list[int]:
    return [choices.pack(verb, cell) for cell in cells]


def act(s: State, piece: int, choice: int, log: list[Event]) -> None:
    """CA-6.3: the chosen action begins."""
    verb, target = choices.verb_of(choice), choices.first(choice)
    flags = s.last != terms.ROW_CORNER
    if verb == choices.MOVE:
        movement.start(s, log)
    elif verb == choices.STANDARD:
        passing.declare(s, piece, target, terms.PLAY_STANDARD, flags, log)
    elif verb == choices.SHORT:
        passing.declare(s, piece, target, terms.PLAY_SHORT, True, log)
    elif verb == choices.FIRST:
        passing.declare(s, piece, target, terms.PLAY_FIRST_TIME, True, log)
    elif verb == choices.HIGH:
        play = terms.PLAY_CORNER if s.last == terms.ROW_CORNER else terms.PLAY_HIGH
        aerial.declare(s, piece, target, play, flags, log)
    elif verb == choices.LONG:
        aerial.declare(s, piece, target, terms.PLAY_LONG, True, log)
    elif verb == choices.SNAPSHOT:
        snapshot.call(s, piece, log)
    else:
        _shoot(s, piece, target, log)


def _shoot(s: State, piece: int, target: int, log: list[Event]) -> None:
    """CA-11.2, CA-16.16, CA-18.4: an open-play shot costs no time, a free kick does."""
    if s.last == terms.ROW_FREE_KICK:
        clock.spend(s, clock.PASS_MINUTES)
        shot.declare(s, piece, target, terms.PLAY_FREE_SHOT, log)
    else:
        shot.declare(s, piece, target, terms.PLAY_SHOT, log)
