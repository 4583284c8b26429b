"""CA-13.13 to CA-13.18: a held ball: free moves, then the keeper's kick."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.board import cells_in
from dugout.games.counter_attack.kinds import ASK_KEEPER_KICK, DO_KEEPER_KICK
from dugout.games.counter_attack.rules import aerial, movement
from dugout.games.counter_attack.state import NOBODY, State


def held(s: State) -> None:
    """CA-13.13: free moves of all in either final third, the keeper's team first, then the kick."""
    s.play = terms.PLAY_NONE
    s.agenda.do(DO_KEEPER_KICK, s.carrier)
    movement.offer_free_moves(s, 1)


def ask(s: State, guard: int) -> None:
    s.agenda.ask(ASK_KEEPER_KICK, guard // terms.MEN, guard)


def kick_choices(s: State, guard: int) -> list[int]:
    """CA-13.15: every target of the kick."""
    return [choices.pack(choices.KICK, cell) for cell in cells_in(aerial.keeper_kick_targets(s, guard))]


def kick(s: State, guard: int, choice: int, log: list[Event]) -> None:
    """CA-13.15, CA-13.18, CA-6.9: from the hands with offside, from a goal kick without and with the anchor."""
    from_ground = s.play == terms.PLAY_GOAL_KICK
    s.restart = 0
    s.last = terms.ROW_KEEPER_KICK
    s.anchor = guard if from_ground and s.config.anchor else NOBODY
    play = terms.PLAY_GOAL_KICK if from_ground else terms.PLAY_KEEPER_KICK
    aerial.declare(s, guard, choices.first(choice), play, not from_ground, log)
