"""CA-6.10: why an answer is not legal: a code, the rule, the figures."""

from __future__ import annotations

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.ids import HOST
from dugout.core.values import Refusal
from dugout.games.counter_attack import board, choices, kinds, offers, terms
from dugout.games.counter_attack.questions import question
from dugout.games.counter_attack.rules import follow, movement, passing, placing, restart, routes
from dugout.games.counter_attack.state import State

_COLUMNS = {
    choices.MOVE: follow.MOVE,
    choices.STANDARD: follow.STANDARD,
    choices.SHORT: follow.SHORT,
    choices.FIRST: follow.FIRST,
    choices.HIGH: follow.HIGH,
    choices.LONG: follow.LONG,
    choices.SNAPSHOT: follow.SNAPSHOT,
    choices.SHOT: follow.SHOT,
}
_GROUND = (choices.STANDARD, choices.SHORT, choices.FIRST, choices.THROW)
_ON_CELLS = (
    choices.STANDARD, choices.SHORT, choices.FIRST, choices.HIGH, choices.LONG, choices.THROW, choices.KICK,
    choices.SHOT, choices.DRIBBLE, choices.STEP, choices.HEAD, choices.GOAL, choices.AIM, choices.CORNER,
    choices.RETREAT, choices.PUT, choices.PLACE,
)  # fmt: skip
_RUNS = (
    kinds.ASK_MOVE, kinds.ASK_FREE_MOVES, kinds.ASK_SNAP_MOVE, kinds.ASK_AIR_MOVE, kinds.ASK_FIRST_MOVE,
    kinds.ASK_LONG_KEEPER,
)  # fmt: skip


def refusal(s: State, seat: int, choice: int) -> Refusal | None:
    """CA-6.10: the first reason that applies, or None if the answer is legal."""
    if not s.agenda:
        return Refusal("ca.match-over", "CA-6.1")
    if kinds.WAITS_FOR[s.agenda.top.kind] != A_SEAT:
        return Refusal("ca.dice-first", "CA-1.5")
    legal = offers.legal(s, seat)
    if choice in legal:
        return None
    if seat == HOST:
        return Refusal("ca.not-host", "CA-18.2")
    if not legal:
        return Refusal("ca.not-your-turn", question(s).rule)
    if not _well_formed(choice):
        return Refusal("ca.no-such-answer", "CA-6.10")
    verb = choices.verb_of(choice)
    if verb not in {choices.verb_of(one) for one in legal} and verb != choices.RUN:
        return _closed(s, verb)
    return _reason(s, s.agenda.top, seat, verb, choice)


def _well_formed(choice: int) -> bool:
    verb, a, b = choices.verb_of(choice), choices.first(choice), choices.second(choice)
    if choice < 0 or verb >= len(choices.VERBS):
        return False
    if verb in _ON_CELLS:
        return a < board.CELLS and bool(board.PITCH >> a & 1) and b == 0
    if verb == choices.RUN:
        return choices.is_piece(a) and b < board.CELLS and bool(board.PITCH >> b & 1)
    return True


def _closed(s: State, verb: int) -> Refusal:
    """CA-6.4: the action is not in the row, or the question is another one."""
    q = s.agenda.top
    if q.kind in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE) and verb in _COLUMNS:
        if s.config.learning and verb in (choices.HIGH, choices.LONG):
            return Refusal("ca.learning", "CA-24.1")
        if _COLUMNS[verb] & follow.open_columns(s):
            return Refusal(
                "ca.no-target", "CA-11.3" if verb in (choices.SHOT, choices.SNAPSHOT) else "CA-9.1"
            )
        return Refusal("ca.not-in-row", "CA-6.4", {"row": terms.ROW_NAMES[s.last]})
    return Refusal("ca.not-now", question(s).rule)


def _reason(s: State, q: Frame, seat: int, verb: int, choice: int) -> Refusal:
    if verb == choices.RUN:
        return _run(s, q, seat, choices.first(choice), choices.second(choice))
    cell = choices.first(choice)
    if verb in _GROUND:
        return _ground(s, seat, verb, cell)
    if verb == choices.HIGH:
        return _high(s, seat, cell)
    if verb == choices.LONG:
        return _long(s, seat, cell)
    if verb == choices.KICK:
        return _kick(s, seat, cell)
    if verb in (choices.SHOT, choices.AIM, choices.GOAL):
        return _shot(s, seat, verb, cell)
    if verb == choices.HEAD:
        return _head(s, q, seat, cell)
    if verb == choices.LIFT:
        return _lift(s, q, seat, choices.first(choice))
    closed = _closed_hex(s, q, verb, cell)
    if closed is not None:
        return closed
    if verb in _ON_CELLS and s.occupied() >> cell & 1:
        return Refusal("ca.occupied", "CA-1.4", _at(cell))
    return Refusal("ca.not-possible", question(s).rule)


def _lift(s: State, q: Frame, seat: int, piece: int) -> Refusal:
    """CA-1.1, CA-7.3, CA-16.6, CA-16.21: whose he is, who is due first, who stays where he is, placed already."""
    places, done, _ = q.kept()
    rule = question(s).rule
    if not choices.is_piece(piece) or piece // terms.MEN != seat or piece not in placing.on_field(s, seat):
        return Refusal("ca.not-your-player", "CA-1.1")
    if placing.waiting(s, seat):
        return Refusal("ca.lifted-first", rule)
    if places == placing.PENALTY_PLACES and not done >> piece & 1:
        return Refusal("ca.stays-for-penalty", rule)
    if piece == s.carrier and places != placing.SCENARIO_PLACES:
        return Refusal("ca.stays-on-ball", "CA-7.3" if places == placing.KICK_OFF_PLACES else rule)
    return Refusal("ca.placed-already", rule)


def _closed_hex(s: State, q: Frame, verb: int, cell: int) -> Refusal | None:
    """CA-16.2, CA-16.5, CA-16.27: what a placing says against a hex, whether or not somebody stands on it."""
    if verb == choices.PUT:
        return _put(s, q, cell)
    if verb == choices.PLACE and not board.SIX_YARD_BOX[s.own_side(s.restart_team)] >> cell & 1:
        return Refusal("ca.not-in-box", "CA-16.27")
    if verb == choices.RETREAT and not s.occupied() >> cell & 1:
        _, gap, _ = q.kept()
        away = board.between(s.restart_cell, restart.retreat_cells(s, gap)[0])
        rule = "CA-16.11" if s.restart == terms.THROW_IN else "CA-16.5"
        return Refusal("ca.retreat-near", rule, {"hexes": away})
    return None


def _put(s: State, q: Frame, cell: int) -> Refusal | None:
    """CA-7.2, CA-7.4, CA-16.5, CA-16.21, CA-21.1: where a player may not stand at this restart, by its rule."""
    places, _, piece = q.kept()
    if s.cell[piece] == cell:
        return Refusal("ca.back-once", "CA-16.2")
    if placing.allowed(s, places, piece) >> cell & 1:
        return None
    if places == placing.REPLACING:
        return Refusal("ca.two-clear", "CA-16.5")
    if places == placing.PENALTY_PLACES:
        return Refusal("ca.penalty-clear", "CA-16.21")
    team = piece // terms.MEN
    if places == placing.KICK_OFF_PLACES:
        if board.HALF[s.own_side(team)] >> cell & 1:
            return Refusal("ca.centre-circle", "CA-7.4")
        return Refusal("ca.not-own-half", "CA-7.2")
    if piece == s.keeper[team] and team == s.restart_team:
        return Refusal("ca.not-in-box", "CA-21.1")
    return Refusal("ca.not-own-half", "CO-13.6")


def _at(cell: int) -> dict[str, int | str]:
    return {"hex": choices.cell_text(cell)}


def _run(s: State, q: Frame, seat: int, piece: int, cell: int) -> Refusal:
    """CA-8.3 to CA-8.5: whose, moved already, barred, occupied, too far."""
    if q.kind not in _RUNS:
        return Refusal("ca.not-now", question(s).rule)
    if piece // terms.MEN != seat or s.cell[piece] < 0:
        return Refusal("ca.not-your-player", "CA-1.1")
    if q.kind == kinds.ASK_MOVE:
        if s.moved >> piece & 1:
            return Refusal("ca.moved", "CA-8.3")
        if s.barred >> piece & 1:
            return Refusal("ca.barred", "CA-10.20")
        if not movement.may_move(s, piece):
            return Refusal("ca.barred", "CA-16.11")
    if cell != s.cell[piece] and s.occupied() >> cell & 1:
        return Refusal("ca.occupied", "CA-1.4", _at(cell))
    listed, both, _ = q.kept()
    if q.kind == kinds.ASK_FREE_MOVES and not listed >> piece & 1:
        return Refusal("ca.not-listed", "CA-13.14" if both else "CA-8.22")
    if s.ball_state == terms.LOOSE and cell == s.ball and s.anchor == piece:
        return Refusal("ca.anchored", "CA-6.9")
    if q.kind == kinds.ASK_MOVE and piece == s.carrier and s.ball_state == terms.CARRIED:
        return Refusal("ca.hex-by-hex", "CA-8.4")
    return _out_of_reach(s, q, piece, cell)


def _out_of_reach(s: State, q: Frame, piece: int, cell: int) -> Refusal:
    """CA-16.11, CA-13.14, CA-8.4: closed next to a throw-in, outside the holding keeper's area, or too far."""
    if s.throwing and piece // terms.MEN != s.restart_team and board.NEAR_1[s.restart_cell] >> cell & 1:
        return Refusal("ca.next-to-throw", "CA-16.11", _at(cell))
    holds = s.ball_state == terms.HELD and piece == s.carrier
    if holds and q.kind == kinds.ASK_FREE_MOVES:
        if not board.AREA[s.own_side(piece // terms.MEN)] >> cell & 1:
            return Refusal("ca.keeper-stays", "CA-13.14", _at(cell))
        if routes.reach(s, piece, movement.FREE_HEXES) >> cell & 1:
            return Refusal("ca.keeper-way-out", "CA-13.14")
    return Refusal("ca.too-far", "CA-8.4", _at(cell))


def _origin(s: State) -> int:
    return s.cell[s.carrier] if s.carrier >= 0 else s.ball


def _ground(s: State, seat: int, verb: int, cell: int) -> Refusal:
    """CA-9.1, CA-9.3, CA-9.4: own hex, range, an opponent on the way."""
    origin = _origin(s)
    limit = passing.pass_range(terms.PLAY_STANDARD if verb == choices.STANDARD else terms.PLAY_SHORT)
    if cell == origin:
        return Refusal("ca.own-hex", "CA-9.1")
    if board.between(origin, cell) > limit:
        return Refusal("ca.out-of-range", "CA-9.3", {"distance": board.between(origin, cell), "range": limit})
    in_the_way = board.path(origin, cell).mask & s.mask[1 - seat]
    return Refusal("ca.path-blocked", "CA-9.4", _at((in_the_way & -in_the_way).bit_length() - 1))


def _high(s: State, seat: int, cell: int) -> Refusal:
    """CA-9.11, CA-16.8: own hex, range, an opponent on the target, one next to the passer in the way."""
    origin = _origin(s)
    if s.last == terms.ROW_CORNER and not board.AREA[s.goal_side(seat)] >> cell & 1:
        return Refusal("ca.not-in-area", "CA-16.8")
    if cell == origin:
        return Refusal("ca.own-hex", "CA-9.1")
    if s.mask[1 - seat] >> cell & 1:
        return Refusal("ca.opponent-there", "CA-9.11", _at(cell))
    if board.between(origin, cell) > board.HIGH_RANGE:
        return Refusal(
            "ca.out-of-range", "CA-9.11", {"distance": board.between(origin, cell), "range": board.HIGH_RANGE}
        )
    return Refusal("ca.kick-blocked", "CA-9.11")


def _long(s: State, seat: int, cell: int) -> Refusal:
    """CA-9.20, CA-9.21: own hex, thirds, team-mates, opponents, one next to the passer in the way."""
    origin = _origin(s)
    if cell == origin:
        return Refusal("ca.own-hex", "CA-9.1")
    for side in (board.LEFT, board.RIGHT):
        if board.FINAL_THIRD[side] >> origin & 1 and board.FINAL_THIRD[1 - side] >> cell & 1:
            return Refusal("ca.third-to-third", "CA-9.21")
    for mate in s.pieces(seat):
        if mate != s.carrier and board.between(s.cell[mate], cell) < 6:
            return Refusal("ca.mate-too-near", "CA-9.20", _at(s.cell[mate]))
    for opponent in s.pieces(1 - seat):
        if board.between(s.cell[opponent], cell) < 2:
            return Refusal("ca.opponent-too-near", "CA-9.20", _at(s.cell[opponent]))
    return Refusal("ca.kick-blocked", "CA-9.20")


def _kick(s: State, seat: int, cell: int) -> Refusal:
    """CA-13.15: no opponent there, not in the far final third."""
    if s.mask[1 - seat] >> cell & 1:
        return Refusal("ca.opponent-there", "CA-13.15", _at(cell))
    if board.FINAL_THIRD[s.goal_side(seat)] >> cell & 1:
        return Refusal("ca.far-third", "CA-13.15")
    return Refusal("ca.own-hex", "CA-9.1")


def _shot(s: State, seat: int, verb: int, cell: int) -> Refusal:
    """CA-11.3, CA-10.14: only the goal mouth, only in range."""
    header = verb == choices.GOAL
    if not board.GOAL_MOUTH[s.goal_side(seat)] >> cell & 1:
        return Refusal("ca.not-the-goal", "CA-10.14" if header else "CA-11.3")
    limit = board.HEADER_RANGE if header else board.SHOT_RANGE
    distance = board.between(s.target if header else _origin(s), cell)
    return Refusal(
        "ca.out-of-range", "CA-10.14" if header else "CA-11.3", {"distance": distance, "range": limit}
    )


def _head(s: State, q: Frame, seat: int, cell: int) -> Refusal:
    """CA-10.13: range, own hex, an opponent, the own keeper after a corner."""
    piece, _, _ = q.kept()
    if cell == s.cell[piece] or cell == s.target:
        return Refusal("ca.own-hex", "CA-10.13")
    if board.between(s.target, cell) > board.HEADER_RANGE:
        return Refusal(
            "ca.out-of-range",
            "CA-10.13",
            {"distance": board.between(s.target, cell), "range": board.HEADER_RANGE},
        )
    if s.mask[1 - seat] >> cell & 1:
        return Refusal("ca.opponent-there", "CA-10.13", _at(cell))
    return Refusal("ca.own-keeper", "CA-10.13")
