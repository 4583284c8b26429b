"""TO-3: the deck, the shuffle and the deal."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.ids import seat_mask
from dugout.core.values import Event
from dugout.games.toto.board import DECK_CARDS, FACES, cards_each
from dugout.games.toto.kinds import ASK_HAND, ROLL_SHUFFLE
from dugout.games.toto.state import State


def sorted_deck(counts: list[int]) -> list[int]:
    """TO-3.3: the faces in the order in which every shuffle begins."""
    deck: list[int] = []
    for face in range(FACES):
        deck += [face] * counts[face]
    return deck


def start_shuffle(s: State) -> None:
    """TO-3.3: every round uses all 64 cards again."""
    s.deck = sorted_deck(s.config.deck)
    s.cut = DECK_CARDS - 1
    s.ask(Frame(ROLL_SHUFFLE, 0))


def shuffle_step(s: State, index: int, log: list[Event]) -> None:
    """TO-3.3: swap the card at the cut with the one drawn, from the last down to the second."""
    deck = s.deck
    cut = s.cut
    card = deck[cut]
    deck[cut] = deck[index]
    deck[index] = card
    s.cut = cut - 1
    if cut == 1:
        deal(s, log)


def deal(s: State, log: list[Event]) -> None:
    """TO-3.4: one at a time, clockwise from the starter; the last cards are removed unseen (TO-3.2)."""
    seats = s.config.seats
    each = cards_each(seats)
    dealt = seats * each
    for place in range(seats):
        seat = (s.starter + place) % seats
        for index in range(place, dealt, seats):
            s.hands[seat * FACES + s.deck[index]] += 1
    for index in range(dealt, DECK_CARDS):
        s.removed[s.deck[index]] += 1
    s.deck = []
    log.append(Event("to.dealt", "TO-3.2", (each, DECK_CARDS - dealt)))
    log += [Event("to.deal", "TO-3.4", (seat, *s.hand(seat)), seat_mask(seat)) for seat in range(seats)]
    s.ask(Frame(ASK_HAND, s.everybody()))
