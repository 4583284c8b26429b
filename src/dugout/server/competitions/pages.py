"""A competition as somebody may see it (CO-17.1): secret lists stay secret until the window ends."""

from __future__ import annotations

from dugout.competition import calendar, market, play, schedule, sessions, squads, stages
from dugout.competition.config import (
    COUNTER_ATTACK,
    LEAGUE1,
    LEAGUE2,
    SIZES,
    TOTO,
    Config,
    Refused,
    check_size,
)
from dugout.competition.results import result_text, row_of
from dugout.competition.season import DONE, LEAGUE, OPEN, WINDOW, Entrant, Fixture, Season, Tie
from dugout.competition.standings import ranking
from dugout.server.competitions.book import Book
from dugout.server.competitions.messages import (
    CardInfo,
    CompetitionInfo,
    DraftInfo,
    EntrantInfo,
    FixtureInfo,
    ManInfo,
    Preview,
    RowInfo,
    TableInfo,
    TieInfo,
    TransferInfo,
    WindowInfo,
)
from dugout.server.store.competitions import FixtureMatch
from dugout.server.store.people import Person

FORM: int = 5


def seen(book: Book, made: list[FixtureMatch], person: Person | None, now: int) -> CompetitionInfo:
    """Everything for one person's page."""
    s = book.season
    mine = next((entrant for entrant in s.entrants if person and entrant.id == person.id), None)
    matches = {each.fixture: each.match for each in sorted(made, key=lambda each: each.attempt)}
    return CompetitionInfo(
        id=book.id,
        title=book.row.title,
        config=book.config,
        clock=book.clock,
        public=book.row.public,
        phase=s.phase,
        now=now,
        wake=book.row.wake,
        organiser=person is not None and person.id == book.row.organiser,
        me=0 if mine is None else mine.number or s.entrants.index(mine) + 1,
        entrants=[_entrant(s, entrant, place) for place, entrant in enumerate(s.entrants, start=1)],
        fixtures=[_fixture(book, fixture, matches.get(fixture.id)) for fixture in s.fixtures.values()],
        tables=tables(s),
        ties=[_tie(s, tie) for tie in s.ties],
        draft=_draft(s),
        window=_window(s, mine),
        transfers=[
            TransferInfo(day=window.day, number=number, bought=bought, released=released, price=price)
            for window in s.windows
            for number, bought, released, price in window.done
        ],
        cards=_cards(s),
        pool=sorted(s.pool) if s.config.market else [],
        ranking=s.ranking,
        sizes=SIZES[s.config.game][s.config.format],
        preview=preview(s.config, len(s.entrants)) if s.phase == OPEN else None,
    )


def preview(config: Config, entrants: int) -> Preview | None:
    """How long a competition of so many would be; None where so many cannot enter."""
    try:
        check_size(config, entrants)
    except Refused:
        return None
    parts = calendar.parts(config, entrants)
    matches = 0
    if config.format in (LEAGUE1, LEAGUE2):
        matches = entrants * (entrants - 1) // 2 * (2 if config.format == LEAGUE2 else 1)
    elif config.game != TOTO:
        matches = _cup_matches(config, entrants)
    return Preview(matchdays=parts, matches=matches, seconds_a_part=config.seconds // max(1, parts))


def _cup_matches(config: Config, entrants: int) -> int:
    if config.format != "groups":
        ties = entrants - 1
        return 2 * ties - 1 if config.format == "cup2" else ties
    sizes = [len(group) for group in schedule.groups_of(entrants, config.groups)]
    group = sum(size * (size - 1) // 2 for size in sizes) * config.group_rounds
    ties = config.groups * config.qualify - 1
    return group + (2 * ties - 1 if config.knockout == "cup2" else ties)


def _entrant(s: Season, entrant: Entrant, place: int) -> EntrantInfo:
    number = entrant.number or place
    return EntrantInfo(
        id=entrant.id if entrant.level else "",  # a person's id is nobody else's business
        number=number,
        name=entrant.name,
        team=entrant.team,
        level=entrant.level,
        lot=s.lots.get(entrant.number, 0),
        out=entrant.out,
        men=[_man(s, man, record) for man, record in entrant.men.items()],
        squad=list(entrant.squad),
        balance=market.balance(s, number) if s.config.market and entrant.number else 0,
        transfers=entrant.transfers,
    )


def _man(s: Season, man: str, record: dict[str, int]) -> ManInfo:
    name = squads.cards(s)[int(man)].name if s.config.game == COUNTER_ATTACK else ""
    return ManInfo(
        man=man,
        name=name,
        suspended=record.get("suspended", 0),
        hurt=record.get("hurt", 0),
        watched=record.get("notice", 0),
        prone=record.get("prone", 0),
        yellows=record.get("yellows", 0),
    )


def _fixture(book: Book, fixture: Fixture, match: str | None) -> FixtureInfo:
    s = book.season
    report = fixture.report
    text = ""
    if fixture.status == DONE:
        text = result_text(report, s.config.game != COUNTER_ATTACK) if report else row_of(s, fixture).text
    due = None
    if book.row.started is not None and not fixture.over:
        due = book.row.started + 1000 * calendar.part_end(s.config, len(s.entrants), fixture.part)
    return FixtureInfo(
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
        match=match,
        result=text,
        goals=list(report.goals) if report else None,
        shootout=list(report.shootout) if report and report.shootout else None,
        decided=report.decided if report else "",
        due=due,
    )


def tables(s: Season) -> list[TableInfo]:
    """The standings with form and movement."""
    if s.phase == OPEN:
        return []
    if s.config.game == TOTO:
        return [TableInfo(group="", rows=_money(s))]
    names = list(s.groups) or ([""] if s.of_stage(LEAGUE) else [])
    return [TableInfo(group=name, rows=_rows(s, name)) for name in names]


def _rows(s: Season, group: str) -> list[RowInfo]:
    found = stages.table(s, group)
    before = _places_before(s, group)
    return [
        RowInfo(
            number=row.number,
            played=row.played,
            won=row.won,
            drawn=row.drawn,
            lost=row.lost,
            goals_for=row.goals_for,
            goals_against=row.goals_against,
            points=row.points,
            fair_play=row.fair_play,
            form=_form(s, row.number, group),
            moved=before[row.number] - place if before else 0,
        )
        for place, row in enumerate(found)
    ]


def _places_before(s: Season, group: str) -> dict[int, int]:
    """Where everybody stood before the newest matchday."""
    done = [
        fixture
        for fixture in s.fixtures.values()
        if fixture.group == group and fixture.tie < 0 and fixture.played is not None
    ]
    newest = max((fixture.day for fixture in done), default=0)
    if newest < 2:
        return {}
    matches = [fixture.played for fixture in done if fixture.day < newest and fixture.played is not None]
    order = ranking(s.config, stages.members(s, group), matches, s.lots, stages.is_double(s.config))
    return {number: place for place, number in enumerate(order)}


def _form(s: Season, number: int, group: str) -> str:
    """The newest matches as letters, the last one right: W, D, L."""
    mine = [
        fixture
        for fixture in s.fixtures.values()
        if fixture.group == group
        and fixture.tie < 0
        and number in fixture.sides
        and fixture.report is not None
    ]
    letters = ""
    for fixture in sorted(mine, key=lambda each: each.order)[-FORM:]:
        assert fixture.report is not None
        winner = fixture.report.winner
        letters += "D" if winner < 0 else "W" if fixture.sides[winner] == number else "L"
    return letters


def _money(s: Season) -> list[RowInfo]:
    totals = sessions.totals(s)
    played = dict.fromkeys(totals, 0)
    for fixture in s.fixtures.values():
        for number in fixture.sides if fixture.status == DONE else ():
            played[number] += 1
    return [
        RowInfo(
            number=number,
            played=played[number],
            won=[totals[number].leads],
            drawn=0,
            lost=[],
            goals_for=totals[number].right,
            goals_against=0,
            points=totals[number].money,
            fair_play=0,
            form="",
            moved=0,
        )
        for number in (s.ranking or sessions.standings(s))
    ]


def _tie(s: Season, tie: Tie) -> TieInfo:
    return TieInfo(
        round=tie.round,
        place=tie.place,
        third=tie.third,
        bye=tie.bye,
        seeds=list(tie.seeds),
        sides=[s.seeds.get(seed, 0) for seed in tie.seeds],
        winner=s.seeds.get(tie.winner, 0),
        fixtures=list(tie.fixtures),
    )


def _draft(s: Season) -> DraftInfo | None:
    turn = squads.to_pick(s)
    return DraftInfo(batch=s.batch, turn=turn, open=list(s.table)) if turn else None


def _window(s: Season, mine: Entrant | None) -> WindowInfo | None:
    """CO-17.1: who has handed in is public, what is not."""
    if s.phase != WINDOW or s.window is None:
        return None
    lists = s.window.lists
    return WindowInfo(
        day=s.window.day,
        waiting=[number for number in s.window.order if number not in lists],
        mine=lists.get(mine.number) if mine is not None else None,
    )


def _cards(s: Season) -> list[CardInfo]:
    if s.config.game != COUNTER_ATTACK or s.phase == OPEN:
        return []
    return [
        CardInfo(
            number=card.number,
            name=card.name,
            keeper=card.keeper,
            value=card.value,
            attributes=card.attributes,
        )
        for card in squads.cards(s).values()
    ]
