"""CO-25: the seasons of a club, found from any one of them, and their records."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Final

from dugout.competition import commands, records, squads
from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.season import FINISHED, Entrant, Season
from dugout.referee.errors import ApiError, Damaged, refused
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.reading import hidden, shown
from dugout.server.store.people import Person
from dugout.server.wire import records as wire

MOST: Final = 100
"""Seasons of a club that are counted; the oldest are left out."""


async def earlier_ones(leagues: Competitions, competition: str) -> list[str]:
    """A competition and those before it, the newest first; also one that is gone, as far as it is known."""
    found: list[str] = []
    while competition and competition not in found and len(found) < MOST:
        found.append(competition)
        row = await leagues.store.load(competition)
        competition = row.follows if row is not None else ""
    return found


async def owned(leagues: Competitions, competition: str, person: Person) -> CompetitionLog:
    """CO-25.1: a competition of one's own that another one can follow; raises ApiError."""
    found = await shown(leagues, competition, person)
    if found.row.organiser != person.id:
        raise ApiError("not-organiser")
    return found


async def follow(
    leagues: Competitions, history: CompetitionLog, other: str, person: Person
) -> commands.Follow:
    """CO-25.1: what makes a competition the season after another one of the same organiser; raises ApiError."""
    if not other:
        return commands.Follow()
    before = await owned(leagues, other, person)
    try:
        records.check_follows(history.id, await earlier_ones(leagues, before.id))
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return commands.Follow(before.id, before.row.title)


async def seasons_of(
    leagues: Competitions, history: CompetitionLog, person: Person | None
) -> list[CompetitionLog]:
    """CO-25.1: all seasons of the club that can be read, the oldest first."""
    first = (await earlier_ones(leagues, history.id))[-1]
    known, newest = [first], [first]
    while newest and len(known) < MOST:
        newest = [each for each in await leagues.store.following(newest) if each not in known]
        known += newest
    found: list[CompetitionLog] = []
    for each in known[:MOST]:
        with suppress(ApiError, Damaged):  # one that is gone, or damaged, hides no other
            one = await leagues.get(each)
            if not hidden(leagues, one, person):
                found.append(one)
    return sorted(found, key=lambda one: one.row.created)


@dataclass(frozen=True)
class _Club:
    """The seasons of a club while nobody appends to them."""

    logs: Sequence[CompetitionLog]
    matches: dict[tuple[str, str], str]
    """By competition and fixture."""
    me: str

    @property
    def seasons(self) -> list[tuple[str, Season]]:
        return [(each.id, each.season) for each in self.logs]

    def coach(self, entrant: Entrant) -> wire.CoachName:
        return wire.CoachName(
            name=entrant.name,
            team=entrant.team,
            kit=entrant.kit,
            level=entrant.level,
            me=bool(self.me) and entrant.id == self.me,
        )


async def records_of(
    leagues: Competitions, history: CompetitionLog, person: Person | None
) -> wire.RecordsInfo:
    """CO-25: titles, records and scorers over all seasons of a club."""
    logs = await seasons_of(leagues, history, person)
    matches = {
        (each.competition, each.fixture): each.match
        for log in logs
        for each in sorted(await leagues.store.matches_of(log.id), key=lambda one: one.attempt)
    }
    club = _Club(logs, matches, person.id if person else "")
    async with AsyncExitStack() as stack:
        for log in sorted(
            logs, key=lambda each: each.id
        ):  # in one order, so that two never wait for each other
            await stack.enter_async_context(log.still())
        return await asyncio.to_thread(_info, club)  # many seasons take a while


def _info(club: _Club) -> wire.RecordsInfo:
    honours = records.honours(club.seasons)
    coaches = {one.who: club.coach(one.last) for one in honours}
    return wire.RecordsInfo(
        seasons=[_season(club, log) for log in reversed(club.logs)],
        honours=[_honours(coaches[one.who], one) for one in honours],
        feats=[_feat(club, coaches, one) for one in records.feats(club.seasons)],
        scorers=[_scorer(club, coaches, one) for one in records.scorers(club.seasons)],
    )


def _season(club: _Club, log: CompetitionLog) -> wire.ClubSeason:
    s = log.season
    first = [club.coach(s.entrant(number)) for number in s.ranking[:2]] if s.phase == FINISHED else []
    return wire.ClubSeason(
        id=log.id,
        title=log.row.title,
        game=s.config.game,
        format=s.config.format,
        phase=s.phase,
        entrants=len(s.entrants),
        created=log.row.created,
        champion=first[0] if first else None,
        second=first[1] if len(first) > 1 else None,
    )


def _honours(coach: wire.CoachName, one: records.Coach) -> wire.HonoursLine:
    return wire.HonoursLine(
        coach=coach,
        titles=one.titles,
        seconds=one.seconds,
        seasons=one.seasons,
        played=one.played,
        won=one.won,
        goals=one.goals,
        sessions=one.sessions,
        money=one.money,
    )


def _feat(club: _Club, coaches: dict[str, wire.CoachName], one: records.Feat) -> wire.FeatInfo:
    log = next(each for each in club.logs if each.id == one.competition)
    return wire.FeatInfo(
        kind=one.kind,
        game=one.game,
        coach=coaches[one.who],
        count=one.count,
        other=coaches.get(one.other),
        score=one.score,
        competition=log.id,
        title=log.row.title,
        match=club.matches.get((one.competition, one.fixture), ""),
    )


def _scorer(club: _Club, coaches: dict[str, wire.CoachName], one: records.Scorer) -> wire.ScorerLine:
    drafted = competing.of(one.game).drafted
    season = next(s for competition, s in club.seasons if competition == one.last)
    return wire.ScorerLine(
        game=one.game,
        man=one.man,
        name=squads.cards(season)[int(one.man)].name if drafted else "",
        team=one.team,
        coach=coaches[one.who],
        goals=one.goals,
        seasons=len(one.seasons),
    )
