"""Whole matches in a mirror: with east and west exchanged, the same answers and dice lead to the mirrored states.

Nothing in the rules prefers a side, except the order in which several men are moved (by ascending column); and
a question that both sides leave to the coach has its answers in the mirror.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dugout.core.agenda import Agenda, Frame
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions import kinds as k
from dugout.games.champions.board import cell_of, column_of, row_of
from dugout.games.champions.choices import (
    LINE,
    LINEUP,
    SHIFT,
    line_columns,
    line_shirts,
    pack_line,
)
from dugout.games.champions.state import State
from dugout.games.registry import game
from tests.champions.players import daring, lively, rough
from tests.champions.test_mirror import Mirror

BY_COLUMN = {"ch.row-one", "ch.relocated", "ch.clears", "ch.shift", "ch.placed", "ch.to-centre"}
"""Events of men who are moved in the order of their columns: of two or more the order may matter."""
CELLS = {
    k.ROLL_SAVE: "cc.",
    k.ASK_REBOUND: "c..",
    k.DO_PUT: ".c.",
    k.DO_LOOSE: "cd.",
    k.DO_OUT: "c..",
    k.DO_HANDS: ".c.",
    k.ROLL_INTERCEPT: "..d",
    k.ASK_STEP: "..d",
    k.DO_SLIDE: "..d",
}
"""Which figures of a frame are cells and directions (kinds.py)."""
MIRROR = Mirror(False)


def mirrored_frame(frame: Frame) -> Frame:
    figures = list(frame.kept())
    for index, letter in enumerate(CELLS.get(frame.kind, "...")):
        if letter == "c":
            figures[index] = MIRROR.cell(figures[index])
        elif letter == "d":
            figures[index] = MIRROR.direction(figures[index])
    return Frame(frame.kind, frame.seats, figures[0], figures[1], figures[2])


def mirrored(s: State) -> State:
    """East and west exchanged, whatever the match waits for."""
    m = s.copy()
    m.actions = None
    for piece in range(40):
        if s.cell[piece] >= 0:
            m.lift(piece)
    for piece in range(40):
        if s.cell[piece] >= 0:
            m.put(piece, MIRROR.cell(s.cell[piece]))
    m.ball, m.run_from, m.flight_from = (
        MIRROR.cell(s.ball),
        MIRROR.cell(s.run_from),
        MIRROR.cell(s.flight_from),
    )
    m.end_cell, m.restart_cell = MIRROR.cell(s.end_cell), MIRROR.cell(s.restart_cell)
    m.foul_cell = MIRROR.cell(s.foul_cell)
    m.path = [MIRROR.cell(cell) for cell in s.path]
    m.trail = [MIRROR.cell(cell) for cell in s.trail]
    m.agenda = Agenda([mirrored_frame(frame) for frame in s.agenda.frames])
    return m


def mirrored_choice(choice: int) -> int:
    if choice >> SHIFT == LINEUP:
        return choice
    if choice >> SHIFT == LINE:
        return pack_line([11 - column for column in line_columns(choice)][::-1], line_shirts(choice)[::-1])
    return MIRROR.choice(choice)


def text_of(s: State) -> str:
    """The position; a restart cell that only says which goal is the same on both sides."""
    if s.restart_cell >= 0 and row_of(s.restart_cell) in (0, 14, 2, 12) and column_of(s.restart_cell) == 6:
        s = s.copy()
        s.restart_cell = cell_of(5, row_of(s.restart_cell))
    return game("champions").position(s)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"clock": "rolls", "match": "decided"}], ids=["clock", "rolls"])
@pytest.mark.parametrize("player", [lively, daring, rough], ids=["lively", "daring", "rough"])
def test_every_step_of_a_match_has_its_mirror_image(
    player: Callable[..., int], options: dict[str, str]
) -> None:
    rules = game("champions")
    compared = 0
    for seed in range(1 if player is rough else 2):
        roller = Roller(f"mirrored match {seed}")
        s = rules.new(Setup(2, options))
        while not rules.pending(s).over:
            pending = rules.pending(s)
            seat = CHANCE if pending.chance else pending.seats[0]
            legal = rules.chances(s) if pending.chance else rules.legal(s, seat)
            choice = player(rules, s, seat, legal, roller)
            m = mirrored(s)
            other = choice
            if seat != CHANCE:
                other = mirrored_choice(choice)
            if seat != CHANCE and s.agenda.top.kind != k.ASK_LINEUP:
                assert sorted(mirrored_choice(one) for one in legal) == list(rules.legal(m, seat)), text_of(s)
            before = text_of(s)
            events = rules.apply(s, seat, choice)
            moved = [event.code for event in events if event.code in BY_COLUMN]
            if len(moved) < 2:
                rules.apply(m, seat, other)
                assert text_of(mirrored(s)) == text_of(m), (
                    f"{before}\n{rules.describe(choice) if seat >= 0 else choice}"
                )
                compared += 1
    assert compared > 200
