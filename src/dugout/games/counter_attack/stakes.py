# mypyc: interpreted
"""CA-1.6, CA-1.8: what is at stake on the next die, for everybody who watches the roll.

The rules themselves are asked: every face is tried on a copy, and so are the dice that belong to the same duel. A tie
that is rolled again leaves the chances as they are without it.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from dugout.core.ids import CHANCE
from dugout.core.values import Event, Stakes
from dugout.games.counter_attack import flow, kinds
from dugout.games.counter_attack.rules import header
from dugout.games.counter_attack.rules.contests import contest
from dugout.games.counter_attack.state import State

Shares = dict[str, Fraction]
"""By outcome, how likely it is; together 1, or less where a tie is open."""

FACES: Final = range(1, 7)
TIE: Final = "ca.tie"
LOOSE: Final = ("ca.loose", "loose")
TACKLE: Final = (("ca.foul", "foul"), ("ca.tackle-won", "won"), ("ca.tackle-failed", "past"), LOOSE)
SAVE: Final = (
    ("ca.goal", "goal"),
    ("ca.shootout-goal", "goal"),
    ("ca.save", "saved"),
    ("ca.shootout-miss", "saved"),
    ("ca.wide", "wide"),
    LOOSE,
)
CARD: Final = (("ca.red", "red"), ("ca.yellow", "yellow"))

DUELS: Final[dict[int, tuple[tuple[tuple[str, str], ...], str]]] = {
    kinds.ROLL_STEAL: ((("ca.foul", "foul"), ("ca.steal", "stolen")), "past"),
    kinds.ROLL_DRIBBLER: (TACKLE, ""),
    kinds.ROLL_TACKLER: (TACKLE, ""),
    kinds.ROLL_RECKLESS: ((("ca.foul", "foul"), ("ca.tackle-failed", "past")), ""),
    kinds.ROLL_INJURY: ((("ca.injured", "injured"),), "unhurt"),
    kinds.ROLL_CARD: (CARD, "no-card"),
    kinds.ROLL_INTERCEPTION: ((("ca.interception", "intercepted"),), "through"),
    kinds.ROLL_ACCURACY: ((("ca.inaccurate", "inaccurate"), ("ca.too-far", "inaccurate")), "accurate"),
    kinds.ROLL_LONE_HEADER: (SAVE, ""),
    kinds.ROLL_HEADER_SAVE: (SAVE, ""),
    kinds.ROLL_BLOCK: ((("ca.block", "blocked"),), "through"),
    kinds.ROLL_SHOT: (SAVE, ""),
    kinds.ROLL_SAVE: (SAVE, ""),
    kinds.ROLL_PARRY: ((("ca.turned-behind", "corner"),), "held"),
    kinds.ROLL_STOP: ((("ca.goal", "goal"),), "held"),
    kinds.ROLL_PENALTY: (SAVE, ""),
    kinds.ROLL_PENALTY_SAVE: (SAVE, ""),
}
"""By kind of die: the events that tell outcomes, and what it is where none of them happens; "": another die decides."""

SECOND: Final = {kinds.ROLL_TACKLER, kinds.ROLL_SAVE, kinds.ROLL_HEADER_SAVE, kinds.ROLL_PENALTY_SAVE}
"""Dice that answer another die."""
FAILS: Final = {kinds.ROLL_STEAL: 2, kinds.ROLL_INTERCEPTION: 1, kinds.ROLL_BLOCK: 1}
"""Dice of men in the way, with a face that changes nothing."""
MOST_JUMPERS: Final = 4
"""With more dice to come nobody could follow a chance, and it takes long to count."""


def stakes(s: State) -> Stakes | None:
    """What each face of the next die leads to; None where it moves something, as a direction, or questions follow."""
    if not s.agenda or not flow.pending(s).chance:
        return None
    kind = s.agenda.top.kind
    if kind == kinds.ROLL_JUMP:
        rows = _jumps(s)
    else:
        rows = [row for face in FACES if (row := _shares(s, face)) is not None] if kind in DUELS else []
    if len(rows) < len(FACES):
        return None
    after_tie = _rolled_again(s, rows)
    outcomes = tuple(dict.fromkeys(name for row in [*rows, after_tie] for name in row))
    return Stakes(outcomes, tuple(_folded(row, outcomes, after_tie) for row in rows), _more(s))


def _more(s: State) -> int:
    """CA-8.10, CA-9.8, CA-11.8: so many who stand in the way roll after this one, if all of them fail."""
    kind = s.agenda.top.kind
    found, after = 0, s
    while kind in FAILS and (failed := after.copy()).agenda:
        flow.apply(failed, CHANCE, FAILS[kind])
        if not failed.agenda or failed.agenda.top.kind != kind:
            break
        found, after = found + 1, failed
    return found


def _folded(row: Shares, outcomes: tuple[str, ...], after_tie: Shares) -> tuple[float, ...]:
    tied = 1 - sum(row.values())
    zero = Fraction(0)
    return tuple(round(float(row.get(name, zero) + tied * after_tie.get(name, zero)), 6) for name in outcomes)


def _rolled_again(s: State, rows: list[Shares]) -> Shares:
    """CA-1.8: the chances after a tie, which is rolled again until it is none: those of the duel from its first die."""
    tied = next((face for face, row in zip(FACES, rows, strict=True) if not row), None)
    if tied is not None and s.agenda.top.kind in SECOND:
        after = s.copy()
        flow.apply(after, CHANCE, tied)
        if after.agenda.top.kind != s.agenda.top.kind:
            rows = [_shares(after, face) or {} for face in FACES]
    total: Shares = {}
    for row in rows:
        for name, share in row.items():
            total[name] = total.get(name, Fraction(0)) + share
    decided = sum(total.values())
    return {name: share / decided for name, share in total.items()} if decided else {}


def _shares(s: State, face: int) -> Shares | None:
    """What a face leads to: an outcome, another die of the same duel, or a tie (nothing); None: a question follows."""
    told, otherwise = DUELS[s.agenda.top.kind]
    after = s.copy()
    log = flow.apply(after, CHANCE, face)
    outcome = _outcome(log, told) or otherwise
    if outcome:
        return {outcome: Fraction(1)}
    if any(event.code == TIE for event in log):
        return {}
    if not after.agenda or after.agenda.top.kind not in SECOND:
        return None
    rows = [_shares(after, other) for other in FACES]
    found: Shares = {}
    for row in rows:
        for name, share in (row or {}).items():
            found[name] = found.get(name, Fraction(0)) + share / 6
    return found


def _outcome(log: list[Event], told: tuple[tuple[str, str], ...]) -> str:
    codes = {event.code for event in log}
    return next((outcome for code, outcome in told if code in codes), "")


def _jumps(s: State) -> list[Shares]:
    """CA-10.7: who wins the header, by the face of the challenger who rolls now."""
    piece, waiting, _ = s.agenda.top.kept()
    others = [other for other in header.challengers_in(s, waiting) if other != piece]
    if len(others) >= MOST_JUMPERS:
        return []
    return [_header(s, piece, face, others) for face in FACES]


def _header(s: State, piece: int, face: int, others: list[int]) -> Shares:
    """CA-10.7, CA-1.8: every roll of those who are still to come; those who tie roll again among themselves."""
    attack, defence = header.challengers(s, header.kickers(s)), header.challengers(s, 1 - header.kickers(s))
    strength = {man: header.strength(s, man) + header.modifier(s, man) for man in attack + defence}
    fixed = {man: s.scores[man] for man in attack + defence} | {piece: strength[piece] + face}
    found: Shares = {}
    for faces in product(FACES, repeat=len(others)):
        scores = fixed | {man: strength[man] + roll for man, roll in zip(others, faces, strict=True)}
        for name, share in _winners(s, scores, strength, attack, defence).items():
            found[name] = found.get(name, Fraction(0)) + share / 6 ** len(others)
    return found


def _winners(
    s: State, scores: dict[int, int], strength: dict[int, int], attack: list[int], defence: list[int]
) -> Shares:
    best, other = max(scores[man] for man in attack), max(scores[man] for man in defence)
    if best != other:
        return {"attack" if best > other else "defence": Fraction(1)}
    if s.config.tie_loose_ball:
        return {"loose": Fraction(1)}
    teams = [[strength[man] for man in men if scores[man] == best] for men in (attack, defence)]
    won = contest(teams[0], teams[1], tie_loose=False)
    return {"attack": won, "defence": 1 - won}
