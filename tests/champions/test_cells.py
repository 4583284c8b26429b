"""Boards of cells: machine words and wide integers do the same, and what is asked of them is what the oracle says."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dugout.games
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions import board, cells, plans, wide
from dugout.games.champions.choices import CHASE, FOUL, pack
from dugout.games.champions.floods import flood, is_reachable, open_ends, steps_between, steps_by_cell
from dugout.games.champions.rules import chase, foul, shoulder_push, turn
from dugout.games.champions.scene import Scene, distances, free_cells, offside_men
from dugout.games.champions.state import State
from dugout.games.registry import game
from tests.champions import oracle
from tests.champions.positions import POSITIONS
from tests.champions.test_conduct import crowd
from tests.champions.test_counts import board_of, man_of

SOURCE = Path(dugout.games.__path__[0]) / "champions" / "cells.py"


def words() -> ModuleType:
    """cells.py in machine words, as the compiled engine has it, whichever engine is loaded."""
    text = SOURCE.read_text(encoding="utf-8")
    module = ModuleType("words")
    exec(compile(text.partition("\nCOMPILED:")[0], str(SOURCE), "exec"), vars(module))
    return module


WORDS = words()
PRIMITIVES = sorted(
    name
    for name, thing in vars(WORDS).items()
    if inspect.isfunction(thing) and not name.endswith(("_word", "_bits", "shifted"))
)


def boards(roller: Roller) -> list[int]:
    """A few boards: empty, full, one cell, and any."""
    any_board = sum(1 << cell for cell in {roller.below(board.CELLS) for _ in range(roller.below(40) + 1)})
    return [0, board.ALL, 1 << roller.below(board.CELLS), any_board, board.ALL ^ any_board]


ARGUMENTS = {
    "of_board": "W", "to_board": "B", "nothing": "", "pitch": "", "field": "", "nets": "", "net": "h",
    "penalty_area": "h", "goal_area": "h", "single": "c", "has": "Bc", "some": "B", "both": "BB", "either": "BB",
    "without": "BB", "meet": "BB", "same": "BB", "spread": "B", "spread_ring": "B", "count": "B", "lowest": "N",
    "drop_lowest": "N", "list_cells": "B", "note_cells": "Bcf", "pick_cells": "Bt0f", "sextet": "Bp",
}  # fmt: skip
"""What each takes: a Board, a Non-empty one, a Wide integer, c a cell, h a seat, p a place, f and t lists."""


def called(module: Any, name: str, boards: list[int], numbers: Roller) -> Any:
    """What a primitive answers, with boards as wide integers."""
    given: list[Any] = []
    for letter in ARGUMENTS[name]:
        if letter in "BN":
            wide_board = boards[numbers.below(len(boards))]
            given.append(module.of_board(wide_board or (1 if letter == "N" else 0)))
        elif letter == "W":
            given.append(boards[numbers.below(len(boards))])
        else:
            number = {
                "c": numbers.below(board.CELLS),
                "p": numbers.below(20),
                "h": numbers.below(2) == 0,
                "0": 0,
            }
            given.append({"f": [], "t": list(range(1000, 1000 + board.CELLS)), **number}[letter])
    answer = getattr(module, name)(*given)
    if name in ("note_cells", "pick_cells"):
        answer = given[-1]
    return module.to_board(answer) if isinstance(answer, tuple) else answer


def test_wide_integers_have_every_primitive() -> None:
    assert set(ARGUMENTS) == set(PRIMITIVES)
    assert [name for name in PRIMITIVES if not hasattr(wide, name)] == []


@pytest.mark.parametrize("name", PRIMITIVES)
def test_words_do_what_wide_integers_do(name: str) -> None:
    roller = Roller(f"words {name}")
    for number in range(200):
        some = boards(roller)
        answers = [called(module, name, some, Roller(f"{name} {number}")) for module in (WORDS, wide, cells)]
        assert answers[0] == answers[1] == answers[2], (name, some)


def test_nobody_else_looks_into_a_board() -> None:
    """`Cells` has no index and is never unpacked outside cells.py."""
    for path in SOURCE.parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert path == SOURCE or "low, middle, high" not in text, path
        assert path == SOURCE or "COMPILED" not in text, path


def place(cell: int) -> oracle.Cell:
    return cell % board.COLUMNS, cell // board.COLUMNS


def obvious_steps(s: State, man: int, target: int) -> int:
    """CH-2.5: the smallest number of steps with which a walk ends beside the target, and one more."""
    known = board_of(s)
    where = place(target)
    beside = {oracle.added(where, step) for step in oracle.STRAIGHT}
    taken = set(known.men.values()) | {known.ball}
    free = {cell for cell in oracle.WALK - taken if not oracle.closed(known, man_of(man), cell)}
    front = {place(s.cell[man])}
    for steps in range(board.CELLS):
        if where in front:
            return steps
        if front & beside:
            return steps + 1
        free -= front
        front = {oracle.added(old, step) for old in front for step in oracle.STRAIGHT} & free
    return 999


def test_distances_are_those_of_the_oracle() -> None:
    roller = Roller("distances")
    for _ in range(20):
        s = crowd(roller)
        found = distances(s, s.ball)
        men = [*s.on_pitch(0), *s.on_pitch(1)]
        assert {man: found[man] for man in men} == {man: obvious_steps(s, man, s.ball) for man in men}
        for seat in range(2):
            scene = Scene(s, seat)
            own, rivals = ([found[man] for man in s.on_pitch(side)] for side in (seat, 1 - seat))
            assert (scene.nearest(True), scene.nearest(False)) == (min(own), min(rivals))
            assert [scene.distance(s.cell[man], s.ball, 999) for man in s.on_pitch(seat)] == own
            assert all(
                cells.has(scene.men_at(True, s.ball, found[man]), s.cell[man])
                for man in s.on_pitch(seat)
                if found[man] < 999
            )


def test_floods_measure_alike() -> None:
    roller = Roller("measures")
    for _ in range(60):
        s = crowd(roller)
        free, ball = cells.without(free_cells(s), cells.nets()), cells.single(s.ball)
        steps = steps_by_cell(ball, free, 5)
        assert max(step for step in steps if step < 999) <= 5
        for ring, at in enumerate(flood(ball, free, 5)):
            assert all(steps[cell] == ring for cell in cells.list_cells(at))
        for cell in range(board.CELLS):
            assert steps_between(ball, free, cells.single(cell), 5) == steps[cell]


def test_ends_within_reach_are_those_of_the_oracle() -> None:
    roller = Roller("reach")
    for _ in range(30):
        s = crowd(roller)
        home, away = (cells.of_board(men) for men in s.men)
        ends = open_ends(home, away)
        for cell in range(board.CELLS):
            if board.FIELD >> cell & 1 and s.at[cell] < 0:
                wanted = oracle.reachable(board_of(s), place(cell))
                assert is_reachable(cell, home, away) == cells.has(ends, cell) == wanted


def test_offside_is_that_of_the_oracle() -> None:
    roller = Roller("offside")
    found = 0
    for _ in range(60):
        s = crowd(roller)
        for seat in range(2):
            mask = offside_men(s, seat, s.ball // board.COLUMNS)
            men = {man_of(man) for man in s.on_pitch(seat) if mask >> man & 1}
            assert men == oracle.offside(board_of(s), "HA"[seat], s.ball // board.COLUMNS)
            found += len(men)
    assert found > 20


def obvious_fouls(s: State, walks: list[int]) -> list[int]:
    """CH-19.1 to CH-19.4, man by man."""
    steps = {man: obvious_steps(s, man, s.ball) for man in [*s.on_pitch(0), *s.on_pitch(1)]}
    nearest = min(steps.values())
    if nearest == 999:
        return []
    for walk in walks:
        after = s.copy()
        after.move(walk >> 8 & 0xFF, walk & 0xFF)
        if obvious_steps(after, walk >> 8 & 0xFF, s.ball) < nearest:
            return []
    victims = [man for man in s.on_pitch(1 - s.owner) if steps[man] == nearest]
    return sorted(
        pack(FOUL, man, victim)
        for victim in victims
        for man in s.on_pitch(s.owner)
        if obvious_steps(s, man, s.cell[victim]) == s.roll
    )


@pytest.mark.slow
def test_fouls_and_pushes_in_crowds() -> None:
    roller = Roller("fast crowds")
    fouls = pushes = 0
    for _ in range(25):
        s = crowd(roller)
        scene = Scene(s, s.owner)
        walks = turn.walks(s, scene, True)
        if s.roll > 1:
            found = foul.foul_choices(s, walks)
            assert found == obvious_fouls(s, walks)
            fouls += len(found)
        steps = {man: obvious_steps(s, man, s.ball) for man in s.on_pitch(1 - s.owner)}
        nearest = {man for man in steps if steps[man] == min(steps.values()) < 999}
        wanted = sorted(
            man << 8 | direction
            for man in s.on_pitch(s.owner)
            for direction in (0, 2, 4, 6)
            for cell in [board.STEP[s.cell[man] * 8 + direction]]
            if cell >= 0 and s.at[cell] in nearest
        )
        assert shoulder_push.beside_nearest(s, scene) == wanted
        pushes += len(wanted)
    assert fouls > 0
    assert pushes > 0


def obvious_chases(s: State, excluded: int) -> list[int]:
    """CH-9.2 to CH-9.4, CH-23, man by man and cell by cell."""
    found = []
    for man in s.on_pitch(s.owner):
        steps = obvious_steps(s, man, s.ball)
        if excluded >> man & 1 or not 2 <= steps < 999:
            continue
        run = min(2, steps - 1)
        for to in sorted(oracle.walks(board_of(s), man_of(man), run), key=lambda at: (at[1], at[0])):
            cell = to[1] * board.COLUMNS + to[0]
            after = s.copy()
            after.move(man, cell)
            mine = obvious_steps(after, man, s.ball)
            if mine != steps - run or Scene(s, s.owner).breach(s.cell[man], cell, False):
                continue
            if oracle.reachable(board_of(s), place(s.ball)) and not oracle.reachable(
                board_of(after), place(s.ball)
            ):
                continue
            mates = [mate for mate in s.on_pitch(s.owner) if mate != man]
            if all(obvious_steps(after, mate, s.ball) > mine for mate in mates):
                found.append(pack(CHASE, man, cell))
    return found


@pytest.mark.slow
def test_chases_in_crowds() -> None:
    roller = Roller("fast chases")
    found = 0
    for _ in range(30):
        s = crowd(roller)
        s.flight_seat = s.owner
        excluded = 1 << s.owner * board.SQUAD + roller.below(11)
        moves = chase.moves(s, excluded)
        assert moves == obvious_chases(s, excluded)
        found += len(moves)
    assert found > 5


def test_actions_are_sorted_along_a_random_match() -> None:
    rules = game("champions")
    roller = Roller("fast match")
    s: State = rules.new(Setup(2, {}))
    compared = 0
    while not rules.pending(s).over:
        pending = rules.pending(s)
        if pending.chance:
            rules.apply(s, CHANCE, roller.face(rules.chances(s)))
            continue
        legal = rules.legal(s, pending.seats[0])
        assert list(legal) == sorted(legal)
        compared += len(legal) > 20
        rules.apply(s, pending.seats[0], legal[roller.below(len(legal))])
    assert compared > 40


def test_turns_are_distinct_and_tell_their_parts() -> None:
    s: State = game("champions").from_position(POSITIONS["goal mouth"])
    s.roll = 4
    turns = plans.turns(s)
    assert len(turns) == len(set(turns))
    assert any(plans.is_shot(entry) for entry in turns)
    for entry in turns:
        key = 1
        for man in plans.touchers_of(entry):
            key = key << 6 | man
        assert key << 8 | plans.end_of(entry) == entry
