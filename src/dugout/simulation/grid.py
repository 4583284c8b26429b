"""A grid over options and entrants: every combination is a cell with its own matches.

    rounds=1|5|10    profile=full|starter    seats=easy,random|medium,random    seat2=easy|hard

Values of options are JSON, or plain words. Match number n of every cell has the same dice, so that
cells differ only in what is varied.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dugout.core.engine import Engine
from dugout.core.errors import DugoutError
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.simulation.entrants import split_entrants
from dugout.simulation.plan import Batch, Job, batches

SEPARATOR = "|"


class GridError(DugoutError):
    """A line of the grid that is not valid."""


@dataclass(frozen=True)
class Axis:
    """What is varied, and its values as they were written."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Cell:
    """One combination: its values by name of axis, and the job that plays it."""

    number: int
    values: dict[str, str]
    job: Job

    @property
    def title(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.values.items()) or "all matches"


def read_axis(text: str) -> Axis:
    """`rounds=1|5|10`."""
    name, equals, rest = text.partition("=")
    values = tuple(value.strip() for value in rest.split(SEPARATOR))
    if not equals or not name.strip() or not all(values) or len(set(values)) < len(values):
        raise GridError(f"A grid line is NAME=VALUE{SEPARATOR}VALUE with different values, not {text!r}.")
    return Axis(name.strip(), values)


def cells_of(rules: Rules[Any, Any], job: Job, axes: Sequence[Axis]) -> list[Cell]:
    """Every combination, the last axis changing fastest; raises GridError or SetupError."""
    names = [axis.name for axis in axes]
    if len(set(names)) < len(names):
        raise GridError("A name stands twice in the grid.")
    cells = []
    for number, values in enumerate(itertools.product(*(axis.values for axis in axes))):
        varied = job
        for name, value in zip(names, values, strict=True):
            varied = _vary(rules, varied, name, value)
        rules.new(Setup(len(varied.levels), varied.options, rules.version))
        cells.append(Cell(number, dict(zip(names, values, strict=True)), varied))
    return cells


def _vary(rules: Engine[Any, Any], job: Job, name: str, value: str) -> Job:
    if name == "seats":
        return replace(job, levels=tuple(split_entrants(value)))
    if name.startswith("seat") and name[4:].isdecimal():
        seat = int(name[4:]) - 1
        if not 0 <= seat < len(job.levels):
            raise GridError(f"There is no seat {name[4:]}; there are {len(job.levels)}.")
        return replace(job, levels=(*job.levels[:seat], value, *job.levels[seat + 1 :]))
    if name not in {option.name for option in rules.options()}:
        known = ", ".join(sorted(option.name for option in rules.options()))
        raise GridError(f"{rules.name} has no option {name!r}; a grid varies seats, seat1, seat2 …, {known}.")
    return replace(job, options={**job.options, name: _value(value)})


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def batches_of(cells: Sequence[Cell], matches: int, done: int, workers: int) -> Iterator[Batch]:
    """The remaining matches of all cells if `done` matches are finished."""
    for cell in cells:
        begin = min(matches, max(0, done - cell.number * matches))
        yield from batches(cell.job, range(begin, matches), workers)
