"""CA-1.1, CA-2.6: every case of play again with the sides exchanged: away does to the left what home did to the right.

Teams, columns and the slanted directions of the loose ball change; shirts, heights, figures and all other dice stay.
After every answer both matches must offer the same answers, and tell the same story.
"""

from __future__ import annotations

import re

import pytest

from dugout.core.ids import CHANCE
from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT, cell_at
from tests.rules.cases import Case, Table, all_cases

MEN = terms.MEN
UNEVEN = (
    "agenda",
    "ends",
    "host",
    "leg",
    "status",
    "squad",
    "skill",
    "keeper",
    "order",
    "kicks",
    "converted",
    "normal_score",
)
"""What says by numbers, or by home and away, how a position came about."""
UNEVEN_OPTIONS = ("scenario", "first_leg", "home_advantage", "teams")
TEAMS = ("attack", "last_touch", "restart_team", "last_play_team", "high_team", "kicked_off")
PIECES = ("has", "holds", "carrier", "by", "injured", "anchor", "receiver")
CELLS = ("loose", "ball", "deflected", "restart_cell")
MASKS = ("barred", "flags", "moved", "tried", "jumpers")
DIRECTIONS = (0, 1, 6, 5, 4, 3, 2)
"""The direction die in the mirror."""


def piece_there(piece: int) -> int:
    return piece if piece < 0 else (piece + MEN) % (2 * MEN)


def cell_there(cell: int) -> int:
    return cell if cell < 0 else cell_at(-COLUMN[cell], HEIGHT[cell])


def choice_there(choice: int) -> int:
    """An answer in the mirror."""
    shape = choices.SHAPES.get(choices.VERBS[choices.verb_of(choice)], "bare")
    verb, a, b = choices.verb_of(choice), choices.first(choice), choices.second(choice)
    if shape == "cell":
        return choices.pack(verb, cell_there(a), b)
    if shape == "piece-cell":
        return choices.pack(verb, piece_there(a), cell_there(b))
    if shape in ("piece", "sub"):
        return choices.pack(verb, piece_there(a), b)
    return choices.pack(verb, 1 - a, b) if shape == "jump" else choice


def event_there(event: Event, fields: tuple[str, ...]) -> tuple[str, str, tuple[int, ...]]:
    """What the mirror tells of an event."""
    values = dict(zip([field.partition(":")[0] for field in fields], event.args, strict=True))
    found: list[int] = []
    for field in fields:
        name, _, kind = field.partition(":")
        if name in ("home", "away"):
            found.append(values["away" if name == "home" else "home"])
        elif kind == "seat":
            found.append(1 - values[name])
        elif kind == "piece":
            found.append(piece_there(values[name]))
        elif kind == "hex":
            found.append(cell_there(values[name]))
        elif name == "direction" or event.code == "ca.direction-roll":
            found.append(DIRECTIONS[values[name]])
        else:
            found.append(values[name])
    return event.code, event.rule, tuple(found)


def text_there(text: str) -> str:
    """Pieces and hexes of a text in the mirror."""
    flipped = re.sub(r"\b([HA])(?=\d)", lambda m: "A" if m[1] == "H" else "H", text)
    return re.sub(r"(-?\d+),(-?\d+)", lambda m: f"{-int(m[1])},{m[2]}", flipped)


def skills_there(entry: str) -> str:
    """`H9:dr4,ta2` in the mirror: figures after a comma are no hexes."""
    who, colon, skills = entry.partition(":")
    return text_there(who) + colon + skills


def position_there(position: str) -> str:
    words: list[str] = []
    given = {word.partition("=")[0] for word in position.split()}
    for word in position.split():
        name, equals, value = word.partition("=")
        if not equals:
            words.append(text_there(word))
        elif name in TEAMS:
            words.append(f"{name}={1 - int(value)}")
        elif name == "side":
            words.append("side=" + ("H" if value == "A" else "A"))
        elif name in MASKS:
            pieces = [piece for piece in range(2 * MEN) if int(value) >> piece & 1]
            words.append(f"{name}={sum(1 << piece_there(piece) for piece in pieces)}")
        elif name == "score":
            words.append("score=" + ",".join(reversed(value.split(","))))
        elif name == "skills":
            words.append("skills=" + ";".join(skills_there(entry) for entry in value.split(";")))
        elif name in PIECES or name in CELLS or name == "yellow":
            words.append(f"{name}={text_there(value)}")
        else:
            words.append(word)
    known = {"has", "holds", "side"} & given
    words += [f"{name}=1" for name in TEAMS if name not in given and not (known and name in TEAMS[:2])]
    return " ".join(words)


def is_even(case: Case) -> bool:
    """Whether a case is about play, and says nothing that only one of the sides can have."""
    position = case.body.get("position", "")
    if case.game != "counter_attack" or not position or "position_refusal" in case.body.get("expect", {}):
        return False
    names = {word.partition("=")[0] for word in position.split()}
    return not names & set(UNEVEN) and not any(name in position for name in UNEVEN_OPTIONS)


class Twins(Table):
    """A case with its mirror beside it."""

    def begin(self) -> None:
        super().begin()
        self.twin = self.rules.from_position(position_there(self.case.body["position"]))

    def apply(self, seat: int, choice: int, line: str) -> None:
        before = len(self.events)
        there = choice_there(choice) if seat != CHANCE else choice
        if seat == CHANCE and self.state.agenda.top.kind == kinds.ROLL_DIRECTION:
            there = DIRECTIONS[choice]
        self.compare_answers(line)
        super().apply(seat, choice, line)
        told = self.rules.apply(self.twin, 1 - seat if seat >= 0 else seat, there)
        wanted = [event_there(event, self.rules.event_fields(event.code)) for event in self.events[before:]]
        assert [(event.code, event.rule, event.args) for event in told] == wanted, line
        assert not self.rules.problems(self.twin), line

    def compare_answers(self, line: str) -> None:
        for seat in (0, 1):
            here = sorted(map(choice_there, self.rules.legal(self.state, seat)))
            assert here == list(self.rules.legal(self.twin, 1 - seat)), line


EVEN = [case for case in all_cases() if is_even(case)]


def test_most_cases_are_even() -> None:
    assert len(EVEN) > 400


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_the_sides_are_alike(part: int) -> None:
    for case in EVEN[part::8]:
        try:
            Twins(case).play()
        except AssertionError as error:
            raise AssertionError(f"{case.id} in the mirror: {error}") from error
