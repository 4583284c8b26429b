"""Without the ball, as a beginner plays: go for loose balls, press, mark, come back; the keeper stays on his line."""

from __future__ import annotations

from dugout.games.counter_attack import analysis, board, choices, kinds, terms
from dugout.games.counter_attack.judgement import sense
from dugout.games.counter_attack.judgement.dead_ball import Rated
from dugout.games.counter_attack.rules import shot
from dugout.games.counter_attack.state import State


def defend(s: State, seat: int, legal: list[int]) -> Rated:
    """Step B: go for a loose ball, press the carrier from the goal side, mark free men, come back."""
    ideas: Rated = [(0.3, choices.pack(choices.END))]
    free = sense.unmarked(s, seat)[:4]
    pressing = s.ball_state == terms.CARRIED and (board.NEAR_1[s.ball] & s.mask[seat]).bit_count() >= 2
    best: dict[int, tuple[float, int]] = {}
    homes = {piece: sense.home_cell(s, piece) for piece in s.pieces(seat)}
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        value = _defence_value(s, seat, piece, cell, free, pressing) + _homeward(s, piece, cell, homes[piece])
        if piece not in best or value > best[piece][0]:
            best[piece] = (value, choice)
    return ideas + list(best.values())


def _defence_value(s: State, seat: int, piece: int, cell: int, free: list[int], pressing: bool) -> float:
    if s.ball_state == terms.LOOSE:
        if cell == s.ball:
            return 20.0
        closer = board.between(s.cell[piece], s.ball) - board.between(cell, s.ball)
        return 0.35 * closer if board.between(s.cell[piece], s.ball) < 9 else 0.0
    if piece == s.keeper[seat]:
        return _keeper_place(s, seat, piece, cell)
    value = 0.0
    if board.NEAR_1[s.ball] >> cell & 1 and not s.throwing:
        strength = s.attribute(piece, terms.TACKLING) - s.attribute(s.carrier, terms.DRIBBLING)
        value += (1.0 if pressing else 3.5) + 0.6 * strength
        value += 1.0 if sense.is_goal_side(s, seat, cell, s.ball) else 0.0
    for rank, man in enumerate(free):
        if board.NEAR_1[s.cell[man]] >> cell & 1:
            value += 2.6 - 0.4 * rank + (0.8 if sense.is_goal_side(s, seat, cell, s.cell[man]) else 0.0)
    if board.NEAR_2[s.cell[piece]] & s.mask[1 - seat] and cell != s.cell[piece]:
        value -= 1.0
    return value


def _homeward(s: State, piece: int, cell: int, home: tuple[float, float]) -> float:
    """The value of coming back to his place; 0 for a keeper or with a loose ball, which are handled elsewhere."""
    if s.ball_state == terms.LOOSE or piece in s.keeper:
        return 0.0
    ahead = s.direction(piece // terms.MEN)
    old, new = s.cell[piece], cell
    was = abs(ahead * board.COLUMN[old] - home[0]) + abs(board.HEIGHT[old] - home[1]) / 2
    now = abs(ahead * board.COLUMN[new] - home[0]) + abs(board.HEIGHT[new] - home[1]) / 2
    return 0.25 * (was - now)


def _keeper_place(s: State, seat: int, piece: int, cell: int) -> float:
    """The keeper stands on his line, on the side of the ball."""
    wanted = max(-4, min(4, board.HEIGHT[s.ball] // 4))
    off = abs(board.HEIGHT[cell] - wanted) / 2 + abs(abs(board.COLUMN[cell]) - 18)
    was = abs(board.HEIGHT[s.cell[piece]] - wanted) / 2 + abs(abs(board.COLUMN[s.cell[piece]]) - 18)
    return 0.6 * (was - off) if board.AREA[s.own_side(seat)] >> cell & 1 else -5.0


def challenge(s: State, legal: list[int], kind: int) -> Rated:
    """Tackle or dive if the chance of winning the ball is high enough."""
    mode = 1 if kind == kinds.ASK_DIVE else 0
    odds = analysis.tackle(s, s.asked_piece(), mode)
    value = float(odds["won"]) - 0.35 * float(odds["foul"]) - 0.12
    return [(value + 1, legal[0]), (1.0, choices.pack(choices.NO))]


def keeper_step(s: State, seat: int, legal: list[int]) -> Rated:
    """The keeper moves towards a shot, onto a loose ball, else back to his line."""
    keeper = s.asked_piece()
    ideas: Rated = []
    was_shot = s.play in (terms.PLAY_SHOT, terms.PLAY_SNAPSHOT, terms.PLAY_FREE_SHOT, terms.PLAY_HEADER)
    for choice in legal:
        stays = choices.verb_of(choice) == choices.STAY
        cell = s.cell[keeper] if stays else choices.first(choice)
        value = 1.0 + (0.3 if stays else 0.0) + 0.2 * _keeper_place(s, seat, keeper, cell)
        if was_shot:
            value += _reach(s, cell)
        if s.ball_state == terms.LOOSE and cell == s.ball:
            value += 8
        ideas.append((value, choice))
    return ideas


def _reach(s: State, cell: int) -> float:
    """How well a keeper on the cell can meet the ball in flight."""
    near = [
        board.between(cell, spot)
        for spot in board.path(s.origin, s.target).cells
        if board.COLUMN[spot] == board.COLUMN[cell] and board.between(cell, spot) <= shot.REACH
    ]
    return 4.0 - 0.3 * min(near) if near else 0.0


def close_down(s: State, seat: int, legal: list[int]) -> Rated:
    """Before a snapshot: move a man into the path of the ball."""
    flight = board.path(s.ball, board.GOAL_CENTRE[s.own_side(seat)])
    ideas: Rated = [(0.5, choices.pack(choices.END))]
    for choice in legal:
        if choices.verb_of(choice) != choices.RUN or choices.first(choice) == s.keeper[seat]:
            continue
        piece, cell = choices.first(choice), choices.second(choice)
        if flight.mask >> cell & 1 and not flight.mask >> s.cell[piece] & 1:
            ideas.append((3.0 - 0.1 * board.between(cell, s.ball), choice))
    return ideas
