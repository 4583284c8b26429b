"""The words of the open question as catalogue codes. The same for every seat: nothing secret is in them."""

from __future__ import annotations

from dugout.core.values import Question
from dugout.games.toto.kinds import ASK_COLUMN, ASK_GOAL, ASK_WHISTLE, CODES, KINDS, OVER, ROLL_STARTER
from dugout.games.toto.state import State


def question(s: State) -> Question:
    """TO-14: what is asked now, by which rule. Seats count from 0 here, as everywhere inside."""
    q = s.asking
    args: dict[str, int | str] = {}
    if q.kind == ASK_WHISTLE:  # TO-13.5: the same prompt for all, whether or not they hold a whistle
        side, scorer, _ = q.kept()
        args = {"scorer": scorer, "fixture": side // 2 + 1, "side": side % 2, "card": s.scores[side]}
    elif q.kind == ASK_GOAL or q.kind == ASK_COLUMN:
        args = {"seat": q.seats.bit_length() - 1}
    elif q.kind != OVER and q.kind != ROLL_STARTER:
        args = {"round": s.round}
    return Question(CODES[q.kind], KINDS[q.kind].rule, args)


def code(s: State, seat: int) -> str:
    """TO-14: what is asked now, and nothing more."""
    return CODES[s.asking.kind]
