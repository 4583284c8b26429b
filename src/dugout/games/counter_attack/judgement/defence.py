"""Without the ball: the best tackles, blocking passes and shots, the offside trap, goalkeeping."""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack import analysis, board, kinds, terms
from dugout.games.counter_attack import choices as actions
from dugout.games.counter_attack.judgement import attack, chances, crosses, sense, threat
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import offside
from dugout.games.counter_attack.state import State

Rated = list[tuple[float, int]]

ON_LANE: Final = 0.1
BESIDE_LANE: Final = 0.83
GOAL_SIDE: Final = 0.62
MEN_LOOKED_AT: Final = 6


class Danger:
    """An opponent: his threat, and the cells from which a defender reduces it."""

    __slots__ = ("beside", "front", "lane", "man", "progress", "reach", "value")

    def __init__(self, s: State, seat: int, man: int, value: float) -> None:
        self.man = man
        self.value = value
        cell = s.cell[man]
        self.progress = s.progress(1 - seat, cell)
        goal = board.GOAL_CENTRE[s.own_side(seat)]
        flight = board.path(s.ball, cell).mask if man != s.carrier else board.path(cell, goal).mask
        self.lane = flight & ~(1 << cell)
        self.beside = board.spread(self.lane) & ~self.lane & ~board.NEAR_1[cell]
        ahead = 0
        for step in board.path(cell, goal).cells[:3]:
            ahead |= 1 << step
        self.front = (ahead | board.spread(ahead) & board.NEAR_2[cell]) & ~(1 << cell)
        self.reach = self.lane | self.beside | self.front

    def factor(self, cell: int, carried: bool) -> float:
        """The factor by which a defender on a cell reduces the threat."""
        left = 1.0
        if self.lane >> cell & 1:
            left *= 0.67 if carried else ON_LANE
        elif self.beside >> cell & 1:
            left *= BESIDE_LANE
        if self.front >> cell & 1:
            left *= GOAL_SIDE
        return left


def dangers(s: State, seat: int, w: Weights) -> list[Danger]:
    """Opponents, valued by what they could do with the ball next."""
    other = 1 - seat
    found: list[tuple[float, int]] = []
    line = offside.second_last(s, other)
    for man in s.pieces(other):
        cell = s.cell[man]
        post = attack.Post(s, other, man, 99, w)
        value = post.approach(cell, s.progress(other, cell))
        if man != s.carrier:
            if not board.NEAR_11[s.ball] >> cell & 1:
                value *= 0.35
        else:
            value *= 1.3
        found.append((value, man))
    found.sort(key=lambda row: (-row[0], row[1]))
    rows = [Danger(s, seat, man, value) for value, man in found[:MEN_LOOKED_AT]]
    for row in rows:
        for mate in s.pieces(seat):
            if mate != s.keeper[seat]:
                row.value *= row.factor(s.cell[mate], row.man == s.carrier)
        if row.man != s.carrier and row.progress > max(0, line, s.progress(other, s.ball)):
            row.value *= 0.15
    return rows


def defend(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """Step B: a loose ball first, then tackles by their odds, then cover."""
    if s.ball_state == terms.LOOSE:
        fetch = attack.fetchers(s, seat, legal, w)
        if fetch:
            return fetch
    ideas: Rated = [(0.0, actions.pack(actions.END))]
    if s.ball_state == terms.CARRIED and not s.throwing:
        ideas += tackles(s, seat, legal, w)
    return ideas if len(ideas) > 1 else ideas + cover(s, seat, legal, w)


def tackles(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-8.13: for every man who can get next to the carrier: the chance of winning the ball, and of a foul."""
    dribbling = s.attribute(s.carrier, terms.DRIBBLING)
    goal = board.GOAL_CENTRE[s.own_side(seat)]
    gain = carrier_threat(s, seat, w)
    best: dict[int, tuple[float, int]] = {}
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        if not board.NEAR_1[s.ball] >> cell & 1:
            continue
        value = _tackle_value(s, seat, piece, cell, dribbling, gain, w)
        if value <= 0:
            continue
        value -= 0.0001 * board.between(cell, goal) + 0.00001 * board.between(cell, s.cell[piece])
        if piece not in best or value > best[piece][0]:
            best[piece] = (value, choice)
    return list(best.values())


def carrier_threat(s: State, seat: int, w: Weights) -> float:
    """The value of the carrier's next move if he keeps the ball: a shot, or a run into the area and a shot."""
    other = 1 - seat
    value = threat.place(s, other, s.ball, w)
    if board.between(s.ball, board.GOAL_CENTRE[s.own_side(seat)]) > board.SHOT_RANGE + 8:
        return value
    chance = chances.shot_chance(s, s.carrier, s.ball, terms.PLAY_SHOT)[0]
    ways = chances.Ways(s, s.carrier, s.ball, s.pace(s.carrier))
    idea = threat.run_and_shoot(s, s.carrier, s.ball, ways, s.pace(s.carrier), w)
    return max(value, chance, idea.value)


def _tackle_value(
    s: State, seat: int, piece: int, cell: int, dribbling: int, gain: float, w: Weights
) -> float:
    area = board.AREA[s.own_side(seat)]
    hands = piece == s.keeper[seat] and area >> cell & 1 and area >> s.ball & 1
    if piece == s.keeper[seat] and not hands:
        return -1.0
    points = s.attribute(piece, terms.SAVING if hands else terms.TACKLING)
    won, foul = chances.tackle(s, points - dribbling)
    return won * (w.press + gain) - foul * _foul_cost(s, seat, gain, w) - (1 - won - foul) * w.beaten


def _foul_cost(s: State, seat: int, gain: float, w: Weights) -> float:
    """CA-16.13: the cost of a foul: a penalty instead of the threat, a free kick near the goal, or elsewhere."""
    if board.AREA[s.own_side(seat)] >> s.ball & 1:
        return max(w.foul, w.penalty - gain)
    away = board.between(s.ball, board.GOAL_CENTRE[s.own_side(seat)])
    return w.foul + (0.2 if away <= board.SHOT_RANGE else 0.0)


def challenge(s: State, seat: int, legal: list[int], mode: int, w: Weights) -> Rated:
    """CA-8.13, CA-13.9: tackle or dive by exact odds."""
    exact = analysis.tackle(s, s.asked_piece(), mode)
    won, foul = float(exact["won"]), float(exact["foul"])
    gain = carrier_threat(s, seat, w)
    value = won * (w.press + gain) - foul * _foul_cost(s, seat, gain, w) - (1 - won - foul) * w.beaten
    return [(value, legal[0]), (0.0, actions.pack(actions.NO))]


def cover(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """For every man the run that reduces the opponents' threats most, less the cost of leaving his place."""
    rows = dangers(s, seat, w) if s.ball >= 0 else []
    best: dict[int, tuple[float, int]] = {}
    for piece, choices in by_piece(legal).items():
        man = Cover(s, seat, piece, rows, w)
        for choice in choices:
            gain = man.gain(actions.second(choice))
            if piece not in best or gain > best[piece][0]:
                best[piece] = (gain, choice)
    return list(best.values())


def by_piece(legal: list[int]) -> dict[int, list[int]]:
    """The runs among the answers, grouped by man."""
    found: dict[int, list[int]] = {}
    for choice in legal:
        if actions.verb_of(choice) == actions.RUN:
            found.setdefault(actions.first(choice), []).append(choice)
    return found


class Cover:
    """The runs of one defender, valued relative to staying where he is."""

    def __init__(self, s: State, seat: int, piece: int, rows: list[Danger], w: Weights) -> None:
        self.s, self.seat, self.piece, self.rows, self.w = s, seat, piece, rows, w
        self.here = s.cell[piece]
        self.keeper = piece == s.keeper[seat]
        self.home = sense.home_cell(s, piece)
        self.ahead = s.direction(seat)
        self.others = sorted(
            (s.progress(1 - seat, s.cell[mate]) for mate in s.pieces(seat) if mate != piece), reverse=True
        )[:2]
        self.ball = s.progress(1 - seat, s.ball) if s.ball >= 0 else 0
        self.parts: list[tuple[int, float, Danger, bool]] = []
        for row in rows:
            carried = row.man == s.carrier
            self.parts.append((row.reach, row.value / row.factor(self.here, carried), row, carried))
        self.now = self._left(self.here)

    def _line(self, cell: int) -> int:
        """CA-15.1: the offside line of the opponents, with this man on a cell."""
        rows = sorted([*self.others, -self.ahead * board.COLUMN[cell]], reverse=True)
        return max(0, self.ball, rows[1] if len(rows) > 1 else 0)

    def _left(self, cell: int) -> float:
        """The sum of the threats with this man on a cell."""
        total = 0.0
        line = self._line(cell)
        for reach, part, row, carried in self.parts:
            if reach >> cell & 1:
                part *= row.factor(cell, carried)
            total += part if carried or row.progress <= line else 0.3 * part
        return total

    def gain(self, cell: int) -> float:
        """The reduction of threats, and hexes nearer to his place."""
        if self.keeper:
            return (
                0.02 * (_off_line(self.s, self.seat, self.here) - _off_line(self.s, self.seat, cell)) - 0.005
            )
        gain = self.w.cover * 0.25 * (self.now - self._left(cell)) - self.w.idle
        return gain + self.w.home * (self._away(self.here) - self._away(cell))

    def _away(self, cell: int) -> float:
        return (
            abs(self.ahead * board.COLUMN[cell] - self.home[0]) + abs(board.HEIGHT[cell] - self.home[1]) / 2
        )


def _off_line(s: State, seat: int, cell: int) -> float:
    """The distance of a keeper from the middle of his line."""
    return board.between(cell, board.GOAL_CENTRE[s.own_side(seat)])


def keeper_step(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-13.3: one hex, to where the coming shot, run or pass is worth least."""
    guard = s.asked_piece()
    before = s.cell[guard]
    ideas: Rated = []
    in_flight = len(s.agenda.frames) > 1 and s.agenda.frames[-2].kind in (kinds.DO_SHOOT, kinds.DO_HEAD_SAVE)
    for choice in legal:
        stays = actions.verb_of(choice) == actions.STAY
        cell = before if stays else actions.first(choice)
        value = -0.004 * _off_line(s, seat, cell)
        if s.ball_state == terms.LOOSE and cell == s.ball:
            value += 1.0
        s.place(guard, cell)
        if in_flight and s.by // terms.MEN != seat:
            value -= _goes_in(s)
        elif s.ball_state == terms.CARRIED and s.carrier // terms.MEN != seat:
            chance = chances.shot_chance(s, s.carrier, s.ball, terms.PLAY_SNAPSHOT)[0]
            value -= max(0.0, chance)
        s.place(guard, before)
        ideas.append((value, choice))
    return ideas


def _goes_in(s: State) -> float:
    """The chance that the ball in flight beats the keeper at his current cell."""
    save = analysis.save_points(s, s.by // terms.MEN, board.path(s.origin, s.target))
    if save is None:
        return 1.0
    return 0.5 - 0.05 * save


def close_down(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-11.19: the move before a snapshot that minimises the chance of the shooter's best target."""
    shooter = s.carrier
    if len(s.agenda.frames) > 1:
        shooter, _, _ = s.agenda.frames[-2].kept()
    now = _best_aim(s, shooter)
    ideas: Rated = [(0.0, actions.pack(actions.END))]
    flights = 0
    for goal in board.GOAL_CELLS[s.own_side(seat)]:
        if board.between(s.cell[shooter], goal) <= board.SHOT_RANGE:
            flights |= board.path(s.cell[shooter], goal).mask
    useful = board.spread(flights)
    for choice in legal:
        if actions.verb_of(choice) != actions.RUN:
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        if not useful >> cell & 1 or (piece != s.keeper[seat] and not flights >> cell & 1):
            continue
        before = s.cell[piece]
        s.place(piece, cell)
        ideas.append((now - _best_aim(s, shooter) - 0.001, choice))
        s.place(piece, before)
    return ideas


def _best_aim(s: State, shooter: int) -> float:
    cell = s.cell[shooter]
    return max(
        (
            crosses.shot_at(s, shooter, goal, terms.PLAY_SNAPSHOT)
            for goal in board.GOAL_CELLS[s.goal_side(shooter // terms.MEN)]
            if board.between(cell, goal) <= board.SHOT_RANGE
        ),
        default=0.0,
    )
