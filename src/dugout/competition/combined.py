"""CO-16: the combined championship over finished competitions of several games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dugout.competition.config import Refused


def combined(rankings: Sequence[Sequence[str]], lots: Mapping[str, int]) -> list[tuple[str, int]]:
    """CO-16.1: place p of n earns n + 1 − p; ties by the best place, the next best, …, then the first lots."""
    people = sorted(rankings[0]) if rankings else []
    if not 2 <= len(rankings) <= 3 or any(sorted(ranking) != people for ranking in rankings):
        raise Refused("not-the-same-people", "CO-16.1")
    count = len(people)
    places = {who: sorted(ranking.index(who) + 1 for ranking in rankings) for who in people}
    points = {who: sum(count + 1 - place for place in places[who]) for who in people}
    order = sorted(people, key=lambda who: (-points[who], places[who], lots[who]))
    return [(who, points[who]) for who in order]
