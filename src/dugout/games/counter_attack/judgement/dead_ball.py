"""Headers, set pieces, squads and the bench of the `easy` opponent of Counter Attack."""

from __future__ import annotations

from dugout.games.counter_attack import analysis, choices, terms
from dugout.games.counter_attack.board import AREA, between
from dugout.games.counter_attack.data.deck import OUTFIELDERS, card_value
from dugout.games.counter_attack.judgement import sense
from dugout.games.counter_attack.rules import header
from dugout.games.counter_attack.state import State

Rated = list[tuple[float, int]]
NEAR_GOAL = 12
"""The greatest distance from goal, in hexes, at which a free kick is shot."""


def under_the_ball(s: State, seat: int, legal: list[int]) -> Rated:
    """The strongest header who can get there runs under the ball."""
    ideas: Rated = [(0.5, choices.pack(choices.END))]
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        before, after = between(s.cell[piece], s.target), between(cell, s.target)
        if before > 1 and after <= 1 and piece != s.keeper[seat] and not s.flags >> piece & 1:
            ideas.append((1 + s.attribute(piece, terms.HEADING) - 0.5 * after, choice))
    return ideas


def jump(s: State, seat: int, choice: int) -> float:
    """Everybody jumps, the keeper only if he is strong."""
    value = 1.0
    for shirt in range(terms.MEN):
        if choices.second(choice) >> shirt & 1:
            piece = seat * terms.MEN + shirt
            if piece == s.keeper[seat]:
                value += 0.5 if header.claims(s, piece) and s.attribute(piece, terms.AERIAL) >= 5 else -1.0
            else:
                value += 1.0
    return value


def head(s: State, seat: int, legal: list[int]) -> Rated:
    """At goal if the chance is high enough, else to a free man, else a clearance."""
    ideas: Rated = []
    piece = s.asked_piece()
    for choice in legal:
        cell = choices.first(choice)
        if choices.verb_of(choice) == choices.GOAL:
            chance = float(analysis.header_odds(s, piece, cell)["goal"])
            ideas.append((2 + 14 * chance, choice))
        elif s.mask[seat] >> cell & 1:
            onside = s.progress(seat, cell) <= sense.offside_line(s, seat)
            value = sense.place_value(s, seat, cell) - 0.4 * sense.crowd(s, seat, cell)
            ideas.append((value + 1 if onside else 0.0, choice))
        else:
            ideas.append((0.3 * sense.place_value(s, seat, cell) - 0.3 * sense.crowd(s, seat, cell), choice))
    return ideas


def kick(s: State, seat: int, cell: int) -> float:
    """The keeper's kick: to a cell far up where our headers are stronger than theirs."""
    if s.progress(seat, cell) > sense.offside_line(s, seat) and s.play != terms.PLAY_GOAL_KICK:
        return -9.0
    value = 0.12 * s.progress(seat, cell)
    for piece in s.pieces(seat):
        reach = between(s.cell[piece], cell)
        value += (2.0 if reach == 0 else 0.6) * s.attribute(piece, terms.HEADING) / 3 if reach <= 2 else 0.0
    for rival in s.pieces(1 - seat):
        value -= 0.6 * s.attribute(rival, terms.HEADING) / 3 if between(s.cell[rival], cell) <= 4 else 0.0
    return value


def taker(s: State, seat: int, legal: list[int]) -> Rated:
    """The best shooter for a penalty or a near free kick, the best crosser for a corner, else the default."""
    if s.restart == terms.PENALTY:
        return [(1.0 + s.attribute(choices.first(choice), terms.SHOOTING), choice) for choice in legal]
    if s.restart == terms.CORNER:
        return [(1.0 + s.attribute(choices.first(choice), terms.HIGH_PASS), choice) for choice in legal]
    if s.restart == terms.FREE_KICK and sense.goal_distance(s, seat, s.restart_cell) <= NEAR_GOAL:
        return [(1.0 + s.attribute(choices.first(choice), terms.SHOOTING), choice) for choice in legal]
    return []


def foul(s: State, seat: int) -> Rated:
    """A penalty is always taken; far up the pitch play goes on."""
    penalty = AREA[s.goal_side(seat)] >> s.ball & 1
    on = 2.0 if not penalty and s.progress(seat, s.ball) > 4 else 0.5
    return [(on, choices.pack(choices.PLAY_ON)), (1.0, choices.pack(choices.TAKE_KICK))]


def free_moves(s: State, legal: list[int]) -> Rated:
    """Men who are far from their place in the formation move there."""
    best: dict[int, tuple[float, int]] = {}
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        if piece in s.keeper:
            continue
        gain = sense.home_distance(s, piece, s.cell[piece]) - sense.home_distance(s, piece, cell)
        if piece not in best or gain > best[piece][0]:
            best[piece] = (gain, choice)
    return [(1.5, choices.pack(choices.END)), *best.values()]


def substitute(s: State, seat: int, legal: list[int]) -> Rated:
    """Injured men are replaced by the most similar man on the bench."""
    ideas: Rated = [(1.0, choices.pack(choices.END))]
    for choice in legal:
        if choices.verb_of(choice) != choices.SUBSTITUTE:
            continue
        piece, number = choices.first(choice), choices.second(choice)
        if not s.injuries[s.member(piece)] or piece == s.keeper[seat]:
            continue
        start, out = (seat * terms.SQUAD + number - 1) * terms.ATTRIBUTES, s.member(piece) * terms.ATTRIBUTES
        unlike = sum(abs(s.skill[start + which] - s.skill[out + which]) for which in range(terms.ATTRIBUTES))
        ideas.append((10.0 - 0.3 * unlike, choice))
    return ideas


def card(s: State, seat: int, card: int) -> float:
    """The value of a card, higher for kinds that the squad lacks."""
    kind = OUTFIELDERS[card].kind
    same = [
        other
        for other in s.squad[seat * terms.SQUAD + 1 : seat * terms.SQUAD + terms.SQUAD]
        if other >= 0 and OUTFIELDERS[other].kind == kind
    ]
    return 20 + card_value(OUTFIELDERS[card]) / 10 - 1.5 * max(0, len(same) - 1)


def points(s: State, seat: int, legal: list[int]) -> Rated:
    """Home points go to the keeper first, then to the shooting of the forwards."""
    ideas: Rated = []
    for choice in legal:
        if choices.verb_of(choice) == choices.POINT:
            which = choices.second(choice)
            value = 3.0 if which == terms.SAVING else 2.0 if which == terms.SHOOTING else 1.0
            ideas.append((value - 0.01 * choices.first(choice), choice))
    return ideas
