"""Invariants of a valid state, by name."""

from __future__ import annotations

from dugout.core.agenda import NOTHING
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import AREA, NO_CELL, PITCH
from dugout.games.counter_attack.rules import placing
from dugout.games.counter_attack.state import NOBODY, State

_CONTESTED = (
    kinds.ASK_JUMP, kinds.ROLL_JUMP, kinds.ASK_HEAD, kinds.ASK_HEAD_OR_MOVE, kinds.ROLL_LONE_HEADER,
    kinds.ROLL_HEADER_SAVE, kinds.ROLL_DIRECTION, kinds.ROLL_DISTANCE, kinds.ASK_KEEPER_STEP, kinds.ROLL_STOP,
    kinds.ROLL_PARRY, kinds.ASK_CORNER_SIDE,
)  # fmt: skip
_PLACING = (kinds.ASK_PLACE, kinds.ASK_PUT)


def problems(s: State) -> list[str]:
    """Broken invariants by name; empty in a valid state."""
    found: list[str] = []
    _check_places(s, found)
    _check_ball(s, found)
    _check_people(s, found)
    if not s.agenda and not s.ended:
        found.append("nothing-to-do")
    if s.agenda and kinds.WAITS_FOR[s.agenda.top.kind] == NOTHING:
        found.append("unsettled")
    if min(s.score) < 0 or s.clock < 0 or s.due < 0:
        found.append("score-or-clock")
    if s.step == terms.NO_STEP and (s.moved or s.tried or s.left):
        found.append("marks-outside-a-phase")
    return found


def _check_places(s: State, found: list[str]) -> None:
    """CA-1.4: one player a hex, on the pitch, and the sets of cells agree with the places."""
    seen = 0
    for piece in range(terms.PIECES):
        cell = s.cell[piece]
        if cell == NO_CELL:
            continue
        if not PITCH >> cell & 1:
            found.append("off-the-pitch")
        elif seen >> cell & 1:
            found.append("two-on-a-hex")
        seen |= 1 << cell
        if s.who[piece] == NOBODY:
            found.append("nobody-in-a-shirt")
    if seen != s.occupied() or s.mask[0] & s.mask[1]:
        found.append("masks")


def _check_ball(s: State, found: list[str]) -> None:
    """CA-1.3, CA-1.4: the ball is where its state says."""
    if s.ball_state in (terms.CARRIED, terms.HELD):
        if s.carrier == NOBODY or s.cell[s.carrier] != s.ball:
            found.append("carrier-without-ball")
        elif s.carrier // terms.MEN != s.attack and s.play != terms.PLAY_HEADED:
            found.append("carrier-not-attacking")
    if s.ball_state == terms.HELD:
        side = s.own_side(s.attack)
        if s.carrier != s.keeper[s.attack] or not AREA[side] >> s.ball & 1:
            found.append("held-outside-area")
    if s.ball_state == terms.LOOSE and s.agenda:
        if s.carrier != NOBODY:
            found.append("loose-with-carrier")
        if s.occupied() >> s.ball & 1 and s.agenda.top.kind not in _CONTESTED:
            found.append("loose-under-a-player")


def _check_people(s: State, found: list[str]) -> None:
    """CA-14.8, CA-17: cards, wearers and squads are consistent."""
    for team in (0, 1):
        worn = [s.member(piece) for piece in range(team * 11, team * 11 + 11) if s.who[piece] != NOBODY]
        if len(set(worn)) != len(worn):
            found.append("two-shirts")
        for piece in s.pieces(team):
            if s.status[s.member(piece)] != terms.PLAYING:
                found.append("not-playing")
        playing = len(placing.on_field(s, team))
        placed = not s.agenda or s.agenda.top.kind in _PLACING or s.restart == terms.PENALTY
        if (
            s.ball != NO_CELL
            and not placed
            and playing != len(s.pieces(team))
            and s.restart == terms.NO_RESTART
        ):
            found.append("somebody-missing")
    for member in range(2 * terms.SQUAD):
        if s.yellows[member] > 2 or s.reds[member] > 1:
            found.append("cards-of-one")
        sent = s.yellows[member] == 2 or s.reds[member] == 1
        if sent and s.status[member] != terms.SENT_OFF:
            found.append("sent-off-and-playing")
