"""A position and its mirror image have the same answers: nothing in the rules prefers a side or a team."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dugout.core.agenda import Agenda, Frame
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions.board import PIECES, cell_of, column_of, row_of
from dugout.games.champions.choices import (
    KICK,
    PAYLOAD,
    SHAPES,
    SHIFT,
    kick_after,
    kick_before,
    kick_direction,
    kick_turn,
    pack_kick,
)
from dugout.games.champions.kinds import ASK_ACTION, ASK_CHASE, ASK_DIVE, ASK_INTERCEPT, ASK_LEG
from dugout.games.champions.state import State
from dugout.games.registry import game

COMPARED = (ASK_ACTION, ASK_LEG, ASK_CHASE, ASK_INTERCEPT, ASK_DIVE)
Map = Callable[[int], int]


class Mirror:
    """East and west, or north and south together with the two teams, change places."""

    def __init__(self, swap_teams: bool) -> None:
        self.swap = swap_teams

    def cell(self, cell: int) -> int:
        if cell < 0:
            return cell
        column, row = column_of(cell), row_of(cell)
        return cell_of(column, 14 - row) if self.swap else cell_of(11 - column, row)

    def piece(self, piece: int) -> int:
        return (piece + 20) % PIECES if self.swap and piece >= 0 else piece

    def seat(self, seat: int) -> int:
        return 1 - seat if self.swap and seat >= 0 else seat

    def direction(self, direction: int) -> int:
        return (4 - direction if self.swap else 8 - direction) & 7

    def mask(self, mask: int) -> int:
        return sum(1 << self.piece(piece) for piece in range(PIECES) if mask >> piece & 1)

    def pair(self, pair: list[int]) -> list[int]:
        return pair[::-1] if self.swap else pair[:]

    def choice(self, choice: int) -> int:
        kind = choice >> SHIFT
        if kind == KICK:
            direction = self.direction(kick_direction(choice))
            return pack_kick(direction, kick_before(choice), -kick_turn(choice), kick_after(choice))
        maps: dict[str, Map] = {"p": self.piece, "c": self.cell, "d": self.direction, "n": int}
        shape = SHAPES[kind]
        payload = 0
        for index, letter in enumerate(shape):
            figure = (choice & PAYLOAD) >> 8 * (len(shape) - 1 - index) & 0xFF
            payload = payload << 8 | maps[letter](figure)
        return kind << SHIFT | payload

    def state(self, s: State) -> State:
        m = State(s.config)
        for piece in range(PIECES):
            other = self.piece(piece)
            m.standing[other], m.yellows[other] = s.standing[piece], s.yellows[piece]
            m.injuries[other] = s.injuries[piece]
            if s.cell[piece] >= 0:
                m.put(other, self.cell(s.cell[piece]))
        m.keeper = [self.piece(keeper) for keeper in self.pair(s.keeper)]
        m.ball, m.held = self.cell(s.ball), s.held
        m.last_touch, m.last_kind, m.barred = self.piece(s.last_touch), s.last_kind, self.piece(s.barred)
        m.owner, m.next_seat, m.roll = self.seat(s.owner), self.seat(s.next_seat), s.roll
        m.touched, m.tried = self.mask(s.touched), self.mask(s.tried)
        m.kick_kind, m.budget, m.flight_seat = s.kick_kind, s.budget, self.seat(s.flight_seat)
        m.flight_from, m.run_from = self.cell(s.flight_from), self.cell(s.run_from)
        m.path, m.rems, m.leg_starts = [self.cell(cell) for cell in s.path], s.rems[:], s.leg_starts[:]
        m.touchers = [self.piece(man) for man in s.touchers]
        m.end_kind, m.end_cell = s.end_kind, self.cell(s.end_cell)
        m.chances = [chance >> 8 << 8 | self.piece(chance & 0xFF) for chance in s.chances]
        m.restart, m.restart_seat = s.restart, self.seat(s.restart_seat)
        m.restart_cell, m.thrower = self.cell(s.restart_cell), self.piece(s.thrower)
        m.subs = self.pair(s.subs)
        q = s.agenda.top
        m.agenda = Agenda([Frame(q.kind, 3 - q.seats if self.swap else q.seats, *q.kept())])
        return m


def looked_at(seed: int) -> list[State]:
    """Positions of open play out of a match that plays the ball more often than chance would."""
    rules = game("champions")
    roller = Roller(f"mirror {seed}")
    s = rules.new(Setup(2, {}))
    found: list[State] = []
    while not rules.pending(s).over:
        pending = rules.pending(s)
        if pending.chance:
            rules.apply(s, CHANCE, roller.face(rules.chances(s)))
            continue
        if s.agenda.top.kind in COMPARED:
            found.append(rules.copy(s))
        legal = rules.legal(s, pending.seats[0])
        kinds = sorted({choice >> SHIFT for choice in legal})
        kind = kinds[roller.below(len(kinds))]
        some = [choice for choice in legal if choice >> SHIFT == kind]
        rules.apply(s, pending.seats[0], some[roller.below(len(some))])
    return found


@pytest.mark.parametrize("swap_teams", [False, True], ids=["east-west", "north-south"])
def test_mirrored_positions_have_mirrored_answers(swap_teams: bool) -> None:
    rules = game("champions")
    mirror = Mirror(swap_teams)
    compared: set[int] = set()
    for seed in range(3):
        for s in looked_at(seed):
            seat = rules.pending(s).seats[0]
            wanted = sorted(mirror.choice(choice) for choice in rules.legal(s, seat))
            other = mirror.state(s)
            assert rules.legal(other, mirror.seat(seat)) == wanted, rules.position(s)
            compared.add(s.agenda.top.kind)
    assert compared >= {ASK_ACTION, ASK_LEG, ASK_CHASE, ASK_INTERCEPT}
