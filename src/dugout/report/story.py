"""A match in a few numbers, for its final page: the man of the match, three numbers, and the curve of the chances."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from dugout.report.facts import Man
from dugout.report.figures.chances import index_of
from dugout.report.figures.ratings import done, ratings
from dugout.report.figures.turning import Swing, gained, mark_of
from dugout.report.kits import kit_of
from dugout.report.match import Match
from dugout.report.model import Best, Flag, Number, Story

MOST_DEEDS: Final = 3
MUCH: Final = 0.1
"""Below this share of the match, won for his team, ratings choose the man of the match instead."""
MOST_POINTS: Final = 90
"""The most points that a curve of this size is drawn with."""


def story(m: Match) -> Story:
    """The whole story. A match that ended before anything happened has no man of the match and an empty curve."""
    chosen = _chosen(m)
    return Story(
        best=best(m),
        numbers=_pitch(m) if m.is_pitch else _table(m),
        curve=[[round(chance, 3) for chance in m.curve[point].chances] for point in chosen],
        goals=[
            Flag(point=min(range(len(chosen)), key=lambda at: abs(chosen[at] - found)), seat=mark.seat)
            for mark in m.facts.marks
            if mark.kind == "goal" and chosen
            for found in [index_of(m, mark.when.at)]
        ],
        start=m.clock(m.curve[0].when) if m.curve else "",
        end=m.clock(m.curve[-1].when) if m.curve else "",
    )


def _chosen(m: Match) -> list[int]:
    """Points of the curve: evenly spaced, and every goal."""
    last = len(m.curve) - 1
    if last < 1:
        return []
    chosen = {round(last * part / (MOST_POINTS - 1)) for part in range(MOST_POINTS)}
    chosen |= {index_of(m, mark.when.at) for mark in m.facts.marks if mark.kind == "goal"}
    return sorted(chosen)


def added(m: Match) -> dict[Man, float]:
    """By player: how much his actions added to, or took from, his team's chance of winning over the match."""
    found: dict[Man, float] = defaultdict(float)
    last = len(m.curve) - (1 if m.facts.reason.startswith("match.") else 0)  # giving up is no player's action
    for index in range(1, last):
        for seat in range(m.facts.seats):
            size = gained(m, index, seat)
            mark = mark_of(m, Swing(index, seat, size)) if size > 0 else None
            if mark is not None and mark.man is not None:
                found[mark.man] += (
                    size if mark.man.seat == seat else -size
                )  # an own goal or a card counts negative
    return found


def best(m: Match) -> Best | None:
    """The player who added most; if nobody added much, the one with the best rating, as in the report: saves do not
    move the curve, which is read between turns."""
    if not m.is_pitch or not m.facts.deeds:
        return None
    gains = added(m)
    man = max(gains, key=lambda one: (gains[one], -one.seat, -one.number), default=None)
    if man is None or gains[man] < MUCH:
        man = ratings(m)[0][1]
    gain = gains.get(man, 0.0)
    # where a match may end level, a gain is partly one of draws, which the curve beside it does not show
    draws = "yes" if m.facts.extra.get("draws") else "no"
    return Best(
        seat=man.seat,
        number=man.number,
        name=man.name,
        keeper=man in m.facts.keepers,
        kit=kit_of(m.facts.game, man.seat),
        deeds=", ".join(done(m, man)[:MOST_DEEDS]),
        gain=m.words("story-gain", gain=m.words.percent(gain), draws=draws) if round(100 * gain) > 0 else "",
    )


def _pitch(m: Match) -> list[Number]:
    shots = [m.shots(seat) for seat in range(2)]
    goals = [len(m.goals(seat)) for seat in range(2)]  # own goals included, which are nobody's shot
    won = [m.facts.counts[seat]["interceptions"] for seat in range(2)]
    second = ("interceptions", won) if any(won) else ("shots", [len(shots[seat]) for seat in range(2)])
    return [
        _number(m, "worth", [m.words.number(m.expected(seat), 1) for seat in range(2)]),
        _number(m, second[0], [str(value) for value in second[1]]),
        _number(m, "luck", [m.words.signed(goals[seat] - m.expected(seat), 1) for seat in range(2)]),
    ]


def _table(m: Match) -> list[Number]:
    rounds = [one for one in m.facts.rounds if one.counts]
    if not rounds:
        return []
    seats = range(m.facts.seats)
    right = _number(m, "right", [str(sum(one.counts[seat] for one in rounds)) for seat in seats])
    if len(rounds) == 1:  # a single round has no best round, and nobody led after several
        counts = m.facts.counts
        return [
            right,
            _number(m, "goals", [str(counts[seat]["goals"]) for seat in seats]),
            _number(m, "whistles", [str(counts[seat]["whistles"]) for seat in seats]),
        ]
    return [
        right,
        _number(m, "best-round", [str(max(one.counts[seat] for one in rounds)) for seat in seats]),
        _number(
            m, "led", [str(sum(one.counts[seat] == max(one.counts) for one in rounds)) for seat in seats]
        ),
    ]


def _number(m: Match, name: str, values: list[str]) -> Number:
    return Number(label=m.words(f"story-{name}"), note=m.words(f"story-{name}.note"), values=values)
