"""The coach's reasons for answers outside open play: balls in the air, fouls, restarts, the bench."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.board import AREA, between
from dugout.games.counter_attack.judgement import dead_ball, sense
from dugout.games.counter_attack.parts.opponents.running import Reason, phrasing, shirt
from dugout.games.counter_attack.state import State

CHALLENGE: Final = 5
"""CA-9.14, CA-10.3: the distance from the landing point of a high ball within which a man can still jump for it."""


def why(s: State, seat: int, choice: int) -> Reason:
    """The sentence for an answer, by the kind of question."""
    say = _SAID.get(s.agenda.top.kind)
    return ("hint-best", {}) if say is None else say(s, seat, choice)


def _free(s: State, _seat: int, choice: int) -> Reason:
    """CA-8.22: back to his place."""
    if choices.verb_of(choice) != choices.RUN:
        return "hint-ca-stay", {}
    piece = choices.first(choice)
    return "hint-ca-free", {"shirt": shirt(piece), "say": phrasing(s, piece)}


def _under(s: State, _seat: int, choice: int) -> Reason:
    """CA-9.14: a man who raises the chance of winning the header runs under the ball."""
    if choices.verb_of(choice) != choices.RUN:
        return "hint-ca-under-nobody", {}
    piece = choices.first(choice)
    return "hint-ca-under", {"shirt": shirt(piece), "skill": s.attribute(piece, terms.HEADING)}


def _jump(_s: State, _seat: int, choice: int) -> Reason:
    """CA-10.5: every man who jumps rolls a die."""
    return "hint-ca-jump", {"count": choices.second(choice).bit_count()}


def _first_ball(_s: State, _seat: int, choice: int) -> Reason:
    """CA-13.17: nobody challenges."""
    return "hint-ca-unchallenged", {"why": "drop" if choices.verb_of(choice) == choices.DROP else "header"}


def _kick(s: State, seat: int, choice: int) -> Reason:
    """CA-13.15: to where nobody can challenge, or where more of our men can jump."""
    cell = choices.first(choice)
    ours, theirs = (
        sum(between(s.cell[man], cell) <= CHALLENGE for man in s.pieces(side) if man != s.keeper[side])
        for side in (seat, 1 - seat)
    )
    mate = s.piece_at(cell)
    if theirs == 0 and mate >= 0:
        return "hint-ca-kick", {"why": "free", "shirt": shirt(mate)}
    return "hint-ca-kick", {"why": "air", "ours": ours, "theirs": theirs}


def _foul(s: State, seat: int, choice: int) -> Reason:
    """CA-14.3: a penalty, an attack that continues, or safe possession."""
    if choices.verb_of(choice) == choices.PLAY_ON:
        return "hint-ca-foul", {"why": "on"}
    return "hint-ca-foul", {"why": "penalty" if AREA[s.goal_side(seat)] >> s.ball & 1 else "kick"}


def _taker(s: State, seat: int, choice: int) -> Reason:
    """CA-16.3: the man with the best attribute for the kick."""
    piece = choices.first(choice)
    near = (
        s.restart == terms.FREE_KICK and sense.goal_distance(s, seat, s.restart_cell) <= dead_ball.NEAR_GOAL
    )
    if s.restart == terms.PENALTY or near:
        return "hint-ca-taker", {
            "why": "shot",
            "shirt": shirt(piece),
            "skill": s.attribute(piece, terms.SHOOTING),
        }
    if s.restart == terms.CORNER:
        return "hint-ca-taker", {
            "why": "high",
            "shirt": shirt(piece),
            "skill": s.attribute(piece, terms.HIGH_PASS),
        }
    return "hint-ca-taker", {"why": "near", "shirt": shirt(piece)}


def _place(_s: State, _seat: int, choice: int) -> Reason:
    """CA-16.6: men are placed, or are placed well already."""
    return ("hint-ca-arrange" if choices.verb_of(choice) == choices.ARRANGE else "hint-ca-placed"), {}


def _substitute(s: State, _seat: int, choice: int) -> Reason:
    if choices.verb_of(choice) != choices.SUBSTITUTE:
        return "hint-ca-no-substitute", {}
    return "hint-ca-substitute", {"shirt": shirt(choices.first(choice))}


def _past(s: State, seat: int, choice: int) -> Reason:
    """CA-8.17: past the beaten man: forward, or out of reach."""
    piece = s.asked_piece()
    here = s.cell[piece]
    cell = here if choices.verb_of(choice) == choices.STAY else choices.first(choice)
    if cell == here:
        return "hint-ca-past", {"why": "stay", "shirt": shirt(piece)}
    ahead = s.progress(seat, cell) > s.progress(seat, here)
    return "hint-ca-past", {"why": "ahead" if ahead else "away", "shirt": shirt(piece)}


def _snapshot(_s: State, _seat: int, _choice: int) -> Reason:
    return "hint-ca-no-snapshot", {}


def _retreat(s: State, _seat: int, _choice: int) -> Reason:
    return "hint-ca-retreat", {"shirt": shirt(s.asked_piece())}


def _order(_s: State, _seat: int, _choice: int) -> Reason:
    return "hint-ca-order", {}


def _emergency(_s: State, _seat: int, choice: int) -> Reason:
    return "hint-ca-emergency", {"shirt": shirt(choices.first(choice))}


def _card(s: State, _seat: int, _choice: int) -> Reason:
    return "hint-ca-card", {"why": "keeper" if s.agenda.top.kind == kinds.ASK_KEEPER_CARD else "player"}


def _still(_s: State, _seat: int, choice: int) -> Reason:
    return ("hint-ca-stay" if choices.verb_of(choice) in (choices.END, choices.STAY) else "hint-best"), {}


def _spot(s: State, _seat: int, _choice: int) -> Reason:
    return "hint-ca-spot", {"why": "corner" if s.agenda.top.kind == kinds.ASK_CORNER_SIDE else "goal-kick"}


_SAID: Final[dict[int, Callable[[State, int, int], Reason]]] = {
    kinds.ASK_FREE_MOVES: _free,
    kinds.ASK_AIR_MOVE: _under,
    kinds.ASK_JUMP: _jump,
    kinds.ASK_HEAD_OR_MOVE: _first_ball,
    kinds.ASK_KEEPER_KICK: _kick,
    kinds.ASK_FOUL: _foul,
    kinds.ASK_TAKER: _taker,
    kinds.ASK_PLACE: _place,
    kinds.ASK_SUBSTITUTE: _substitute,
    kinds.ASK_REPOSITION: _past,
    kinds.ASK_SNAPSHOT: _snapshot,
    kinds.ASK_RETREAT: _retreat,
    kinds.ASK_ORDER: _order,
    kinds.ASK_EMERGENCY: _emergency,
    kinds.ASK_FIRST_MOVE: _still,
    kinds.ASK_LONG_KEEPER: _still,
    kinds.ASK_CORNER_SIDE: _spot,
    kinds.ASK_GOAL_KICK: _spot,
    kinds.ASK_PICK: _card,
    kinds.ASK_KEEPER_CARD: _card,
}
