# mypyc: interpreted
"""CA-5.15, CA-6.10, CA-18.2, CA-18.3: timers, what is answered for a manager, and the short match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.values import Setup, Short, Tempo
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.board import AREA, CENTRE_SPOT, COLUMN, GOAL_CENTRE, HEIGHT, between, key
from dugout.games.counter_attack.data.deck import KEEPERS, OUTFIELDERS
from dugout.games.counter_attack.data.ready import QUICK
from dugout.games.counter_attack.options import DRAWS, SAND_OFF, SAND_ON, SAND_SECOND_HALF, SANDS, configure
from dugout.games.counter_attack.rules import clock, placing
from dugout.games.counter_attack.state import State

SAND_SECONDS: Final = 60
MINUTE_SECONDS: Final = 60
READY: Final = {"squads": "fixed", "ready": True}
TEAMS: Final = [{"name": name, "keeper": keeper, "players": list(men)} for name, keeper, men in QUICK]
"""CA-5.11: squads made to attack, so that a short match has its goals."""
SHORT: Final = Short({**READY, "half_minutes": 20, "teams": TEAMS}, 2, 30, READY, alone={"kick_off": "home"})
"""Who plays a computer begins with the ball; the computer kicks off the second half (CA-7.1)."""
STEP_QUESTIONS: Final = (kinds.ASK_MOVE, kinds.ASK_DRIBBLE, kinds.ASK_TACKLE, kinds.ASK_SNAPSHOT)
"""CA-18.3: what a manager decides in his step; all others stop the timer of the step while they last."""


def _sand_runs(s: State) -> bool:
    """CA-18.3, CA-24.1: in the whole match, or from the second half on."""
    sand = s.config.sand_timer
    return sand == SAND_ON or (sand == SAND_SECOND_HALF and s.period >= clock.SECOND_HALF)


def tempo(s: State) -> Tempo:
    """CA-18.2, CA-18.3: a minute of the host after a minute; the sand timer for a step or a decision."""
    if s.period == 0 or not s.agenda or kinds.WAITS_FOR[s.agenda.top.kind] != A_SEAT:
        return Tempo()
    return Tempo(
        SAND_SECONDS if _sand_runs(s) else 0,
        timer=s.step,
        aside=s.agenda.top.kind not in STEP_QUESTIONS,
        beat=MINUTE_SECONDS if clock.has_minutes(s) else 0,
    )


def pace(options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
    """CA-18.2, CA-18.3: the sand timer, from the start or from the second half on, and halves in real minutes."""
    config = configure(Setup(2, options))
    found: list[tuple[str, int]] = []
    if config.sand_timer != SAND_OFF:
        found.append(("step" if config.sand_timer == SAND_ON else "late-step", SAND_SECONDS))
    if config.real_clock:
        found.append(("half", config.half_minutes * MINUTE_SECONDS))
    return tuple(found)


def timed(clock: str, days: int) -> dict[str, Any]:
    """CA-18.7: without a clock and by correspondence no sand timer, whatever preset is played."""
    return {} if clock == "live" else {"sand_timer": SANDS[SAND_OFF]}


def may_draw(s: State) -> bool:
    """CA-19.1, CA-22.7: where a level score stands, managers may also shake hands on it; a tie of two legs goes on."""
    return DRAWS[s.config.draw] == "stands" and not s.config.two_legged


def is_ready(s: State) -> bool:
    """CA-5.15: whether the open question is one that is not asked: the line-up, and everything before a kick-off."""
    q = s.agenda.top
    places, _, _ = q.kept()
    kick_off = (q.kind == kinds.ASK_PLACE and places == placing.KICK_OFF_PLACES) or (
        q.kind == kinds.ASK_TAKER and s.restart == terms.KICK_OFF
    )
    return s.config.ready and (kick_off or q.kind == kinds.ASK_LINEUP)


def default(s: State, seat: int, legal: Sequence[int]) -> int:
    """CA-6.10: the last column of the table of states; where it fits several, the first by shirt or key."""
    q = s.agenda.top
    kind = q.kind
    if kind in (kinds.ASK_KICKOFF_PASS, kinds.ASK_SET_PIECE, kinds.ASK_THROW):
        return _nearest_mate(s, seat, legal, 0)
    if kind == kinds.ASK_KEEPER_KICK:
        return _nearest_mate(s, seat, legal, AREA[s.own_side(seat)])
    if kind == kinds.ASK_AIM:
        return min(legal, key=_target_key)
    if kind == kinds.ASK_GOAL_KICK:
        goal = GOAL_CENTRE[s.own_side(seat)]
        return min(legal, key=lambda choice: _goal_kick_key(choices.first(choice), goal))
    if kind == kinds.ASK_CORNER_SIDE:
        return max(legal, key=lambda choice: HEIGHT[choices.first(choice)])
    if kind == kinds.ASK_HEAD:
        return _head(s, seat, legal)
    if kind == kinds.ASK_JUMP:
        return max(legal, key=lambda choice: choices.second(choice).bit_count())
    return _by_verb(s, q, seat, legal)


def _by_verb(s: State, q: Frame, seat: int, legal: Sequence[int]) -> int:
    kind = q.kind
    if kind == kinds.ASK_ACTION:
        return legal[0]
    if kind in (kinds.ASK_TACKLE, kinds.ASK_DIVE, kinds.ASK_SNAPSHOT):
        return choices.pack(choices.NO)
    if kind == kinds.ASK_FOUL:
        return choices.pack(choices.TAKE_KICK)
    if kind == kinds.ASK_DRIBBLE:
        return choices.pack(choices.STAY)
    if kind == kinds.ASK_HEAD_OR_MOVE:
        return choices.pack(choices.DROP)
    if kind == kinds.ASK_TAKER:
        return _taker(s, legal)
    if kind == kinds.ASK_PLACE and placing.waiting(s, seat):
        return choices.pack(choices.ARRANGE)
    if kind == kinds.ASK_PUT:
        return _put(s, q, legal)
    if kind == kinds.ASK_RETREAT:
        here = s.cell[s.asked_piece()]
        return min(
            legal, key=lambda choice: (between(choices.first(choice), here), key(choices.first(choice)))
        )
    if kind == kinds.ASK_EMERGENCY:
        return max(legal, key=lambda choice: (s.attribute(choices.first(choice), terms.RESILIENCE), -choice))
    if kind == kinds.ASK_ORDER:
        return choices.pack(choices.ARRANGE)
    if kind == kinds.ASK_PICK:
        return max(legal, key=lambda choice: (sum(OUTFIELDERS[choices.first(choice)].attributes), -choice))
    if kind == kinds.ASK_KEEPER_CARD:
        return max(legal, key=lambda choice: (sum(KEEPERS[choices.first(choice)].attributes), -choice))
    return legal[0]


def _target_key(choice: int) -> tuple[int, tuple[int, int, int, int]]:
    cell = choices.first(choice)
    return abs(HEIGHT[cell]), key(cell)


def _goal_kick_key(cell: int, goal: int) -> tuple[int, int, tuple[int, int, int, int]]:
    return abs(HEIGHT[cell]), abs(COLUMN[cell] - COLUMN[goal]), key(cell)


def _nearest_mate(s: State, seat: int, legal: Sequence[int], outside: int) -> int:
    """CA-6.10: a ground pass (or the kick) to the nearest team-mate, else the first legal option by key."""
    verbs = (choices.STANDARD, choices.THROW, choices.KICK)
    passes = [choice for choice in legal if choices.verb_of(choice) in verbs]
    mates = [
        choice
        for choice in passes
        if s.mask[seat] >> choices.first(choice) & 1 and not outside >> choices.first(choice) & 1
    ]
    pool = mates or passes or legal
    ball = s.ball
    return min(pool, key=lambda choice: (between(choices.first(choice), ball), key(choices.first(choice))))


def _head(s: State, seat: int, legal: Sequence[int]) -> int:
    """CA-6.10: at goal if legal, else to the nearest team-mate, else farthest from the own goal."""
    goals = [choice for choice in legal if choices.verb_of(choice) == choices.GOAL]
    if goals:
        return min(goals, key=_target_key)
    mates = [choice for choice in legal if s.mask[seat] >> choices.first(choice) & 1]
    if mates:
        return min(
            mates, key=lambda choice: (between(choices.first(choice), s.target), key(choices.first(choice)))
        )
    own = GOAL_CENTRE[s.own_side(seat)]
    return min(legal, key=lambda choice: (-between(choices.first(choice), own), key(choices.first(choice))))


def _taker(s: State, legal: Sequence[int]) -> int:
    """CA-6.10: the nearest outfielder."""
    spot = CENTRE_SPOT if s.restart == terms.KICK_OFF else s.restart_cell

    return min(
        legal,
        key=lambda choice: (
            choices.first(choice) in s.keeper,
            between(s.cell[choices.first(choice)], spot),
            choices.first(choice),
        ),
    )


def _put(s: State, q: Frame, legal: Sequence[int]) -> int:
    """CA-6.10: nearest to where he stood."""
    _, _, piece = q.kept()
    home = s.cell[piece] if s.cell[piece] >= 0 else s.stood[piece]
    return min(legal, key=lambda choice: (between(choices.first(choice), home), key(choices.first(choice))))
