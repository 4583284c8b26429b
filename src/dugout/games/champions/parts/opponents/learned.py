"""The learned weights, which are part of the package."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from dugout.games.champions.judgement.features import AROUND, KEEPER, PLACES, SIZE, ZONES
from dugout.games.champions.judgement.net import BIAS, Net
from dugout.games.champions.judgement.standing import Standing
from dugout.games.champions.judgement.values import Weights

UNZONED: Final = SIZE - 2 * (ZONES - 1) * PLACES
"""The number of weights of an evaluation without the zones of the ball."""

ZERO: Final = ord("P")
"""A net's file has a character for each number; this one stands for 0, so that all of them can be printed."""
FROM_TEXT: Final = bytes((code - ZERO + BIAS) & 0xFF for code in range(256))


@dataclass(frozen=True)
class Evaluation:
    """The evaluation that an opponent uses."""

    weights: Weights
    standing: Standing | None = None
    """Without it every goal counts the same, whatever the score and the clock."""
    shapes: tuple[str, ...] = ()
    """Preferred line-ups, such as 4-3-3; no preference if it is empty."""


@cache
def standard_evaluation() -> Evaluation:
    """The current evaluation."""
    return read_evaluation(read_file("weights"), "weights")


@cache
def first_evaluation() -> Evaluation:
    """The first evaluation, of November 2026: `medium` uses it, and `hard-1`, for measuring."""
    return read_evaluation(read_file("weights-1"))


@cache
def second_evaluation() -> Evaluation:
    """The evaluation of 18 November 2026, a sum without a net: `hard-2`, for measuring."""
    return read_evaluation(read_file("weights-2"))


def standard_weights() -> Weights:
    """The weights that come with the package."""
    return standard_evaluation().weights


def read_file(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8")
    )
    return found


def read_evaluation(data: dict[str, Any], file: str = "") -> Evaluation:
    """Decode a file written by `scripts/train_champions.py`; `file` is its name if it is part of the package."""
    table = data.get("standing")
    standing = Standing(scaled(table["level"]), scaled(table["slope"])) if table else None
    weights = Weights(unpack(data["quick"]), unpack(data["full"]), net_of(data.get("net"), file))
    return Evaluation(weights, standing, tuple(data.get("liked", ())))


@dataclass(frozen=True)
class Table:
    """The rows of a net: in a file of the package, which is read when they are needed, or at hand."""

    file: str = ""
    rows: bytes = b""

    def __call__(self) -> bytes:
        return table_of(read_file(self.file)["net"]) if self.file else self.rows


def net_of(data: dict[str, Any] | None, file: str) -> Net | None:
    """The net of a file, if it has one; of a file of the package its rows are read when they are needed."""
    if data is None:
        return None
    return Net(data["starts"], data["out"], Table(file) if file else Table(rows=table_of(data)))


def table_of(data: dict[str, Any]) -> bytes:
    rows: str = data["rows"]
    return rows.encode("latin-1").translate(FROM_TEXT)


def scaled(figures: list[int]) -> list[float]:
    """Convert figures, which are stored in ten-thousandths of a goal to keep the file short."""
    return [figure / 10000 for figure in figures]


def unpack(figures: list[int]) -> list[float]:
    """The weights of a file, which may be from before the zones."""
    if len(figures) == UNZONED:
        figures = with_zones(figures)
    if len(figures) != SIZE:
        raise ValueError(f"{len(figures)} weights instead of {SIZE}")
    return scaled(figures)


def with_zones(figures: list[int]) -> list[int]:
    """Extend older weights: those of the men relative to the ball are the same in every zone."""
    end = AROUND + 2 * PLACES
    mine, theirs = figures[AROUND : AROUND + PLACES], figures[AROUND + PLACES : end]
    found = [*figures[:AROUND], *mine * ZONES, *theirs * ZONES, *figures[end:]]
    assert found[KEEPER:] == figures[end:]
    return found
