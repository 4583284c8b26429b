# mypyc: interpreted
"""CA-5.1: cards and squads as everybody may see them. Interpreted: msgspec needs real classes."""

from __future__ import annotations

import msgspec

from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.data import deck
from dugout.games.counter_attack.rules.scenario import SQUADS_BEST_WORST, SQUADS_OPEN
from dugout.games.counter_attack.state import State

_STATUS = ("bench", "playing", "replaced", "sent-off", "absent")


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its number in the deck, whom it shows, the nine attributes in the order of `attributes`."""

    number: int
    name: str
    country: str
    kind: str
    attributes: list[int]
    value: int


class MemberView(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a squad. `attributes` hold home points once the line-ups are shown."""

    number: int
    card: int | None
    name: str
    country: str
    kind: str
    attributes: list[int]
    status: str
    yellows: int
    red: bool
    injuries: int


class FormerView(msgspec.Struct, frozen=True, kw_only=True):
    """CA-21.3, CA-21.4: whom the first leg was played with, for what the second leg says about it."""

    squads: list[list[str]]
    """By seat: names by squad number, from 1; empty where squads were picked anew: then the picks name them."""
    outfielders: list[str]
    """Names of the deck by the number of a card, where picks have to name them."""
    keepers: list[str]


def card_of(s: State, member: int) -> deck.Card | None:
    """The card of a squad member: of the deck, or one of the match's own squads."""
    number = s.squad[member]
    keeper = member % terms.SQUAD == 0
    if number >= 0:
        return deck.KEEPERS[number] if keeper else deck.OUTFIELDERS[number]
    cards = s.config.teams[member // terms.SQUAD].cards
    place = member % terms.SQUAD
    if s.status[member] != terms.ABSENT and place < len(cards) and s.config.values["teams"] is not None:
        return cards[place]
    return None


def _card(number: int, card: deck.Card) -> CardView:
    return CardView(
        number=number,
        name=card.name,
        country=card.country,
        kind=card.kind,
        attributes=list(card.attributes),
        value=deck.card_value(card),
    )


def open_cards(s: State) -> list[CardView]:
    if s.agenda and s.agenda.top.kind == kinds.ASK_KEEPER_CARD:
        return [_card(number, deck.KEEPERS[number]) for number in s.keeper_deck]
    return [_card(number, deck.OUTFIELDERS[number]) for number in s.open]


def member_of(s: State, member: int) -> MemberView:
    card = card_of(s, member)
    start = member * terms.ATTRIBUTES
    return MemberView(
        number=member % terms.SQUAD + 1,
        card=s.squad[member] if s.squad[member] >= 0 else None,
        name=card.name if card else "",
        country=card.country if card else "",
        kind=card.kind if card else "",
        attributes=s.skill[start : start + terms.ATTRIBUTES],
        status=_STATUS[s.status[member]],
        yellows=s.yellows[member],
        red=s.status[member] == terms.SENT_OFF,
        injuries=s.injuries[member],
    )


def former(s: State) -> FormerView | None:
    """CA-21.3, CA-21.4: the men of the first leg; None while it is played, or where there is one leg only."""
    scenario = s.config.scenario
    if s.leg == 1 or scenario is None:
        return None
    if scenario.squads == SQUADS_OPEN:
        return FormerView(
            squads=[],
            outfielders=[card.name for card in deck.OUTFIELDERS[: s.config.sets * deck.SET_OUTFIELDERS]],
            keepers=[card.name for card in deck.KEEPERS[: s.config.sets * deck.SET_KEEPERS]],
        )
    order = (1, 0) if scenario.squads == SQUADS_BEST_WORST else (0, 1)
    squads: list[list[str]] = []
    for team in order:
        cards = [card_of(s, member) for member in range(team * terms.SQUAD, (team + 1) * terms.SQUAD)]
        squads.append([card.name if card else "" for card in cards])
    return FormerView(squads=squads, outfielders=[], keepers=[])
