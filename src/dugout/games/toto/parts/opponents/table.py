"""A Toto round as one seat sees it, as numbers for the evaluation."""

from __future__ import annotations

from typing import Final

from dugout.games.toto.board import FACES, TOP_SCORE
from dugout.games.toto.rules import results
from dugout.games.toto.view import TotoView

HOME: Final = 0
AWAY: Final = 1
DRAW: Final = 2
"""Results and marks, counted from 0: mark `1` is HOME, `2` is AWAY, `3` is DRAW."""
MARKS: Final = 3


class Table:
    """The public board, what is known of the cards, and the seat's own form."""

    def __init__(self, view: TotoView) -> None:
        self.me = view.seat
        self.seats = len(view.seats)
        self.scores = [score for pair in view.scores for score in pair]
        own = view.seats[view.seat]
        self.hand: list[int] = list(own.hand or [0] * FACES)
        self.marks = read_marks(own.form)
        self.hand_sizes = [seat.cards for seat in view.seats]
        self.to_come = sum(self.hand_sizes) / max(1, sum(view.deck))
        """The fraction of the cards that is still to be played."""
        self.known_hands = [seat.hand for seat in view.seats]
        self.left = cards_left(view.deck, self.scores, view.discarded)
        self.playable = playable_cards(self)
        self.is_last_round = view.round >= view.rounds

    def levels(self) -> list[int]:
        """The number of sides at each score."""
        counts = [0] * (TOP_SCORE + 1)
        for score in self.scores:
            counts[score] += 1
        return counts


def read_marks(form: str | None) -> list[int]:
    """The marks of a form, counted from 0; empty if there is none yet."""
    return [int(mark) - 1 for mark in form] if form else []


def cards_left(deck: list[int], scores: list[int], discarded: list[int]) -> list[int]:
    """Cards by face that are neither on the board nor among the discards: in hands, or removed."""
    left = [count - gone for count, gone in zip(deck, discarded, strict=True)]
    for score in scores:
        for face in range(score):
            left[face] -= 1
    return left


def playable_cards(table: Table) -> list[float]:
    """The expected number of cards by face in all hands: some cards were removed (TO-3.2)."""
    unseen = unseen_cards(table)
    hidden = sum(size for size, hand in zip(table.hand_sizes, table.known_hands, strict=True) if hand is None)
    part = hidden / sum(unseen) if sum(unseen) else 0.0
    return [left - gone + gone * part for left, gone in zip(table.left, unseen, strict=True)]


def unseen_cards(table: Table) -> list[int]:
    """Cards by face that may be in a covered hand of another seat (or removed)."""
    unseen = list(table.left)
    for hand in table.known_hands:
        if hand is not None:
            for face in range(FACES):
                unseen[face] -= hand[face]
    return unseen


def held_by_others(table: Table, face: int) -> int:
    """The most cards of a face that other seats can hold."""
    return table.left[face] - table.hand[face]


def result(home: int, away: int) -> int:
    """The result of a score, counted from 0 like a mark."""
    return results.result(home, away) - 1


def helps(mark: int, home: int, away: int, side: int) -> int:
    """1 if a goal on `side` brings the score nearer to the mark, −1 if it takes it further away."""
    if mark == DRAW:
        behind = away if side == AWAY else home
        ahead = home if side == AWAY else away
        return 1 if behind < ahead else -1
    return 1 if mark == side else -1
