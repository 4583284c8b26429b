"""CA-6.10: the open question as a catalogue code, with its rule. The same for every seat: nothing secret is in it."""

from __future__ import annotations

from dugout.core.values import Question
from dugout.games.counter_attack import codes
from dugout.games.counter_attack.rules import placing
from dugout.games.counter_attack.state import State

_ASKED = {
    codes.ASK_PICK: ("ca.pick", "CA-5.10"),
    codes.ASK_KEEPER_CARD: ("ca.keeper-card", "CA-5.9"),
    codes.ASK_LINEUP: ("ca.lineup", "CA-5.12"),
    codes.ASK_REMOVE: ("ca.remove", "CA-21.1"),
    codes.ASK_PUT: ("ca.put", "CA-16.2"),
    codes.ASK_KICKOFF_PASS: ("ca.kickoff-pass", "CA-7.6"),
    codes.ASK_ACTION: ("ca.action", "CA-6.4"),
    codes.ASK_DRIBBLE: ("ca.dribble", "CA-8.9"),
    codes.ASK_SNAPSHOT: ("ca.snapshot", "CA-11.17"),
    codes.ASK_KEEPER_STEP: ("ca.keeper-step", "CA-13.3"),
    codes.ASK_DIVE: ("ca.dive", "CA-13.9"),
    codes.ASK_TACKLE: ("ca.tackle", "CA-8.13"),
    codes.ASK_REPOSITION: ("ca.reposition", "CA-8.17"),
    codes.ASK_FOUL: ("ca.foul", "CA-14.3"),
    codes.ASK_FREE_MOVES: ("ca.free-moves", "CA-8.22"),
    codes.ASK_SNAP_MOVE: ("ca.snap-move", "CA-11.19"),
    codes.ASK_AIM: ("ca.aim", "CA-11.3"),
    codes.ASK_CORNER_SIDE: ("ca.corner-side", "CA-11.14"),
    codes.ASK_AIR_MOVE: ("ca.air-move", "CA-9.14"),
    codes.ASK_FIRST_MOVE: ("ca.first-move", "CA-9.31"),
    codes.ASK_LONG_KEEPER: ("ca.long-keeper", "CA-9.26"),
    codes.ASK_JUMP: ("ca.jump", "CA-10.5"),
    codes.ASK_HEAD: ("ca.head", "CA-10.12"),
    codes.ASK_HEAD_OR_MOVE: ("ca.head-or-move", "CA-13.17"),
    codes.ASK_KEEPER_KICK: ("ca.keeper-kick", "CA-13.15"),
    codes.ASK_GOAL_KICK: ("ca.goal-kick", "CA-16.27"),
    codes.ASK_TAKER: ("ca.taker", "CA-16.3"),
    codes.ASK_RETREAT: ("ca.retreat", "CA-16.5"),
    codes.ASK_SET_PIECE: ("ca.set-piece", "CA-16.15"),
    codes.ASK_THROW: ("ca.throw", "CA-16.12"),
    codes.ASK_SUBSTITUTE: ("ca.substitute", "CA-17.1"),
    codes.ASK_EMERGENCY: ("ca.emergency", "CA-17.6"),
    codes.ASK_ORDER: ("ca.order", "CA-19.4"),
}
_STEPS = ("", "ca.move-a", "ca.move-b", "ca.move-c")
_PLACES = (
    ("ca.place", "CA-7.2"),
    ("ca.replace", "CA-16.6"),
    ("ca.penalty-place", "CA-16.21"),
    ("ca.scenario-place", "CA-21.1"),
)


def question(s: State) -> Question:
    """CA-6.10: what is asked now, by which rule, with whom and how much is left."""
    if not s.agenda:
        return Question("ca.over", "CA-6.1")
    q = s.top()
    if q.kind > codes.LAST_QUESTION:
        return Question("ca.roll", "CA-1.5")
    args: dict[str, int | str] = {"seat": 0 if q.seats & 1 else 1}
    if q.kind == codes.ASK_MOVE:
        args["left"] = s.left
        return Question(_STEPS[q.a], "CA-8.2", args)
    if q.kind == codes.ASK_PLACE:
        if q.a == placing.REPLACING:
            args["left"] = q.b
        return Question(_PLACES[q.a][0], _PLACES[q.a][1], args)
    code, rule = _ASKED[q.kind]
    if q.kind in (
        codes.ASK_DIVE,
        codes.ASK_TACKLE,
        codes.ASK_KEEPER_STEP,
        codes.ASK_RETREAT,
        codes.ASK_REPOSITION,
    ):
        args["piece"] = q.a
    if q.kind == codes.ASK_PUT:
        args["piece"] = q.c
    if q.kind == codes.ASK_TAKER:
        args["restart"] = s.restart
    if q.kind == codes.ASK_HEAD or q.kind == codes.ASK_AIM:
        args["piece"] = q.a
    return Question(code, rule, args)
