"""The lessons of each game, read from `data/GAME.toml`. Their words stand in `lessons.ftl`, by game and name."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from dugout.core.ids import Seat


@dataclass(frozen=True)
class Goal:
    """What must come about, all of it: events by code in this order, parts of the position's text."""

    events: tuple[str, ...] = ()
    position: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position with a goal.

    `dice` are the faces that fall, in order; `others` what the other seats answer (`away none`), each as soon
    as it is legal, and the game's default otherwise. One of the events `ends` before the goal: missed.
    `marks` are the places on the board that the words of the lesson are about. `model` reaches the goal, `wrong`
    does not; both are answers of the learner.
    """

    game: str
    name: str
    seats: int
    seat: Seat
    position: str
    dice: tuple[int, ...]
    others: tuple[str, ...]
    goal: Goal
    ends: tuple[str, ...]
    marks: tuple[str, ...]
    rules: tuple[str, ...]
    model: tuple[str, ...]
    wrong: tuple[str, ...]


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none for a game that has none."""
    file = files("dugout.lessons") / "data" / f"{game}.toml"
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_lesson(game, data["seats"], entry) for entry in data["lesson"])


def _lesson(game: str, seats: int, entry: dict[str, Any]) -> Lesson:
    goal = entry["goal"]
    return Lesson(
        game=game,
        name=entry["name"],
        seats=seats,
        seat=entry.get("seat", 0),
        position=entry["position"],
        dice=tuple(entry.get("dice", ())),
        others=tuple(entry.get("others", ())),
        goal=Goal(tuple(goal.get("events", ())), tuple(goal.get("position", ()))),
        ends=tuple(entry["ends"]),
        marks=tuple(entry.get("marks", ())),
        rules=tuple(entry["rules"]),
        model=tuple(entry["model"]),
        wrong=tuple(entry["wrong"]),
    )
