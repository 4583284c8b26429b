"""CO-15: the sessions of competitions at tables: setting up tables, entering results, who goes through."""

from __future__ import annotations

from dugout.competition import tables
from dugout.competition.commands import Session
from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.season import DONE, FINISHED, TABLES, Fixture, Season
from dugout.competition.tables import Score
from dugout.games.registry import game


def set_up_tables(s: Season, session: int, players: list[int]) -> None:
    """CO-15.2: the tables of a session or stage, seats in the order of placing."""
    most = game(s.config.game).max_seats
    for place, seats in enumerate(tables.seat_tables(players, most), start=1):
        name = f"S{session}.{place}"
        s.fixtures[name] = Fixture(name, TABLES, session, session, tuple(seats))


def enter(s: Season, fixture: Fixture, command: Session) -> None:
    """CO-15.1: store net money, right results, rounds as leader and best count of everybody at the table."""
    seats = len(fixture.sides)
    part = competing.of(s.config.game)
    figures = (command.cash, command.right, command.leads, command.bests)
    if any(len(column) != seats for column in figures) or command.rounds < 1:
        raise Refused("bad-report", "CO-15.1", why="other")
    fixture.scores = [
        Score(part.net_money(cash, command.rounds), right, leads, best)
        for cash, right, leads, best in zip(*figures, strict=True)
    ]
    fixture.status = DONE


def check_sheet(s: Season, fixture: Fixture, sheet: Session) -> None:
    """CO-15.6: refuse figures that no game can have, and name the player."""
    columns = (sheet.cash, sheet.right, sheet.leads, sheet.bests)
    if any(len(column) != len(fixture.sides) for column in columns):
        raise Refused("bad-report", "CO-15.1", why="other")
    why, seat = competing.of(s.config.game).session_fault(sheet)
    if why:
        name = s.entrant(fixture.sides[seat]).label if seat >= 0 else ""
        raise Refused("bad-session", "CO-15.6", why=why, name=name)


def totals(s: Season) -> dict[int, Score]:
    """CO-15.3: the totals of everybody after the sessions so far."""
    found: dict[int, Score] = {}
    for fixture in s.of_stage(TABLES):
        for number, score in zip(fixture.sides, fixture.scores, strict=False):
            before = found.get(number)
            best = Score(score.money, score.right, score.leads, score.money)
            found[number] = best if before is None else tables.added(before, score)
    nothing = Score(0, 0, 0, 0)
    return {entrant.number: found.get(entrant.number, nothing) for entrant in s.entrants}


def standings(s: Season) -> list[int]:
    """CO-15.3, CO-15.5: entrant numbers by money and the other criteria; if level, those who have withdrawn last."""
    gone = max(s.lots.values(), default=0) + 1
    lots = {each.number: s.lots[each.number] + gone * each.out for each in s.entrants}
    return tables.ranked(totals(s), lots)


def places(s: Season, fixture: Fixture) -> list[int]:
    """CO-15.4: the players of a finished table from first to last."""
    return tables.ranked(dict(zip(fixture.sides, fixture.scores, strict=True)), s.lots)


def advance(s: Season) -> None:
    """CO-15.3, CO-15.4: after the last table of a session set up the next session, or end the competition."""
    now = max(fixture.day for fixture in s.of_stage(TABLES))
    session = [fixture for fixture in s.of_stage(TABLES) if fixture.day == now]
    if not all(fixture.over for fixture in session):
        return
    league = tables.is_league(s.config.format)
    if league:
        going_on = [number for number in standings(s) if number in s.in_play]
        last = now == s.config.sessions
    else:
        going_on = _winners(s, session)
        last = len(session) == 1
    if last or len(going_on) < 2:  # CO-15.5: it ends with fewer than two left
        s.ranking = standings(s) if league else cup_ranking(s)
        s.phase = FINISHED
    else:
        set_up_tables(s, now + 1, going_on)


def _winners(s: Season, session: list[Fixture]) -> list[int]:
    """CO-15.4, CO-15.5: the better half of each table, without withdrawals: all firsts, then all seconds, and so on."""
    found: list[tuple[int, int, int, int, int, int, int]] = []
    for fixture in session:
        scores = dict(zip(fixture.sides, fixture.scores, strict=True))
        staying = [number for number in places(s, fixture) if number in s.in_play]
        for place, number in enumerate(staying[: -(-len(fixture.sides) // 2)]):
            money, right, leads, best = scores[number]
            found.append((place, -money, -right, -leads, -best, s.lots[number], number))
    return [entry[-1] for entry in sorted(found)]


def cup_ranking(s: Season) -> list[int]:
    """CO-15.4: later stage first, then place at the table, then the criteria of that stage."""
    best: dict[int, tuple[int, int, int, int, int, int, int]] = {}
    for fixture in s.of_stage(TABLES):
        scores = dict(zip(fixture.sides, fixture.scores, strict=False))
        for place, number in enumerate(places(s, fixture) if scores else fixture.sides):
            money, right, leads, count = scores.get(number, Score(0, 0, 0, 0))
            best[number] = (-fixture.day, place, -money, -right, -leads, -count, s.lots[number])
    return sorted(best, key=lambda number: best[number])
