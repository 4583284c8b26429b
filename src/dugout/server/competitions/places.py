"""Where a match stands in its competition, in the words of a language."""

from __future__ import annotations

from typing import Final

from dugout.competition.season import KNOCKOUT, TABLES, Fixture, Season
from dugout.i18n import render

ROUNDS: Final = {0: "co-final", 1: "co-semi", 2: "co-quarter"}
"""Rounds of a knock-out by how many follow; others have a number."""
BRANCHES: Final = {"winners": "co-winners-round", "losers": "co-losers-round", "final": "co-final"}
STAGES: Final = {"swiss": "co-round", TABLES: "co-session"}


def round_title(s: Season, fixture: Fixture, language: str) -> str:
    """CO-3.5, CO-23: the round of a knock-out that a match belongs to."""
    tie = s.ties[fixture.tie]
    key = ROUNDS.get(s.rounds - tie.round, "co-round")
    if tie.branch:
        key = "co-second-final" if tie.branch == "final" and tie.round > 1 else BRANCHES[tie.branch]
    return render("co-third" if tie.third else key, {"round": tie.round}, language)


def part_title(s: Season, part: int, language: str) -> str:
    """A part of the calendar: a matchday, a session, a round; that of a ladder has no name."""
    fixtures = [fixture for fixture in s.fixtures.values() if fixture.part == part]
    first = fixtures[0]
    if first.stage != KNOCKOUT:
        day = {"day": first.day, "round": first.day, "number": first.day}
        return render(STAGES.get(first.stage, "co-matchday"), day, language)
    if s.ties[first.tie].branch not in ("", "final"):  # both sides of a double elimination play in it, or may
        return render("co-round", {"round": part}, language)
    first = next((fixture for fixture in fixtures if not s.ties[fixture.tie].third), first)
    title = round_title(s, first, language)
    return render("co-leg", {"round": title, "leg": first.leg}, language) if first.leg else title
