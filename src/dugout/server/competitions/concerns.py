"""What a command changes for single people: a pick, a window, an opponent who waits, a ruling, the next
opponent, the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from dugout.competition import squads
from dugout.competition.commands import Command, Deadline, Withdraw
from dugout.competition.season import FINISHED, OPEN, RUNNING, SQUADS, WAITING, WINDOW, Fixture, Season

SETTLED: Final = ""
"""The event of a match that has begun or is over: nothing about it waits any more."""


@dataclass(frozen=True)
class Concern:
    """What happened to whom, and in which match."""

    event: str
    people: frozenset[str]
    fixture: str = ""


@dataclass(frozen=True)
class Mark:
    """How a season stood, as far as somebody may have to be told of a change."""

    phase: str
    picks: int
    ready: dict[str, frozenset[int]]
    status: dict[str, str]


def mark(s: Season) -> Mark:
    return Mark(
        s.phase,
        squads.to_pick(s),
        {each.id: frozenset(each.ready) for each in s.fixtures.values() if each.ready},
        {each.id: each.status for each in s.fixtures.values()},
    )


def people_among(s: Season, numbers: Collection[int]) -> frozenset[str]:
    """The people behind these entrants: neither computers nor guests nor those who are out."""
    found = [s.entrant(number) for number in numbers]
    return frozenset(
        each.id for each in found if not (each.level or each.guest or each.gone or each.out) and each.id
    )


def concerns(before: Mark, s: Season, added: Sequence[Command], by: str) -> list[Concern]:
    """What commands have changed since then, and for whom; who gave them knows."""
    found = [one for fixture in s.fixtures.values() if (one := _of_fixture(before, s, fixture, added))]
    number = squads.to_pick(s)
    if number and number != before.picks:
        found.append(Concern("pick", people_among(s, [number])))
    if s.phase != before.phase:
        event = _of_phase(before.phase, s.phase)
        everybody = people_among(s, [each.number for each in s.entrants])
        found += [Concern(event, everybody)] if event else []
    told = [
        one if one.event == SETTLED else Concern(one.event, one.people - {by}, one.fixture) for one in found
    ]
    return [one for one in told if one.people]


def _of_phase(before: str, phase: str) -> str:
    if phase == RUNNING and before in (OPEN, SQUADS):
        return "begun"
    return {WINDOW: "window", FINISHED: "finished"}.get(phase, "")


def _of_fixture(before: Mark, s: Season, fixture: Fixture, added: Sequence[Command]) -> Concern | None:
    was = before.status.get(fixture.id)
    if fixture.status != WAITING:
        if was in (None, fixture.status):
            return None
        ruled = fixture.over and any(isinstance(each, (Deadline, Withdraw)) for each in added)
        event = "ruled" if ruled else SETTLED
        return Concern(event, people_among(s, fixture.sides), fixture.id)
    new = [each for each in fixture.ready if each not in before.ready.get(fixture.id, ())]
    if any(not s.entrant(number).level for number in new):
        waits = [number for number in fixture.sides if number not in fixture.ready]
        return Concern("ready", people_among(s, waits), fixture.id)
    if was is None and before.status:  # CO-3.5: the next round
        return Concern("drawn", people_among(s, fixture.sides), fixture.id)
    return None
