"""The public form of a report: figures with texts, each with a drawing, a table, or both."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Drawing(Struct, kw_only=True, frozen=True):
    """An SVG for wide and one for narrow screens; colours are CSS variables. `label` describes what it shows."""

    wide: str
    narrow: str
    label: str


class Table(Struct, kw_only=True, frozen=True):
    """The content of the drawing, in words and numbers. The first column has the row headers."""

    caption: str
    head: list[str]
    rows: list[list[str]]


class Bar(Struct, kw_only=True, frozen=True):
    """A number of both teams side by side; `share` is the fraction of the first, None if neither has any."""

    label: str
    values: list[str]
    share: float | None


class Item(Struct, kw_only=True, frozen=True):
    """A moment: `at` is the place in the replay after it, `opens` that of the question that led to it, `lead` its time,
    `figure` what it changed."""

    at: int
    opens: int
    kind: str
    seat: int
    lead: str
    text: str
    figure: str = ""


class Figure(Struct, kw_only=True, frozen=True):
    """One part of the report. `note` explains in a sentence how it is computed."""

    id: str
    title: str
    note: str = ""
    drawing: Drawing | None = None
    bars: list[Bar] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)


class Side(Struct, kw_only=True, frozen=True):
    """A seat in the header of the report: its name, its score, its place and its achievements.

    `coach` is the person who leads the team, if the team has its own name; `kit` and `letter` are those of the board,
    `colour` is the name of the colour that goes with them.
    """

    seat: int
    name: str
    coach: str = ""
    kit: str
    letter: str = ""
    colour: str
    score: str
    place: int
    deeds: str = ""


class Best(Struct, kw_only=True, frozen=True):
    """The man of the match: what he did, and how much he added to the chance of winning. `name` is empty if players
    have none."""

    seat: int
    number: int
    name: str
    keeper: bool
    kit: str
    deeds: str
    gain: str


class Number(Struct, kw_only=True, frozen=True):
    """A number for every seat; `note` says what it counts."""

    label: str
    note: str
    values: list[str]


class Flag(Struct, kw_only=True, frozen=True):
    """A goal on the curve: the index of its point, and the seat that scored."""

    point: int
    seat: int


class Story(Struct, kw_only=True, frozen=True):
    """A match in a few numbers. `curve` has each seat's chance of winning at each point, as the report draws it."""

    best: Best | None
    numbers: list[Number]
    curve: list[list[float]]
    goals: list[Flag]
    start: str
    end: str


class Report(Struct, kw_only=True, frozen=True):
    """The whole report in one language."""

    game: str
    title: str
    subtitle: str
    score: str
    sides: list[Side]
    figures: list[Figure]
    story: Story
    grades: bool = False
    """Whether the decisions of this match can be graded."""
    facts: dict[str, Any] = field(default_factory=dict)
    """The plain figures, for programs."""
