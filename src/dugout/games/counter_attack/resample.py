"""CA-1.12: a full state that a manager cannot tell from the real one."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.games.counter_attack import choices, kinds, position
from dugout.games.counter_attack.rules import lineup
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.view import CounterAttackView


def resample(view: CounterAttackView, roller: Roller) -> State:
    """CA-1.12: only a line-up that is in but not shown has to be invented."""
    s = position.read(view.position)
    if not s.agenda or s.agenda.top.kind != kinds.ASK_LINEUP:
        return s
    for team in (0, 1):
        if team != view.seat and s.wear_next[team] == lineup.DONE:
            s.formation[team] = roller.below(len(choices.FORMATIONS))
            lineup.automatic(s, team)
    return s
