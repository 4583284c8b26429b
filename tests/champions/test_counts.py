"""Complete turns of a roll: the generator gives what the obvious oracle gives, and what the small questions add up
to."""

from __future__ import annotations

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions import plans
from dugout.games.champions.board import PIECES, cell_named, piece_text
from dugout.games.champions.choices import BACK, RUN, SHIFT, first, last
from dugout.games.champions.rules import turn
from dugout.games.champions.rules.kick import MAX_TOUCHES, leg_cells
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK
from dugout.games.registry import game
from tests.champions import oracle
from tests.champions.positions import COUNTS, POSITIONS


def state_of(name: str, roll: int) -> State:
    """The position with its roll, before the action is chosen (a foul would come first)."""
    rules = game("champions")
    s: State = rules.from_position(POSITIONS[name])
    s.roll = roll
    return s


def board_of(s: State) -> oracle.Board:
    """The same position in the oracle's words."""
    men = {
        man_of(piece): (s.cell[piece] % 12, s.cell[piece] // 12)
        for piece in range(PIECES)
        if s.cell[piece] >= 0
    }
    keepers = {"H": man_of(s.keeper[0]), "A": man_of(s.keeper[1])}
    barred = man_of(s.barred) if s.barred >= 0 else None
    return oracle.Board(men, (s.ball % 12, s.ball // 12), dict(keepers), barred)


def man_of(piece: int) -> oracle.Man:
    team, _, shirt = piece_text(piece).partition("#")
    return team, int(shirt)


def turn_of(key: int) -> oracle.Turn:
    """A key of `plans` in the oracle's words."""
    end = plans.end_of(key)
    return tuple(man_of(man) for man in plans.touchers_of(key)), (end % 12, end // 12)


def leg_by_leg(s: State) -> set[int]:
    """The keys of `plans.turns`, from whole kicks that are put together out of single legs."""
    keys = set()
    for action in turn.kicks(s, Scene(s, s.owner), True):
        after = s.copy()
        after.kick_kind = ACTION_KICK
        after.move(first(action), s.ball)
        for plan in plans.kick_plans(after, first(action), s.roll - last(action) + 1, MAX_TOUCHES):
            key = 1
            for man in plan.touchers:
                key = key << 6 | man
            keys.add(key << 8 | plan.end)
    return keys


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_are_sound(name: str) -> None:
    rules = game("champions")
    assert rules.problems(rules.from_position(POSITIONS[name])) == []


@pytest.mark.slow
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("name", POSITIONS)
def test_the_generator_equals_the_oracle(name: str, roll: int) -> None:
    s = state_of(name, roll)
    before = game("champions").position(s)
    keys = set(plans.turns(s))
    assert len(keys) == COUNTS[name][roll - 1]
    if roll <= 4:
        assert {turn_of(key) for key in keys} == oracle.turns(board_of(s), "HA"[s.owner], roll)
        assert keys == leg_by_leg(s)
    assert game("champions").position(s) == before


@pytest.mark.slow
@pytest.mark.parametrize("roll", [5, 6])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_generator_equals_the_oracle_for_long_kicks(name: str, roll: int) -> None:
    s = state_of(name, roll)
    assert {turn_of(key) for key in plans.turns(s)} == oracle.turns(board_of(s), "HA"[s.owner], roll)


@pytest.mark.slow
def test_turns_are_made_of_legs_along_random_matches() -> None:
    """Boards of ends and single legs tell the same on whatever positions play brings."""
    rules = game("champions")
    compared = 0
    for seed in range(1):
        roller = Roller(f"generators {seed}")
        s = rules.new(Setup(2, {}))
        while not rules.pending(s).over:
            pending = rules.pending(s)
            if pending.chance:
                rules.apply(s, CHANCE, roller.face(rules.chances(s)))
                continue
            seat = pending.seats[0]
            if rules.question(s, seat).code == "ch.action" and not s.restart:
                assert set(plans.turns(s)) == leg_by_leg(s), rules.position(s)
                compared += 1
            legal = rules.legal(s, seat)
            rules.apply(s, seat, legal[roller.below(len(legal))])
    assert compared > 40


@pytest.mark.slow
@pytest.mark.parametrize("name", ["two men", "alone", "triangle", "barred", "keeper out", "walled in"])
def test_the_generator_equals_the_small_questions(name: str) -> None:
    """Answering every question in every way touches the same men and ends on the same cells."""
    rules = game("champions")
    for roll in (2, 3):
        s = state_of(name, roll)
        keys = set(plans.turns(s))
        start = rules.from_position(POSITIONS[name])
        rules.apply(start, CHANCE, roll)
        if rules.question(start, 0).code != "ch.action":
            continue
        assert closure(start) == keys, (name, roll)


def closure(s: State) -> set[int]:
    """Who touches the ball and where it ends, over every way to answer the questions of a turn."""
    rules = game("champions")
    found: set[int] = set()
    seat = rules.pending(s).seats[0]
    for choice in rules.legal(s, seat):
        if choice >> SHIFT == BACK or (
            rules.question(s, seat).code == "ch.action" and choice >> SHIFT != RUN
        ):
            continue
        after = rules.copy(s)
        rules.apply(after, seat, choice)
        if rules.question(after, seat).code == "ch.leg" and after.flight_seat == seat and after.touchers:
            if len(after.path) > len(s.path) or choice >> SHIFT == RUN:
                found |= closure(after)
                continue
        found.add(key_of(s, after, choice))
    return found


def key_of(s: State, after: State, choice: int) -> int:
    """The key of the kick that `choice` has completed."""
    key = 1
    for man in s.touchers:
        key = key << 6 | man
    return key << 8 | leg_cells(s.cell[s.touchers[-1]], choice)[-1]


def test_cells_have_the_same_names() -> None:
    for text in ("y0", "e7", "z14", "a1", "j13"):
        column, row = oracle.cell_named(text)
        assert cell_named(text) == row * 12 + column
