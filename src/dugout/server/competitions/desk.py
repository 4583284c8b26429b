"""The organiser's desk: what an act becomes in the log, what follows from it, and who is notified."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import Counter

import msgspec
from msgspec.structs import replace

from dugout.competition import absences, commands, engine, squads
from dugout.competition import upkeep as competition_upkeep
from dugout.competition.checks import check_codes, check_reason
from dugout.competition.commands import Command
from dugout.competition.config import SWISS, Refused
from dugout.competition.contract import competing
from dugout.competition.reports import Pair, Report
from dugout.competition.season import BEGUN, FINISHED, OPEN, Season, Tie
from dugout.competition.swiss import rounds
from dugout.referee.errors import ApiError, refused
from dugout.server.competitions import clubs, said, upkeep
from dugout.server.competitions.host import Competitions, open_matches
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.notices import people_of
from dugout.server.competitions.tables import tables
from dugout.server.match.create import free_name
from dugout.server.store.people import Person
from dugout.server.wire.desk import DeskAct, Follows, ManChange, PartChange, RowChange, TieChange

SIX = 6
UNREASONED = (
    "enter",
    "confirm",
    "reject",
    "resume",
    "rename",
    "clock",
    "share",
    "offer",
    "archive",
    "wait",
    "invite",
    "follow",
)
"""What changes neither a result nor a date nor a place (CO-14.7), or needs no reason."""


UNTOLD = ("invite", "wait", "follow")
"""What concerns nobody but the person addressed; it is in the history."""


def guest_id() -> str:
    """CO-0.7: who knows it may take the guest's place, so nobody can guess it."""
    return f"guest-{secrets.token_hex(12)}"


async def command_of(
    leagues: Competitions, history: CompetitionLog, act: DeskAct, organiser: Person
) -> Command:
    """CO-14.5 to CO-14.7, CO-4.8, CO-4.9: what the organiser says, as a command; raises ApiError."""
    reason = _reason(act)
    season, day = history.season, leagues.today()
    if act.act == "enter" and act.sheet is not None:
        sheet = act.sheet
        columns = (sheet.cash, sheet.right, sheet.leads, sheet.bests)
        return commands.EnterSession(act.fixture, sheet.rounds, *columns, day)
    if act.act == "enter":
        report, rolls = _report(season, act)
        return commands.Enter(act.fixture, report, rolls, day, act.scorers)
    if act.act == "confirm":
        report = said.confirmed(season, act.fixture, act.entrant, act.seen)
        return commands.Enter(act.fixture, report, dice_for(season, report), day)
    if act.act == "reject":
        said.check_rejected(season, act.fixture, act.seen)
        return commands.Reject(act.fixture)
    if act.act == "overturn":
        if act.report is None:
            return commands.Strike(act.fixture, reason=reason)
        report, rolls = _report(season, act)
        return commands.Strike(act.fixture, report, rolls, reason, act.scorers)
    if act.act == "extend":
        if act.seconds <= 0:
            raise ApiError("malformed", {"detail": "seconds"})
        return commands.Extend(act.part, act.seconds, act.rest, reason)
    if act.act == "pair":
        return await _paired(season, reason)
    if act.act in upkeep.ACTS:
        return await upkeep.command_of(leagues, history, act, reason)
    if act.act == "replace" and act.substitute:
        one = upkeep.substitute(season, act.substitute)
        return commands.Replace(_entrant(season, act), one.id, one.name, reason)
    if act.act == "wait":
        return await _wait(leagues, season, act, organiser)
    if act.act == "end":
        return commands.End(reason)
    if act.act == "follow":
        return await clubs.follow(leagues, history, act.other, organiser)
    if act.act == "replace":
        name = await free_name(leagues.rooms.store.people, act.name, organiser)
        return commands.Replace(_entrant(season, act), guest_id(), name, reason)
    going, rolls = await open_matches(leagues, history)
    if act.act == "withdraw":
        return commands.Withdraw(_entrant(season, act), going, rolls, day, reason)
    stood = going.get(act.fixture)
    match = await _match_of(leagues, history, act.fixture) if stood is not None else ""
    return commands.Award(act.fixture, act.side, reason, stood, rolls, day, match)


async def _paired(s: Season, reason: str) -> Command:
    """CO-22.3: the round once more, as the results stand now; raises ApiError."""
    try:
        if s.config.format != SWISS:
            raise Refused("cannot-pair", "CO-22.2")
        return await asyncio.to_thread(rounds.pair_again, s, reason)
    except Refused as error:
        raise refused("refused", error.refusal) from None


async def _wait(leagues: Competitions, season: Season, act: DeskAct, organiser: Person) -> Command:
    """CO-4.12: the organiser puts a name on the list of substitutes, or takes one off it."""
    if not act.on:
        return commands.Wait(upkeep.substitute(season, act.substitute).id, on=False)
    name = await free_name(leagues.rooms.store.people, act.name, organiser)
    return commands.Wait(guest_id(), name, guest=True)


def mark_of(follows: Follows) -> str:
    """CO-14.10: a mark that differs where something else follows."""
    return hashlib.sha256(msgspec.json.encode(follows)).hexdigest()[:16]


def check_seen(act: DeskAct, mark: str) -> None:
    """CO-14.10: what was said to follow still does; raises ApiError."""
    try:
        competition_upkeep.check_seen(act.seen, mark)
    except Refused as error:
        raise refused("refused", error.refusal) from None


async def _match_of(leagues: Competitions, history: CompetitionLog, fixture: str) -> str:
    """The match of a fixture that is going on."""
    made = [each for each in await leagues.store.matches_of(history.id) if each.fixture == fixture]
    return max(made, key=lambda each: each.attempt).match


def _reason(act: DeskAct) -> str:
    """The reason for an act that changes a result, a date or a place (CO-14.7); raises ApiError."""
    reason = " ".join(act.reason.split())
    try:
        if act.act not in UNREASONED:
            check_reason(reason)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return reason


def _report(s: Season, act: DeskAct) -> tuple[Report, list[int]]:
    """The report of an act with men by squad number, and a die for each who is rolled for (CO-9.1)."""
    if act.report is None:
        raise ApiError("malformed", {"detail": "report"})
    report = replace(act.report, by_squad=True)
    try:
        check_codes(s.config, report)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return report, dice_for(s, report)


def dice_for(s: Season, report: Report) -> list[int]:
    """CO-9.1: a die for each who is rolled for."""
    return [secrets.randbelow(SIX) + 1 for _ in absences.injured(s, report)]


def _entrant(s: Season, act: DeskAct) -> str:
    if s.phase == OPEN or not 1 <= act.entrant <= len(s.entrants):
        raise ApiError("not-now", {"act": act.act})
    return s.entrant(act.entrant).id


async def foresee(history: CompetitionLog, command: Command, act: DeskAct, by: Person) -> Follows:
    """What a command would change, worked out on a copy; raises ApiError where the rules refuse it."""
    async with history.still():
        return await foresee_still(history, command, act, by)


async def foresee_still(history: CompetitionLog, command: Command, act: DeskAct, by: Person) -> Follows:
    """The same while nobody else appends."""
    try:
        after = await asyncio.to_thread(engine.extend, history.config, list(history.log), command)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return follows(history.season, after, act, history.row.started, by.id)


def follows(before: Season, after: Season, act: DeskAct, started: int | None, by: str) -> Follows:
    """The difference between two seasons, as people need to know it before; who acts is not told."""
    return Follows(
        rows=_rows(before, after),
        men=[]
        if _ended(after) > _ended(before)
        else _men(before, after, _rolled(before, after, act.fixture)),
        parts=_parts(before, after, started),
        out=[each.number for each in after.entrants if each.out and not before.entrant(each.number).out],
        fixtures=_fixtures(before, after, act.fixture),
        ties=_ties(before, after),
        champion=after.ranking[0] if _ends(before, after) and after.ranking else 0,
        told=len((concerned(before, act) | concerned(after, act)) - {by}),
    )


def _ends(before: Season, after: Season) -> bool:
    return after.phase == FINISHED and before.phase != FINISHED


def concerned(s: Season, act: DeskAct) -> set[str]:
    """Whom an act concerns: both sides of a match, who is asked; where dates or places change, everybody."""
    if act.helper:  # whoever helps without playing reads his rights at the desk
        return set()
    if act.act in ("share", "offer"):
        asked = upkeep.entrant_id(s, act.entrant) if act.entrant else s.offered
        return {asked} - {""}
    if act.act in UNTOLD:
        return set()
    fixture = s.fixtures.get(act.fixture)
    return people_of(s, fixture.sides if fixture is not None else ())


def _rows(before: Season, after: Season) -> list[RowChange]:
    found: list[RowChange] = []
    for was, now in zip(tables(before), tables(after), strict=False):
        places = {row.number: (place, row.points) for place, row in enumerate(was.rows, start=1)}
        for place, row in enumerate(now.rows, start=1):
            old = places.get(row.number, (place, row.points))
            if old != (place, row.points):
                change = RowChange(number=row.number, place=(old[0], place), points=(old[1], row.points))
                found.append(change)
    return found


def _ended(s: Season) -> int:
    """CO-17.1: windows that have been carried out. One that an act would carry out is secret until it is done."""
    return len(s.windows) - (s.window is not None)


def _rolled(before: Season, after: Season, named: str) -> set[tuple[int, str]]:
    """CO-9.1: who is rolled for because of an act, by entrant; the die is rolled when it is done."""
    reports = {fixture.id: fixture.report for fixture in before.fixtures.values()}
    return {
        (fixture.sides[side], card)
        for fixture in after.fixtures.values()
        if fixture.report is not None
        if fixture.id == named or fixture.report != reports.get(fixture.id)
        for side, man in absences.injured(after, fixture.report)
        for card in absences.by_man(fixture, side, {man: ""})
    }


def _men(before: Season, after: Season, rolled: set[tuple[int, str]]) -> list[ManChange]:
    names = squads.cards(after) if competing.of(after.config.game).drafted else {}
    found: list[ManChange] = []
    for entrant in after.entrants:
        was = before.entrant(entrant.number).men
        dice = {man for number, man in rolled if number == entrant.number}
        for man in sorted({*was, *entrant.men, *dice}, key=int):
            old, new = was.get(man, {}), entrant.men.get(man, {})
            suspended = (old.get("suspended", 0), new.get("suspended", 0))
            hurt = (old.get("hurt", 0), (old if man in dice else new).get("hurt", 0))
            if man in dice or suspended[0] != suspended[1] or hurt[0] != hurt[1]:
                change = ManChange(
                    number=entrant.number,
                    man=man,
                    name=names[int(man)].name if names else "",
                    suspended=suspended,
                    hurt=hurt,
                    rolled=man in dice,
                )
                found.append(change)
    return found


def _parts(before: Season, after: Season, started: int | None) -> list[PartChange]:
    if started is None:
        return []
    parts = sorted({each.part for each in after.fixtures.values() if not each.over} | set(after.delays))
    found = [(part, ends(before, started, part), ends(after, started, part)) for part in parts]
    return [PartChange(part=part, ends=(was, now)) for part, was, now in found if was != now]


def _ties(before: Season, after: Season) -> list[TieChange]:
    """CO-3.6: who goes on, and who meets whom from there, where that is not as it was."""
    found: list[TieChange] = []
    for at, tie in enumerate(after.ties):
        was = _tie(before, before.ties[at]) if at < len(before.ties) else ((0, 0), 0)
        now = _tie(after, tie)
        if was != now:
            sides, winner = (was[0], now[0]), (was[1], now[1])
            found.append(
                TieChange(
                    round=tie.round,
                    rounds=after.rounds,
                    third=tie.third,
                    branch=tie.branch,
                    sides=sides,
                    winner=winner,
                )
            )
    return found


def _tie(s: Season, tie: Tie) -> tuple[Pair, int]:
    """The sides and the winner of a tie, by number."""
    better, worse = (s.seeds.get(seed, 0) for seed in tie.seeds)
    return (better, worse), s.seeds.get(tie.winner, 0)


def _fixtures(before: Season, after: Season, named: str) -> dict[str, int]:
    """How many other matches are forfeited, left out or opened again."""
    changed = [
        each.status if each.status != BEGUN else "waiting"
        for each in after.fixtures.values()
        if each.id != named and each.id in before.fixtures
        if each.over != before.fixtures[each.id].over
        or (each.over and each.status != before.fixtures[each.id].status)
    ]
    return dict(Counter(changed))
