"""With the ball: which action to take, where the carrier goes, who runs into which space."""

from __future__ import annotations

from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT, NEAR_2, NEAR_11, NO_CELL, path
from dugout.games.counter_attack.judgement import chances, crosses, sense, threat
from dugout.games.counter_attack.judgement.threat import Idea
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import dribble, movement, routes
from dugout.games.counter_attack.rules.possession import keeper_at_home
from dugout.games.counter_attack.state import State

Rated = list[tuple[float, int]]


def action(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-6.4: every action with its value."""
    ideas: Rated = []
    left = threat.minutes_left(s)
    line = sense.offside_line(s, seat)
    free = s.last in (terms.ROW_KICK_OFF, terms.ROW_THROW_IN, terms.ROW_CORNER)
    for choice in legal:
        verb, target = choices.verb_of(choice), choices.first(choice)
        if verb == choices.MOVE:
            ideas.append((threat.with_ball(s, s.carrier, s.ball, w).value - w.tempo, choice))
        elif verb in (choices.STANDARD, choices.SHORT, choices.FIRST, choices.THROW):
            if s.mask[seat] >> target & 1:
                ideas.append((ground_pass(s, seat, target, line, free, left, w), choice))
        elif verb == choices.SHOT:
            play = terms.PLAY_FREE_SHOT if s.last == terms.ROW_FREE_KICK else terms.PLAY_SHOT
            ideas.append((threat.shot_value(crosses.shot_at(s, s.carrier, target, play), w), choice))
        elif verb == choices.SNAPSHOT:
            chance = chances.shot_chance(s, s.carrier, s.ball, terms.PLAY_SNAPSHOT)[0]
            ideas.append((threat.shot_value(chance, w), choice))
    return ideas + crosses.high_passes(s, seat, legal, line, w)


def ground_pass(s: State, seat: int, target: int, line: int, free: bool, left: int, w: Weights) -> float:
    """CA-9.8, CA-15.5: the chance of arriving times the receiver's prospects, less interceptions and free kicks."""
    receiver = s.piece_at(target)
    ahead = s.progress(seat, target)
    if not free and ahead > line and ahead > 0:
        return -threat.lost(s, seat, target, w)
    if left <= 1:
        return 0.0
    origin = s.cell[s.carrier]
    arrives = chances.lane(s, seat, origin, target)
    if arrives <= 0:
        return -1.0
    value = threat.received(s, receiver, target, w)
    return arrives * value - (1 - arrives) * threat.lost(s, seat, origin, w)


def advance(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """Steps A and C: a loose ball first, then the carrier, then support."""
    if s.ball_state == terms.LOOSE:
        fetch = fetchers(s, seat, legal, w)
        if fetch:
            return fetch
    ideas: Rated = [(0.0, choices.pack(choices.END))]
    if s.ball_state == terms.CARRIED and not s.throwing:
        ideas += _carrier_move(s, legal, w)
    return ideas + runs(s, seat, legal, w)


def _carrier_move(s: State, legal: list[int], w: Weights) -> Rated:
    carrier, here = s.carrier, s.ball
    if not movement.may_move(s, carrier):
        return []
    idea = threat.with_ball(s, carrier, here, w, routes.allowance(s, carrier))
    if choices.pack(choices.OVER_LINE) in legal:
        return [(9.0, choices.pack(choices.OVER_LINE))]
    if idea.kind == threat.RUN_AND_SHOOT and idea.cell == here:
        return [(5.0 + idea.value, choices.pack(choices.SNAPSHOT))]
    if idea.cell == here or idea.kind == threat.STAND:
        return []
    step = _first_step(s, carrier, idea, routes.allowance(s, carrier))
    return [(4.0 + idea.value, choices.pack(choices.RUN, carrier, step))]


def _first_step(s: State, piece: int, idea: Idea, hexes: int) -> int:
    return chances.Ways(s, piece, s.cell[piece], hexes, s.tried).first_step(idea.cell)


def dribble_on(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-8.9: the plan is recomputed on every hex, without the opponents who have already tried to steal."""
    piece, used, _ = s.agenda.top.kept()
    left = dribble.left_over(s, piece, used)
    over = choices.pack(choices.OVER_LINE)
    if over in legal:
        return [(9.0, over)]
    idea = threat.with_ball(s, piece, s.ball, w, left)
    here = idea.cell == s.ball
    snapshot = choices.pack(choices.SNAPSHOT)
    if idea.kind == threat.RUN_AND_SHOOT and here and snapshot in legal:
        return [(idea.value, snapshot)]
    if here or idea.kind == threat.STAND:
        return [(idea.value, choices.pack(choices.STAY))]
    return [(idea.value, choices.pack(choices.DRIBBLE, _first_step(s, piece, idea, left)))]


def fetchers(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-8.7: runs onto a loose ball, valued by what the runner can do with it."""
    ideas: Rated = []
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN or choices.second(choice) != s.ball:
            continue
        piece = choices.first(choice)
        if s.flags >> piece & 1:
            continue
        left = max(0, routes.allowance(s, piece) - routes.length(s, piece, s.ball))
        ideas.append((threat.with_ball(s, piece, s.ball, w, left).value, choice))
    return ideas


def runs(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """Support: for every man the run with the highest gain."""
    best: dict[int, tuple[float, int]] = {}
    posts: dict[int, Post] = {}
    line = sense.offside_line(s, seat)
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        if piece == s.carrier or piece == s.keeper[seat]:
            continue
        if piece not in posts:
            posts[piece] = Post(s, seat, piece, line, w)
        gain = posts[piece].value(cell) - posts[piece].now - w.idle
        if piece not in best or gain > best[piece][0]:
            best[piece] = (gain, choice)
    return list(best.values())


class Post:
    """The value of cells for a man without the ball: set up once for all the cells to which he might run."""

    def __init__(self, s: State, seat: int, piece: int, line: int, w: Weights) -> None:
        self.s, self.w, self.seat, self.piece, self.line = s, w, seat, piece, line
        self.ahead = s.direction(seat)
        self.column, self.height = sense.home_cell(s, piece)
        self.mates = s.mask[seat] & ~(1 << s.cell[piece])
        self.rivals = s.mask[1 - seat]
        self.pace = s.pace(piece)
        guard = keeper_at_home(s, 1 - seat)
        saving = s.attribute(guard, terms.SAVING) if guard >= 0 else 0
        self.inside = chances.duel(s, s.attribute(piece, terms.SHOOTING) - saving - 1)
        self.now = self.value(s.cell[piece])

    def value(self, cell: int) -> float:
        """A good cell can be passed to, is onside, unmarked, near a chance to shoot, and near his place."""
        s, w = self.s, self.w
        progress = self.ahead * COLUMN[cell]
        value = -w.home * (abs(progress - self.column) + abs(HEIGHT[cell] - self.height) / 2)
        value -= w.spread * (NEAR_2[cell] & self.mates).bit_count()
        value -= w.crowd * (NEAR_2[cell] & self.rivals).bit_count()
        if progress > self.line:
            return value - w.offside
        if NEAR_11[s.ball] >> cell & 1 and not path(s.ball, cell).mask & self.rivals:
            value += w.support + w.approach * self.approach(cell, progress)
        return value

    def approach(self, cell: int, progress: int) -> float:
        """The value of a shot from a cell, or after a run from it."""
        wide = max(0, abs(HEIGHT[cell]) - 15) // 2
        away = max(0, 12 - progress) + wide
        if away <= self.pace:
            return self.inside
        return self.inside * max(0.0, 1 - (away - self.pace) / 12)


def reposition(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-8.17, CA-8.18: after a tackle: out of reach of the next one, or to the cell with the best prospects."""
    piece = s.asked_piece()
    ideas: Rated = []
    for choice in legal:
        cell = s.cell[piece] if choices.verb_of(choice) == choices.STAY else choices.first(choice)
        if s.step == terms.STEP_B and s.attack == seat:
            safe = threat.Tacklers(s, piece, w, s.moved).survival(cell)
            value = safe * threat.place(s, seat, cell, w) - (1 - safe) * threat.lost(s, seat, cell, w)
            if chances.shot_chance(s, piece, cell, terms.PLAY_SHOT)[1] != NO_CELL:
                value += safe * chances.shot_chance(s, piece, cell, terms.PLAY_SHOT)[0]
        else:
            value = threat.received(s, piece, cell, w) + 0.1 * threat.place(s, seat, cell, w)
        ideas.append((value, choice))
    return ideas


def aim(s: State, legal: list[int]) -> Rated:
    """CA-11.3: the target with the best odds against the current positions of the defenders."""
    piece = s.asked_piece()
    return [(crosses.shot_at(s, piece, choices.first(c), terms.PLAY_SNAPSHOT), c) for c in legal]
