"""CA-11.17 to CA-11.20: the snapshot."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask
from dugout.core.values import Event
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.board import AREA, NO_CELL
from dugout.games.counter_attack.kinds import ASK_AIM, ASK_SNAP_MOVE, ASK_SNAPSHOT
from dugout.games.counter_attack.rules import routes, shot
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import CARRIED, MEN, NO_STEP, PLAY_SNAPSHOT, STEP_B

SNAP_HEXES: Final = 2


def may_call_in_phase(s: State) -> bool:
    """CA-11.17: steps A and C, while an attacker has the ball in the opponents' penalty area."""
    if s.step == NO_STEP or s.step == STEP_B or s.throwing or s.ball_state != CARRIED:
        return False
    if not AREA[s.goal_side(s.attack)] >> s.ball & 1:
        return False
    return bool(shot.targets(s, s.attack, s.ball))


def call(s: State, piece: int, log: list[Event]) -> None:
    """CA-11.19: the snapshot is called: the defence may move one player, then the target is named."""
    if s.step != NO_STEP:
        s.moved |= 1 << piece
    log.append(Event("ca.snapshot", "CA-11.19", (piece, s.ball)))
    s.agenda.plan([ask(ASK_SNAP_MOVE, 1 - piece // MEN), ask(ASK_AIM, piece // MEN, piece)])


def move_choices(s: State) -> Answers:
    """CA-11.19, CA-11.20: one defender, keeper included, up to 2 hexes, moved before or not."""
    return routes.special_move_choices(s, 1 - s.attack, NOBODY, SNAP_HEXES)


def move(s: State, choice: int, log: list[Event]) -> None:
    """CA-11.19: the defender's move."""
    routes.special_move(s, choice, "ca.snap-move", "CA-11.19", log)


def aim_choices(s: State, piece: int) -> list[int]:
    """CA-11.3: the goal-mouth hexes in range."""
    return [choices.pack(choices.AIM, cell) for cell in shot.targets(s, piece // MEN, s.cell[piece])]


def aim(s: State, piece: int, choice: int, log: list[Event]) -> None:
    """CA-11.19: step 3, the target."""
    shot.declare(s, piece, choices.first(choice), PLAY_SNAPSHOT, log)


def offer(s: State, piece: int) -> None:
    """CA-11.17: at once when a loose ball hits an attacker in steps A or C."""
    if s.step == NO_STEP or s.step == STEP_B or s.ball_state != CARRIED or s.carrier != piece:
        return
    if s.cell[piece] != NO_CELL and shot.targets(s, piece // MEN, s.ball):
        s.agenda.ask(ASK_SNAPSHOT, piece // MEN, piece)


def offered(s: State, piece: int, choice: int, log: list[Event]) -> None:
    """CA-11.17: snapshot or not."""
    if choices.verb_of(choice) == choices.SNAPSHOT:
        call(s, piece, log)
