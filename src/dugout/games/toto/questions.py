"""The words of the open question as catalogue codes. The same for every seat: nothing secret is in them."""

from __future__ import annotations

from dugout.core.values import Question
from dugout.games.toto.state import (
    ASK_COLUMN,
    ASK_FORM,
    ASK_GOAL,
    ASK_HAND,
    ASK_WHISTLE,
    OVER,
    ROLL_STARTER,
    State,
)


def question(s: State) -> Question:
    """TO-14: what is asked now, by which rule. Seats count from 0 here, as everywhere inside."""
    kind = s.asking.kind
    if kind == ASK_WHISTLE:  # TO-13.5: the same prompt for all, whether or not they hold a whistle
        side = s.asking.a
        return Question(
            "to.window",
            "TO-7.1",
            {"scorer": s.asking.b, "fixture": side // 2 + 1, "side": side % 2, "card": s.scores[side]},
        )
    if kind == ASK_GOAL:
        return Question("to.goal", "TO-6.3", {"seat": s.asking.seats.bit_length() - 1})
    if kind == ASK_FORM:
        return Question("to.form", "TO-5.1", {"round": s.round})
    if kind == ASK_HAND:
        return Question("to.hand", "TO-4.1", {"round": s.round})
    if kind == ASK_COLUMN:
        return Question("to.column", "TO-1.4", {"seat": s.asking.seats.bit_length() - 1})
    if kind == OVER:
        return Question("to.over", "TO-11.4")
    if kind == ROLL_STARTER:
        return Question("to.starter", "TO-6.2")
    return Question("to.shuffle", "TO-3.3", {"round": s.round})
