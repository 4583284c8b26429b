# mypyc: interpreted
"""CH-3.2: the open question in words: catalogue code, rule, figures."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.values import Question
from dugout.games.champions import kinds as k
from dugout.games.champions.board import cell_text, piece_text
from dugout.games.champions.kinds import CODES, KINDS
from dugout.games.champions.rules import passing
from dugout.games.champions.state import State

SLIDE_RULES: Final = ("CH-11.6", "CH-20.5", "CH-21.1")


def is_free_kick(q: Frame) -> bool:
    """CH-20.9: the action that is asked for is a free kick."""
    free_kick, _, _ = q.kept()
    return free_kick != 0


def rule_of(s: State) -> str:
    """The rule that puts the open question."""
    q = s.agenda.top
    if q.kind == k.ASK_STEP:
        _, mode, _ = q.kept()
        return SLIDE_RULES[mode & 15]
    if q.kind == k.ASK_ACTION and is_free_kick(q):
        return "CH-20.9"
    if q.kind == k.ASK_KEEPER and not s.restart:
        return "CH-4.2" if not s.ended and s.lineups != [0, 0] else "CH-26.2"
    return KINDS[q.kind].rule


def question(s: State) -> Question:
    """CH-3.2: the same for everybody, for nothing in it is secret."""
    q = s.agenda.top
    kind = KINDS[q.kind]
    args: dict[str, int | str] = {}
    first, _, _ = q.kept()
    if kind.waits_for == A_SEAT and kind.fields[:1] in (("man",), ("piece",)):
        args["man"] = piece_text(first)
    if q.kind == k.ASK_ACTION:
        args["roll"] = s.roll
    elif q.kind == k.ASK_LEG:
        args["man"] = piece_text(s.touchers[-1])
        args["rem"] = passing.rem_now(s)
        args["touches"] = len(s.touchers)
    elif q.kind == k.ASK_INTERCEPT:
        args["cell"] = cell_text(s.path[first])
    elif q.kind == k.ASK_LINE:
        args["line"] = first
    elif q.kind == k.ASK_DIVE:
        args["left"] = s.rems[-1]
    return Question(CODES[q.kind], rule_of(s), args)
