"""What a Swiss, a double elimination and a ladder show beside their matches (CO-22 to CO-24)."""

from __future__ import annotations

from dugout.competition import calendar, entries, ladder
from dugout.competition.config import HOUR, LADDER, SWISS, Config, Refused
from dugout.competition.season import RUNNING, WAITING, Entrant, Season
from dugout.competition.swiss.dutch import pairs_of
from dugout.competition.swiss.players import Player, Terms
from dugout.server.wire.club import FormInfo


def form(s: Season, mine: Entrant | None, organiser: bool) -> FormInfo:
    """Rounds, byes, who looks for a match and whom one may challenge."""
    on_ladder = s.config.format == LADDER and s.phase == RUNNING
    return FormInfo(
        rounds=_rounds(s),
        paired=s.paired,
        byes=s.byes,
        anew=organiser and _may_pair_again(s),
        late=_may_come(s),
        seeking=s.seeking,
        free=[number for number in s.rungs if ladder.is_free(s, number)] if on_ladder else [],
        reach=_reach(s, mine, organiser) if on_ladder else {},
        answer=s.config.answer_seconds // HOUR,
    )


def _rounds(s: Season) -> int:
    if s.config.format == SWISS:
        return calendar.swiss_rounds(s.config, s.drawn)
    return ladder.most(s.config) if s.config.format == LADDER else 0


def _may_pair_again(s: Season) -> bool:
    now = [fixture for fixture in s.fixtures.values() if fixture.day == s.paired]
    return bool(s.paired and now) and s.phase == RUNNING and all(each.status == WAITING for each in now)


def _may_come(s: Season) -> bool:
    if s.config.format not in (SWISS, LADDER) or s.phase != RUNNING:
        return False
    try:
        entries.check_late(s)
    except Refused:
        return False
    return True


def _reach(s: Season, mine: Entrant | None, organiser: bool) -> dict[int, list[int]]:
    """CO-24.2, CO-0.7: for oneself, and for the organiser also for guests."""
    who = [each for each in s.entrants if each is mine or (organiser and each.guest)]
    return {each.number: ladder.in_reach(s, each.number) for each in who}


def matches(config: Config, entrants: int) -> int:
    """How many matches it comes to, a second final and all of a ladder included."""
    if config.format == SWISS:
        return calendar.swiss_rounds(config, entrants) * (entrants // 2)
    if config.format == LADDER:
        return ladder.most(config) * entrants // 2
    return 2 * (entrants - 1) + int(config.second_final)


def first_round(config: Config, entrants: int) -> list[tuple[int, int]]:
    """CO-22.5: who meets whom first, by number."""
    found = pairs_of([Player(number) for number in range(1, entrants + 1)], 1, Terms())
    return found[0] if found is not None else []
