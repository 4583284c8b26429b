# mypyc: interpreted
"""CA-6.10: what is answered for a manager whose time has run out."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.games.counter_attack import actions, codes
from dugout.games.counter_attack.board import AREA, CENTRE_SPOT, COLUMN, GOAL_CENTRE, HEIGHT, between, key
from dugout.games.counter_attack.data.deck import KEEPERS, OUTFIELDERS
from dugout.games.counter_attack.rules import placing
from dugout.games.counter_attack.state import State


def default(s: State, seat: int, legal: list[int]) -> int:
    """CA-6.10: the last column of the table of states; where it fits several, the first by shirt or key."""
    q = s.top()
    kind = q.kind
    if kind in (codes.ASK_KICKOFF_PASS, codes.ASK_SET_PIECE, codes.ASK_THROW):
        return _nearest_mate(s, seat, legal, 0)
    if kind == codes.ASK_KEEPER_KICK:
        return _nearest_mate(s, seat, legal, AREA[s.own_side(seat)])
    if kind == codes.ASK_AIM:
        return min(legal, key=_target_key)
    if kind == codes.ASK_GOAL_KICK:
        goal = GOAL_CENTRE[s.own_side(seat)]
        return min(legal, key=lambda choice: _goal_kick_key(actions.first(choice), goal))
    if kind == codes.ASK_CORNER_SIDE:
        return max(legal, key=lambda choice: HEIGHT[actions.first(choice)])
    if kind == codes.ASK_HEAD:
        return _head(s, seat, legal)
    if kind == codes.ASK_JUMP:
        return max(legal, key=lambda choice: actions.second(choice).bit_count())
    return _by_verb(s, q, seat, legal)


def _by_verb(s: State, q: Frame, seat: int, legal: list[int]) -> int:
    kind = q.kind
    if kind == codes.ASK_ACTION:
        return legal[0]
    if kind in (codes.ASK_TACKLE, codes.ASK_DIVE, codes.ASK_SNAPSHOT):
        return actions.pack(actions.NO)
    if kind == codes.ASK_FOUL:
        return actions.pack(actions.TAKE_KICK)
    if kind == codes.ASK_DRIBBLE:
        return actions.pack(actions.STAY)
    if kind == codes.ASK_HEAD_OR_MOVE:
        return actions.pack(actions.DROP)
    if kind == codes.ASK_TAKER:
        return _taker(s, legal)
    if kind == codes.ASK_PLACE and placing.waiting(s, seat):
        return actions.pack(actions.ARRANGE)
    if kind == codes.ASK_PUT:
        return _put(s, q, legal)
    if kind == codes.ASK_RETREAT:
        return min(
            legal,
            key=lambda choice: (between(actions.first(choice), s.cell[q.a]), key(actions.first(choice))),
        )
    if kind == codes.ASK_EMERGENCY:
        return max(legal, key=lambda choice: (s.attribute(actions.first(choice), codes.RESILIENCE), -choice))
    if kind == codes.ASK_ORDER:
        return actions.pack(actions.ARRANGE)
    if kind == codes.ASK_PICK:
        return max(legal, key=lambda choice: (sum(OUTFIELDERS[actions.first(choice)].attributes), -choice))
    if kind == codes.ASK_KEEPER_CARD:
        return max(legal, key=lambda choice: (sum(KEEPERS[actions.first(choice)].attributes), -choice))
    return legal[0]


def _target_key(choice: int) -> tuple[int, tuple[int, int, int, int]]:
    cell = actions.first(choice)
    return abs(HEIGHT[cell]), key(cell)


def _goal_kick_key(cell: int, goal: int) -> tuple[int, int, tuple[int, int, int, int]]:
    return abs(HEIGHT[cell]), abs(COLUMN[cell] - COLUMN[goal]), key(cell)


def _nearest_mate(s: State, seat: int, legal: list[int], outside: int) -> int:
    """CA-6.10: a ground pass (or the kick) to the nearest team-mate, else the first legal option by key."""
    verbs = (actions.STANDARD, actions.THROW, actions.KICK)
    passes = [choice for choice in legal if actions.verb_of(choice) in verbs]
    mates = [
        choice
        for choice in passes
        if s.mask[seat] >> actions.first(choice) & 1 and not outside >> actions.first(choice) & 1
    ]
    pool = mates or passes or legal
    ball = s.ball
    return min(pool, key=lambda choice: (between(actions.first(choice), ball), key(actions.first(choice))))


def _head(s: State, seat: int, legal: list[int]) -> int:
    """CA-6.10: at goal if legal, else to the nearest team-mate, else farthest from the own goal."""
    goals = [choice for choice in legal if actions.verb_of(choice) == actions.GOAL]
    if goals:
        return min(goals, key=_target_key)
    mates = [choice for choice in legal if s.mask[seat] >> actions.first(choice) & 1]
    if mates:
        return min(
            mates, key=lambda choice: (between(actions.first(choice), s.target), key(actions.first(choice)))
        )
    own = GOAL_CENTRE[s.own_side(seat)]
    return min(legal, key=lambda choice: (-between(actions.first(choice), own), key(actions.first(choice))))


def _taker(s: State, legal: list[int]) -> int:
    """CA-6.10: the nearest outfielder."""
    spot = CENTRE_SPOT if s.restart == codes.KICK_OFF else s.restart_cell

    return min(
        legal,
        key=lambda choice: (
            actions.first(choice) in s.keeper,
            between(s.cell[actions.first(choice)], spot),
            actions.first(choice),
        ),
    )


def _put(s: State, q: Frame, legal: list[int]) -> int:
    """CA-6.10: nearest to where he stood."""
    home = s.cell[q.c] if s.cell[q.c] >= 0 else s.stood[q.c]
    return min(legal, key=lambda choice: (between(actions.first(choice), home), key(actions.first(choice))))
