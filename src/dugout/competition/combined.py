"""CO-16: the combined championship over finished competitions of several games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from dugout.competition.config import Refused
from dugout.competition.season import Entrant, Season


class Line(NamedTuple):
    """A row of the table: the points in all competitions together, and the place in each."""

    who: str
    points: int
    places: tuple[int, ...]


def check_parts(games: Sequence[str], people: Sequence[Set[str]]) -> None:
    """CO-16.1: two or three competitions of different games with the same people; raises Refused."""
    if not 2 <= len(games) <= 3 or len(set(games)) != len(games):
        raise Refused("not-two-games", "CO-16.1")
    if any(each != people[0] for each in people):
        raise Refused("not-the-same-people", "CO-16.1")


def combined(rankings: Sequence[Sequence[str]], lots: Mapping[str, int]) -> list[Line]:
    """CO-16.1: place p of n earns n + 1 − p; ties by the best place, the next best, …, then the first lots.

    With the rankings of some of the competitions it is the table so far.
    """
    places = {who: tuple(ranking.index(who) + 1 for ranking in rankings) for who in lots}
    table = [Line(who, sum(earned(place, len(lots)) for place in at), at) for who, at in places.items()]
    return sorted(table, key=lambda line: (-line.points, sorted(line.places), lots[line.who]))


def earned(place: int, count: int) -> int:
    """CO-16.1: the points for a place among this many."""
    return count + 1 - place


def who_is(entrant: Entrant) -> str:
    """CO-16.1: the identity of an entrant over several competitions: the person, or the name of a computer."""
    return f"computer {entrant.name}" if entrant.level else entrant.id


def people_of(s: Season) -> dict[str, Entrant]:
    """The entrants of a competition by identity."""
    return {who_is(entrant): entrant for entrant in s.entrants}


def ranking_of(s: Season) -> list[str]:
    """The final ranking; empty while the competition runs."""
    return [who_is(s.entrant(number)) for number in s.ranking]
