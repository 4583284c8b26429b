"""The generators in machine words give what the readable rules give, in play and in crowds that play never sees."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions import board, cells, fast, fast_actions, fast_chase, measure, plans
from dugout.games.champions.rules import chase, foul, shoulder_push, turn
from dugout.games.champions.state import State
from dugout.games.registry import game
from tests.champions.positions import POSITIONS
from tests.champions.test_conduct import crowd


def compare_actions(s: State) -> int:
    """Every part of the legal actions both ways; the number of forced fouls."""
    for strict in (True, False):
        assert fast_actions.walks(s, strict) == turn.readable_walks(s, strict)
        assert fast_actions.kicks(s, strict) == turn.readable_kicks(s, strict)
    assert fast_actions.push_pairs(s) == shoulder_push.beside_nearest(s)
    walks = turn.walks(s, True)
    fouls = foul.readable_pairs(s, walks)
    assert fast_actions.fouls(s, walks) == fouls
    return len(fouls)


def test_actions_in_crowds() -> None:
    roller = Roller("fast crowds")
    fouls = sum(compare_actions(crowd(roller)) for _ in range(200))
    assert fouls > 0


def test_chases_in_crowds() -> None:
    roller = Roller("fast chases")
    found = 0
    for _ in range(200):
        s = crowd(roller)
        s.flight_seat = s.owner
        excluded = 1 << s.owner * board.SQUAD + roller.below(11)
        moves = chase.readable_moves(s, excluded)
        assert fast_chase.chase_moves(s, excluded) == moves
        found += len(moves)
    assert found > 100


def test_actions_in_the_counted_positions() -> None:
    for text in POSITIONS.values():
        for roll in range(1, 7):
            s: State = game("champions").from_position(text)
            s.roll = roll
            compare_actions(s)


def test_actions_along_a_random_match() -> None:
    rules = game("champions")
    roller = Roller("fast match")
    s: State = rules.new(Setup(2, {}))
    compared = 0
    while not rules.pending(s).over:
        pending = rules.pending(s)
        if pending.chance:
            rules.apply(s, CHANCE, roller.face(rules.chances(s)))
            continue
        seat = pending.seats[0]
        if rules.question(s, seat).code == "ch.action":
            compare_actions(s)
            compared += 1
        legal = rules.legal(s, seat)
        assert list(legal) == sorted(legal)
        rules.apply(s, seat, legal[roller.below(len(legal))])
    assert compared > 40


def test_turns_are_distinct_and_tell_their_parts() -> None:
    s: State = game("champions").from_position(POSITIONS["goal mouth"])
    s.roll = 4
    turns = fast.turns(s)
    assert len(turns) == len(set(turns))
    assert any(fast.is_shot(entry) for entry in turns)
    for entry in turns:
        key = 1
        for man in fast.touchers_of(entry):
            key = key << 6 | man
        assert key << 8 | fast.end_of(entry) == entry
    assert set(turns) == plans.turn_keys(s)


def test_zones_are_those_of_the_board() -> None:
    assert cells.to_board(cells.pitch()) == board.ALL
    assert cells.to_board(cells.field()) == board.FIELD
    assert cells.to_board(cells.nets()) == board.BOTH_GOALS
    for seat in range(2):
        assert cells.to_board(cells.net(seat == 0)) == board.GOAL[seat]
        assert cells.to_board(cells.penalty_area(seat == 0)) == board.PENALTY_AREA[seat]
        assert cells.to_board(cells.goal_area(seat == 0)) == board.GOAL_AREA[seat]


def test_words_do_what_wide_integers_do() -> None:
    roller = Roller("words")
    for _ in range(300):
        wide = 0
        for _ in range(roller.below(40)):
            wide |= 1 << roller.below(board.CELLS)
        words = cells.of_board(wide)
        assert cells.to_board(words) == wide
        assert cells.to_board(cells.spread(words)) == board.spread(wide)
        assert cells.to_board(cells.spread_ring(words)) == board.spread_ring(wide)
        assert cells.count(words) == wide.bit_count()
        if wide:
            assert cells.lowest(words) == (wide & -wide).bit_length() - 1
            assert cells.to_board(cells.drop_lowest(words)) == wide & (wide - 1)


def test_measures_in_words_are_those_in_wide_integers() -> None:
    roller = Roller("measures")
    for _ in range(60):
        s = crowd(roller)
        home, away = (cells.of_board(men) for men in s.men)
        free = measure.free_cells(s) & ~board.BOTH_GOALS
        levels = measure.flood(s.ball, free, 5)
        steps = cells.steps_by_cell(s.ball, cells.of_board(free), 5)
        assert steps == [measure.depth(levels, cell) for cell in range(board.CELLS)]
        ends = cells.to_board(cells.open_ends(home, away))
        assert ends == measure.open_ends(s.men[0], s.men[1])
        for cell in range(board.CELLS):
            if board.FIELD >> cell & 1 and s.at[cell] < 0:
                assert cells.is_reachable(cell, home, away) == (ends >> cell & 1 == 1)
