"""CA-5.5 to CA-5.8: the cards of all sets by number, and the referees.

Outfielder `set * 64 + i` and keeper `set * 8 + i` are the i-th of that set, counted from 0.
"""

from __future__ import annotations

from typing import Final

from dugout.core.values import SquadCard
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.data import set_1, set_2, set_3, set_4, set_5

SETS: Final = 5
SET_OUTFIELDERS: Final = 64
SET_KEEPERS: Final = 8
KEEPER_NUMBERS: Final = 1000
"""Where a competition's numbers of keepers begin: keeper i is 1000 + i there."""

REFEREES: Final = (
    ("Ludovika Sternbeck", "AT", 2),
    ("Amos Tuilavea", "WS", 3),
    ("Pilar Encinarejo", "ES", 3),
    ("Nokuthula Mabhena", "ZA", 4),
    ("Hjalti Brekkusson", "IS", 4),
    ("Rosalind Quillfeather", "GB", 5),
)
"""Name, country, Leniency (CA-5.8). Invented like all others."""


class Card:
    """One card: who it shows, his type, and his nine attributes (0 where none is printed, CA-1.9)."""

    __slots__ = ("attributes", "country", "kind", "name")

    def __init__(self, name: str, country: str, kind: str, attributes: list[int]) -> None:
        self.name = name
        self.country = country
        self.kind = kind
        self.attributes = attributes


def _outfielders() -> list[Card]:
    cards: list[Card] = []
    for rows in (
        set_1.OUTFIELDERS,
        set_2.OUTFIELDERS,
        set_3.OUTFIELDERS,
        set_4.OUTFIELDERS,
        set_5.OUTFIELDERS,
    ):
        for row in rows:
            cards.append(Card(row[0], row[1], row[2], [*list(row[3:]), 0, 0]))
    return cards


def keeper_card(name: str, country: str, figures: tuple[int, int, int, int, int]) -> Card:
    """CA-5.2: a keeper from Saving, Aerial Ability, Dribbling, Pace, Resilience."""
    attributes = [0] * terms.ATTRIBUTES
    attributes[terms.SAVING] = figures[0]
    attributes[terms.AERIAL] = figures[1]
    attributes[terms.DRIBBLING] = figures[2]
    attributes[terms.PACE] = figures[3]
    attributes[terms.RESILIENCE] = figures[4]
    return Card(name, country, "keeper", attributes)


def _keepers() -> list[Card]:
    cards: list[Card] = []
    for rows in (set_1.KEEPERS, set_2.KEEPERS, set_3.KEEPERS, set_4.KEEPERS, set_5.KEEPERS):
        for row in rows:
            cards.append(keeper_card(row[0], row[1], (row[2], row[3], row[4], row[5], row[6])))
    return cards


OUTFIELDERS: Final[list[Card]] = _outfielders()
KEEPERS: Final[list[Card]] = _keepers()


def card_value(card: Card) -> int:
    """CO-11.3: what a card is worth: a triangle for each attribute, a keeper's own two doubled."""
    total = 0
    for number, points in enumerate(card.attributes):
        triangle = points * (points + 1) // 2
        total += 2 * triangle if number == terms.SAVING or number == terms.AERIAL else triangle
    return total


def squad_cards(sets: int) -> list[SquadCard]:
    """CA-5.5, CO-10.4: the cards of the first sets, outfielders first; a keeper's number begins at KEEPER_NUMBERS."""
    found: list[SquadCard] = []
    for keeper, cards, first in (
        (False, OUTFIELDERS[: sets * SET_OUTFIELDERS], 0),
        (True, KEEPERS[: sets * SET_KEEPERS], KEEPER_NUMBERS),
    ):
        for number, card in enumerate(cards):
            printed = {
                terms.ATTRIBUTE_NAMES[which]: points for which, points in enumerate(card.attributes) if points
            }
            value = card_value(card)
            found.append(SquadCard(first + number, card.name, keeper, value, printed, card.kind))
    return found
