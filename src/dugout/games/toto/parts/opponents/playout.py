"""Playouts of the rest of a round in a sampled world, with every seat playing for its own form."""

from __future__ import annotations

from typing import Final

from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES, SIDES, TOP_SCORE
from dugout.games.toto.parts.opponents.beliefs import Reader, draw_form
from dugout.games.toto.parts.opponents.prize import prize
from dugout.games.toto.parts.opponents.table import DRAW, HOME, Table, result, unseen_cards

DEALS: Final = 6
"""The most deals of hidden hands to try, if a hand has a card that a pass has ruled out."""
EDGE: Final = 0.02
"""The value of each correct result more than the best rival has, besides the prize: it breaks near ties."""


class World:
    """A sampled world for the rest of a round: hands and forms of all seats, and a random seed."""

    def __init__(self, hands: list[list[int]], forms: list[list[int]], seed: int) -> None:
        self.hands = hands
        self.forms = forms
        self.seed = seed


def draw_world(table: Table, reader: Reader, roller: Roller) -> World:
    """Sample a world: hidden cards dealt at random, forms drawn from beliefs."""
    hands = deal_hands(table, reader.lacking, roller)
    forms = [
        table.marks if seat == table.me else draw_form(belief, roller)
        for seat, belief in enumerate(reader.forms)
    ]
    return World(hands, forms, roller.word())


def deal_hands(table: Table, lacking: list[int], roller: Roller) -> list[list[int]]:
    """Deal the unseen cards to the covered hands; of a few deals, the one that is most consistent with the passes."""
    pool = [face for face, count in enumerate(unseen_cards(table)) for _ in range(count)]
    best: list[list[int]] = []
    best_misfits = len(pool) + 1
    for _ in range(DEALS):
        for i in range(len(pool) - 1, 0, -1):
            j = roller.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        hands, misfits = _dealt(table, pool, lacking)
        if misfits < best_misfits:
            best, best_misfits = hands, misfits
        if misfits == 0:
            break
    return best


def _dealt(table: Table, pool: list[int], lacking: list[int]) -> tuple[list[list[int]], int]:
    hands: list[list[int]] = []
    taken = misfits = 0
    for seat, known in enumerate(table.known_hands):
        if known is not None:
            hands.append(list(known))
            continue
        hand = [0] * (TOP_SCORE + 1)
        for face in pool[taken : taken + table.hand_sizes[seat]]:
            hand[face] += 1
            misfits += lacking[seat] >> face & 1
        taken += table.hand_sizes[seat]
        hands.append(hand)
    return hands, misfits


def play_goal(table: Table, world: World, side: int) -> float:
    """The value of scoring on `side` in a world that is then played to its end."""
    scores = table.scores[:]
    hands = [hand[:] for hand in world.hands]
    hands[table.me][scores[side]] -= 1
    scores[side] += 1
    turn, idle, seed = table.me, 0, world.seed
    while idle < table.seats:
        turn = turn + 1 if turn + 1 < table.seats else 0
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        chosen = choose(scores, hands[turn], world.forms[turn], seed >> 8)
        if chosen < 0:
            idle += 1
        else:
            idle = 0
            hands[turn][scores[chosen]] -= 1
            scores[chosen] += 1
    return value(table, world, scores)


def choose(scores: list[int], hand: list[int], form: list[int], seed: int) -> int:
    """A goal for the seat's form: first one that brings a wrong result nearer; ones last, as they decide at the end."""
    best, best_rank = -1, -1
    start = seed % SIDES
    for offset in range(SIDES):
        side = start + offset
        if side >= SIDES:
            side -= SIDES
        score = scores[side]
        if score == TOP_SCORE or not hand[score]:
            continue
        rank = _rank(scores[side & ~1], scores[side | 1], side & 1, form[side >> 1])
        if score:
            rank += 1
        if rank > best_rank:
            if rank == 5:
                return side
            best, best_rank = side, rank
    return best


def _rank(home: int, away: int, side: int, mark: int) -> int:
    """4: brings a wrong result nearer; 2: strengthens a right one; 0: neither."""
    if mark == DRAW:
        return 4 if (home < away if side == HOME else away < home) else 0
    if mark != side:
        return 0
    ahead = home > away if mark == HOME else away > home
    return 2 if ahead else 4


def value(table: Table, world: World, scores: list[int]) -> float:
    """The seat's share of the pot, plus a little for the distance to the best rival."""
    counts = [0] * table.seats
    for fixture in range(FIXTURES):
        outcome = result(scores[2 * fixture], scores[2 * fixture + 1])
        for seat, form in enumerate(world.forms):
            if form[fixture] == outcome:
                counts[seat] += 1
    own = counts[table.me]
    rival = max(count for seat, count in enumerate(counts) if seat != table.me)
    return prize(counts, table.me, table.is_last_round) + EDGE * (own - rival)
