"""CH-4.1: a full state that a coach cannot tell from the real one."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.games.champions.kinds import ASK_LINEUP
from dugout.games.champions.reading import read
from dugout.games.champions.rules import setup
from dugout.games.champions.state import State
from dugout.games.champions.view import ChampionsView


def resample(view: ChampionsView, roller: Roller) -> State:
    """CH-4.1: only a line-up that is in but not yet shown has to be invented."""
    s = read(view.position)
    q = s.agenda.top
    if q.kind == ASK_LINEUP:
        for seat in range(2):
            if not q.seats >> seat & 1 and s.lineups[seat] == 0:
                found = setup.lineup_choices(s, seat)
                s.lineups[seat] = found[roller.below(len(found))]
    return s
