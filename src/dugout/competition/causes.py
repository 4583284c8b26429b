"""CO-7 to CO-9: why a man is out: the match in which he was booked or injured, and the rule."""

from __future__ import annotations

from dataclasses import dataclass

from dugout.competition.absences import by_man, codes_of
from dugout.competition.contract import competing
from dugout.competition.reports import RED
from dugout.competition.season import Fixture, Season


@dataclass(frozen=True)
class Cause:
    """Why a man is out: the rule, his code in that match, its fixture, and the other team (0 if inherited)."""

    rule: str
    code: str = ""
    fixture: str = ""
    against: int = 0


@dataclass(frozen=True)
class Absence:
    """A man who is out of a match, or was called up nevertheless (CO-10.7)."""

    side: int
    man: str
    suspended: int
    hurt: int
    called_up: bool


def suspension(s: Season, number: int, man: str) -> Cause | None:
    """CO-7.6, CO-9.2, CO-9.3: his latest card; None if he is not suspended."""
    if not s.entrant(number).men.get(man, {}).get("suspended"):
        return None
    fixture, code = _newest(s, number, man, 0)
    if fixture is None:
        return Cause("CO-7.9")
    rule = competing.of(s.config.game).causes["red" if code in RED else "yellow"]
    return Cause(rule, code, fixture.id, _other(fixture, number))


def injury(s: Season, number: int, man: str) -> Cause | None:
    """CO-8.2, CO-9.1: his latest injury; None if he is fit."""
    if not s.entrant(number).men.get(man, {}).get("hurt"):
        return None
    fixture, code = _newest(s, number, man, 1)
    if fixture is None:
        return Cause("CO-7.9")
    return Cause(competing.of(s.config.game).causes["injury"], code, fixture.id, _other(fixture, number))


def absences_of(s: Season, fixture: Fixture) -> list[Absence]:
    """CO-10.5, CO-10.7: the men who cannot play in a match, and those who were called up; home side first."""
    found: list[Absence] = []
    for side, number in enumerate(fixture.sides[:2]):
        for man in (*fixture.absent[side], *fixture.called_up[side]):
            record = s.entrant(number).men.get(man, {})
            figures = (record.get("suspended", 0), record.get("hurt", 0))
            found.append(Absence(side, man, *figures, man in fixture.called_up[side]))
    return found


def _newest(s: Season, number: int, man: str, kind: int) -> tuple[Fixture | None, str]:
    """The latest match with a code of this kind (cards, injuries); a transferred player keeps his record (CO-11.9)."""
    drafted = competing.of(s.config.game).drafted
    done = [fixture for fixture in s.fixtures.values() if fixture.report is not None and fixture.order]
    for fixture in sorted(done, key=lambda each: -each.order):
        assert fixture.report is not None
        for side, team in enumerate(fixture.sides[:2]):
            if team == number or drafted:
                code = by_man(fixture, side, codes_of(fixture.report, side)[kind]).get(man)
                if code:
                    return fixture, code
    return None, ""


def _other(fixture: Fixture, number: int) -> int:
    """The opponents of his team; if he has been bought since, the visitors of that match."""
    return fixture.sides[1 - fixture.sides.index(number)] if number in fixture.sides else fixture.sides[1]
