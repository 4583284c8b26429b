"""`easy` for Counter Attack: plays like a beginner.

It passes to free men further up, runs with the ball into free space, sends men forward, marks and
tackles, shoots when the odds are good enough, and acts sensibly at set pieces. It does not look ahead,
and in one decision in twelve it takes the second-best candidate.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.counter_attack import analysis, board, choices, kinds, terms
from dugout.games.counter_attack.judgement import chances, dead_ball, guard, sense, set_pieces, threat
from dugout.games.counter_attack.judgement.dead_ball import Rated
from dugout.games.counter_attack.judgement.weights import DEFAULT
from dugout.games.counter_attack.parts.opponents.player import Player
from dugout.games.counter_attack.rules import contests, dribble, movement, routes
from dugout.games.counter_attack.state import State

SLIP: Final = 12
"""One decision in this many takes the second-best candidate."""


@dataclass(frozen=True)
class Habits:
    """The preferences of a beginner."""

    gain: float = 3.0
    """The value of moving the ball forward."""
    fear: float = 6.0
    """The cost of the risk of a steal."""
    keep: float = 0.6
    """The preference for running over passing."""
    eager: float = 2.5
    """The preference for moving the carrier before all others."""
    sight: float = 0.15
    """The lowest chance at which he shoots."""
    hope: float = 6.0
    """The weight, for a pass, of the receiver's chance to run into the area and shoot."""


USUAL: Final = Habits()


class EasyBot(Player):
    """A beginner."""

    def __init__(self) -> None:
        super().__init__(Budget(1))
        self.habits = USUAL

    def answer(
        self, rules: Rules[Any, Any], s: State, seat: Seat, legal: list[Choice], roller: Roller
    ) -> Choice:
        """The best candidate, or sometimes the second-best."""
        ideas = _ideas(s, seat, legal, self.habits)
        if not ideas:
            return rules.default(s, seat)
        ideas.sort(key=lambda idea: (-idea[0], idea[1]))
        if len(ideas) > 1 and ideas[1][0] > 0 and ideas[0][0] - ideas[1][0] < 2 and roller.chance(1, SLIP):
            return ideas[1][1]
        return ideas[0][1]


def _ideas(s: State, seat: int, legal: list[int], habits: Habits) -> Rated:
    """Answers with their values; empty: the default of CA-6.10 is good enough."""
    kind = s.agenda.top.kind
    if kind in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE):
        return _action(s, seat, legal, habits)
    if kind == kinds.ASK_MOVE:
        return guard.defend(s, seat, legal) if s.step == terms.STEP_B else _advance(s, seat, legal, habits)
    if kind == kinds.ASK_DRIBBLE:
        return _dribble(s, seat, legal, habits)
    if kind in (kinds.ASK_TACKLE, kinds.ASK_DIVE):
        return guard.challenge(s, legal, kind)
    if kind == kinds.ASK_FREE_MOVES:
        return dead_ball.free_moves(s, legal)
    if kind == kinds.ASK_KEEPER_STEP:
        return guard.keeper_step(s, seat, legal)
    if kind == kinds.ASK_REPOSITION:
        return _reposition(s, seat, legal)
    if kind == kinds.ASK_HEAD:
        return dead_ball.head(s, seat, legal)
    if kind == kinds.ASK_AIR_MOVE:
        return dead_ball.under_the_ball(s, seat, legal)
    return set_pieces.decide(s, seat, legal, kind)


# With the ball


def _action(s: State, seat: int, legal: list[int], habits: Habits) -> Rated:
    """Shoot if the odds are good enough, pass to a better placed man, cross from the wing, else move."""
    piece, origin = s.carrier, s.cell[s.carrier]
    here = sense.place_value(s, seat, origin)
    ideas: Rated = []
    for choice in legal:
        verb, target = choices.verb_of(choice), choices.first(choice)
        if verb == choices.MOVE:
            goes = _through(s, piece, origin, s.pace(piece)).chance
            ideas.append((max(here + habits.keep, _shot_value(goes, habits)), choice))
        elif verb in (choices.STANDARD, choices.SHORT, choices.FIRST):
            if s.mask[seat] >> target & 1:
                ideas.append((_pass_value(s, seat, origin, target, habits), choice))
        elif verb == choices.HIGH:
            if s.mask[seat] >> target & 1:
                ideas.append((_cross_value(s, seat, piece, target), choice))
        elif verb == choices.SHOT:
            play = terms.PLAY_FREE_SHOT if s.last == terms.ROW_FREE_KICK else terms.PLAY_SHOT
            ideas.append((_shot_value(analysis.shot_odds(s, piece, target, play)["goal"], habits), choice))
        elif verb == choices.SNAPSHOT:
            chance, _where = sense.shot_chance(s, piece, terms.PLAY_SNAPSHOT)
            ideas.append((_shot_value(chance, habits), choice))
    return ideas


def _shot_value(chance: Any, habits: Habits) -> float:
    """The value of a shot; as it gives the ball away, the chance must be high enough."""
    return 4.5 + 14 * float(chance) if chance > habits.sight else 0.0


def _through(s: State, piece: int, start: int, hexes: int) -> threat.Idea:
    """CA-11.17: a run into the area and a shot before any opponent moves; even a beginner sees that."""
    tried = s.tried if s.step != terms.NO_STEP and piece == s.carrier else 0
    ways = chances.Ways(s, piece, start, hexes, tried)
    return threat.run_and_shoot(s, piece, start, ways, hexes, DEFAULT)


def _pass_value(s: State, seat: int, origin: int, target: int, habits: Habits) -> float:
    """The value of a pass to a man; for offside men it is lower, but not zero, as a beginner may overlook it."""
    arrives = chances.lane(s, seat, origin, target)
    receiver = s.piece_at(target)
    ahead = s.progress(seat, target)
    room = sense.place_value(s, seat, target) - 0.35 * sense.crowd(s, seat, target) + 0.8
    if ahead > sense.offside_line(s, seat) and ahead > s.progress(seat, origin):
        room -= 2.5
    if s.keeper[seat] == receiver:
        room -= 3
    room += habits.hope * max(0.0, _through(s, receiver, target, s.pace(receiver)).chance)
    return arrives * room - (1 - arrives) * (10 - sense.place_value(s, seat, target)) * 0.6


def _cross_value(s: State, seat: int, piece: int, target: int) -> float:
    """The value of a high ball: its accuracy times the value of the header."""
    if s.progress(seat, target) > sense.offside_line(s, seat) and s.last != terms.ROW_CORNER:
        return 0.0
    accurate = float(analysis.high_pass(s, piece)["accurate"])
    man = s.piece_at(target)
    strength = s.attribute(man, terms.HEADING)
    rivals = [
        s.attribute(rival, terms.AERIAL if rival == s.keeper[1 - seat] else terms.HEADING)
        - (1 if board.between(s.cell[rival], target) == 2 else 0)
        for rival in s.pieces(1 - seat)
        if board.between(s.cell[rival], target) <= 2
    ]
    wins = float(contests.contest([strength], rivals, False)) if rivals else 0.95
    reward = sense.place_value(s, seat, target)
    if sense.goal_distance(s, seat, target) <= 6:
        reward += 3
    return accurate * wins * reward - (1 - accurate * wins) * 1.2


def _advance(s: State, seat: int, legal: list[int], habits: Habits) -> Rated:
    """Steps A and C: go for a loose ball, shoot, dribble on, run into space."""
    ideas: Rated = [(0.35, choices.pack(choices.END))]
    snapshot = choices.pack(choices.SNAPSHOT)
    if snapshot in legal:
        chance, _where = sense.shot_chance(s, s.carrier, terms.PLAY_SNAPSHOT)
        ideas.append((12 * chance if chance > habits.sight else 0.0, snapshot))
    if s.ball_state == terms.CARRIED and not s.throwing and movement.may_move(s, s.carrier):
        ideas += _break(s, s.carrier, routes.allowance(s, s.carrier), legal, habits)
    best: dict[int, tuple[float, int]] = {}
    line = sense.offside_line(s, seat)
    posts: dict[int, Post] = {}
    for choice in legal:
        verb = choices.verb_of(choice)
        if verb == choices.OVER_LINE:
            ideas.append((99.0, choice))
        if verb != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        if piece not in posts:
            posts[piece] = Post(s, seat, piece, line)
        value = _run_value(s, seat, piece, cell, posts[piece], habits)
        if piece not in best or value > best[piece][0]:
            best[piece] = (value, choice)
    return ideas + list(best.values())


class Post:
    """The value of hexes for a man without the ball: set up once for all the hexes to which he might run."""

    def __init__(self, s: State, seat: int, piece: int, line: int) -> None:
        self.line = line
        self.ahead = s.direction(seat)
        self.column, self.height = sense.home_cell(s, piece)
        self.mates = s.mask[seat] & ~(1 << s.cell[piece])
        self.now = self.value(s, seat, s.cell[piece])

    def value(self, s: State, seat: int, cell: int) -> float:
        """A good hex can be passed to, is onside, unmarked, and near his place."""
        progress = self.ahead * board.COLUMN[cell]
        value = -0.25 * (abs(progress - self.column) + abs(board.HEIGHT[cell] - self.height) / 2)
        if progress > self.line:
            value -= 2.5
        value -= 0.6 * (board.NEAR_2[cell] & self.mates).bit_count()
        if board.NEAR_11[s.ball] >> cell & 1 and not board.path(s.ball, cell).mask & s.mask[1 - seat]:
            value += 0.6 + 0.25 * sense.place_value(s, seat, cell) - 0.2 * sense.crowd(s, seat, cell)
        return value


def _run_value(s: State, seat: int, piece: int, cell: int, post: Post, habits: Habits) -> float:
    if s.ball_state == terms.LOOSE and cell == s.ball:
        return 0.0 if s.flags >> piece & 1 else 20 - board.between(s.cell[piece], cell) * 0.5
    if piece == s.carrier:
        gain = sense.place_value(s, seat, cell) - sense.place_value(s, seat, s.cell[piece])
        return habits.eager + habits.gain * gain - habits.fear * sense.steal_risk(s, seat, cell)
    if piece == s.keeper[seat]:
        home = board.GOAL_CENTRE[s.own_side(seat)]
        away = board.between(s.cell[piece], home)
        return 0.5 * (away - board.between(cell, home)) if away > 1 else -1.0
    return post.value(s, seat, cell) - post.now


def _break(s: State, piece: int, hexes: int, legal: list[int], habits: Habits) -> Rated:
    """The next hex of a run into the area that ends with a shot, if such a run is worth it."""
    idea = _through(s, piece, s.cell[piece], hexes)
    if idea.chance <= habits.sight or idea.cell == s.cell[piece]:
        return []
    step = chances.Ways(s, piece, s.cell[piece], hexes, s.tried).first_step(idea.cell)
    return [
        (8 + 10 * idea.chance, choice)
        for choice in (choices.pack(choices.RUN, piece, step), choices.pack(choices.DRIBBLE, step))
        if choice in legal
    ]


def _dribble(s: State, seat: int, legal: list[int], habits: Habits) -> Rated:
    """Go on while it gains ground; shoot in the area if the odds are good enough."""
    piece, used, _ = s.agenda.top.kept()
    here = sense.place_value(s, seat, s.cell[piece])
    ideas = _break(s, piece, dribble.left_over(s, piece, used), legal, habits)
    for choice in legal:
        verb = choices.verb_of(choice)
        if verb == choices.OVER_LINE:
            ideas.append((99.0, choice))
        elif verb == choices.STAY:
            ideas.append((0.2, choice))
        elif verb == choices.SNAPSHOT:
            chance, _where = sense.shot_chance(s, piece, terms.PLAY_SNAPSHOT)
            ideas.append((10 * chance if chance > habits.sight else 0.0, choice))
        else:
            cell = choices.first(choice)
            gain = sense.place_value(s, seat, cell) - here
            ideas.append((habits.gain * gain - habits.fear * sense.steal_risk(s, seat, cell), choice))
    return ideas


def _reposition(s: State, seat: int, legal: list[int]) -> Rated:
    ideas: Rated = []
    for choice in legal:
        cell = s.cell[s.asked_piece()] if choices.verb_of(choice) == choices.STAY else choices.first(choice)
        ideas.append((sense.place_value(s, seat, cell) - 0.5 * sense.crowd(s, seat, cell) + 5, choice))
    return ideas
