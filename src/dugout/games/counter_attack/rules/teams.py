"""CA-5.11: ready-made squads, and own squads given as data."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.errors import SetupError
from dugout.core.values import Refusal, is_number
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.data.deck import KEEPERS, OUTFIELDERS, Card
from dugout.games.counter_attack.data.ready import READY

STAND_IN: Final = "stand-in"
"""CO-10.6: the kind of card of a keeper who belongs to no squad."""


@final
class Team:
    """A squad: its name and its cards, the keeper first. `numbers` are card numbers, -1 for own cards."""

    def __init__(self, name: str, numbers: list[int], cards: list[Card]) -> None:
        self.name: Final[str] = name
        self.numbers: Final[list[int]] = numbers
        self.cards: Final[list[Card]] = cards


def ready_teams() -> list[Team]:
    """CA-5.11: the two squads that play when no others are named."""
    return [ready_team(0), ready_team(1)]


def ready_team(number: int) -> Team:
    name, keeper, outfielders = READY[number]
    numbers = [keeper, *outfielders]
    cards = [KEEPERS[keeper]]
    for card in outfielders:
        cards.append(OUTFIELDERS[card])
    return Team(name, numbers, cards)


def check_teams(data: Any) -> list[Team]:
    """CA-5.11, CA-22.1: two squads, no card in both; raises SetupError naming what is wrong."""
    if not isinstance(data, (list, tuple)) or len(data) != 2:
        raise _wrong("teams")
    teams = [_team(data[0], 0), _team(data[1], 1)]
    for number in teams[0].numbers[1:]:
        if number >= 0 and number in teams[1].numbers[1:]:
            raise _wrong(f"card {number}")
    if teams[0].numbers[0] >= 0 and teams[0].numbers[0] == teams[1].numbers[0]:
        raise _wrong(f"keeper {teams[0].numbers[0]}")
    return teams


def _team(data: Any, index: int) -> Team:
    """A ready squad by its name, or `{name, keeper, players}` with card numbers or own cards."""
    if isinstance(data, str):
        for number, row in enumerate(READY):
            if row[0] == data:
                return ready_team(number)
        raise _wrong(data[:40])
    if not isinstance(data, dict) or sorted(data) != ["keeper", "name", "players"]:
        raise _wrong(f"team {index + 1}")
    name, players = data["name"], data["players"]
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        raise _wrong("name")
    if not isinstance(players, list) or not terms.MEN - 1 <= len(players) < terms.SQUAD:
        raise _wrong("players")
    keeper, number = _card(data["keeper"], KEEPERS, True)
    numbers, cards = [number], [keeper]
    for entry in players:
        card, number = _card(entry, OUTFIELDERS, False)
        if number >= 0 and number in numbers[1:]:
            raise _wrong(f"card {number}")
        numbers.append(number)
        cards.append(card)
    return Team(name, numbers, cards)


def _card(data: Any, deck: list[Card], keeper: bool) -> tuple[Card, int]:
    """A card of the deck by its number, or an own one with name and all its attributes from 1 to 6.

    A keeper who only stands in says so (`stand_in`, CO-10.6).
    """
    if isinstance(data, int) and not isinstance(data, bool):
        if not 0 <= data < len(deck):
            raise _wrong(f"card {data}")
        return deck[data], data
    printed = (
        (terms.SAVING, terms.AERIAL, terms.DRIBBLING, terms.PACE, terms.RESILIENCE)
        if keeper
        else tuple(range(terms.SAVING))
    )
    if not isinstance(data, dict):
        raise _wrong("card")
    attributes = [0] * terms.ATTRIBUTES
    for which in printed:
        value = data.get(terms.ATTRIBUTE_NAMES[which])
        if not is_number(value, 1, 6):
            raise _wrong(terms.ATTRIBUTE_NAMES[which])
        attributes[which] = value
    name = data.get("name")
    country = data.get("country", "")
    if (
        not isinstance(name, str)
        or not 0 < len(name) <= 40
        or not isinstance(country, str)
        or len(country) > 3
    ):
        raise _wrong("name")
    stands_in = keeper and data.get("stand_in") is True
    for field in data:
        if field in ("name", "country") or (field == "stand_in" and stands_in):
            continue
        if field not in terms.ATTRIBUTE_NAMES or terms.ATTRIBUTE_NAMES.index(field) not in printed:
            raise _wrong(str(field)[:20])
    if stands_in:
        return Card(name, country, STAND_IN, attributes), -1
    return Card(name, country, "keeper" if keeper else "own", attributes), -1


def _wrong(what: str) -> SetupError:
    return SetupError(Refusal("ca.bad-teams", "CA-5.11", {"field": what}))
