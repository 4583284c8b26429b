"""CO-4.3 to CO-4.6: deadlines, forfeits, unplayed matches, withdrawals."""

from __future__ import annotations

from dugout.competition import (
    absences,
    calendar,
    commands,
    entries,
    ladder,
    market,
    play,
    season,
    squads,
    stages,
)
from dugout.competition.checks import check_reason
from dugout.competition.commands import Award, Concede, Deadline, End, Extend, OpenMatch, Withdraw
from dugout.competition.config import DAY, LADDER, LEAGUE1, LEAGUE2, MARATHON, SWISS, Refused
from dugout.competition.contract import competing
from dugout.competition.reports import FORFEIT, Report, forfeit_score
from dugout.competition.season import Fixture, Season
from dugout.competition.tables import is_league

THIRD = 3
LONGEST = 60 * DAY
KEPT = (
    *(
        "title",
        "about",
        "helpers",
        "outside",
        "invited",
        "offered",
        "archived",
        "clocks",
        "paused",
        "waiting",
        "room",
        "follows",
    ),
)
"""CO-14.8: the organiser's settings, which are kept when the draft starts again."""


def deadline(s: Season, command: Deadline) -> None:
    """CO-0.5, CO-17: a deadline ends a pick, a window or a part; none passes during a pause (CO-4.10)."""
    if s.paused:
        raise Refused("no-deadline", "CO-4.10")
    if command.what == commands.SQUADS:
        late = command.entrant and s.number(command.entrant) != squads.to_pick(s)
        if s.phase != season.SQUADS or late:  # he has picked meanwhile, and it is somebody else's turn
            raise Refused("no-deadline", "CO-17")
        squads.take(s, squads.best_open_card(s) if command.card is None else command.card, clock=True)
    elif command.what == commands.WINDOW:
        if s.phase != season.WINDOW:
            raise Refused("no-deadline", "CO-11.6")
        market.close_window(s)
    elif command.what == commands.PART and s.phase in (season.RUNNING, season.WINDOW):
        if s.phase == season.WINDOW:  # a late list must not delay the next matchday (CO-11.6)
            market.close_window(s)
        _rule_on(s, command)
        s.ended = s.config.format == LADDER  # CO-24.7
    elif command.what == commands.ANSWER and s.phase == season.RUNNING:
        rolls = list(command.rolls)
        for fixture in ladder.answer(s, command):
            _rule(s, fixture, command, rolls)
    else:
        raise Refused("no-deadline", "CO-4.3")


def _rule_on(s: Season, command: Deadline) -> None:
    """CO-4.3: rule on every overdue fixture, earlier rounds first; rulings may make further pairings due."""
    rolls = list(command.rolls)
    while s.phase == season.RUNNING:
        due = [each for each in s.fixtures.values() if not each.over and each.part <= command.part]
        if not due:
            break
        fixture = min(due, key=lambda each: each.part)
        if competing.of(s.config.game).at_tables:
            if all(each.forced for each in due):
                break
            for each in due:  # CO-15.5: the host makes all open decisions until these sessions are over
                each.forced = True
            play.begin_matches(s)
            break
        _rule(s, fixture, command, rolls)
        stages.advance(s)
        due = [each for each in s.fixtures.values() if not each.over and each.part <= command.part]
        if (
            s.window is not None and due
        ):  # a window stays open (CO-11.6) unless other matches are due immediately
            market.close_window(s)


def _rule(s: Season, fixture: Fixture, command: Deadline, rolls: list[int]) -> None:
    """CO-4.3(1) to CO-4.3(4): a forfeit if exactly one side is to blame, else unplayed."""
    match = command.open.get(fixture.id, OpenMatch())
    if fixture.status == season.BEGUN:
        blamed = [side for side in (0, 1) if side in match.owes]
    else:
        blamed = [side for side in (0, 1) if fixture.sides[side] not in fixture.ready]
        match = OpenMatch()
    if len(blamed) == 1:
        forfeit(s, fixture, blamed[0], match, rolls, command.day)
        third_forfeit(s, fixture.sides[blamed[0]], fixture.stage, command.open, rolls, command.day)
    else:
        fixture.status = season.UNPLAYED  # CO-4.5


def forfeit(s: Season, fixture: Fixture, loser: int, match: OpenMatch, rolls: list[int], day: str) -> None:
    """CO-4.4: 3–0, or a larger lead already reached; if the match had begun, the codes of the loser stay."""
    begun = fixture.status == season.BEGUN
    goals = forfeit_score(match.goals if begun else (0, 0), loser)
    kept = match if begun else OpenMatch()
    cards, injuries = _only(kept.cards, loser), _only(kept.injuries, loser)
    report = Report(goals, goals, FORFEIT, None, cards, injuries, loser, by_squad=kept.by_squad)
    absences.check_men(fixture, report)
    needed = len(absences.injured(s, report))
    if len(rolls) < needed:
        raise Refused("bad-rolls", "CO-9.1", wanted=needed, **s.described(fixture))
    used = [rolls.pop(0) for _ in range(needed)]
    play.conclude(s, fixture, report, used, day)
    entrant = s.entrant(fixture.sides[loser])
    entrant.forfeits[fixture.stage] = entrant.forfeits.get(fixture.stage, 0) + 1


def _only(codes: tuple[dict[str, str], dict[str, str]], side: int) -> tuple[dict[str, str], dict[str, str]]:
    return (codes[0], {}) if side == 0 else ({}, codes[1])


def concede(s: Season, command: Concede) -> None:
    """CO-4.4: a side that gives up a match that has begun forfeits it."""
    fixture = play.find(s, command.fixture)
    if fixture.status != season.BEGUN or competing.of(s.config.game).at_tables or command.side not in (0, 1):
        raise Refused("not-begun", "CO-17", **s.described(fixture))
    rolls = list(command.rolls)
    forfeit(s, fixture, command.side, command.open, rolls, command.day)
    fixture.match, fixture.given_up = command.match, command.open.goals
    number = fixture.sides[command.side]
    third_forfeit(s, number, fixture.stage, {}, rolls, command.day)


def award(s: Season, command: Award) -> None:
    """CO-14.6: the organiser rules that a side forfeits a match that has not finished."""
    check_reason(command.reason)
    fixture = play.find(s, command.fixture)
    begun = fixture.status == season.BEGUN
    if competing.of(s.config.game).at_tables or command.side not in (0, 1):
        raise Refused("no-entry", "CO-14.6", **s.described(fixture))
    if fixture.over or begun != (command.open is not None):
        raise Refused("begun-already", "CO-14.6", **s.described(fixture))
    if not begun and not play.may_enter(s, fixture):
        raise Refused("not-in-turn", "CO-4.2", **s.described(fixture))
    rolls = list(command.rolls)
    forfeit(s, fixture, command.side, command.open or OpenMatch(), rolls, command.day)
    fixture.match, fixture.by_hand = command.match, True
    third_forfeit(s, fixture.sides[command.side], fixture.stage, {}, rolls, command.day)


def extend(s: Season, command: Extend) -> None:
    """CO-4.9: extend a part that is not over, and those after it, or take back an extension."""
    check_reason(command.reason)
    count = calendar.parts(s.config, s.drawn)
    ends = range(1, count + 1)
    if s.phase not in (season.RUNNING, season.WINDOW) or command.part not in ends:
        raise Refused("no-deadline", "CO-4.9")
    before = s.delays.get(command.part, 0)
    if not 0 < abs(command.seconds) <= LONGEST or before + command.seconds < 0:
        raise Refused("bad-field", "CO-4.9", field="seconds", value=str(command.seconds))
    if not any(not each.over for each in s.fixtures.values() if each.part <= command.part):
        raise Refused("part-over", "CO-4.9", day=command.part)
    whole = s.config.calendar == MARATHON  # a marathon has one deadline for everything
    for part in ends if whole else range(command.part, count + 1 if command.rest else command.part + 1):
        s.delays[part] = max(0, s.delays.get(part, 0) + command.seconds)


def end(s: Season, command: End) -> None:
    """CO-4.13: unfinished matches are unplayed (CO-4.5), and the leader is champion."""
    check_reason(command.reason)
    if not may_end(s):
        raise Refused("cannot-end", "CO-4.13")
    for fixture in s.fixtures.values():
        if not fixture.over:
            fixture.status = season.UNPLAYED
    s.paused = False
    s.ranking = stages.final_table(s)
    s.phase = season.FINISHED


def may_end(s: Season) -> bool:
    """CO-4.13: whether it is a running competition with a table and a leader."""
    league = s.config.format in (LEAGUE1, LEAGUE2, SWISS, LADDER) or is_league(s.config.format)
    done = any(each.status == season.DONE for each in s.fixtures.values())
    return league and done and s.phase in (season.RUNNING, season.WINDOW)


def third_forfeit(
    s: Season, number: int, stage: str, open_matches: dict[str, OpenMatch], rolls: list[int], day: str
) -> None:
    """CO-4.6: an entrant that forfeits for the third time in a stage is out."""
    entrant = s.entrant(number)
    if not entrant.out and entrant.forfeits.get(stage, 0) >= THIRD:
        put_out(s, number, open_matches, rolls, day)


def withdraw(s: Season, command: Withdraw) -> None:
    """CO-17, CO-4.6: an entrant withdraws; during the draft the competition opens again."""
    number = s.number(command.entrant)
    if number == 0 or s.phase in (season.OPEN, season.FINISHED):
        raise Refused("cannot-withdraw", "CO-17")
    if s.entrant(number).out:
        raise Refused("out-already", "CO-4.6", name=s.entrant(number).name)
    entries.dismiss(s, command.entrant)
    if s.phase == season.SQUADS:
        _open_again(s, command.entrant)
        return
    put_out(s, number, command.open, list(command.rolls), command.day)
    if s.phase == season.WINDOW:
        window = s.windows[-1]
        window.order = [each for each in window.order if each != number]


def _open_again(s: Season, entrant_id: str) -> None:
    """CO-17: reopen entries without him; numbers, lots and cards will be drawn again."""
    kept = [entrant for entrant in s.entrants if entrant.id != entrant_id]
    fresh = Season(s.config)
    for entrant in kept:
        again = type(entrant)(entrant.id, entrant.name, entrant.level, entrant.team, kit=entrant.kit)
        again.guest, again.phone = entrant.guest, entrant.phone
        fresh.entrants.append(again)
    s.__dict__.update({**fresh.__dict__, **{name: getattr(s, name) for name in KEPT}})


def put_out(s: Season, number: int, open_matches: dict[str, OpenMatch], rolls: list[int], day: str) -> None:
    """CO-4.6: put an entrant out: before half of its fixtures all are removed, later the rest are forfeits."""
    s.entrant(number).out = True
    if competing.of(s.config.game).at_tables:
        return  # CO-15.5: the host plays for him until the end of the session
    if s.config.format in (SWISS, LADDER):
        for each in s.fixtures.values():
            if number in each.sides and not each.over:  # CO-22.11, CO-24.8: results so far remain valid
                forfeit(s, each, each.sides.index(number), open_matches.get(each.id, OpenMatch()), rolls, day)
        if s.config.format == LADDER:
            ladder.fall(s, number)
        return
    for stage in {fixture.stage for fixture in s.fixtures.values()} - {season.KNOCKOUT}:
        fixtures = [each for each in s.of_stage(stage) if number in each.sides]
        if all(each.over for each in fixtures):
            continue
        done = sum(1 for each in fixtures if each.status == season.DONE)
        if 2 * done < len(fixtures):
            for each in fixtures:
                each.status = season.VOID
        else:
            for each in fixtures:
                if each.status in (season.WAITING, season.BEGUN):
                    loser = each.sides.index(number)
                    match = open_matches.get(each.id, OpenMatch())
                    forfeit(s, each, loser, match, rolls, day)
