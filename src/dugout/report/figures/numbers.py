"""Both teams side by side: shots, expected goals, passes, duels, interceptions, cards."""

from __future__ import annotations

from typing import Final

from dugout.report.match import Match
from dugout.report.model import Bar, Figure

PLAIN: Final = ("interceptions", "saves", "corners", "fouls", "yellows", "reds", "injuries", "offsides")
"""Shown if either team has any, straight from the counts."""


def figure(m: Match) -> Figure | None:
    if not m.is_pitch:
        return _table(m)
    counts = m.facts.counts
    bars = [
        bar(m, "possession", [counts[seat]["possession"] for seat in range(2)], share=True),
        bar(m, "shots-count", [len(m.shots(seat)) for seat in range(2)]),
        bar(m, "expected", [m.expected(seat) for seat in range(2)], digits=2),
        _of(m, "passes", "passes", "passes-tried"),
        _of(m, "duels", "duels-won", "duels"),
    ]
    for name in PLAIN:
        values = [counts[seat][name] for seat in range(2)]
        if any(values):
            bars.append(bar(m, name, values))
    note = m.words("numbers-note", game=m.facts.game)
    return Figure(id="numbers", title=m.words("numbers"), note=note, bars=bars)


def bar(m: Match, name: str, values: list[int] | list[float], digits: int = 0, share: bool = False) -> Bar:
    total = sum(values)
    part = values[0] / total if total else 0.5
    whole = round(100 * part)
    shown = (
        [m.words.percent(whole / 100), m.words.percent((100 - whole) / 100)]
        if share
        else [m.words.number(value, digits) for value in values]
    )
    return Bar(
        label=m.words(f"number-{name}"), values=shown, share=round(part, 4) if total or share else None
    )


def _of(m: Match, label: str, won: str, tried: str) -> Bar:
    """Successes out of tries: `34/41`."""
    counts = m.facts.counts
    good = [counts[seat][won] for seat in range(2)]
    total = sum(good)
    return Bar(
        label=m.words(f"number-{label}"),
        values=[f"{good[seat]}/{counts[seat][tried]}" for seat in range(2)],
        share=round(good[0] / total, 4) if total else None,
    )


def _table(m: Match) -> Figure | None:
    """For a game of several people: what each played, stopped and got right."""
    from dugout.report.model import Table

    rounds = [one for one in m.facts.rounds if one.counts]
    if not rounds:
        return None
    rows = []
    for seat in range(m.facts.seats):
        right = sum(one.counts[seat] for one in rounds)
        rows.append(
            [
                m.name(seat),
                m.words.number(right / len(rounds), 1),
                str(max(one.counts[seat] for one in rounds)),
                str(sum(one.counts[seat] == max(one.counts) for one in rounds)),
                str(m.facts.counts[seat]["goals"]),
                str(m.facts.counts[seat]["whistles"]),
            ]
        )
    head = [m.words(key) for key in ("player", "right-mean", "right-best", "led", "goals-laid", "whistles")]
    table = Table(caption=m.words("numbers"), head=head, rows=rows)
    return Figure(id="numbers", title=m.words("numbers"), note=m.words("numbers-note-table"), tables=[table])
