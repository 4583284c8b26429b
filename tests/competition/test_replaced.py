"""CO-4.8: whoever takes a team over gets neither the choice nor the secrets of who had it before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dugout.competition import commands as said
from dugout.competition import engine, squads
from dugout.competition.config import Config, Refused
from dugout.competition.season import SQUADS, WINDOW, Season, Window
from dugout.server.competitions import rooms


def draft() -> Season:
    season = Season(Config("counter-attack", "league1", market=True, order="strict"))
    for name in ("ann", "ben"):
        engine.apply(season, said.Join(name, name.title()))
    engine.apply(season, said.Close("draw", ["ann", "ben"]))
    return season


def test_a_choice_goes_with_who_made_it() -> None:
    season = draft()
    engine.apply(season, said.Choose("ann", season.table[0], 100))
    engine.apply(season, said.Replace("ben", "gus", "Gus", "gone"))
    assert season.chosen is not None, "it is not his choice"
    engine.apply(season, said.Replace("ann", "ida", "Ida", "gone"))
    assert season.chosen is None
    engine.apply(season, said.Choose("ida", season.table[0], 100))
    engine.apply(season, said.Pause("a storm"))
    engine.apply(season, said.Resume(60))
    assert season.chosen is None, "CO-4.10: a pick has its whole time again"


def test_the_clock_takes_a_card_for_who_was_to_pick_and_nobody_else() -> None:
    """CO-10.8: a manager who picks at the last moment does not pick for the next one."""
    season = draft()
    late = said.Deadline(said.SQUADS, card=season.table[1], entrant="ann")
    engine.apply(season, said.Pick("ann", season.table[0]))
    with pytest.raises(Refused) as refused:
        engine.apply(season, late)
    assert refused.value.refusal.code == "co.no-deadline"
    engine.apply(season, said.Deadline(said.SQUADS, card=season.table[0], entrant="ben"))
    engine.apply(season, said.Deadline(said.SQUADS))  # as older rows are
    assert len(season.taken) == 3


def test_a_list_counts_and_is_not_shown_to_whoever_comes_next() -> None:
    """CO-17.1: the organiser acts for the guest, and does not see what the manager before had asked for."""
    season = draft()
    while season.phase == SQUADS:
        engine.apply(season, said.Deadline(said.SQUADS))
    season.phase = WINDOW
    season.windows.append(Window(1, [1, 2]))
    card = season.entrant(1).squad[1]
    wanted = next(each for each in season.pool if not squads.cards(season)[each].keeper)
    engine.apply(season, said.HandIn("ann", [(wanted, card)]))
    organiser = replace(season.entrant(2), number=0)
    engine.apply(season, said.Replace("ann", "ida", "Ida", "gone"))
    seen = rooms.window(season, organiser, True)
    assert seen is not None
    assert [(seat.number, seat.requests) for seat in seen.seats] == [(1, None)]
    assert (seen.waiting, season.windows[-1].lists[1]) == ([2], [(wanted, card)])
    engine.apply(season, said.HandIn("ida", []))
    seen = rooms.window(season, organiser, True)
    assert seen is not None and seen.seats[0].requests == []
