"""CA-5.5 to CA-5.8, CA-5.13: the limits of the deck, and formations that are legal for both teams."""

from __future__ import annotations

import pytest

from dugout.games.counter_attack import board
from dugout.games.counter_attack.data.deck import (
    KEEPERS,
    OUTFIELDERS,
    REFEREES,
    SET_KEEPERS,
    SET_OUTFIELDERS,
    SETS,
    card_value,
)
from dugout.games.counter_attack.data.formations import PLACES
from dugout.games.counter_attack.data.ready import READY

BASE = {
    "stopper": (4, 1, 5, 5, 4, 1, 6),
    "ball-playing defender": (4, 2, 5, 4, 5, 2, 5),
    "full-back": (6, 2, 5, 2, 5, 2, 5),
    "holding midfielder": (4, 3, 5, 3, 5, 3, 5),
    "playmaker": (4, 5, 2, 2, 6, 4, 4),
    "winger": (6, 5, 1, 2, 6, 3, 4),
    "target forward": (4, 2, 1, 6, 4, 5, 5),
    "finisher": (5, 4, 1, 4, 4, 6, 3),
}
GRADES = [-2, -1, -1, 0, 0, 1, 1, 2]
KEEPER_ROWS = {
    (6, 3, 1, 5, 5),
    (5, 4, 1, 5, 5),
    (5, 5, 1, 4, 4),
    (4, 5, 2, 5, 5),
    (4, 6, 1, 5, 4),
    (5, 4, 2, 4, 6),
    (4, 5, 3, 6, 4),
    (3, 6, 2, 6, 6),
}


def cards(number: int) -> list[tuple[int, ...]]:
    """The seven printed attributes of every outfielder of a set."""
    start = number * SET_OUTFIELDERS
    return [tuple(card.attributes[:7]) for card in OUTFIELDERS[start : start + SET_OUTFIELDERS]]


@pytest.mark.parametrize("number", range(SETS))
def test_the_limits_of_a_set(number: int) -> None:
    rows = cards(number)
    assert len(rows) == SET_OUTFIELDERS
    assert len(set(rows)) == SET_OUTFIELDERS
    for row in rows:
        assert 3 <= row[0] <= 6
        assert all(1 <= value <= 6 for value in row)
        assert row[4] >= 2 and row[6] >= 2
        assert 24 <= sum(row) <= 30
    assert abs(sum(map(sum, rows)) / 64 - 27) <= 0.2
    for which in range(7):
        base = sum(values[which] for values in BASE.values()) / 8
        assert abs(sum(row[which] for row in rows) / 64 - base) <= 0.4
    stars = [row for row in rows if [row[1], row[2], row[3], row[5]].count(6) >= 2]
    assert len(stars) <= 6


@pytest.mark.parametrize("number", range(SETS))
def test_types_grades_and_one_swap_each(number: int) -> None:
    start = number * SET_OUTFIELDERS
    for kind, base in BASE.items():
        of_kind = [card for card in OUTFIELDERS[start : start + SET_OUTFIELDERS] if card.kind == kind]
        assert sorted(sum(card.attributes) - sum(base) for card in of_kind) == GRADES
        for card in of_kind:
            changes = [abs(card.attributes[which] - base[which]) for which in range(7)]
            assert max(changes) == 1
            assert sum(changes) == abs(sum(card.attributes) - sum(base)) + 2


@pytest.mark.parametrize("number", range(SETS))
def test_keepers(number: int) -> None:
    rows = set()
    for card in KEEPERS[number * SET_KEEPERS : (number + 1) * SET_KEEPERS]:
        pace, dribbling, resilience = card.attributes[0], card.attributes[1], card.attributes[6]
        rows.add((card.attributes[7], card.attributes[8], dribbling, pace, resilience))
        assert card.attributes[2:6] == [0, 0, 0, 0]
    assert rows == KEEPER_ROWS


def test_names_are_all_different_and_from_many_countries() -> None:
    names = [card.name for card in OUTFIELDERS + KEEPERS]
    assert len(set(names)) == len(names)
    assert len({card.country for card in OUTFIELDERS}) >= 20
    assert all(len(card.country) == 2 for card in OUTFIELDERS + KEEPERS)


def test_referees() -> None:
    assert [row[2] for row in REFEREES] == [2, 3, 3, 4, 4, 5]


def test_ready_squads_are_equal_and_share_no_card() -> None:
    used = [card for _name, _keeper, players in READY for card in players]
    assert len(set(used)) == len(used)
    assert len({keeper for _name, keeper, _players in READY}) == len(READY)
    assert {len(players) for _name, _keeper, players in READY} == {15}
    assert (
        len({sum(card_value(OUTFIELDERS[card]) for card in players) for _name, _keeper, players in READY})
        == 1
    )


@pytest.mark.parametrize("places", PLACES)
def test_formations_stand_in_their_own_half_outside_the_circle(places: tuple[tuple[int, int], ...]) -> None:
    cells = [board.cell_at(c, h) for c, h in places]
    assert len(set(cells)) == 11
    for cell in cells:
        assert board.HALF[board.LEFT] >> cell & 1
        assert not board.CENTRE_CIRCLE >> cell & 1
    assert places[0] == (-18, 0)
