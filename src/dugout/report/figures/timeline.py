"""What happened, in order: goals, cards, injuries, substitutions; or who won the pot of each round; or points."""

from __future__ import annotations

from typing import Final

from dugout.report.match import Match
from dugout.report.model import Figure, Item

PITCH: Final = (
    "goal", "yellow", "red", "penalty", "injury", "sub", "second-leg", "shootout-goal", "shootout-miss",
)  # fmt: skip
TABLE: Final = ("taken", "points")
STOPS: Final = "whistle"
"""Listed too if there was only one round: its result alone would leave the list nearly empty."""


def figure(m: Match) -> Figure | None:
    shown = PITCH if m.is_pitch else (*TABLE, STOPS) if len(m.facts.rounds) == 1 else TABLE
    items = [
        Item(
            at=mark.when.at,
            opens=mark.when.asked,
            kind=mark.kind,
            seat=mark.seat,
            lead=m.clock(mark.when),
            text=m.sentence(mark),
        )
        for mark in m.facts.marks
        if mark.kind in shown
    ]
    if not items:
        return None
    return Figure(id="timeline", title=m.words("timeline"), note=m.words("timeline-note"), items=items)
