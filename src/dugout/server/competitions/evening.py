"""CO-21: an evening in one room, as its screen and its phones see it, and what only its organiser knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from dugout.competition import commands, engine, evening, play
from dugout.competition.config import DOUBLE, Refused
from dugout.competition.contract import competing
from dugout.competition.rights import Role
from dugout.competition.season import BEGUN, DONE, FINISHED, OPEN, WAITING, Entrant, Fixture, Season, Tie
from dugout.core.ids import PUBLIC
from dugout.referee.errors import ApiError, refused
from dugout.referee.rows import RUNNING
from dugout.referee.view import seen
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.pages import role, tie_info
from dugout.server.competitions.said import proposal, report_of_other_side, said_of
from dugout.server.competitions.tables import tables
from dugout.server.store.competitions import FixtureMatch, LogRow
from dugout.server.store.people import Person
from dugout.server.wire import evening as wire

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""For a link that somebody may have to type: nothing that looks like something else."""
DOOR: Final = 6
MINUTE: Final = 60_000
SHOWN: Final = 3
"""How many who wait are announced."""


def new_keys() -> tuple[str, str]:
    """The secrets in the links for phones and for the television."""
    return "".join(secrets.choice(LETTERS) for _ in range(DOOR)), secrets.token_urlsafe(12)


def check_key(history: CompetitionLog, key: str) -> bool:
    """Whether a link leads to the evening; True for that of the screen. Raises ApiError for any other."""
    room = history.season.room
    if room is None:
        raise refused("refused", Refused("no-evening", "CO-21.1").refusal)
    for known, screen in ((room.door, False), (room.screen, True)):
        if known and secrets.compare_digest(known.encode(), key.encode()):
            return screen
    raise ApiError("no-competition")


async def version_of(leagues: Competitions, history: CompetitionLog, made: Sequence[FixtureMatch]) -> str:
    """Changes with everything that the page shows."""
    running = [each.match for each in made if each.status == RUNNING]
    moves = [(await leagues.rooms.get(match)).seq for match in running]
    return f"{len(history.log)}.{history.row.phase}.{len(running)}.{sum(moves)}"


async def page(
    leagues: Competitions, history: CompetitionLog, made: Sequence[FixtureMatch], person: Person | None
) -> wire.EveningInfo:
    """Everything that everybody in the room may know (CO-17.1); addresses are filled in by whoever knows them."""
    boards, scores = await _boards(leagues, history, made)
    matches = {each.fixture: each.match for each in sorted(made, key=lambda each: each.attempt)}
    async with history.still_with_rows() as (s, rows):
        if s.room is None:  # closed while the boards were drawn
            raise ApiError("no-competition")
        called = await asyncio.to_thread(calls, history, rows)
        now = leagues.rooms.clock.now()
        places = {entrant.id: at for at, entrant in enumerate(s.entrants, start=1)}
        return wire.EveningInfo(
            id=history.id,
            title=history.row.title,
            game=history.config.game,
            format=history.config.format,
            phase=s.phase,
            paused=s.paused,
            now=now,
            place=s.room.place,
            tables=s.room.tables,
            minutes=s.room.minutes,
            me=places.get(person.id, 0) if person else 0,
            organiser=role(history, person) > Role.NONE,
            link="",
            reachable=False,
            entrants=[_entrant(each, at) for at, each in enumerate(s.entrants, start=1)],
            fixtures=[
                _fixture(s, each, matches.get(each.id), scores.get(each.id), called.get(each.id))
                for each in s.fixtures.values()
            ],
            ties=[tie_info(s, tie) for tie in s.ties],
            standings=tables(s) if not s.ties else [],
            boards=boards,
            next=next_up(s, called, now),
            champion=s.ranking[0] if s.phase == FINISHED and s.ranking else 0,
        )


def _entrant(entrant: Entrant, place: int) -> wire.EveningEntrant:
    return wire.EveningEntrant(
        number=entrant.number or place,
        name=entrant.name,
        team=entrant.team,
        kit=entrant.kit,
        level=entrant.level,
        out=entrant.out,
        here=not entrant.level and not entrant.guest,
        open=entrant.guest and not entrant.out,
    )


def _fixture(
    s: Season, fixture: Fixture, match: str | None, score: list[int] | None, called: int | None
) -> wire.EveningFixture:
    report = fixture.report if fixture.status == DONE else None
    needs = evening.needs_table(s, fixture)
    return wire.EveningFixture(
        id=fixture.id,
        stage=fixture.stage,
        group=fixture.group,
        day=fixture.day,
        leg=fixture.leg,
        round=s.round_of(fixture),
        rounds=s.rounds,
        branch=s.branch_of(fixture),
        sides=list(fixture.sides),
        status=fixture.status,
        table=fixture.table,
        called=called,
        needs_table=needs,
        enterable=needs and not competing.of(s.config.game).at_tables and play.may_enter(s, fixture),
        ready=sorted(fixture.ready),
        host=fixture.host,
        match=match if fixture.status in (BEGUN, DONE) else None,
        goals=list(report.goals) if report else None,
        live=score if fixture.status == BEGUN else None,
        shootout=list(report.shootout) if report and report.shootout else None,
        decided=report.decided if report else "",
        said=said_of(s, fixture),
        disputed=evening.disputed(fixture),
    )


async def _boards(
    leagues: Competitions, history: CompetitionLog, made: Sequence[FixtureMatch]
) -> tuple[list[wire.EveningBoard], dict[str, list[int]]]:
    """The matches that go on as a spectator sees them, and their scores where two sides play."""
    found: list[wire.EveningBoard] = []
    scores: dict[str, list[int]] = {}
    for each in made:
        fixture = history.season.fixtures.get(each.fixture)
        if each.status != RUNNING or fixture is None or fixture.status != BEGUN:
            continue
        room = await leagues.rooms.get(each.match)
        view = seen(room.rules, room.state, PUBLIC)
        found.append(wire.EveningBoard(fixture=fixture.id, match=each.match, view=view))
        if len(fixture.sides) == 2:
            scores[fixture.id] = list(room.rules.score(room.state))
    return found, scores


def calls(history: CompetitionLog, rows: Sequence[LogRow]) -> dict[str, int]:
    """CO-21.2: when each match that is at a table was called to it: the moment of what freed the table."""
    when = {id(command): row.at for command, row in zip(history.log, rows, strict=False)}
    s, found, now = Season(history.config), dict[str, tuple[int, int]](), 0
    for command in engine.steps(s, history.log):
        now = when.get(id(command), now)
        for fixture in s.fixtures.values():
            if fixture.table and found.get(fixture.id, (0, 0))[0] != fixture.table:
                found[fixture.id] = (fixture.table, now)
    return {each: at for each, (table, at) in found.items() if s.fixtures[each].table == table}


def next_up(s: Season, called: Mapping[str, int], now: int) -> list[wire.NextUp]:
    """CO-21.2: who is called next, about when and where: pairs waiting for a table, then those next in the bracket."""
    assert s.room is not None
    length = s.room.minutes * MINUTE
    at_table = {fixture.table: fixture for fixture in s.fixtures.values() if fixture.table}
    free = sorted(
        (max(now, called.get(at_table[table].id, now) + length) if table in at_table else now, table)
        for table in range(1, s.room.tables + 1)
    )
    waiting = [
        (_pair(s, fixture), now)
        for fixture in sorted(s.fixtures.values(), key=lambda each: (each.deferred, each.part))
        if fixture.status == WAITING and not fixture.table and evening.needs_table(s, fixture)
    ]
    coming = [(pair, _ready_by(s, tie, called, now)) for tie in s.ties if (pair := _to_come(s, tie))]
    found: list[wire.NextUp] = []
    for (pair, earliest), (at, table) in zip((waiting + coming)[:SHOWN], _round(free, length), strict=False):
        pair.table, pair.at = table, max(at, earliest)
        found.append(pair)
    return found


def _round(free: Sequence[tuple[int, int]], length: int) -> list[tuple[int, int]]:
    """Tables in the order in which they become free, over and over."""
    return [(at + length * again, table) for again in range(SHOWN) for at, table in free]


def _pair(s: Season, fixture: Fixture) -> wire.NextUp:
    return wire.NextUp(
        fixture=fixture.id,
        stage=fixture.stage,
        day=fixture.day,
        round=s.round_of(fixture),
        rounds=s.rounds,
        branch=s.branch_of(fixture),
        sides=[[number] for number in fixture.sides],
        table=0,
        at=0,
    )


def _feeders(s: Season, tie: Tie) -> list[Tie]:
    before = [each for each in s.ties if each.round == tie.round - 1 and not each.third]
    return before[2 * tie.place : 2 * tie.place + 2]


def _to_come(s: Season, tie: Tie) -> wire.NextUp | None:
    """CO-3.6: a tie whose sides are not both known, though one is, or those who may be; people have a part in it."""
    if tie.winner or tie.third or tie.fixtures or tie.round == 1 or s.config.format == DOUBLE:
        return None
    sides = []
    for feeder in _feeders(s, tie):
        seeds = [feeder.winner] if feeder.winner else list(feeder.seeds)
        sides.append([s.seeds[seed] for seed in seeds if seed in s.seeds])
    people = [[number for number in side if not s.entrant(number).level] for side in sides]
    if len(sides) != 2 or not all(people):
        return None
    return wire.NextUp(
        fixture="",
        stage="knockout",
        day=0,
        round=tie.round,
        rounds=s.rounds,
        branch="",
        sides=sides,
        table=0,
        at=0,
    )


def _ready_by(s: Season, tie: Tie, called: Mapping[str, int], now: int) -> int:
    """About when both sides of a tie are known."""
    assert s.room is not None
    length = s.room.minutes * MINUTE
    open_still = [each for each in _feeders(s, tie) if not each.winner]
    begun = [called.get(name, now) for each in open_still for name in each.fixtures[-1:]]
    return max([now, *(at + length for at in begun)])


def entrant_at(s: Season, place: int) -> Entrant:
    """An entrant as pages name him; raises ApiError."""
    listed = s.entrants if s.phase == OPEN else sorted(s.entrants, key=lambda one: one.number)
    if not 1 <= place <= len(listed):
        raise ApiError("malformed", {"detail": "entrant"})
    return listed[place - 1]


def act_of(s: Season, person: Person, data: wire.EveningAct, guest: str) -> commands.Command:
    """What a phone does, as a command; raises ApiError."""
    if data.act in ("ready", "unready"):
        return commands.Ready(person.id, data.fixture, ready=data.act == "ready")
    if data.act == "lend":
        return commands.Lend(person.id, data.fixture)
    if data.act == "back":
        return commands.Free(person.id, guest)
    if data.act == "confirm":
        report = report_of_other_side(s, person.id, data.fixture, data.seen)
        return commands.Propose(person.id, data.fixture, report)
    return proposal(person.id, data.fixture, data.report)
