"""CO-3.5 to CO-3.12: running a bracket: ties, legs, who goes through, the final ranking."""

from __future__ import annotations

from collections.abc import Mapping

from dugout.competition import bracket
from dugout.competition.reports import Pair, goes_on, tie_leader
from dugout.competition.season import DONE, KNOCKOUT, VOID, Fixture, Season, Tie


def begin_knockout(s: Season, first_part: int, group_of: Mapping[int, str]) -> None:
    """CO-3.4 to CO-3.7: create the ties of the bracket, those of the first round with their sides."""
    count = len(s.seeds)
    pairs = bracket.bracket(count)
    if group_of:  # CO-3.6: sides that swap places swap their seed numbers, too
        stands = bracket.apart(pairs, count, group_of)
        s.seeds = {place: s.seeds[stands[place]] for place in s.seeds}
    s.knockout_part = first_part
    total = bracket.rounds(count)
    for number in range(1, total + 1):
        s.ties.extend(Tie(number, place) for place in range(2 ** (total - number)))
    for tie, pair in zip(s.ties, pairs, strict=False):
        better, worse = pair
        tie.seeds = (better, worse if worse in s.seeds else 0)
        tie.bye = worse not in s.seeds
    if s.config.third_place and total >= 2:
        s.ties.append(Tie(total, 1, third=True))


def two_legged(s: Season, tie: Tie) -> bool:
    """CO-3.8: whether a tie has two legs: in a two-legged cup all but the final and the match for third place."""
    return s.config.two_legged and tie.round < bracket.rounds(len(s.seeds))


def move_on(s: Season) -> None:
    """CO-3.6: decide ties, place winners in the next ones, and create the matches of pairings that are known."""
    changed = True
    while changed:
        changed = False
        for index, tie in enumerate(s.ties):
            if tie.winner or (tie.third and tie.bye):
                continue
            before = (tie.seeds, tie.bye, tie.winner, len(tie.fixtures))
            _seat(s, tie)
            _put_on(s, index, tie)
            decide(s, tie)
            changed = changed or before != (tie.seeds, tie.bye, tie.winner, len(tie.fixtures))


def _seat(s: Season, tie: Tie) -> None:
    """CO-3.6, CO-3.7: winners of neighbouring ties meet; the losers of the semi-finals play for third place."""
    if tie.seeds != (0, 0):
        return
    feeders = [other for other in s.ties if other.round == tie.round - 1 and not other.third]
    if not tie.third:
        feeders = feeders[2 * tie.place : 2 * tie.place + 2]
    if not feeders or not all(other.winner for other in feeders):
        return
    if not tie.third:
        seeds = sorted(other.winner for other in feeders)
        tie.seeds = (seeds[0], seeds[1])
        return
    losers = sorted(sum(other.seeds) - other.winner for other in feeders)
    tie.seeds = (losers[0], losers[1])
    tie.bye = losers[0] == 0  # a semi-final with a bye has no loser: no match for third place


def _put_on(s: Season, index: int, tie: Tie) -> None:
    """CO-3.7, CO-3.8: create matches: the lower seed is at home in a single match and leg 2; the final is neutral."""
    if tie.fixtures or tie.bye or tie.seeds == (0, 0):
        return
    better, worse = s.seeds[tie.seeds[0]], s.seeds[tie.seeds[1]]
    last = tie.round == bracket.rounds(len(s.seeds))
    legs = (1, 2) if two_legged(s, tie) else (0,)
    for leg in legs:
        name = f"K{tie.round}.{'3rd' if tie.third else tie.place + 1}{f'.{leg}' if leg else ''}"
        sides = (worse, better) if leg == 1 else (better, worse)
        day = leg_day(s, tie, leg)
        neutral = last and not tie.third and s.config.final_neutral
        fixture = Fixture(
            name, KNOCKOUT, day, s.knockout_part + day, sides, leg=leg, tie=index, neutral=neutral
        )
        s.fixtures[name] = fixture
        tie.fixtures.append(name)


def leg_day(s: Season, tie: Tie, leg: int) -> int:
    """CO-4.1: the number of a leg within the knock-out, counted from 1."""
    return 2 * tie.round - (leg != 2) if s.config.two_legged else tie.round


def decide(s: Season, tie: Tie) -> None:
    """CO-3.9, CO-4.5, CO-4.6: set the seed that goes through, once all matches of a tie are over."""
    if tie.third and tie.bye:
        return
    if tie.bye:
        tie.winner = tie.seeds[0]
        return
    if not tie.fixtures:
        return
    out = [s.entrant(s.seeds[seed]).out for seed in tie.seeds]
    fixtures = [s.fixtures[name] for name in tie.fixtures]
    if any(out) and not all(fixture.over for fixture in fixtures):
        for fixture in fixtures:
            fixture.status = fixture.status if fixture.over else VOID
        tie.winner = tie.seeds[1] if out[0] and not out[1] else tie.seeds[0]
    elif all(fixture.over for fixture in fixtures):
        tie.winner = tie.seeds[_winning_place(fixtures, out)]
    if tie.winner:
        tie.goals = _tie_goals(s, tie, fixtures)


def _winning_place(fixtures: list[Fixture], out: list[bool]) -> int:
    """CO-3.9, CO-4.5: 0 for the better seed, 1 for the other; the better seed wins an undecided tie."""
    if any(fixture.status == VOID for fixture in fixtures):
        return 1 if out[0] and not out[1] else 0
    if len(fixtures) == 1:
        report = fixtures[0].report
        return 1 if fixtures[0].status == DONE and report is not None and report.winner == 1 else 0
    first = first_leg_goals(fixtures[0])
    second = fixtures[1].report if fixtures[1].status == DONE else None
    leader = tie_leader(first, (0, 0)) if second is None else goes_on(second, first)
    return max(0, leader)


def first_leg_goals(leg: Fixture) -> Pair:
    """CO-4.5: the goals of leg 1, those of the home side of leg 2 first; an unplayed leg is 0–0."""
    if leg.status != DONE or leg.report is None:
        return (0, 0)
    return (leg.report.goals[1], leg.report.goals[0])


def _tie_goals(s: Season, tie: Tie, fixtures: list[Fixture]) -> dict[int, Pair]:
    """CO-3.12: goals for and against of each side over the tie."""
    scored = {s.seeds[seed]: 0 for seed in tie.seeds}
    for fixture in fixtures:
        if fixture.status == DONE and fixture.report is not None:
            for place, number in enumerate(fixture.sides):
                scored[number] += fixture.report.goals[place]
    total = sum(scored.values())
    return {number: (goals, total - goals) for number, goals in scored.items()}


def complete(s: Season) -> bool:
    """Whether every tie of the bracket is decided."""
    return all(tie.winner or (tie.third and tie.bye) for tie in s.ties)


def final_ranking(s: Season, behind: list[int]) -> list[int]:
    """CO-3.12: by the round of the defeat; third and fourth by their own match; then those who did not qualify."""
    ranks: list[tuple[int, int, int, int, int, int]] = []
    third = next((tie for tie in s.ties if tie.third and tie.winner), None)
    for seed, number in s.seeds.items():
        if third is not None and seed in third.seeds:
            ranks.append((-third.round, 1, 0 if third.winner == seed else 1, 0, seed, number))
            continue
        lost = [tie for tie in s.ties if tie.winner and seed in tie.seeds and tie.winner != seed]
        if not lost:
            ranks.append((-len(s.ties) - 1, 0, 0, 0, seed, number))
            continue
        goals, against = lost[0].goals.get(number, (0, 0))
        ranks.append((-lost[0].round, 0, against - goals, -goals, seed, number))
    return [entry[-1] for entry in sorted(ranks)] + behind
