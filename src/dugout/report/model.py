"""What a report looks like from outside: figures in words, each with a drawing, a table, or both."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Drawing(Struct, kw_only=True, frozen=True):
    """An SVG for wide and one for narrow screens; colours are CSS variables. `label` says what it shows."""

    wide: str
    narrow: str
    label: str


class Table(Struct, kw_only=True, frozen=True):
    """The same as the drawing, in words and numbers. The first column is the head of each row."""

    caption: str
    head: list[str]
    rows: list[list[str]]


class Bar(Struct, kw_only=True, frozen=True):
    """A figure of both teams side by side; `share` is the part of the first, none where neither has any."""

    label: str
    values: list[str]
    share: float | None


class Item(Struct, kw_only=True, frozen=True):
    """A moment: `at` is where the replay shows it, `lead` its time, `figure` what it changed."""

    at: int
    kind: str
    seat: int
    lead: str
    text: str
    figure: str = ""


class Figure(Struct, kw_only=True, frozen=True):
    """One part of the report. `note` says in a sentence how it is made."""

    id: str
    title: str
    note: str = ""
    drawing: Drawing | None = None
    bars: list[Bar] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)


class Side(Struct, kw_only=True, frozen=True):
    """A seat in the head of the report: its name, its score, its place and what it has to show.

    `coach` leads the team where that has a name of its own; `kit` and `letter` are those of the board, `colour`
    names the colour that goes with them.
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
    """The man of the match: what he did, and how much chance of winning he added. `name` is empty where men
    have none."""

    seat: int
    number: int
    name: str
    keeper: bool
    kit: str
    deeds: str
    gain: str


class Number(Struct, kw_only=True, frozen=True):
    """A figure of every seat; `note` says what it counts."""

    label: str
    note: str
    values: list[str]


class Flag(Struct, kw_only=True, frozen=True):
    """A goal on the curve: at which of its points, and whose."""

    point: int
    seat: int


class Story(Struct, kw_only=True, frozen=True):
    """A match in a few figures. `curve` has each seat's chance of winning at each point, a draw as half a win."""

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
    facts: dict[str, Any] = field(default_factory=dict)
    """The plain figures, for programs."""
