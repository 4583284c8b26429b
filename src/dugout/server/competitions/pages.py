"""A competition as somebody may see it (CO-17.1): secret lists stay secret until the window ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dugout.competition import bracket, calendar, engine, market, play, rights, rulings, schedule
from dugout.competition.checks import check_size, checked
from dugout.competition.config import (
    CUP,
    CUP2,
    DOUBLE,
    GROUPS,
    LADDER,
    LEAGUE1,
    LEAGUE2,
    SWISS,
    Config,
    Refused,
)
from dugout.competition.contract import competing
from dugout.competition.engine import Obstacle
from dugout.competition.results import row_of
from dugout.competition.rights import Role
from dugout.competition.season import BEGUN, DONE, OPEN, WAITING, Entrant, Fixture, Season, Tie
from dugout.server.competitions import forms, rooms
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.men import figures, man_info
from dugout.server.competitions.said import said_of
from dugout.server.competitions.tables import tables
from dugout.server.store.competitions import FixtureMatch
from dugout.server.store.people import Person
from dugout.server.wire import competitions as wire
from dugout.server.wire import entries
from dugout.server.wire import rooms as rooms_wire
from dugout.server.wire.club import ClubInfo, SubstituteInfo


def seen(
    history: CompetitionLog,
    made: list[FixtureMatch],
    person: Person | None,
    now: int,
    scores: Mapping[str, list[int]] | None = None,
    before: wire.Link | None = None,
    championships: Sequence[wire.Link] = (),
    earlier: wire.Link | None = None,
) -> wire.CompetitionInfo:
    """Everything for one person's page; `scores` are those of matches that go on, by fixture."""
    s = history.season
    organiser = rights.has_desk(s, role(history, person))
    mine = next((entrant for entrant in s.entrants if person and entrant.id == person.id), None)
    matches = {each.fixture: each.match for each in sorted(made, key=lambda each: each.attempt)}
    obstacles = engine.obstacles(s) if organiser else {}
    return wire.CompetitionInfo(
        id=history.id,
        title=history.row.title,
        config=history.config,
        clock=history.clock,
        pace=history.pace,
        public=history.row.public,
        phase=s.phase,
        now=now,
        wake=history.row.wake,
        organiser=organiser,
        me=0 if mine is None else mine.number or s.entrants.index(mine) + 1,
        entrants=[
            _entrant(s, entrant, place, organiser) for place, entrant in enumerate(s.entrants, start=1)
        ],
        fixtures=[
            _fixture(
                history,
                fixture,
                matches.get(fixture.id),
                (scores or {}).get(fixture.id),
                obstacles.get(fixture.id),
            )
            for fixture in s.fixtures.values()
        ],
        tables=tables(s),
        ties=[tie_info(s, tie) for tie in s.ties],
        form=forms.form(s, mine, organiser),
        draft=rooms.draft(s, mine, organiser),
        window=rooms.window(s, mine, organiser),
        transfers=[
            rooms_wire.TransferInfo(
                day=window.day, number=number, bought=bought, released=released, price=price
            )
            for window in s.windows
            for number, bought, released, price in window.done
        ],
        lists=_lists(s),
        statistics=figures(s),
        cards=rooms.cards(s),
        pool=sorted(s.pool) if s.config.market else [],
        ranking=s.ranking,
        club=_club(history, person),
        sizes=competing.of(s.config.game).formats[s.config.format],
        preview=preview(s.config, len(s.entrants)) if s.phase == OPEN else None,
        before=before,
        championships=list(championships),
        earlier=earlier,
    )


def role(history: CompetitionLog, person: Person | None) -> Role:
    """CO-14.8: what somebody is in this competition."""
    return rights.role(history.season, history.row.organiser, None if person is None else person.id)


def _club(history: CompetitionLog, person: Person | None) -> ClubInfo:
    s, one = history.season, role(history, person)
    places = {entrant.id: entrant.number or at for at, entrant in enumerate(s.entrants, start=1)}
    return ClubInfo(
        about=s.about,
        paused=s.paused,
        archived=s.archived,
        deleted=1000 * s.deleted,
        owner=one == Role.ORGANISER,
        helpers=[places[each] for each in s.helpers if each in places],
        offered=places.get(s.offered, 0),
        limited=[places[each] for each in s.limited if each in places],
        outside=list(s.outside.values()),
        outside_limited=[each in s.limited for each in s.outside],
        whole=one != Role.LIMITED,
        invite=s.invited if one == Role.ORGANISER else "",
        waiting=[
            SubstituteInfo(name=each.name, guest=each.guest, me=person is not None and each.id == person.id)
            for each in s.waiting
        ],
        endable=rulings.may_end(s),
    )


def preview(config: Config, entrants: int) -> entries.Preview | None:
    """How long a competition of this size would be; None if that many cannot enter."""
    try:
        check_size(checked(config), entrants)
    except Refused:
        return None
    parts = calendar.parts(config, entrants)
    matches = 0
    if config.format in (LEAGUE1, LEAGUE2):
        matches = entrants * (entrants - 1) // 2 * (2 if config.format == LEAGUE2 else 1)
    elif config.format in (SWISS, DOUBLE, LADDER):
        matches = forms.matches(config, entrants)
    elif not competing.of(config.game).at_tables:
        matches = _cup_matches(config, entrants)
    return entries.Preview(
        matchdays=parts, matches=matches, seconds_a_part=calendar.seconds(config, entrants) // max(1, parts)
    )


def preview_days(config: Config, entrants: int, now: int) -> list[entries.PreviewDay]:
    """The calendar of a competition of this size if it began now."""
    if preview(config, entrants) is None:
        return []
    pairs = _pairs(config, entrants)
    return [
        entries.PreviewDay(
            part=part,
            ends=1000 * calendar.due(config, entrants, {}, now // 1000, part),
            pairs=pairs.get(part, []),
        )
        for part in range(1, calendar.parts(config, entrants) + 1)
    ]


def _pairs(config: Config, entrants: int) -> dict[int, list[tuple[int, int]]]:
    """Who would meet whom in each part, as far as that is known before anybody has played."""
    found: dict[int, list[tuple[int, int]]] = {}
    if competing.of(config.game).at_tables:
        return found
    if config.format == LADDER:
        return found
    if config.format == SWISS:
        found[1] = forms.first_round(config, entrants)
        return found
    if config.format in (CUP, CUP2, DOUBLE):
        found[1] = [pair for pair in bracket.bracket(entrants) if pair[1] <= entrants]
        return found
    groups = [list(range(1, entrants + 1))]
    if config.format == GROUPS:
        groups = schedule.groups_of(entrants, config.groups)
    twice = config.format == LEAGUE2 or (config.format == GROUPS and config.group_rounds == 2)
    for group in groups:
        for day, home, away in (schedule.double_round_robin if twice else schedule.round_robin)(len(group)):
            found.setdefault(day, []).append((group[home - 1], group[away - 1]))
    return found


def _cup_matches(config: Config, entrants: int) -> int:
    if config.format != "groups":
        ties = entrants - 1
        return 2 * ties - 1 if config.format == "cup2" else ties
    sizes = [len(group) for group in schedule.groups_of(entrants, config.groups)]
    group = sum(size * (size - 1) // 2 for size in sizes) * config.group_rounds
    ties = config.groups * config.qualify - 1
    return group + (2 * ties - 1 if config.knockout == "cup2" else ties)


def _entrant(s: Season, entrant: Entrant, place: int, organiser: bool) -> wire.EntrantInfo:
    number = entrant.number or place
    return wire.EntrantInfo(
        id=entrant.id if entrant.level else "",  # a person's id is nobody else's business
        number=number,
        name=entrant.name,
        team=entrant.team,
        level=entrant.level,
        lot=s.lots.get(entrant.number, 0),
        out=entrant.out,
        gone=entrant.gone,
        guest=entrant.guest,
        kit=entrant.kit,
        claim=entrant.id if entrant.guest and organiser else "",
        before=entrant.before,
        men=[man_info(s, number, man, record) for man, record in entrant.men.items()],
        squad=list(entrant.squad),
        balance=market.balance(s, number) if s.config.market and entrant.number else 0,
        transfers=entrant.transfers,
    )


def _fixture(
    history: CompetitionLog,
    fixture: Fixture,
    match: str | None,
    score: list[int] | None,
    obstacle: Obstacle | None,
) -> wire.FixtureInfo:
    s = history.season
    correctable = obstacle is not None and not obstacle.why
    report = fixture.report
    text = row_of(s, fixture).text if fixture.status == DONE else ""
    due = None
    if history.row.started is not None and not fixture.over:
        due = ends(s, history.row.started, fixture.part)
    return wire.FixtureInfo(
        id=fixture.id,
        stage=fixture.stage,
        group=fixture.group,
        day=fixture.day,
        part=fixture.part,
        leg=fixture.leg,
        neutral=fixture.neutral,
        sides=list(fixture.sides),
        ready=sorted(fixture.ready),
        status=fixture.status,
        may_begin=play.may_begin(s, fixture),
        in_turn=play.in_turn(s, fixture),
        enterable=play.may_enter(s, fixture),
        strikable=correctable,
        match=match,
        result=text,
        goals=list(report.goals) if report else None,
        live=score if fixture.status == BEGUN else None,
        shootout=list(report.shootout) if report and report.shootout else None,
        decided=report.decided if report else "",
        given_up=list(fixture.given_up) if fixture.given_up else None,
        due=due,
        until=1000 * fixture.until if fixture.until and fixture.status == WAITING else None,
        branch=s.branch_of(fixture),
        date=1000 * s.dates[fixture.id] if fixture.id in s.dates else None,
        table=fixture.table,
        by_hand=fixture.by_hand,
        overturned=fixture.id in s.reopened,
        report=play.numbered(fixture, report) if report and correctable else None,
        scorers=fixture.scorers if report and correctable else None,
        said=said_of(s, fixture),
        fixed=obstacle.why if obstacle else "",
        fixed_by=obstacle.entrant if obstacle else 0,
    )


def tie_info(s: Season, tie: Tie) -> wire.TieInfo:
    return wire.TieInfo(
        round=tie.round,
        place=tie.place,
        third=tie.third,
        branch=tie.branch,
        bye=tie.bye,
        seeds=list(tie.seeds),
        sides=[s.seeds.get(seed, 0) for seed in tie.seeds],
        winner=s.seeds.get(tie.winner, 0),
        fixtures=list(tie.fixtures),
    )


def _lists(s: Season) -> list[rooms_wire.ListInfo]:
    """CO-11.10: the lists of windows that are over."""
    return [
        rooms_wire.ListInfo(day=window.day, number=number, requests=requests)
        for window in s.windows
        if window is not s.window
        for number, requests in window.lists.items()
        if requests
    ]
