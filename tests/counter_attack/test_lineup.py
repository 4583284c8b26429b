"""CA-5.14, CO-13.6: the automatic line-up against a second telling of its rule, and the shirts of smaller sides."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.data.deck import OUTFIELDERS
from dugout.games.counter_attack.rules import lineup
from dugout.games.counter_attack.state import State
from dugout.games.registry import game

RULES = game("counter-attack")
PLACES = [
    ((9, 10), (terms.SHOOTING, terms.HEADING)),
    ((4, 5), (terms.TACKLING, terms.HEADING)),
    ((7, 11), (terms.DRIBBLING, terms.HIGH_PASS)),
    ((2, 3), (terms.PACE, terms.TACKLING)),
    ((6, 8), tuple(range(terms.ATTRIBUTES))),
]
"""CA-5.14: shirts in the order in which they are filled, with the attributes that count."""


def at_the_lineups(options: dict[str, Any], seed: str) -> State:
    roller = Roller(seed)
    state: State = RULES.new(Setup(2, options))
    while state.agenda.top.kind != kinds.ASK_LINEUP:
        pending = RULES.pending(state)
        if pending.chance:
            RULES.apply(state, CHANCE, roller.face(RULES.chances(state)))
        else:
            seat = pending.seats[0]
            RULES.apply(state, seat, RULES.default(state, seat))
    return state


def expected(cards: list[int]) -> dict[int, int]:
    """Which card wears which shirt: the best sum, then the higher total, then the lower number of the card."""
    left = list(cards)
    worn: dict[int, int] = {}
    for shirts, attributes in PLACES:
        for shirt in shirts:
            order = sorted(
                left,
                key=lambda card: (
                    -sum(OUTFIELDERS[card].attributes[which] for which in attributes),
                    -sum(OUTFIELDERS[card].attributes),
                    card,
                ),
            )
            worn[shirt] = order[0]
            left.remove(order[0])
    return worn


@pytest.mark.parametrize("number", range(6))
def test_the_automatic_lineup(number: int) -> None:
    state = at_the_lineups({"squads": "random"}, f"line-up {number}")
    for team in (0, 1):
        RULES.apply(state, team, RULES.parse("lineup 4-4-2"))
        first = team * terms.SQUAD
        wanted = expected(state.squad[first + 1 : first + terms.SQUAD])
        worn = {
            shirt: state.squad[first + state.wearing[team * terms.MEN + shirt - 1]]
            for shirt in range(2, terms.MEN + 1)
        }
        assert worn == wanted
        assert state.wearing[team * terms.MEN] == 0, "the keeper wears 1"


SIEGE = (9, 10, 7, 11, 6, 8, 4, 5, 2, 3)
OTHERS = (4, 5, 2, 3, 6, 8, 9, 10, 7, 11)


@pytest.mark.parametrize("players", range(5, 12))
@pytest.mark.parametrize("decision", ["score", "goals of side a"])
def test_the_shirts_of_smaller_sides(players: int, decision: str) -> None:
    """A side without all its men wears the shirts of its work: an attack those of forwards, all others a defence's."""
    scenario = {
        "id": "small", "title": "Small", "minutes": 10, "clock_start": 0, "score": [0, 0], "first_leg": None,
        "home": "a", "players": [players, players], "keepers": [players == 11, True], "removal": "none",
        "squads": "draft", "restart": {"kind": "kick-off", "side": "a"},
        "placing": {"where": "own half", "first": "b"}, "repeat_exchanged": False, "decision": decision,
    }  # fmt: skip
    state = RULES.new(Setup(2, {"squads": "fixed", "own_scenario": scenario}))
    order = SIEGE if decision != "score" else OTHERS
    attack = players - (1 if players == 11 else 0)
    assert lineup.shirts(state, 0) == sorted(order[:attack])
    assert lineup.shirts(state, 1) == sorted(OTHERS[: players - 1])
