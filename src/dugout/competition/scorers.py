"""The scorers of a match, from its record. Nothing in a competition depends on them."""

from __future__ import annotations

from typing import Any

from dugout.competition.contract import competing
from dugout.competition.reports import Scorers
from dugout.core.record import replay
from dugout.core.rules import Rules
from dugout.core.values import Record


def scorers_of(rules: Rules[Any, Any], record: Record) -> Scorers:
    """The goals of each side by man, from the first answer to the last."""
    return played_out(rules, record)[1]


def played_out(rules: Rules[Any, Any], record: Record) -> tuple[Any, Scorers]:
    """The state after the last answer, and the goals of each side by man."""
    part = competing.of(rules.name)
    found: Scorers = ({}, {})
    state = None
    for state, events in replay(rules, record):
        for event in events:
            scored = part.scorer(state, event)
            if scored is not None:
                side, man = scored
                found[side][man] = found[side].get(man, 0) + 1
    return state, found
