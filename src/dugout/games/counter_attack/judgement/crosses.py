"""Balls in the air: crosses, corners, keepers' kicks, and the headers that follow."""

from __future__ import annotations

from dugout.games.counter_attack import analysis, board, choices, terms
from dugout.games.counter_attack.judgement import chances, threat
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import header, offside
from dugout.games.counter_attack.state import NOBODY, State

Rated = list[tuple[float, int]]


def shot_at(s: State, piece: int, target: int, play: int) -> float:
    """CA-11.5, CA-16.16: the chance of one shot in the current position."""
    return float(analysis.shot_odds(s, piece, target, play)["goal"])


def accuracy(s: State, piece: int) -> float:
    return float(analysis.high_pass(s, piece)["accurate"])


def header_goal(s: State, team: int, cell: int, score: int) -> float:
    """CA-10.14: the highest chance of a goal by a header with this contest score."""
    best = 0.0
    for goal in board.GOAL_CELLS[s.goal_side(team)]:
        if board.between(cell, goal) <= board.HEADER_RANGE:
            save = analysis.best_save(s, team, cell, goal)
            best = max(best, 1.0 if save is None else chances.header(s, score - save))
    return best


def contest(s: State, team: int, cell: int, ours: list[int], theirs: list[int]) -> tuple[float, float]:
    """CA-10.7: the chances of winning a header at `cell` and of scoring from it, by strengths with modifiers."""
    wins = goals = 0.0
    known: dict[int, float] = {}
    for top in range(2, 14):
        best = _highest(ours, top)
        if best <= 0:
            continue
        below = 1.0
        for points in theirs:
            below *= min(6, max(0.0, top - points - 0.5 if 1 <= top - points <= 6 else top - points - 1)) / 6
        if top not in known:
            known[top] = header_goal(s, team, cell, top)
        wins += best * below
        goals += best * below * known[top]
    return wins, goals


def _highest(team: list[int], top: int) -> float:
    """The chance that the highest score of a side is exactly `top`."""
    at_most = less = 1.0
    for points in team:
        at_most *= min(6, max(0, top - points)) / 6
        less *= min(6, max(0, top - points - 1)) / 6
    return at_most - less


def strengths(s: State, team: int, cell: int, out: int, runner_hexes: int) -> list[int]:
    """Heading with modifiers of all men within two hexes of a cell, and of the best one who can still run there."""
    found: list[int] = []
    late = -9
    for piece in s.pieces(team):
        if out >> piece & 1 or piece == s.keeper[team]:
            continue
        away = board.between(s.cell[piece], cell)
        points = s.attribute(piece, terms.HEADING)
        if away <= 2:
            found.append(points + header.far(away))
        elif away <= 2 + runner_hexes:
            late = max(late, points + header.far(away - runner_hexes))
    if late > -9:
        found.append(late)
    return found


def high_passes(s: State, seat: int, legal: list[int], line: int, w: Weights) -> Rated:
    """CA-9.11: high balls to a man or near a strong header, if the header that follows is worth it."""
    cells = [choices.first(choice) for choice in legal if choices.verb_of(choice) == choices.HIGH]
    if not cells:
        return []
    accurate = accuracy(s, s.carrier)
    flagged = 0
    if s.last != terms.ROW_CORNER:
        for piece in s.pieces(seat):
            ahead = s.progress(seat, s.cell[piece])
            if ahead > line and ahead > 0:
                flagged |= 1 << piece
    spots = _spots(s, seat, flagged | 1 << s.carrier)
    ideas: Rated = []
    for cell in cells:
        if cell in spots:
            value = high_value(s, seat, cell, accurate, flagged | 1 << s.carrier, w)
            ideas.append((value, choices.pack(choices.HIGH, cell)))
    return ideas


def _spots(s: State, seat: int, out: int) -> set[int]:
    """Candidate cells for a high ball: those of our headers and, near the goal, around them."""
    spots: set[int] = set()
    for piece in s.pieces(seat):
        if out >> piece & 1 or piece == s.keeper[seat]:
            continue
        cell = s.cell[piece]
        spots.add(cell)
        if board.AREA[s.goal_side(seat)] & board.NEAR_2[cell] and s.attribute(piece, terms.HEADING) >= 4:
            spots.update(
                board.cells_in(board.NEAR_2[cell] & board.AREA[s.goal_side(seat)] & ~s.mask[1 - seat])
            )
    return spots


def high_value(s: State, seat: int, cell: int, accurate: float, out: int, w: Weights) -> float:
    """If accurate and won: a header at goal, or the ball at that cell; otherwise the opponents have it."""
    ours = strengths(s, seat, cell, out, 3)
    theirs = strengths(s, 1 - seat, cell, 0, 3)
    if not ours:
        return -1.0
    wins, goals = contest(s, seat, cell, ours, theirs)
    kept = accurate * (wins - goals)
    gone = 1 - accurate * wins
    rest = 0.5 * threat.place(s, seat, cell, w)
    return accurate * goals + kept * rest - gone * 0.6 * threat.lost(s, seat, cell, w)


def under_the_ball(s: State, seat: int, legal: list[int]) -> Rated:
    """CA-9.14: the man who improves the contest most runs under the ball."""
    team = s.by // terms.MEN
    ideas: Rated = [(0.0, choices.pack(choices.END))]
    before = _side_strength(s, seat, NOBODY, 0)
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        near = board.between(cell, s.target)
        if near > 2 or piece == s.keeper[seat] or (team == seat and s.flags >> piece & 1):
            continue
        gain = _side_strength(s, seat, piece, near) - before
        ideas.append((gain - 0.01 * near - 0.02 - 0.001 * board.between(cell, s.cell[piece]), choice))
    return ideas


def _side_strength(s: State, seat: int, mover: int, near: int) -> float:
    """The mean of a side's highest score, with `mover` at this distance from the ball."""
    team: list[int] = []
    for piece in s.pieces(seat):
        if piece == s.by or s.flags >> piece & 1:
            continue
        if piece == s.keeper[seat] and not header.claims(s, piece):
            continue
        away = near if piece == mover else board.between(s.cell[piece], s.target)
        if away <= 2:
            which = terms.AERIAL if piece == s.keeper[seat] else terms.HEADING
            team.append(s.attribute(piece, which) + header.far(away))
    total = 0.0
    for top in range(1, 14 if team else 1):
        # one by one: the built-in `sum` rounds differently from Python 3.12 on
        total += top * _highest(team, top)
    return total


def jump(s: State, seat: int, legal: list[int]) -> Rated:
    """CA-10.5: all outfielders jump; a keeper only if that concedes fewer goals than waiting on his line."""
    guard = s.keeper[seat]
    claims = guard >= 0 and header.claims(s, guard)
    ideas: Rated = []
    kicking = header.kickers(s)
    ours = [header.strength(s, piece) + header.modifier(s, piece) for piece in header.challengers(s, kicking)]
    for choice in legal:
        named = choices.second(choice)
        value = 0.01 * named.bit_count()
        if seat != kicking:
            value -= _conceded(s, kicking, ours, named, guard if claims else NOBODY)
        elif guard >= 0 and named >> guard % terms.MEN & 1:
            value -= 1.0
        ideas.append((value, choice))
    return ideas


def _conceded(s: State, kicking: int, ours: list[int], named: int, guard: int) -> float:
    """The chance of a goal if the named defenders jump (CA-10.10: a keeper who loses the header concedes)."""
    theirs: list[int] = []
    keeper_up = False
    for shirt in range(terms.MEN):
        if named >> shirt & 1:
            piece = (1 - kicking) * terms.MEN + shirt
            theirs.append(header.strength(s, piece) + header.modifier(s, piece))
            keeper_up = keeper_up or piece == guard
    if not ours:
        return 0.0
    wins, goals = contest(s, kicking, s.target, ours, theirs)
    return wins if keeper_up else goals


def head(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-10.12: at goal by exact odds, else to the man with the best prospects, else a clearance."""
    piece = s.asked_piece()
    ideas: Rated = []
    line = max(0, s.progress(seat, s.target), _line(s, seat))
    for choice in legal:
        cell = choices.first(choice)
        if choices.verb_of(choice) == choices.GOAL:
            chance = float(analysis.header_odds(s, piece, cell)["goal"])
            ideas.append((threat.shot_value(chance, w), choice))
        elif s.mask[seat] >> cell & 1:
            mate = s.piece_at(cell)
            ahead = s.progress(seat, cell)
            if ahead > line and ahead > 0:
                continue
            ideas.append((_headed_to(s, mate, cell, w), choice))
        else:
            ideas.append((_into_space(s, seat, cell, w), choice))
    return ideas


def _headed_to(s: State, mate: int, cell: int, w: Weights) -> float:
    """CA-10.20: the prospects of a man with a headed ball; one who jumped may not move in the next phase."""
    if not s.jumpers >> mate & 1:
        return threat.received(s, mate, cell, w)
    still = threat.with_ball(s, mate, cell, w, 0).value
    chance, where = chances.shot_chance(s, mate, cell, terms.PLAY_SNAPSHOT)
    return still if where == board.NO_CELL else max(still, threat.shot_value(chance, w))


def _line(s: State, seat: int) -> int:
    return offside.second_last(s, seat)


def _into_space(s: State, seat: int, cell: int, w: Weights) -> float:
    """A ball headed into space: ours if one of our men is near and may move, since we move first."""
    ours = min(
        (
            board.between(s.cell[piece], cell) - s.pace(piece)
            for piece in s.pieces(seat)
            if not s.jumpers >> piece & 1 and piece != s.keeper[seat]
        ),
        default=9,
    )
    if ours <= 0:
        return 0.6 * threat.place(s, seat, cell, w)
    return -0.8 * threat.lost(s, seat, cell, w)


def keeper_kick(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """CA-13.15: to a man whom nobody can challenge, else to where our headers are stronger than theirs."""
    ideas: Rated = []
    line = 99 if s.play == terms.PLAY_GOAL_KICK else max(0, s.progress(seat, s.ball), _line(s, seat))
    flagged = 1 << s.keeper[seat]
    for piece in s.pieces(seat):
        if s.progress(seat, s.cell[piece]) > line and s.progress(seat, s.cell[piece]) > 0:
            flagged |= 1 << piece
    for choice in legal:
        cell = choices.first(choice)
        if not s.mask[seat] >> cell & 1:
            continue
        mate = s.piece_at(cell)
        if flagged >> mate & 1:
            continue
        ideas.append((_kick_value(s, seat, cell, mate, flagged, w), choice))
    return ideas


def _kick_value(s: State, seat: int, cell: int, mate: int, out: int, w: Weights) -> float:
    rivals = min((board.between(s.cell[piece], cell) for piece in s.pieces(1 - seat)), default=99)
    if rivals > 5:
        return threat.with_ball(s, mate, cell, w).value
    ours = strengths(s, seat, cell, out, 3)
    theirs = strengths(s, 1 - seat, cell, 0, 3)
    wins, _goals = contest(s, seat, cell, ours, theirs)
    return 0.6 * (wins * threat.place(s, seat, cell, w) - (1 - wins) * threat.lost(s, seat, cell, w))
