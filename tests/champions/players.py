"""Players for whole matches that meet what chance alone hardly ever meets; golden replays name them in their recipes.

A player answers for both coaches and for the dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.rules import Rules
from dugout.games.champions.board import BOTH_GOALS
from dugout.games.champions.choices import BACK, DIVE, KICK, NONE, ROLL, SHIFT, WALK, first, last
from dugout.games.champions.kinds import ASK_ACTION, ASK_FOUL, ASK_INJURED, ASK_TURN, ROLL_SAVE, ROLL_TURN
from dugout.games.champions.rules import foul, turn
from dugout.games.champions.rules.kick import leg_cells
from dugout.games.champions.state import State
from dugout.games.champions.view import ChampionsView

ChampionsGame = Rules[State, ChampionsView]
LOOKED_AT = 6


def lively(rules: ChampionsGame, s: State, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Each kind of answer equally likely, so that a run at the ball is not lost among the walks."""
    kinds = sorted({choice >> SHIFT for choice in legal})
    if len(kinds) > 1 and BACK in kinds and not roller.chance(1, 8):
        kinds.remove(BACK)
    kind = kinds[roller.below(len(kinds))]
    some = [choice for choice in legal if choice >> SHIFT == kind]
    return some[roller.below(len(some))]


def daring(rules: ChampionsGame, s: State, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Tries whatever there is to try; keepers dive far from goal, and with luck."""
    if s.agenda.top.kind == ROLL_SAVE:
        return legal[-1 - roller.below(2)]
    dives = [choice for choice in legal if choice >> SHIFT == DIVE]
    if dives:
        return min(dives, key=lambda choice: abs(last(choice) // 12 - 7))
    if seat == CHANCE:
        return legal[roller.below(len(legal))]
    bold = [choice for choice in legal if is_shot(s, choice) or is_keepers_walk(s, choice)]
    if bold and roller.chance(1, 2):
        return bold[roller.below(len(bold))]
    tries = [choice for choice in legal if choice >> SHIFT not in (NONE, BACK)]
    return lively(rules, s, seat, tries or legal, roller)


def is_shot(s: State, choice: int) -> bool:
    """Whether a leg ends in a goal."""
    if choice >> SHIFT != KICK:
        return False
    return BOTH_GOALS >> leg_cells(s.cell[s.touchers[-1]], choice)[-1] & 1 == 1


def is_keepers_walk(s: State, choice: int) -> bool:
    return choice >> SHIFT == WALK and s.is_keeper(first(choice))


def rough(rules: ChampionsGame, s: State, seat: int, legal: Sequence[int], roller: Roller) -> int:
    """Looks for fouls, by men who have a card on men who are hurt, whom nobody replaces."""
    kind = s.agenda.top.kind
    if kind == ROLL_TURN:
        forcing = [face for face in legal if forces_foul(rules, s, face)]
        return forcing[0] if forcing else legal[roller.below(len(legal))]
    if kind == ASK_FOUL:
        return max(legal, key=lambda choice: s.yellows[first(choice)] + s.injuries[last(choice)])
    if kind == ASK_TURN:
        return ROLL << SHIFT
    if kind == ASK_INJURED:
        return next(choice for choice in legal if choice >> SHIFT == NONE)
    if kind != ASK_ACTION:
        return lively(rules, s, seat, legal, roller)
    some = [lively(rules, s, seat, legal, roller) for _ in range(LOOKED_AT)]
    return max(some, key=lambda choice: is_followed_by_foul(rules, s, choice))


def forces_foul(rules: ChampionsGame, s: State, face: int) -> bool:
    """Whether this roll of the turn leaves nothing but a foul."""
    after = rules.copy(s)
    after.roll = face
    return len(foul.foul_choices(after, turn.action_choices(after, 0))) > 0


def is_followed_by_foul(rules: ChampionsGame, s: State, choice: int) -> bool:
    """Whether some roll of the next turn would force a foul after this action."""
    after = rules.copy(s)
    rules.apply(after, s.owner, choice)
    return after.roll == 0 and any(forces_foul(rules, after, face) for face in range(2, 7))
