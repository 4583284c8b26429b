"""CO-25: titles and records of a club over its seasons. Computed from the logs; nothing depends on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from dugout.competition import statistics
from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.reports import FORFEIT, Pair
from dugout.competition.results import finished
from dugout.competition.season import DONE, FINISHED, OPEN, Entrant, Fixture, Season

Seasons = Sequence[tuple[str, Season]]
"""Competitions by id, the oldest first."""
Kind = Literal["win", "goals", "run", "unbeaten", "season", "session"]
KINDS: Final[tuple[Kind, ...]] = ("win", "goals", "run", "unbeaten", "season", "session")
SHORTEST_RUN: Final = 2
MOST_SCORERS: Final = 20


@dataclass
class Coach:
    """CO-25.2: a coach over all seasons; `last` is the entrant in the latest one."""

    who: str
    last: Entrant
    seasons: int = 0
    titles: int = 0
    seconds: int = 0
    played: int = 0
    won: int = 0
    goals: int = 0
    sessions: int = 0
    money: int = 0


@dataclass(frozen=True)
class Feat:
    """CO-25.4: a record in a game: who, how much, where; if set in one match, the other side and the score, too."""

    kind: Kind
    game: str
    who: str
    count: int
    competition: str
    fixture: str = ""
    other: str = ""
    score: Pair | None = None


@dataclass
class Scorer:
    """CO-25.5: a man over all seasons, and the coach he scored for last."""

    game: str
    team: str
    man: str
    who: str = ""
    last: str = ""
    """The latest competition in which he scored."""
    goals: int = 0
    seasons: set[str] = field(default_factory=set)


def check_follows(competition: str, earlier: Sequence[str]) -> None:
    """CO-25.1: a competition cannot follow itself or one of its successors; raises Refused."""
    if competition in earlier:
        raise Refused("follows-itself", "CO-25.1")


def coaches(seasons: Seasons) -> dict[tuple[str, int], str]:
    """CO-25.2: who every entrant is, by competition and number: a person, or the name of a guest or computer."""
    people = {
        entrant.name.casefold(): entrant.id
        for _, s in seasons
        for entrant in s.entrants
        if not (entrant.level or entrant.guest or entrant.gone)
    }
    return {
        (competition, entrant.number): _who(competition, entrant, people)
        for competition, s in seasons
        for entrant in (s.entrants if s.phase != OPEN else [])
    }


def _who(competition: str, entrant: Entrant, people: Mapping[str, str]) -> str:
    name = entrant.name.casefold()
    if entrant.level:
        return f"computer {name}"
    if entrant.gone:
        return f"{competition} {entrant.number}"
    return people.get(name, f"guest {name}") if entrant.guest else entrant.id


def honours(seasons: Seasons) -> list[Coach]:
    """CO-25.3: sorted by titles of finished competitions, second places, matches won, goals, then order of entry."""
    known, found = coaches(seasons), dict[str, Coach]()
    for competition, s in seasons:
        for entrant in s.entrants if s.phase != OPEN else []:
            who = known[competition, entrant.number]
            coach = found.setdefault(who, Coach(who, entrant))
            coach.last, coach.seasons = entrant, coach.seasons + 1
            _add_places(coach, s, entrant.number)
            _add_matches(coach, s, entrant.number)
    rows = found.values()
    return sorted(rows, key=lambda one: (-one.titles, -one.seconds, -one.won, -one.goals, -one.money))


def _add_places(coach: Coach, s: Season, number: int) -> None:
    if s.phase == FINISHED and number in s.ranking[:2]:
        coach.titles += s.ranking[0] == number
        coach.seconds += s.ranking[0] != number


def _add_matches(coach: Coach, s: Season, number: int) -> None:
    if competing.of(s.config.game).at_tables:
        for fixture in s.fixtures.values():
            if fixture.status == DONE and number in fixture.sides:
                coach.sessions += 1
                coach.money += fixture.scores[fixture.sides.index(number)].money
        return
    for fixture in _played(s):
        if number in fixture.sides:
            assert fixture.report is not None
            side = fixture.sides.index(number)
            coach.played += 1
            coach.won += fixture.report.winner == side
            coach.goals += fixture.report.goals[side]


def _played(s: Season) -> list[Fixture]:
    """CO-25.3: matches that were played and count: no forfeits, and none that were removed from the standings."""
    return [
        each
        for each in finished(s)
        if each.status == DONE and each.report is not None and each.report.decided != FORFEIT
    ]


def feats(seasons: Seasons) -> list[Feat]:
    """CO-25.4: the best of each kind in each game; the earliest of equals."""
    known, best = coaches(seasons), dict[tuple[str, Kind], tuple[tuple[int, ...], Feat]]()
    for weight, feat in _all_feats(seasons, known):
        at = feat.game, feat.kind
        if feat.count > 0 and (at not in best or weight > best[at][0]):
            best[at] = weight, feat
    games = list(dict.fromkeys(s.config.game for _, s in seasons))
    return [best[game, kind][1] for game in games for kind in KINDS if (game, kind) in best]


def _all_feats(
    seasons: Seasons, known: Mapping[tuple[str, int], str]
) -> Iterator[tuple[tuple[int, ...], Feat]]:
    runs: dict[tuple[str, str, Kind], int] = {}
    for competition, s in seasons:
        game = s.config.game
        if competing.of(game).at_tables:
            yield from _sessions(competition, s, known)
            continue
        for fixture in _played(s):
            yield from _of_match(competition, game, fixture, known)
            yield from _runs(competition, game, fixture, known, runs)
        for entrant in s.entrants if s.phase != OPEN else []:
            goals = sum(_goals(each, entrant.number) for each in _played(s))
            yield (goals,), Feat("season", game, known[competition, entrant.number], goals, competition)


def _goals(fixture: Fixture, number: int) -> int:
    assert fixture.report is not None
    return fixture.report.goals[fixture.sides.index(number)] if number in fixture.sides else 0


def _of_match(
    competition: str, game: str, fixture: Fixture, known: Mapping[tuple[str, int], str]
) -> Iterator[tuple[tuple[int, ...], Feat]]:
    """The biggest win, and the match with the most goals; the side that scored more comes first."""
    assert fixture.report is not None
    goals = fixture.report.goals
    side = 0 if goals[0] >= goals[1] else 1
    who, other = (known[competition, fixture.sides[at]] for at in (side, 1 - side))
    score = (goals[side], goals[1 - side])
    about = (competition, fixture.id, other, score)
    gap, total = score[0] - score[1], sum(score)
    yield (gap, score[0]), Feat("win", game, who, gap, *about)
    yield (total,), Feat("goals", game, who, total, *about)


def _runs(
    competition: str,
    game: str,
    fixture: Fixture,
    known: Mapping[tuple[str, int], str],
    runs: dict[tuple[str, str, Kind], int],
) -> Iterator[tuple[tuple[int, ...], Feat]]:
    """Consecutive matches won, or not lost, across seasons."""
    assert fixture.report is not None
    winner = fixture.report.winner
    kinds: tuple[tuple[Kind, bool], ...] = (("run", False), ("unbeaten", True))
    for side, number in enumerate(fixture.sides):
        who = known[competition, number]
        for kind, draws in kinds:
            goes_on = winner == side or (draws and winner < 0)
            runs[game, who, kind] = runs.get((game, who, kind), 0) + 1 if goes_on else 0
            count = runs[game, who, kind]
            if count >= SHORTEST_RUN:
                yield (count,), Feat(kind, game, who, count, competition)


def _sessions(
    competition: str, s: Season, known: Mapping[tuple[str, int], str]
) -> Iterator[tuple[tuple[int, ...], Feat]]:
    """CO-15.1: the most money won at one table."""
    for fixture in s.fixtures.values():
        for number, score in zip(fixture.sides, fixture.scores, strict=False):
            if fixture.status == DONE:
                who = known[competition, number]
                yield (
                    (score.money,),
                    Feat("session", s.config.game, who, score.money, competition, fixture.id),
                )


def scorers(seasons: Seasons) -> list[Scorer]:
    """CO-25.5: goals of men over all seasons, by shirt and team, or by card if squads are drafted; most first."""
    known, found = coaches(seasons), dict[tuple[str, str, str], Scorer]()
    for competition, s in seasons:
        drafted = competing.of(s.config.game).drafted
        if competing.of(s.config.game).at_tables or s.phase == OPEN:
            continue
        for row in statistics.men(s):
            team = s.entrant(row.number).label
            key = (s.config.game, "" if drafted else team.casefold(), row.man)
            if row.goals:
                one = found.setdefault(key, Scorer(s.config.game, team, row.man))
                one.team, one.who, one.last = team, known[competition, row.number], competition
                one.goals += row.goals
                one.seasons.add(competition)
    return sorted(found.values(), key=lambda one: (-one.goals, len(one.seasons)))[:MOST_SCORERS]
