"""CA-11.17 to CA-11.20: the snapshot."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.counter_attack import actions
from dugout.games.counter_attack.board import AREA, NO_CELL
from dugout.games.counter_attack.codes import (
    ASK_AIM,
    ASK_SNAP_MOVE,
    ASK_SNAPSHOT,
    CARRIED,
    MEN,
    NO_STEP,
    PLAY_SNAPSHOT,
    STEP_B,
)
from dugout.games.counter_attack.rules import routes, shooting
from dugout.games.counter_attack.state import State

SNAP_HEXES: Final = 2


def may_call_in_phase(s: State) -> bool:
    """CA-11.17: steps A and C, while an attacker has the ball in the opponents' penalty area."""
    if s.step == NO_STEP or s.step == STEP_B or s.throwing or s.ball_state != CARRIED:
        return False
    if not AREA[s.goal_side(s.attack)] >> s.ball & 1:
        return False
    return bool(shooting.targets(s, s.attack, s.ball))


def call(s: State, piece: int, log: list[Event]) -> None:
    """CA-11.19: the snapshot is called: the defence may move one player, then the target is named."""
    if s.step != NO_STEP:
        s.moved |= 1 << piece
    log.append(Event("ca.snapshot", "CA-11.19", (piece, s.ball)))
    s.push(ASK_AIM, 1 << (piece // MEN), piece)
    s.push(ASK_SNAP_MOVE, 1 << (1 - piece // MEN))


def move_answers(s: State, q: Frame) -> list[int]:
    """CA-11.19, CA-11.20: one defender, keeper included, up to 2 hexes, moved before or not."""
    found: list[int] = [actions.pack(actions.END)]
    for piece in s.pieces(1 - s.attack):
        found += routes.special_runs(s, piece, SNAP_HEXES)
    return found


def move(s: State, choice: int, log: list[Event]) -> None:
    """CA-11.19: the defender's move."""
    if actions.verb_of(choice) == actions.RUN:
        piece, cell = actions.first(choice), actions.second(choice)
        log.append(Event("ca.snap-move", "CA-11.19", (piece, s.cell[piece], cell)))
        s.place(piece, cell)


def aim_answers(s: State, q: Frame) -> list[int]:
    """CA-11.3: the goal-mouth hexes in range."""
    return [actions.pack(actions.AIM, cell) for cell in shooting.targets(s, q.a // MEN, s.cell[q.a])]


def aim(s: State, q: Frame, choice: int, log: list[Event]) -> None:
    """CA-11.19: step 3, the target."""
    shooting.declare(s, q.a, actions.first(choice), PLAY_SNAPSHOT, log)


def offer(s: State, q: Frame) -> None:
    """CA-11.17: at once when a loose ball hits an attacker in steps A or C."""
    if s.step == NO_STEP or s.step == STEP_B or s.ball_state != CARRIED or s.carrier != q.a:
        return
    if s.cell[q.a] != NO_CELL and shooting.targets(s, q.a // MEN, s.ball):
        s.push(ASK_SNAPSHOT, 1 << (q.a // MEN), q.a)


def offered(s: State, q: Frame, choice: int, log: list[Event]) -> None:
    """CA-11.17: snapshot or not."""
    if actions.verb_of(choice) == actions.SNAPSHOT:
        call(s, q.a, log)
