"""TO-14: which answers each question offers."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.ids import HOST
from dugout.games.toto.board import FORMS
from dugout.games.toto.choices import CLOSE, COVERED, FORM, OPEN
from dugout.games.toto.kinds import ASK_FORM, ASK_GOAL, ASK_HAND, ASK_WHISTLE
from dugout.games.toto.rules import columns, turn, whistle
from dugout.games.toto.state import State


def legal(s: State, seat: int) -> Sequence[int]:
    """TO-14: every answer open to a seat or to the host, ascending."""
    kind = s.asking.kind
    if seat == HOST:
        return [CLOSE] if kind == ASK_WHISTLE and whistle.host_closes(s) else []
    if seat < 0 or seat >= s.config.seats:
        return []
    if kind == ASK_FORM:
        return range(FORM, FORM + FORMS)
    if kind == ASK_HAND:
        return [OPEN, COVERED]
    if not s.asking.seats >> seat & 1:
        return []
    if kind == ASK_GOAL:
        return turn.goal_choices(s, seat)
    if kind == ASK_WHISTLE:
        return whistle.whistle_choices(s, seat)
    return columns.column_choices(s)
