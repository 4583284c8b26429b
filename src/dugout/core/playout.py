"""Plays a match to its end with deciders and a Roller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST, Choice, Seat
from dugout.core.pacing import Pacing
from dugout.core.rules import Rules
from dugout.core.values import Event


class Decider(Protocol):
    """Somebody who answers for a seat, knowing its view and nothing else.

    `sees` is False for deciders that ignore the view, so that none is made. A decider
    with a method `observe(events)` receives every event that its seat may see, in
    order, before it is asked again; one that is created in the middle of a match
    gets all of them at once and must decide in the same way.
    """

    sees: bool

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice: ...


BEAT_AFTER: Final = 8
"""The number of decisions after which a tick of real time (`Tempo.beat`) passes, if nobody waits for it."""

Watcher = Callable[[Seat, Choice, list[Event]], None]


def play_out(
    rules: Rules[Any, Any],
    state: Any,
    deciders: Sequence[Decider],
    dice: Roller,
    decider_rngs: Sequence[Roller],
    watch: Watcher | None = None,
) -> int:
    """Play `state` to its end; returns the number of decisions.

    Dice and deciders have separate generators, so that paired matches can share
    the dice while the deciders differ. If several seats are asked at the same time,
    the first answers first. The host answers if nobody else is asked and, if it
    counts real time, after every few decisions.
    """
    decisions = beat_at = 0
    listeners = _listeners(deciders)
    while True:
        pending = rules.pending(state)
        asked = pending.seats
        if asked and not (pending.host and is_beat_due(rules, state, decisions - beat_at)):
            seat = asked[0]
            legal = rules.legal(state, seat)
            decider = deciders[seat]
            view = rules.view(state, seat) if decider.sees else None
            choice = decider.decide(rules, seat, view, legal, decider_rngs[seat])
            decisions += 1
        elif pending.chance:
            seat, choice = CHANCE, dice.face(rules.chances(state))
        elif pending.over:
            return decisions
        else:
            seat, choice = HOST, rules.legal(state, HOST)[0]
            beat_at = decisions
        events = rules.apply(state, seat, choice)
        for mask, listener in listeners:
            listener.observe([event for event in events if event.visible_to(mask)])
        if watch is not None:
            watch(seat, choice, events)


def until_asked(
    rules: Rules[Any, Any], state: Any, dice: Roller | None, since: int, watch: Watcher | None = None
) -> tuple[Seat, Sequence[Choice], int, int]:
    """Roll dice, answer for the host and give forced answers until a seat has a choice.

    Returns that seat, its legal answers, the number of decisions on the way, and the number of decisions since the
    host last counted real time (starting from `since`). The seat is −1 if the match is over, or if a roll is pending
    and there are no `dice`.
    """
    decisions = 0
    while True:
        pending = rules.pending(state)
        if pending.chance:
            if dice is None:
                return -1, [], decisions, since
            seat, choice = CHANCE, dice.face(rules.chances(state))
        elif pending.over:
            return -1, [], decisions, since
        elif pending.seats and not (pending.host and is_beat_due(rules, state, since)):
            seat = pending.seats[0]
            legal = rules.legal(state, seat)
            if len(legal) > 1:
                return seat, legal, decisions, since
            choice = legal[0]
            decisions += 1
            since += 1
        else:
            seat, choice = HOST, rules.legal(state, HOST)[0]
            since = 0
        events = rules.apply(state, seat, choice)
        if watch is not None:
            watch(seat, choice, events)


def is_beat_due(rules: Pacing[Any], state: Any, since: int) -> bool:
    """Whether the host counts real time and the last tick was enough decisions ago."""
    return since >= BEAT_AFTER and rules.tempo(state).beat > 0


def _listeners(deciders: Sequence[Decider]) -> list[tuple[int, Any]]:
    """The deciders that observe events, with the masks of their seats."""
    return [(1 << seat, decider) for seat, decider in enumerate(deciders) if hasattr(decider, "observe")]
