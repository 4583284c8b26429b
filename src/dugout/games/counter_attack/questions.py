"""CA-6.10: the open question as a catalogue code, with its rule. The same for every seat: nothing secret is in it."""

from __future__ import annotations

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.values import Question
from dugout.games.counter_attack import kinds
from dugout.games.counter_attack.rules import dribble, placing, restart
from dugout.games.counter_attack.state import State

_STEPS = ("", "ca.move-a", "ca.move-b", "ca.move-c")
_PLACES = (
    ("ca.place", "CA-7.2"),
    ("ca.replace", "CA-16.6"),
    ("ca.penalty-place", "CA-16.21"),
    ("ca.scenario-place", "CA-21.1"),
)
_ROLLERS = ("thief", "tackler", "fouler", "piece", "guard")
"""What kinds of dice call the man they are about."""


def question(s: State) -> Question:
    """CA-6.10: what is asked now, by which rule, with whom and how much is left."""
    if not s.agenda:
        return Question("ca.over", "CA-6.1")
    q = s.agenda.top
    if kinds.WAITS_FOR[q.kind] != A_SEAT:
        return _die(q)
    args: dict[str, int | str] = {"seat": 0 if q.seats & 1 else 1}
    if q.kind == kinds.ASK_MOVE:
        args["left"] = s.left
        step, _, _ = q.kept()
        return Question(_STEPS[step], "CA-8.2", args)
    if q.kind == kinds.ASK_PLACE:
        places, left, _ = q.kept()
        if places == placing.REPLACING:
            args["left"] = left
            args["round"] = restart.replace_round(s)
        return Question(_PLACES[places][0], _PLACES[places][1], args)
    kind = kinds.KINDS[q.kind]
    if q.kind in (
        kinds.ASK_DIVE,
        kinds.ASK_TACKLE,
        kinds.ASK_KEEPER_STEP,
        kinds.ASK_RETREAT,
        kinds.ASK_REPOSITION,
    ):
        args["piece"], _, _ = q.kept()
    if q.kind == kinds.ASK_PUT:
        places, _, args["piece"] = q.kept()
        return Question("ca.put", _PLACES[places][1], args)
    if q.kind == kinds.ASK_FREE_MOVES:
        _, both, _ = q.kept()
        return Question("ca.free-moves", "CA-13.14" if both else kind.rule, args)
    if q.kind == kinds.ASK_DRIBBLE:
        piece, used, _ = q.kept()
        args["left"] = dribble.left_over(s, piece, used)
    if q.kind == kinds.ASK_TAKER:
        args["restart"] = s.restart
    if q.kind == kinds.ASK_HEAD or q.kind == kinds.ASK_AIM:
        args["piece"], _, _ = q.kept()
    return Question(f"ca.{kind.name}", kind.rule, args)


def _die(q: Frame) -> Question:
    """What the die that waits is for (CA-1.5), by the rule that asks for it, and whose it is where it is a man's."""
    kind = kinds.KINDS[q.kind]
    args: dict[str, int | str] = {"die": kind.name.removeprefix("roll-")}
    if len(kind.fields) > 0 and kind.fields[0] in _ROLLERS:
        args["man"], _, _ = q.kept()
    return Question("ca.roll", kind.rule, args)


def code(s: State, seat: int) -> str:
    """CA-6.10: what is asked now, and nothing more."""
    return question(s).code
