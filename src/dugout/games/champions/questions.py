# mypyc: interpreted
"""CH-3.2: the open question in words: catalogue code, rule, figures."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Question
from dugout.games.champions import kinds as k
from dugout.games.champions.board import cell_text, piece_text
from dugout.games.champions.position import KIND_NAMES
from dugout.games.champions.rules import passing
from dugout.games.champions.state import State

RULES: Final[dict[int, str]] = {
    k.ASK_LINEUP: "CH-4.1",
    k.ASK_KEEPER: "CH-15.4",
    k.ASK_LINE: "CH-4.3",
    k.ASK_CENTRE: "CH-4.6",
    k.ASK_TURN: "CH-24.2",
    k.ASK_FOUL: "CH-19.4",
    k.ASK_ACTION: "CH-6.4",
    k.ASK_LEG: "CH-8.2",
    k.ASK_CHASE: "CH-9.1",
    k.ASK_INTERCEPT: "CH-13.7",
    k.ASK_DIVE: "CH-12.3",
    k.ASK_REBOUND: "CH-12.11",
    k.ASK_STEP: "CH-11.6",
    k.ASK_RELOC: "CH-2.8",
    k.ASK_ROW_TWO: "CH-10.3",
    k.ASK_DROP: "CH-8.11",
    k.ASK_INJURED: "CH-19.8",
    k.ASK_MAKE_WAY: "CH-19.10",
    k.ASK_STAND_IN: "CH-19.11",
    k.ASK_SURPLUS: "CH-24.7",
    k.ASK_SUB: "CH-24.4",
    k.ASK_ENTRY: "CH-24.8",
    k.ASK_THROWER: "CH-17.2",
    k.ASK_TAKER: "CH-18.4",
    k.ASK_WALL: "CH-18.4",
    k.ASK_VICTIM_MAN: "CH-20.3",
    k.ASK_WALL_MAN: "CH-20.4",
    k.ASK_BESIDE: "CH-20.2",
    k.ASK_PENALTY: "CH-21.2",
    k.ASK_SHOOTER: "CH-26.2",
    k.ROLL_KICK_OFF: "CH-5.1",
    k.ROLL_TURN: "CH-6.1",
    k.ROLL_KEEPER: "CH-12.9",
    k.ROLL_RESTART: "CH-15.7",
    k.ROLL_INTERCEPT: "CH-13.8",
    k.ROLL_SAVE: "CH-12.5",
    k.ROLL_SHOOT_OUT: "CH-26.2",
    k.OVER: "CH-3.7",
}
"""The rule behind each question."""

SLIDE_RULES: Final = ("CH-11.6", "CH-20.5", "CH-21.1")
NAMES_A_MAN: Final = (
    k.ASK_STEP,
    k.ASK_RELOC,
    k.ASK_ROW_TWO,
    k.ASK_INJURED,
    k.ASK_SUB,
    k.ASK_ENTRY,
)
"""Questions about one man, who stands in `a`."""


def rule_of(s: State) -> str:
    """The rule that puts the open question."""
    q = s.agenda[-1]
    if q.kind == k.ASK_STEP:
        return SLIDE_RULES[q.b & 15]
    if q.kind == k.ASK_ACTION and q.a:
        return "CH-20.9"
    if q.kind == k.ASK_KEEPER and not s.restart:
        return "CH-4.2" if not s.ended and s.lineups != [0, 0] else "CH-26.2"
    return RULES[q.kind]


def question(s: State) -> Question:
    """CH-3.2: the same for everybody, for nothing in it is secret."""
    q = s.agenda[-1]
    args: dict[str, int | str] = {}
    if q.kind in NAMES_A_MAN:
        args["man"] = piece_text(q.a)
    if q.kind == k.ASK_ACTION:
        args["roll"] = s.roll
    elif q.kind == k.ASK_LEG:
        args["man"] = piece_text(s.touchers[-1])
        args["rem"] = passing.rem_now(s)
        args["touches"] = len(s.touchers)
    elif q.kind == k.ASK_INTERCEPT:
        args["cell"] = cell_text(s.path[q.a])
    elif q.kind == k.ASK_LINE:
        args["line"] = q.a
    elif q.kind == k.ASK_DIVE:
        args["left"] = s.rems[-1]
    return Question(f"ch.{KIND_NAMES[q.kind]}", rule_of(s), args)
