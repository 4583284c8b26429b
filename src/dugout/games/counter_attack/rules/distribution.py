"""CA-13.13 to CA-13.18: a held ball: free moves, then the keeper's kick."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.counter_attack import actions
from dugout.games.counter_attack.board import cells_in
from dugout.games.counter_attack.codes import (
    ASK_KEEPER_KICK,
    DO_KEEPER_KICK,
    MEN,
    PLAY_GOAL_KICK,
    PLAY_KEEPER_KICK,
    PLAY_NONE,
    ROW_KEEPER_KICK,
)
from dugout.games.counter_attack.rules import aerial, movement
from dugout.games.counter_attack.state import NOBODY, State


def held(s: State) -> None:
    """CA-13.13: free moves of all in either final third, the keeper's team first, then the kick."""
    s.play = PLAY_NONE
    s.push(DO_KEEPER_KICK, 0, s.carrier)
    movement.offer_free_moves(s, 1)


def ask(s: State, q: Frame) -> None:
    s.push(ASK_KEEPER_KICK, 1 << (q.a // MEN), q.a)


def answers(s: State, q: Frame) -> list[int]:
    """CA-13.15: every target of the kick."""
    return [actions.pack(actions.KICK, cell) for cell in cells_in(aerial.keeper_kick_targets(s, q.a))]


def kick(s: State, q: Frame, choice: int, log: list[Event]) -> None:
    """CA-13.15, CA-13.18, CA-6.9: from the hands with offside, from a goal kick without and with the anchor."""
    from_ground = s.play == PLAY_GOAL_KICK
    s.restart = 0
    s.last = ROW_KEEPER_KICK
    s.anchor = q.a if from_ground and s.options.anchor else NOBODY
    play = PLAY_GOAL_KICK if from_ground else PLAY_KEEPER_KICK
    aerial.declare(s, q.a, actions.first(choice), play, not from_ground, log)
