"""Version 1 of the environments of Champions 2020, which is old: its observations do not say who is who."""

from __future__ import annotations

from typing import Any, Final

from dugout.games.champions.board import CELLS as SQUARES
from dugout.games.champions.board import cell_named
from dugout.research.observations import Encoder, Vector
from dugout.research.spelling import Spelling


class ChampionsEncoder(Encoder):
    """Ten planes of 15 × 12 squares, then 18 figures."""

    PLANES: Final = 10
    FIGURES: Final = 18
    parts = (("planes", PLANES * SQUARES), ("figures", FIGURES))
    questions = tuple(
        f"ch.{name}"
        for name in (
            "action", "beside", "centre", "chase", "dive", "drop", "entry", "foul", "injured", "intercept", "keeper",
            "leg", "line", "lineup", "make-way", "penalty", "rebound", "reloc", "row-two", "shooter", "stand-in",
            "step", "sub", "surplus", "taker", "thrower", "turn", "victim-man", "wall", "wall-man",
        )
    )  # fmt: skip

    def fill(self, out: Vector, view: Any, seat: int) -> None:
        planes = out[: self.PLANES * SQUARES].reshape(self.PLANES, SQUARES)
        for man in view.men:
            if man.cell is None:
                continue
            cell = cell_named(man.cell)
            planes[(0 if man.seat == seat else 2) + int(man.keeper), cell] = 1.0
            planes[4, cell] = man.yellow / 2
            planes[5, cell] = man.injuries / 2
            planes[6, cell] = float(man.touched)
            planes[7, cell] = float(man.barred or man.tried)
        if view.ball is not None:
            planes[8, cell_named(view.ball)] = 1.0
        if view.flight is not None:
            for name in view.flight.cells:
                planes[9, cell_named(name)] = 1.0
        me, you = max(seat, 0), 1 - max(seat, 0)
        figures = (
            me,
            view.turn == seat,
            view.die / 6,
            view.minute / 120,
            view.score[me] / 5,
            view.score[you] / 5,
            view.subs_left[me] / 3,
            view.subs_left[you] / 3,
            view.shots_taken[me] / 5,
            view.shots_taken[you] / 5,
            view.shots_scored[me] / 5,
            view.shots_scored[you] / 5,
            view.held,
            view.ball is None,
            0 if view.flight is None else view.flight.rem / 6,
            view.restart is not None,
            view.restart is not None and view.restart.seat == seat,
            view.next_turn == seat,
        )
        start = self.PLANES * SQUARES
        out[start : start + self.FIGURES] = figures


SPELLING: Final = Spelling(tuple(1 << shift for shift in (40, 32, 24, 16, 8, 0)), 256)
