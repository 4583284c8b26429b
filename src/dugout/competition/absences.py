"""CO-7 to CO-9: what a finished match changes for the men of both teams. Each game has its own tables."""

from __future__ import annotations

from typing import Final, TypeVar

from dugout.competition.config import Refused
from dugout.competition.contract import Carried, competing
from dugout.competition.reports import FORFEIT, Codes, Report, Scorers
from dugout.competition.season import STAND_IN, Fixture, Man, Season

SIX: Final = 6
T = TypeVar("T")


def counts_for(report: Report, side: int) -> bool:
    """CO-7.2: a finished match counts for both teams, a forfeit only for the one that did not forfeit."""
    return report.decided != FORFEIT or report.short or report.loser != side


def codes_of(report: Report, side: int) -> tuple[Codes, Codes]:
    """CO-4.4: a forfeit keeps only the codes of the side that forfeits, unless it ended for lack of players."""
    if report.decided == FORFEIT and not report.short and report.loser != side:
        return ({}, {})
    return (report.cards[side], report.injuries[side])


def injured(s: Season, report: Report) -> list[tuple[int, str]]:
    """CO-9.1: the men for whom dice are rolled: home squad first, by squad number."""
    part = competing.of(s.config.game)
    return [(side, man) for side in (0, 1) for man in part.rolled_for(codes_of(report, side)[1])]


def check_rolls(s: Season, fixture: Fixture, report: Report, rolls: list[int]) -> None:
    """CO-9.1: one die for each injured man, no more and no fewer."""
    wanted = len(injured(s, report))
    if len(rolls) != wanted or not all(1 <= roll <= SIX for roll in rolls):
        raise Refused("bad-rolls", "CO-9.1", wanted=wanted, **s.described(fixture))


def carry_over(s: Season, fixture: Fixture, report: Report, rolls: list[int]) -> None:
    """CO-7.5, CO-8.2, CO-9.5: update the records of all men; squad numbers are converted to the men who wore them.

    The game decides what a code does.
    """
    rolled = dict(zip(injured(s, report), rolls, strict=True))
    for side in (0, 1):
        entrant = s.entrant(fixture.sides[side])
        counted = counts_for(report, side)
        cards, injuries = codes_of(report, side)
        match = Carried(
            by_man(fixture, side, cards),
            by_man(fixture, side, injuries),
            by_man(fixture, side, {man: roll for (at, man), roll in rolled.items() if at == side}),
            fixture.called_up[side],
            counted,
        )
        entrant.men = competing.of(s.config.game).carry_over(entrant.men, match)
        entrant.counted += counted


def by_man(fixture: Fixture, side: int, codes: dict[str, T]) -> dict[str, T]:
    """CO-11.9: records follow the card, not the squad number; CO-10.6: a stand-in has none."""
    cards = fixture.numbers[side]
    if not cards:
        return dict(codes)
    if fixture.report is not None and fixture.report.by_squad:
        cards = [cards[0], *fixture.squads[side][1:]]
    found = {cards[int(man) - 1]: code for man, code in codes.items() if int(man) <= len(cards)}
    return {str(card): code for card, code in found.items() if card != STAND_IN}


def by_squad_number(fixture: Fixture, side: int, codes: dict[str, T]) -> dict[str, T]:
    """Figures of a match, converted from the numbers in its line-up to squad numbers (CO-10.3)."""
    cards, squad = fixture.numbers[side], fixture.squads[side]
    if not cards:
        return dict(codes)
    men = ["1", *(str(squad.index(card) + 1) for card in cards[1:])]
    return {men[int(man) - 1]: code for man, code in codes.items()}


def check_men(fixture: Fixture, report: Report) -> None:
    """CO-10.5: a man who is out of a match has no code in it."""
    for side in (0, 1) if report.by_squad else ():
        for man in {*report.cards[side], *report.injuries[side]}:
            if man in _out(fixture, side):
                raise Refused("man-out", "CO-10.5", man=man, fixture=fixture.id)


def check_scorers(s: Season, fixture: Fixture, report: Report, scorers: Scorers | None) -> None:
    """CO-14.5: scorers are men who could play, with no more goals than the side has; a goal needs no scorer."""
    shirts = {str(number) for number in range(1, competing.of(s.config.game).squad + 1)}
    for side in (0, 1) if scorers is not None else ():
        goals = scorers[side] if scorers is not None else {}
        for man in goals.keys() - (shirts - _out(fixture, side)):
            raise Refused("man-out", "CO-10.5", man=man[:20], fixture=fixture.id)
        if min(goals.values(), default=0) < 0 or sum(goals.values()) > report.goals[side]:
            raise Refused("too-many-scorers", "CO-14.5", **s.described(fixture))


def _out(fixture: Fixture, side: int) -> set[str]:
    """The men who could not play, by shirt or squad number; a stand-in has the keeper's number (CO-10.6)."""
    squad = fixture.squads[side]
    if not squad:
        return set(fixture.absent[side])
    return {
        str(number)
        for number, card in enumerate(squad, 1)
        if number > 1 and card not in fixture.numbers[side]
    }


def available(man: Man | None) -> bool:
    """CO-7.4: neither suspended nor injured."""
    return man is None or not (man.get("suspended") or man.get("hurt"))
