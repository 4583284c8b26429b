"""`easy` for Counter Attack: plays like somebody in his first week.

He passes to free men further up, runs with the ball where nobody stands, sends men forward, marks and
tackles, shoots when he likes the odds, and does the sensible thing at set pieces. He does not look ahead,
and one decision in twelve he takes the second-best idea.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.bots import counter_attack_sense as sense
from dugout.bots.base import Bot, Budget
from dugout.core.contract import Rules
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.games.counter_attack import actions, codes, odds
from dugout.games.counter_attack.board import AREA, COLUMN, GOAL_CENTRE, HEIGHT, NEAR_1, NEAR_2, between, path
from dugout.games.counter_attack.data.deck import OUTFIELDERS, card_value
from dugout.games.counter_attack.rules import heading, shooting
from dugout.games.counter_attack.state import State

SLIP: Final = 12
"""One decision in so many is the second-best idea."""

Rated = list[tuple[float, int]]


class EasyBot(Bot):
    """A beginner. Sees everything the seat sees, which is everything but a hidden line-up."""

    def __init__(self) -> None:
        super().__init__(Budget(1))

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        self.start_thinking()
        self.spend(0)
        if len(legal) == 1:
            return legal[0]
        state = rules.resample(view, roller)
        ideas = _ideas(state, seat, list(legal))
        if not ideas:
            return rules.default(state, seat)
        ideas.sort(key=lambda idea: (-idea[0], idea[1]))
        if len(ideas) > 1 and ideas[1][0] > 0 and ideas[0][0] - ideas[1][0] < 2 and roller.chance(1, SLIP):
            return ideas[1][1]
        return ideas[0][1]


def _ideas(s: State, seat: int, legal: list[int]) -> Rated:
    """Answers with what they are worth; empty: the default of CA-6.10 will do."""
    kind = s.top().kind
    if kind in (codes.ASK_ACTION, codes.ASK_SET_PIECE):
        return _action(s, seat, legal)
    if kind == codes.ASK_MOVE:
        return _defend(s, seat, legal) if s.step == codes.STEP_B else _advance(s, seat, legal)
    if kind == codes.ASK_DRIBBLE:
        return _dribble(s, seat, legal)
    if kind in (codes.ASK_TACKLE, codes.ASK_DIVE):
        return _challenge(s, legal, kind)
    if kind == codes.ASK_FREE_MOVES:
        return _free_moves(s, legal)
    if kind == codes.ASK_KEEPER_STEP:
        return _keeper_step(s, seat, legal)
    if kind == codes.ASK_REPOSITION:
        return _reposition(s, seat, legal)
    if kind == codes.ASK_HEAD:
        return _head(s, seat, legal)
    if kind == codes.ASK_AIR_MOVE:
        return _under_the_ball(s, seat, legal)
    return _other(s, seat, legal, kind)


def _other(s: State, seat: int, legal: list[int], kind: int) -> Rated:
    if kind == codes.ASK_SNAPSHOT:
        chance, _where = sense.shot_chance(s, s.top().a, codes.PLAY_SNAPSHOT)
        return [(chance * 10, actions.pack(actions.SNAPSHOT)), (2.0, actions.pack(actions.NO))]
    if kind == codes.ASK_AIM:
        return [(_aim(s, choice), choice) for choice in legal]
    if kind == codes.ASK_JUMP:
        return [(_jump(s, seat, choice), choice) for choice in legal]
    if kind == codes.ASK_FOUL:
        return _foul(s, seat)
    if kind == codes.ASK_SNAP_MOVE:
        return _close_down(s, seat, legal)
    if kind == codes.ASK_LONG_KEEPER:
        return [(5.0, choice) for choice in legal if actions.second(choice) == s.ball and choice != legal[0]]
    if kind == codes.ASK_KEEPER_KICK:
        return [(_kick(s, seat, actions.first(choice)), choice) for choice in legal]
    if kind == codes.ASK_TAKER:
        return _taker(s, seat, legal)
    if kind == codes.ASK_PLACE:
        return [(1.0, actions.pack(actions.ARRANGE))] if actions.pack(actions.ARRANGE) in legal else []
    if kind == codes.ASK_SUBSTITUTE:
        return _substitute(s, seat, legal)
    if kind == codes.ASK_PICK:
        return [(_card(s, seat, actions.first(choice)), choice) for choice in legal]
    if kind == codes.ASK_LINEUP:
        return [(1.0, legal[0])] if actions.verb_of(legal[0]) == actions.LINEUP else _points(s, seat, legal)
    if kind == codes.ASK_HEAD_OR_MOVE:
        return [(1.0, actions.pack(actions.DROP))]
    return []


# With the ball


def _action(s: State, seat: int, legal: list[int]) -> Rated:
    """Shoot if the odds are fair, pass if somebody is better placed, cross from the wing, else move."""
    piece, origin = s.carrier, s.cell[s.carrier]
    here = sense.place_value(s, seat, origin)
    ideas: Rated = []
    for choice in legal:
        verb, target = actions.verb_of(choice), actions.first(choice)
        if verb == actions.MOVE:
            ideas.append((here + 0.6, choice))
        elif verb in (actions.STANDARD, actions.SHORT, actions.FIRST):
            if s.mask[seat] >> target & 1:
                ideas.append((_pass_value(s, seat, origin, target), choice))
        elif verb == actions.HIGH:
            if s.mask[seat] >> target & 1:
                ideas.append((_cross_value(s, seat, piece, target), choice))
        elif verb == actions.SHOT:
            play = codes.PLAY_FREE_SHOT if s.last == codes.ROW_FREE_KICK else codes.PLAY_SHOT
            ideas.append((_shot_value(odds.shot(s, piece, target, play)["goal"]), choice))
        elif verb == actions.SNAPSHOT:
            chance, _where = sense.shot_chance(s, piece, codes.PLAY_SNAPSHOT)
            ideas.append((_shot_value(chance), choice))
    return ideas


def _shot_value(chance: Any) -> float:
    """A shot loses the ball, so it must be worth it."""
    return 3.5 + 14 * float(chance) if chance > 0.15 else 0.0


def _pass_value(s: State, seat: int, origin: int, target: int) -> float:
    arrives = sense.lane(s, seat, origin, target)
    receiver = s.piece_at(target)
    if s.flags >> receiver & 1 or (
        s.progress(seat, target) > sense.offside_line(s, seat)
        and s.progress(seat, target) > s.progress(seat, origin)
    ):
        return 0.0
    room = sense.place_value(s, seat, target) - 0.35 * sense.crowd(s, seat, target) + 0.8
    if s.keeper[seat] == receiver:
        room -= 3
    return arrives * room - (1 - arrives) * (10 - sense.place_value(s, seat, target)) * 0.6


def _cross_value(s: State, seat: int, piece: int, target: int) -> float:
    """A high ball is worth its accuracy times what the header may bring."""
    if s.progress(seat, target) > sense.offside_line(s, seat) and s.last != codes.ROW_CORNER:
        return 0.0
    accurate = float(odds.high_pass(s, piece)["accurate"])
    man = s.piece_at(target)
    strength = s.attribute(man, codes.HEADING)
    rivals = [
        s.attribute(rival, codes.AERIAL if rival == s.keeper[1 - seat] else codes.HEADING)
        - (1 if between(s.cell[rival], target) == 2 else 0)
        for rival in s.pieces(1 - seat)
        if between(s.cell[rival], target) <= 2
    ]
    wins = float(odds.contest([strength], rivals, False)) if rivals else 0.95
    reward = sense.place_value(s, seat, target)
    if sense.goal_distance(s, seat, target) <= 6:
        reward += 3
    return accurate * wins * reward - (1 - accurate * wins) * 1.2


def _advance(s: State, seat: int, legal: list[int]) -> Rated:
    """Steps A and C: fetch a loose ball, shoot, dribble on, run into space."""
    ideas: Rated = [(0.35, actions.pack(actions.END))]
    snapshot = actions.pack(actions.SNAPSHOT)
    if snapshot in legal:
        chance, _where = sense.shot_chance(s, s.carrier, codes.PLAY_SNAPSHOT)
        ideas.append((12 * chance if chance > 0.3 else 0.0, snapshot))
    best: dict[int, tuple[float, int]] = {}
    for choice in legal:
        verb = actions.verb_of(choice)
        if verb == actions.OVER_LINE:
            ideas.append((99.0, choice))
        if verb != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        value = _run_value(s, seat, piece, cell)
        if piece not in best or value > best[piece][0]:
            best[piece] = (value, choice)
    return ideas + list(best.values())


def _run_value(s: State, seat: int, piece: int, cell: int) -> float:
    if s.ball_state == codes.LOOSE and cell == s.ball:
        return 0.0 if s.flags >> piece & 1 else 20 - between(s.cell[piece], cell) * 0.5
    if piece == s.carrier:
        gain = sense.place_value(s, seat, cell) - sense.place_value(s, seat, s.cell[piece])
        return 1.0 + 3 * gain - 6 * sense.steal_risk(s, seat, cell)
    if piece == s.keeper[seat]:
        home = GOAL_CENTRE[s.own_side(seat)]
        return (
            0.5 * (between(s.cell[piece], home) - between(cell, home))
            if between(s.cell[piece], home) > 1
            else -1.0
        )
    return _support(s, seat, piece, cell) - _support(s, seat, piece, s.cell[piece])


def _support(s: State, seat: int, piece: int, cell: int) -> float:
    """A man without the ball stands well where he can be passed to, is onside, free, and where he belongs."""
    value = -0.25 * sense.home_distance(s, piece, cell)
    if s.progress(seat, cell) > sense.offside_line(s, seat):
        value -= 2.5
    reach = between(s.ball, cell)
    if reach <= 11 and not path(s.ball, cell).mask & s.mask[1 - seat]:
        value += 0.6 + 0.25 * sense.place_value(s, seat, cell) - 0.2 * sense.crowd(s, seat, cell)
    for mate in s.pieces(seat):
        if mate != piece and between(s.cell[mate], cell) <= 2:
            value -= 0.6
    return value


def _dribble(s: State, seat: int, legal: list[int]) -> Rated:
    """Go on while it gains ground; shoot in the area when the odds are fair."""
    piece = s.top().a
    here = sense.place_value(s, seat, s.cell[piece])
    ideas: Rated = []
    for choice in legal:
        verb = actions.verb_of(choice)
        if verb == actions.OVER_LINE:
            ideas.append((99.0, choice))
        elif verb == actions.STAY:
            ideas.append((0.2, choice))
        elif verb == actions.SNAPSHOT:
            chance, _where = sense.shot_chance(s, piece, codes.PLAY_SNAPSHOT)
            ideas.append((10 * chance if chance > 0.35 else 0.0, choice))
        else:
            cell = actions.first(choice)
            gain = sense.place_value(s, seat, cell) - here
            ideas.append((3 * gain - 6 * sense.steal_risk(s, seat, cell), choice))
    return ideas


def _aim(s: State, choice: int) -> float:
    return float(odds.shot(s, s.top().a, actions.first(choice), codes.PLAY_SNAPSHOT)["goal"])


def _reposition(s: State, seat: int, legal: list[int]) -> Rated:
    ideas: Rated = []
    for choice in legal:
        cell = s.cell[s.top().a] if actions.verb_of(choice) == actions.STAY else actions.first(choice)
        ideas.append((sense.place_value(s, seat, cell) - 0.5 * sense.crowd(s, seat, cell) + 5, choice))
    return ideas


# Without the ball


def _defend(s: State, seat: int, legal: list[int]) -> Rated:
    """Step B: fetch a loose ball, press the carrier from the goal side, mark free men, come back."""
    ideas: Rated = [(0.3, actions.pack(actions.END))]
    free = sense.unmarked(s, seat)[:4]
    pressing = s.ball_state == codes.CARRIED and (NEAR_1[s.ball] & s.mask[seat]).bit_count() >= 2
    best: dict[int, tuple[float, int]] = {}
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        value = _defence_value(s, seat, piece, cell, free, pressing)
        if piece not in best or value > best[piece][0]:
            best[piece] = (value, choice)
    return ideas + list(best.values())


def _defence_value(s: State, seat: int, piece: int, cell: int, free: list[int], pressing: bool) -> float:
    if s.ball_state == codes.LOOSE:
        if cell == s.ball:
            return 20.0
        closer = between(s.cell[piece], s.ball) - between(cell, s.ball)
        return 0.35 * closer if between(s.cell[piece], s.ball) < 9 else 0.0
    if piece == s.keeper[seat]:
        return _keeper_place(s, seat, piece, cell)
    value = 0.25 * (sense.home_distance(s, piece, s.cell[piece]) - sense.home_distance(s, piece, cell))
    if NEAR_1[s.ball] >> cell & 1 and not s.throwing:
        strength = s.attribute(piece, codes.TACKLING) - s.attribute(s.carrier, codes.DRIBBLING)
        value += (1.0 if pressing else 3.5) + 0.6 * strength
        value += 1.0 if sense.is_goal_side(s, seat, cell, s.ball) else 0.0
    for rank, man in enumerate(free):
        if NEAR_1[s.cell[man]] >> cell & 1:
            value += 2.6 - 0.4 * rank + (0.8 if sense.is_goal_side(s, seat, cell, s.cell[man]) else 0.0)
    if NEAR_2[s.cell[piece]] & s.mask[1 - seat] and cell != s.cell[piece]:
        value -= 1.0
    return value


def _keeper_place(s: State, seat: int, piece: int, cell: int) -> float:
    """The keeper stands on his line, on the side of the ball."""
    wanted = max(-4, min(4, HEIGHT[s.ball] // 4))
    off = abs(HEIGHT[cell] - wanted) / 2 + abs(abs(COLUMN[cell]) - 18)
    was = abs(HEIGHT[s.cell[piece]] - wanted) / 2 + abs(abs(COLUMN[s.cell[piece]]) - 18)
    return 0.6 * (was - off) if AREA[s.own_side(seat)] >> cell & 1 else -5.0


def _challenge(s: State, legal: list[int], kind: int) -> Rated:
    """Tackle or dive when the ball is won often enough."""
    mode = 1 if kind == codes.ASK_DIVE else 0
    chances = odds.tackle(s, s.top().a, mode)
    value = float(chances["won"]) - 0.35 * float(chances["foul"]) - 0.12
    return [(value + 1, legal[0]), (1.0, actions.pack(actions.NO))]


def _keeper_step(s: State, seat: int, legal: list[int]) -> Rated:
    """Towards a shot, onto a loose ball, else back to the line."""
    keeper = s.top().a
    ideas: Rated = []
    shot = s.play in (codes.PLAY_SHOT, codes.PLAY_SNAPSHOT, codes.PLAY_FREE_SHOT, codes.PLAY_HEADER)
    for choice in legal:
        stays = actions.verb_of(choice) == actions.STAY
        cell = s.cell[keeper] if stays else actions.first(choice)
        value = 1.0 + (0.3 if stays else 0.0) + 0.2 * _keeper_place(s, seat, keeper, cell)
        if shot:
            value += _reach(s, cell)
        if s.ball_state == codes.LOOSE and cell == s.ball:
            value += 8
        ideas.append((value, choice))
    return ideas


def _reach(s: State, cell: int) -> float:
    """How well a keeper on the cell meets the ball in flight."""
    near = [
        between(cell, spot)
        for spot in path(s.origin, s.target).cells
        if COLUMN[spot] == COLUMN[cell] and between(cell, spot) <= shooting.REACH
    ]
    return 4.0 - 0.3 * min(near) if near else 0.0


def _close_down(s: State, seat: int, legal: list[int]) -> Rated:
    """Before a snapshot: somebody into the way of the ball."""
    flight = path(s.ball, GOAL_CENTRE[s.own_side(seat)])
    ideas: Rated = [(0.5, actions.pack(actions.END))]
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN or actions.first(choice) == s.keeper[seat]:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        if flight.mask >> cell & 1 and not flight.mask >> s.cell[piece] & 1:
            ideas.append((3.0 - 0.1 * between(cell, s.ball), choice))
    return ideas


# In the air


def _under_the_ball(s: State, seat: int, legal: list[int]) -> Rated:
    """The best header who can get there goes under the ball."""
    ideas: Rated = [(0.5, actions.pack(actions.END))]
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        before, after = between(s.cell[piece], s.target), between(cell, s.target)
        if before > 1 and after <= 1 and piece != s.keeper[seat] and not s.flags >> piece & 1:
            ideas.append((1 + s.attribute(piece, codes.HEADING) - 0.5 * after, choice))
    return ideas


def _jump(s: State, seat: int, choice: int) -> float:
    """Everybody goes up, the keeper only where he is strong."""
    value = 1.0
    for shirt in range(codes.MEN):
        if actions.second(choice) >> shirt & 1:
            piece = seat * codes.MEN + shirt
            if piece == s.keeper[seat]:
                value += 0.5 if heading.claims(s, piece) and s.attribute(piece, codes.AERIAL) >= 5 else -1.0
            else:
                value += 1.0
    return value


def _head(s: State, seat: int, legal: list[int]) -> Rated:
    """At goal when it is likely enough, else to a free man, else away."""
    ideas: Rated = []
    piece = s.top().a
    for choice in legal:
        cell = actions.first(choice)
        if actions.verb_of(choice) == actions.GOAL:
            chance = float(odds.header(s, piece, cell)["goal"])
            ideas.append((2 + 14 * chance, choice))
        elif s.mask[seat] >> cell & 1:
            onside = s.progress(seat, cell) <= sense.offside_line(s, seat)
            value = sense.place_value(s, seat, cell) - 0.4 * sense.crowd(s, seat, cell)
            ideas.append((value + 1 if onside else 0.0, choice))
        else:
            ideas.append((0.3 * sense.place_value(s, seat, cell) - 0.3 * sense.crowd(s, seat, cell), choice))
    return ideas


# Set pieces and the bench


def _kick(s: State, seat: int, cell: int) -> float:
    """The keeper's kick: up to where more of ours than of theirs can jump."""
    if s.progress(seat, cell) > sense.offside_line(s, seat) and s.play != codes.PLAY_GOAL_KICK:
        return -9.0
    value = 0.12 * s.progress(seat, cell)
    for piece in s.pieces(seat):
        reach = between(s.cell[piece], cell)
        value += (2.0 if reach == 0 else 0.6) * s.attribute(piece, codes.HEADING) / 3 if reach <= 2 else 0.0
    for rival in s.pieces(1 - seat):
        value -= 0.6 * s.attribute(rival, codes.HEADING) / 3 if between(s.cell[rival], cell) <= 4 else 0.0
    return value


def _taker(s: State, seat: int, legal: list[int]) -> Rated:
    """The best shot for a penalty or a near free kick, the best cross for a corner, else whoever is nearest."""
    if s.restart == codes.PENALTY:
        return [(1.0 + s.attribute(actions.first(choice), codes.SHOOTING), choice) for choice in legal]
    if s.restart == codes.CORNER:
        return [(1.0 + s.attribute(actions.first(choice), codes.HIGH_PASS), choice) for choice in legal]
    if s.restart == codes.FREE_KICK and sense.goal_distance(s, seat, s.restart_cell) <= 12:
        return [(1.0 + s.attribute(actions.first(choice), codes.SHOOTING), choice) for choice in legal]
    return []


def _foul(s: State, seat: int) -> Rated:
    """A penalty is always taken; far up the pitch play goes on."""
    penalty = AREA[s.goal_side(seat)] >> s.ball & 1
    on = 2.0 if not penalty and s.progress(seat, s.ball) > 4 else 0.5
    return [(on, actions.pack(actions.PLAY_ON)), (1.0, actions.pack(actions.TAKE_KICK))]


def _free_moves(s: State, legal: list[int]) -> Rated:
    """Everybody who is far from where he belongs walks there."""
    best: dict[int, tuple[float, int]] = {}
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        if piece in s.keeper:
            continue
        gain = sense.home_distance(s, piece, s.cell[piece]) - sense.home_distance(s, piece, cell)
        if piece not in best or gain > best[piece][0]:
            best[piece] = (gain, choice)
    return [(1.5, actions.pack(actions.END)), *best.values()]


def _substitute(s: State, seat: int, legal: list[int]) -> Rated:
    """The injured are replaced by whoever on the bench is most like them."""
    ideas: Rated = [(1.0, actions.pack(actions.END))]
    for choice in legal:
        if actions.verb_of(choice) != actions.SUBSTITUTE:
            continue
        piece, number = actions.first(choice), actions.second(choice)
        if not s.injuries[s.member(piece)] or piece == s.keeper[seat]:
            continue
        start, out = (seat * codes.SQUAD + number - 1) * codes.ATTRIBUTES, s.member(piece) * codes.ATTRIBUTES
        unlike = sum(abs(s.skill[start + which] - s.skill[out + which]) for which in range(codes.ATTRIBUTES))
        ideas.append((10.0 - 0.3 * unlike, choice))
    return ideas


def _card(s: State, seat: int, card: int) -> float:
    """A good card, of a kind that the squad does not have enough of."""
    kind = OUTFIELDERS[card].kind
    same = [
        other
        for other in s.squad[seat * codes.SQUAD + 1 : seat * codes.SQUAD + codes.SQUAD]
        if other >= 0 and OUTFIELDERS[other].kind == kind
    ]
    return 20 + card_value(OUTFIELDERS[card]) / 10 - 1.5 * max(0, len(same) - 1)


def _points(s: State, seat: int, legal: list[int]) -> Rated:
    """Home points go to the keeper first, then to the forwards' shooting."""
    ideas: Rated = []
    for choice in legal:
        if actions.verb_of(choice) == actions.POINT:
            which = actions.second(choice)
            value = 3.0 if which == codes.SAVING else 2.0 if which == codes.SHOOTING else 1.0
            ideas.append((value - 0.01 * actions.first(choice), choice))
    return ideas
