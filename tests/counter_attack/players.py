"""Players for golden replays: they look for variety, not for goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.rules import Rules
from dugout.games.counter_attack import choices as actions
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import GOAL_CENTRE, HEIGHT, between

SAMPLE: Final = 12
UP: Final = 1
DOWN: Final = 4
DULL: Final = (actions.END, actions.NO, actions.STAY, actions.LIFT, actions.SUBSTITUTE, actions.FORMATION)
FLIGHTS: Final = (
    actions.STANDARD, actions.SHORT, actions.FIRST, actions.HIGH, actions.THROW, actions.KICK, actions.HEAD,
)  # fmt: skip
"""Verbs whose target is better with a team-mate on it."""

RARE: Final = {
    terms.ROW_TACKLE: actions.LONG,
    terms.ROW_OTHER: actions.SHORT,
    terms.ROW_SHORT: actions.SNAPSHOT,
}


def lively(rules: Rules[Any, Any], state: Any, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Any kind of answer as likely as any other, dull ones less; passes to team-mates, runs towards the ball."""
    if seat == CHANCE or seat < 0:
        return legal[roller.below(len(legal))]
    verbs = sorted({actions.verb_of(choice) for choice in legal})
    bright = [verb for verb in verbs if verb not in DULL]
    verb = _one(bright if bright and roller.chance(5, 6) else verbs, roller)
    open_now = [choice for choice in legal if actions.verb_of(choice) == verb]
    if verb in FLIGHTS and roller.chance(3, 4):
        mates = [choice for choice in open_now if state.mask[seat] >> actions.first(choice) & 1]
        return _one(mates or open_now, roller)
    if verb == actions.RUN and state.ball >= 0 and roller.chance(2, 3):
        some = [_one(open_now, roller) for _ in range(SAMPLE)]
        return min(some, key=lambda choice: (between(actions.second(choice), state.ball), choice))
    return _one(open_now, roller)


def brutal(rules: Rules[Any, Any], state: Any, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Everybody runs at the ball and tackles, recklessly if he can, and the dice are against him who does."""
    if seat == CHANCE and state.agenda.top.kind == kinds.ROLL_TACKLER:
        return legal[0]
    if seat == CHANCE:
        hard = state.agenda.top.kind in (kinds.ROLL_RECKLESS, kinds.ROLL_CARD)
        return legal[-1] if hard else legal[roller.below(len(legal))]
    for choice in legal:
        if actions.verb_of(choice) == actions.RECKLESS:
            return choice
    runs = [choice for choice in legal if actions.verb_of(choice) == actions.RUN]
    if runs and state.ball >= 0:
        return min(runs, key=lambda choice: (between(actions.second(choice), state.ball), choice))
    return lively(rules, state, seat, legal, roller)


def driving(rules: Rules[Any, Any], state: Any, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Lively, but the carrier runs at the goal."""
    if seat >= 0:
        goal = GOAL_CENTRE[state.goal_side(seat)]
        verbs = {actions.verb_of(choice) for choice in legal}
        if actions.MOVE in verbs:
            return actions.pack(actions.MOVE)
        runs = [choice for choice in legal if actions.first(choice) == state.carrier]
        if actions.RUN in verbs and runs:
            return min(runs, key=lambda choice: (between(actions.second(choice), goal), choice))
        if actions.DRIBBLE in verbs:
            hexes = [choice for choice in legal if actions.verb_of(choice) == actions.DRIBBLE]
            return min(hexes, key=lambda choice: (between(actions.first(choice), goal), choice))
    return lively(rules, state, seat, legal, roller)


def curious(rules: Rules[Any, Any], state: Any, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Lively, but takes the rare way on after a won tackle, a steal and a short pass."""
    if seat >= 0 and state.agenda.top.kind == kinds.ASK_ACTION and state.last in RARE:
        rare = [choice for choice in legal if actions.verb_of(choice) == RARE[state.last]]
        mates = [choice for choice in rare if state.mask[seat] >> actions.first(choice) & 1]
        if rare:
            return _one(mates or rare, roller)
    return lively(rules, state, seat, legal, roller)


def unlucky(rules: Rules[Any, Any], state: Any, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Lively, but shots are blocked and loose balls run far, up or down."""
    if seat == CHANCE:
        kind = state.agenda.top.kind
        if kind in (kinds.ROLL_BLOCK, kinds.ROLL_DISTANCE):
            return legal[-1]
        if kind == kinds.ROLL_DIRECTION:
            return UP if HEIGHT[state.ball] > 0 else DOWN
    return lively(rules, state, seat, legal, roller)


def _one(choices: list[int], roller: Roller) -> int:
    return choices[roller.below(len(choices))]
