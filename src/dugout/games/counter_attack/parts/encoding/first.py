"""Version 1 of the environments of Counter Attack, which is old: its observations do not say who is who."""

from __future__ import annotations

from typing import Any, Final

from dugout.games.counter_attack.board import CELLS as HEXES
from dugout.games.counter_attack.board import cell_at
from dugout.research.observations import Encoder, Vector
from dugout.research.spelling import Spelling


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


SPELLING: Final = Spelling(tuple(1 << shift for shift in (33, 22, 11, 0)), 2048)
