"""What a seat sees, as one vector of numbers. Made from `view` alone, so that nothing hidden can leak.

Layouts are part of an environment's version and are documented in docs/guides/research.md; `layout()` of each
encoder gives the names and sizes of the parts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.games.champions.board import CELLS as SQUARES
from dugout.games.champions.board import cell_named
from dugout.games.counter_attack.board import CELLS as HEXES
from dugout.games.counter_attack.board import cell_at

Vector = NDArray[np.float32]
Layout = tuple[tuple[str, int], ...]


class Encoder(ABC):
    """Turns views into vectors. `questions` are the codes that get a place in the one-hot part."""

    questions: tuple[str, ...] = ()
    parts: Layout = ()

    def layout(self) -> Layout:
        """Names and sizes of the parts, in order."""
        return (*self.parts, ("question", len(self.questions) + 1))

    @property
    def size(self) -> int:
        return sum(size for _, size in self.layout())

    def encode(self, view: Any, seat: int, question: str) -> Vector:
        """The vector of a view; `question` is the code of the question put to this seat, or empty."""
        out: Vector = np.zeros(self.size, dtype=np.float32)
        self.fill(out, view, seat)
        place = self.questions.index(question) + 1 if question in self.questions else 0
        out[self.size - len(self.questions) - 1 + place] = 1.0
        return out

    @abstractmethod
    def fill(self, out: Vector, view: Any, seat: int) -> None:
        """Write every part but the question."""


class ChampionsEncoder(Encoder):
    """Ten planes of 15 × 12 squares, then 18 figures."""

    PLANES: Final = 10
    FIGURES: Final = 18
    parts = (("planes", PLANES * SQUARES), ("figures", FIGURES))
    questions = tuple(
        f"ch.{name}"
        for name in (
            "action", "beside", "centre", "chase", "dive", "drop", "entry", "foul", "injured", "intercept", "keeper",
            "leg", "line", "lineup", "make-way", "penalty", "rebound", "reloc", "row-two", "shooter", "stand-in", "step",
            "sub", "surplus", "taker", "thrower", "turn", "victim-man", "wall", "wall-man",
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


class CounterAttackEncoder(Encoder):
    """Nine planes of the hexes, nine attributes of each of the 22 on the pitch, then 14 figures."""

    PLANES: Final = 9
    FIGURES: Final = 14
    PIECES: Final = 22
    ATTRIBUTES: Final = 9
    parts = (("planes", PLANES * HEXES), ("attributes", PIECES * ATTRIBUTES), ("figures", FIGURES))
    questions = tuple(
        f"ca.{name}"
        for name in (
            "action", "aim", "air-move", "corner-side", "dive", "dribble", "emergency", "first-move", "foul",
            "free-moves", "goal-kick", "head", "head-or-move", "jump", "keeper-card", "keeper-kick", "keeper-step",
            "kickoff-pass", "lineup", "long-keeper", "move-a", "move-b", "move-c", "order", "penalty-place", "pick",
            "place", "put", "remove", "replace", "reposition", "retreat", "scenario-place", "set-piece", "snap-move",
            "snapshot", "substitute", "tackle", "taker", "throw",
        )
    )  # fmt: skip

    def fill(self, out: Vector, view: Any, seat: int) -> None:
        planes = out[: self.PLANES * HEXES].reshape(self.PLANES, HEXES)
        start = self.PLANES * HEXES
        attributes = out[start : start + self.PIECES * self.ATTRIBUTES].reshape(self.PIECES, self.ATTRIBUTES)
        for piece in view.pieces:
            own = piece.seat == seat
            for member in view.teams[piece.seat].squad:
                if member.number == piece.member:
                    attributes[piece.piece] = [value / 6 for value in member.attributes]
            if piece.hex is None:
                continue
            cell = cell_at(piece.hex[0], piece.hex[1])
            planes[(0 if own else 2) + int(piece.keeper), cell] = 1.0
            planes[4, cell] = float(piece.moved)
            planes[5, cell] = float(piece.offside)
            planes[6, cell] = (int(piece.yellow) + int(piece.injured)) / 2
            planes[7, cell] = piece.pace / 6
        if view.ball.hex is not None:
            planes[8, cell_at(view.ball.hex[0], view.ball.hex[1])] = 1.0
        me, you = max(seat, 0), 1 - max(seat, 0)
        carrier = view.ball.carrier
        figures = (
            me,
            view.attack == seat,
            view.teams[me].direction,
            view.teams[me].score / 5,
            view.teams[you].score / 5,
            view.minute / 120,
            view.period / 4,
            view.moves_left / 5,
            view.step == "A",
            view.step == "B",
            view.step == "C",
            carrier is not None and carrier // 11 == me,
            carrier is not None and carrier // 11 == you,
            view.draft_round / 10,
        )
        out[start + attributes.size : start + attributes.size + self.FIGURES] = figures


class TotoEncoder(Encoder):
    """Goals and own marks of the thirteen fixtures, the hand, the window, and eight places of the table."""

    FIXTURES: Final = 13
    SEATS: Final = 8
    SEAT_FIGURES: Final = 7
    parts = (
        ("goals", 2 * FIXTURES),
        ("form", 3 * FIXTURES),
        ("hand", 7),
        ("window", FIXTURES * 2 + 1),
        ("seats", SEATS * SEAT_FIGURES),
        ("figures", 6),
    )
    questions = ("to.column", "to.form", "to.goal", "to.hand", "to.window")

    def fill(self, out: Vector, view: Any, seat: int) -> None:
        at = 0
        for pair in view.scores:
            out[at : at + 2] = (pair[0] / 6, pair[1] / 6)
            at += 2
        own = view.seats[seat] if seat >= 0 else None
        for mark in (own.form if own is not None else None) or "":
            out[at + "123".index(mark)] = 1.0
            at += 3
        at = 5 * self.FIXTURES
        if own is not None and own.hand is not None:
            out[at : at + 7] = [count / 4 for count in own.hand]
        at += 7
        if view.window is not None:
            out[at + 2 * (view.window.fixture - 1) + view.window.side] = 1.0
            out[at + 2 * self.FIXTURES] = view.window.card / 6
        at += 2 * self.FIXTURES + 1
        for place in range(len(view.seats)):
            other = view.seats[(max(seat, 0) + place) % len(view.seats)]
            out[at : at + self.SEAT_FIGURES] = (
                1,
                other.cash / 100,
                other.cards / 20,
                other.open is True,
                other.open is False,
                other.has_sent,
                other.total / 65,
            )
            at += self.SEAT_FIGURES
        at = self.size - len(self.questions) - 1 - 6
        out[at : at + 6] = (
            view.round / 10,
            view.pot / 100,
            view.carry / 100,
            view.jackpot / 100,
            view.turn == seat,
            view.starter == seat,
        )


ENCODERS: Final[dict[str, Encoder]] = {
    "champions": ChampionsEncoder(),
    "counter-attack": CounterAttackEncoder(),
    "toto": TotoEncoder(),
}
