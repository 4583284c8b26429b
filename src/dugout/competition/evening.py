"""CO-21: an evening in one room: tables, calls, names on phones, results that coaches enter."""

from __future__ import annotations

import copy
from typing import Final

from dugout.competition import absences, play
from dugout.competition.commands import Claim, Defer, Enter, Evening, Free, Lend, Propose, Ready, Reject
from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, FINISHED, WAITING, Entrant, Fixture, Room, Season

MOST_TABLES: Final = 16
SHORTEST: Final = 5
LONGEST: Final = 240
LONGEST_PLACE: Final = 60
HARMLESS: Final = 6
"""CO-9.1: a roll after which an injured man misses no match, for checking a report."""

Command = Evening | Defer | Claim | Free | Lend | Propose | Reject
COMMANDS: Final = (Evening, Defer, Claim, Free, Lend, Propose, Reject)


def apply(s: Season, command: Command) -> None:
    """CO-21: carry out a command of an evening."""
    if isinstance(command, Evening):
        furnish(s, command)
    elif isinstance(command, Defer):
        defer(s, command)
    elif isinstance(command, Claim):
        claim(s, command)
    elif isinstance(command, Free):
        free(s, command)
    elif isinstance(command, Lend):
        lend(s, command)
    elif isinstance(command, Reject):
        reject(s, command)
    else:
        propose(s, command)


def furnish(s: Season, command: Evening) -> None:
    """CO-21.1: set the number of tables; matches that were called keep theirs; with 0 tables the evening is over."""
    if s.phase == FINISHED:
        raise Refused("finished", "CO-17")
    for field, value, low, high in (
        ("tables", command.tables, 0, MOST_TABLES),
        ("minutes", command.minutes, SHORTEST, LONGEST),
        ("place", len(command.place), 0, LONGEST_PLACE),
    ):
        if not low <= value <= high:
            raise Refused("bad-field", "CO-21.1", field=field, value=str(getattr(command, field))[:40])
    if command.tables == 0:
        s.room = None
        for fixture in s.fixtures.values():
            fixture.table = 0
        return
    s.room = Room(command.tables, command.minutes, command.place.strip(), command.door, command.screen)


def _check_evening(s: Season) -> None:
    """CO-21.1: it is an evening that is not over."""
    if s.room is None or s.phase == FINISHED:
        raise Refused("no-evening", "CO-21.1")


def people_of(s: Season, fixture: Fixture) -> list[int]:
    """The sides of a fixture that are people and still in it."""
    sides = (s.entrant(number) for number in fixture.sides)
    return [each.number for each in sides if not each.level and not each.out]


def needs_table(s: Season, fixture: Fixture) -> bool:
    """CO-21.2: whether a match needs a table: only between people; against a computer it is played on a phone."""
    return len(people_of(s, fixture)) > 1


def call(s: Season) -> None:
    """CO-21.2: call matches that may begin to free tables, the lowest first, in the order of play."""
    _clear(s)
    if s.room is None or s.paused:
        return
    taken = {fixture.table for fixture in s.fixtures.values()}
    tables = [table for table in range(1, s.room.tables + 1) if table not in taken]
    for fixture in sorted(s.fixtures.values(), key=lambda each: (each.deferred, each.part)):
        if not tables:
            return
        if not fixture.table and _callable(s, fixture) and not _busy(s, fixture):
            fixture.table = tables.pop(0)


def _clear(s: Season) -> None:
    """CO-21.7: free the tables of matches that have a result or can no longer be played."""
    for fixture in s.fixtures.values():
        if fixture.table and (fixture.over or not _callable(s, fixture)):
            fixture.table = 0


def _callable(s: Season, fixture: Fixture) -> bool:
    """Whether a match is in progress or may begin, and needs a table."""
    if not needs_table(s, fixture):
        return False
    return fixture.status == BEGUN or play.may_enter(s, fixture)


def _busy(s: Season, fixture: Fixture) -> bool:
    """CO-0.6: whether one of its sides is at a table or in another match."""
    others = (each for each in s.fixtures.values() if each is not fixture)
    return any(set(each.sides) & set(fixture.sides) for each in others if each.table or each.status == BEGUN)


def holds_up(s: Season, fixture: Fixture) -> bool:
    """CO-21.2: whether a match must wait: it begins at its table, and people who are called play there first."""
    if s.room is None or not people_of(s, fixture) or fixture.forced:
        return False
    return not fixture.table if needs_table(s, fixture) else _busy(s, fixture)


def defer(s: Season, command: Defer) -> None:
    """CO-21.3: somebody is missing: the matches that wait are called first, this one when a table is free again."""
    fixture = play.find(s, command.fixture)
    if not fixture.table or fixture.status != WAITING:
        raise Refused("not-called", "CO-21.3", **s.described(fixture))
    fixture.table, fixture.host = 0, 0
    fixture.ready = {number for number in fixture.ready if s.entrant(number).level}
    fixture.deferred = 1 + max(each.deferred for each in s.fixtures.values())


def claim(s: Season, command: Claim) -> None:
    """CO-21.4: one phone has one name, and one name one phone, until the end."""
    _check_evening(s)
    mine = next((each for each in s.entrants if each.id == command.person), None)
    if mine is not None:
        raise Refused("has-name", "CO-21.4", name=mine.name)
    entrant = _find(s, command.entrant)
    if not entrant.guest:
        raise Refused("name-held", "CO-21.4", name=entrant.name)
    entrant.id, entrant.guest, entrant.phone = command.person, False, True


def free(s: Season, command: Free) -> None:
    """CO-21.5: the name belongs to a guest again, even during a match; the next person to take it plays on."""
    entrant = _find(s, command.entrant)
    if not entrant.phone or s.phase == FINISHED:
        raise Refused("no-phone", "CO-21.5", name=entrant.name)
    entrant.id, entrant.guest, entrant.phone = command.person, True, False
    for fixture in s.fixtures.values():
        if fixture.host == entrant.number and fixture.status == WAITING:
            fixture.host = 0


def _find(s: Season, entrant_id: str) -> Entrant:
    found = next((each for each in s.entrants if each.id == entrant_id), None)
    if found is None:
        raise Refused("no-entrant", "CO-0.1")
    return found


def lend(s: Season, command: Lend) -> None:
    """CO-21.6: both play on one phone; a guest without one is ready when its owner is, others declare it themselves."""
    fixture = play.find(s, command.fixture)
    number = s.number(command.entrant)
    _check_evening(s)
    play.ready(s, Ready(command.entrant, command.fixture))
    if not needs_table(s, fixture) or competing.of(s.config.game).at_tables:
        raise Refused("no-lending", "CO-21.6", **s.described(fixture))
    fixture.host = number
    fixture.ready = {number} | {side for side in fixture.sides if s.entrant(side).guest}


def propose(s: Season, command: Propose) -> None:
    """CO-14.9: a coach enters the result of a match on a real table (as in CO-14.5), or takes it back."""
    fixture = play.find(s, command.fixture)
    number = s.number(command.entrant)
    if number not in fixture.sides or s.entrant(number).out:
        raise Refused("not-yours", "CO-14.9", **s.described(fixture))
    if command.report is None:
        fixture.proposed.pop(number, None)
        return
    if not needs_table(s, fixture):
        raise Refused("no-entry", "CO-14.9", **s.described(fixture))
    rolls = [HARMLESS] * len(absences.injured(s, command.report))
    play.enter(copy.deepcopy(s), Enter(fixture.id, command.report, rolls))
    fixture.proposed[number] = command.report


def reject(s: Season, command: Reject) -> None:
    """CO-14.9: remove what the coaches have entered; they enter it again."""
    fixture = play.find(s, command.fixture)
    if fixture.status != WAITING or not fixture.proposed:
        raise Refused("nothing-entered", "CO-14.9", **s.described(fixture))
    fixture.proposed.clear()


def agreed(s: Season) -> dict[str, Report]:
    """CO-14.9: the results that both coaches have entered identically, by fixture; the host enters them."""
    found: dict[str, Report] = {}
    for fixture in s.fixtures.values():
        said = [fixture.proposed.get(number) for number in fixture.sides]
        if len(said) == 2 and said[0] is not None and said[0] == said[1] and play.may_enter(s, fixture):
            found[fixture.id] = said[0]
    return found


def disputed(fixture: Fixture) -> bool:
    """CO-14.9: whether the coaches have entered different results."""
    said = list(fixture.proposed.values())
    return fixture.status == WAITING and len(said) == 2 and said[0] != said[1]


def seat_of(s: Season, fixture: Fixture, number: int, organiser: str | None) -> tuple[str | None, bool]:
    """CO-0.7, CO-21.6: the person on whose device a side is played, and whether the side is a guest there."""
    entrant = s.entrant(number)
    if fixture.host and fixture.host != number and not s.entrant(fixture.host).guest:
        return s.entrant(fixture.host).id, True
    return (organiser, True) if entrant.guest else (entrant.id, False)
