"""The coach's reasons for an answer, as a sentence (`hint-ca-…`) with the figures that the panel shows for it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dugout.games.counter_attack import analysis, choices, kinds, terms
from dugout.games.counter_attack.board import NEAR_1
from dugout.games.counter_attack.judgement import moves, threat
from dugout.games.counter_attack.judgement.chances import Ways
from dugout.games.counter_attack.judgement.weights import KEEN
from dugout.games.counter_attack.parts.opponents.running import Reason, cover, phrasing, shirt, support
from dugout.games.counter_attack.rules import dribble, routes, tackling
from dugout.games.counter_attack.state import State

NO_SHARES: Final = ("rolls", "route", "keeper")
"""Entries of odds that are not probabilities: who rolls, the route, and the keeper's cell."""
WORTH_A_TACKLE: Final = 20
"""The lowest chance of a tackle, in percent, at which a run at the carrier is explained as one."""
GROUND: Final = (choices.STANDARD, choices.SHORT, choices.FIRST, choices.THROW)
FORWARD: Final = 3
"""The fewest hexes up the pitch for which a pass or a run counts as gaining ground."""
SAFE: Final = 95
"""The chance in percent from which possession counts as safe."""


def percent(chance: Any) -> int:
    return round(float(chance) * 100)


def on_panel(s: State, seat: int, choice: int, what: str) -> int:
    """A chance in percent, from the same source as the panel, because people see both."""
    found = analysis.odds(s, seat, choices.describe(choice))
    shares = {name: Fraction(*pair) for name, pair in found.items() if name not in NO_SHARES}
    return percents(shares)[what]


def percents(shares: dict[str, Fraction]) -> dict[str, int]:
    """Whole percents; parts of a whole add up to 100, as on the page: the largest remainders are rounded up."""
    if sum(shares.values()) != 1:
        return {name: percent(share) for name, share in shares.items()}
    whole = {name: int(share * 100) for name, share in shares.items()}
    by_rest = sorted(shares, key=lambda name: whole[name] - shares[name] * 100)
    for name in by_rest[: 100 - sum(whole.values())]:
        whole[name] += 1
    return whole


# With the ball


def carried(s: State, piece: int, hexes: int) -> threat.Idea:
    """What `hard` would do with the ball, without a node limit."""
    return moves.with_ball(s, piece, hexes, moves.mood(s, piece // terms.MEN, KEEN), lambda _nodes: True)


def way_of(s: State, choice: int) -> tuple[int, int] | None:
    """The man and the number of his hexes, if an answer begins or continues a run with the ball."""
    verb = choices.verb_of(choice)
    if verb == choices.DRIBBLE:
        piece, used, _ = s.agenda.top.kept()
        return piece, dribble.left_over(s, piece, used)
    if verb == choices.RUN and choices.first(choice) == s.carrier and s.ball_state == terms.CARRIED:
        return s.carrier, routes.allowance(s, s.carrier)
    return None


def whole(s: State, choice: int) -> tuple[int, ...]:
    """An answer, or the whole path of the run with the ball that it begins."""
    runs = way_of(s, choice)
    if runs is None:
        return (choice,)
    piece, hexes = runs
    way = Ways(s, piece, s.ball, hexes, s.tried).route(carried(s, piece, hexes).cell)
    if not 0 < len(way) <= hexes:
        return (choice,)
    rest = tuple(choices.pack(choices.DRIBBLE, cell) for cell in way[1:])
    begins = choices.second(choice) if choices.verb_of(choice) == choices.RUN else choices.first(choice)
    return (choice, *rest) if way[0] == begins else (choice,)


def why_carry(s: State, piece: int, hexes: int) -> Reason:
    """A run with the ball into the area, to a cell for a shot or a pass, forward, or out of reach."""
    idea = carried(s, piece, hexes)
    args: dict[str, int | str] = {"shirt": shirt(piece), "percent": percent(idea.chance)}
    if idea.kind == threat.WALK_IN:
        return "hint-ca-run-and-shoot", args
    if idea.kind == threat.RUN_AND_SHOOT:
        keeps = analysis.steal(s, piece // terms.MEN, idea.cell)["keeps"]
        chance = min(idea.chance, float(keeps * snapshot_from(s, piece, idea.cell)))
        return "hint-ca-run-and-shoot", {**args, "percent": percent(chance)}
    return "hint-ca-carry", {**args, "why": _goal_of(s, piece, idea), "say": phrasing(s, piece)}


def _goal_of(s: State, piece: int, idea: threat.Idea) -> str:
    """The purpose of a run with the ball."""
    team = piece // terms.MEN
    ahead = s.progress(team, idea.cell) - s.progress(team, s.ball)
    if s.step == terms.STEP_C:
        return "ahead" if ahead >= FORWARD else "pass"
    if percent(idea.chance) >= SAFE:
        return "free" if ahead >= FORWARD else "safe"
    return "forward" if ahead > 0 else "away"


def snapshot_from(s: State, piece: int, cell: int) -> Fraction:
    """The chance of a snapshot after a man has run to a cell with the ball, as the panel will show it then."""
    there = s.copy()
    there.place(piece, cell)
    return Fraction(analysis.snapshot_at_worst(there, piece)["goal"])


# Every answer


def why(s: State, seat: int, choice: int) -> Reason:
    """The sentence for an answer."""
    verb, target = choices.verb_of(choice), choices.first(choice)
    if verb == choices.RUN:
        return why_run(s, seat, target, choices.second(choice))
    if verb in GROUND:
        return why_pass(s, seat, choice)
    if verb == choices.HIGH:
        return "hint-ca-high", {"percent": on_panel(s, seat, choice, "accurate")}
    if verb in (choices.SHOT, choices.SNAPSHOT, choices.AIM, choices.GOAL):
        return "hint-ca-shot", {
            "percent": on_panel(s, seat, choice, "goal"),
            "say": phrasing(s, s.carrier),
        }
    if verb in (choices.TACKLE, choices.DIVE):
        return "hint-ca-tackle", {"percent": on_panel(s, seat, choice, "won")}
    if verb == choices.DRIBBLE:
        piece, used, _ = s.agenda.top.kept()
        return why_carry(s, piece, dribble.left_over(s, piece, used))
    if verb == choices.MOVE:
        reason = why_carry(s, s.carrier, s.pace(s.carrier))
        if reason[0] == "hint-ca-run-and-shoot":
            return reason
        return "hint-ca-move", {"say": phrasing(s, s.carrier)}
    return _plain(s, verb), {}


_DONE: Final = {
    kinds.ASK_SUBSTITUTE: "hint-ca-no-substitute",
    kinds.ASK_PLACE: "hint-ca-placed",
    kinds.ASK_FREE_MOVES: "hint-ca-stay",
    kinds.ASK_MOVE: "hint-ca-stay",
    kinds.ASK_SNAP_MOVE: "hint-ca-stay",
}
"""The meaning of ending a question, by kind."""
_STILL: Final = {kinds.ASK_DRIBBLE: "hint-ca-hold", kinds.ASK_KEEPER_STEP: "hint-ca-keeper-stay"}
"""Reasons for staying in place, by kind of question."""


def _plain(s: State, verb: int) -> str:
    """The reason for an answer without figures."""
    if verb == choices.END:
        return _DONE.get(s.agenda.top.kind, "hint-best")
    if verb == choices.OVER_LINE:
        return "hint-ca-walk-in"
    if verb == choices.NO:
        return "hint-ca-no-tackle"
    if verb == choices.HEAD:
        return "hint-ca-head"
    if verb == choices.STEP:
        return "hint-ca-keeper-step"
    if verb == choices.STAY:
        return _STILL.get(s.agenda.top.kind, "hint-ca-stay")
    return "hint-best"


def why_pass(s: State, seat: int, choice: int) -> Reason:
    """To a man who can shoot, to a free man, or into space."""
    target = choices.first(choice)
    arrives = on_panel(s, seat, choice, "arrives")
    receiver = s.piece_at(target)
    if receiver < 0:
        return "hint-ca-through", {"percent": arrives}
    goal = float(snapshot_from(s, receiver, target))
    args: dict[str, int | str] = {"shirt": shirt(receiver), "percent": arrives}
    if threat.received(s, receiver, target, KEEN) >= KEEN.chance and goal >= KEEN.chance:
        return "hint-ca-pass-chance", {**args, "goal": percent(goal)}
    ahead = s.progress(seat, target) - s.progress(seat, s.ball)
    where = "ahead" if ahead >= FORWARD else "back" if ahead <= -FORWARD else "level"
    return "hint-ca-pass", {**args, "why": where}


def why_run(s: State, seat: int, piece: int, cell: int) -> Reason:
    """A run onto the ball, with it, at the carrier, into a blocking position, or into space."""
    args: dict[str, int | str] = {"shirt": shirt(piece)}
    if s.ball_state == terms.LOOSE and cell == s.ball:
        return "hint-ca-fetch", args
    if piece == s.carrier:
        return why_carry(s, piece, routes.allowance(s, piece))
    if seat == s.attack:
        return support(s, seat, piece, cell)
    if s.step == terms.STEP_B and s.ball_state == terms.CARRIED and NEAR_1[s.ball] >> cell & 1:
        there = s.copy()
        there.place(piece, cell)
        won = percents(analysis.tackle(there, piece, tackling.TACKLE))["won"]
        if piece != s.keeper[seat] and won >= WORTH_A_TACKLE:
            return "hint-ca-press", {**args, "percent": won}
    return cover(s, seat, piece, cell)
