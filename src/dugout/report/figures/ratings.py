"""Ratings of the players: six at the start, and a little more or less for every action."""

from __future__ import annotations

from collections import Counter
from typing import Final

from dugout.report.facts import Man
from dugout.report.match import Match
from dugout.report.model import Figure, Table

START: Final = 6.0
LOWEST, HIGHEST = 1.0, 10.0
WEIGHTS: Final = {
    "goals": 1.0,
    "assists": 0.6,
    "shots": 0.5,
    "passes": 0.04,
    "passes-lost": -0.08,
    "interceptions": 0.3,
    "steals": 0.2,
    "blocks": 0.3,
    "duels-lost": -0.1,
    "saves": 0.5,
    "beaten": -0.4,
    "fouls": -0.15,
    "yellows": -0.3,
    "reds": -1.2,
}
"""The value of each action. `shots` is for the chances of a man's shots, `beaten` for goals past a keeper's hands."""
BEST: Final = 11
"""The number of players in the first table; the others are in a second one."""


def rating(deeds: Counter[str], shots: float) -> float:
    """From 1 to 10, rounded to one decimal."""
    total = START + WEIGHTS["shots"] * shots
    total += WEIGHTS["passes-lost"] * (deeds["passes-tried"] - deeds["passes"])
    total += WEIGHTS["duels-lost"] * (deeds["duels"] - deeds["duels-won"])
    for name in ("goals", "assists", "passes", "interceptions", "steals", "blocks", "saves", "beaten", "fouls",
                 "yellows", "reds"):  # fmt: skip
        total += WEIGHTS[name] * deeds[name]
    return round(min(HIGHEST, max(LOWEST, total)), 1)


def ratings(m: Match) -> list[tuple[float, Man]]:
    """All players who did something, the best first."""
    found = []
    for man, deeds in m.facts.deeds.items():
        shots = float(sum(shot.chance for shot in m.facts.shots if shot.man == man))
        found.append((rating(deeds, shots), man))
    return sorted(found, key=lambda row: (-row[0], row[1].seat, row[1].number))


def figure(m: Match) -> Figure | None:
    if not m.facts.deeds:
        return None
    rows = [[*_row(m, man), m.words.number(mark, 1)] for mark, man in ratings(m)]
    head = [m.words(key) for key in ("player", "team", "deeds", "rating")]
    return Figure(
        id="ratings",
        title=m.words("ratings"),
        note=m.words("ratings-note", **{name: _signed(m, value) for name, value in WEIGHTS.items()}),
        tables=[
            Table(caption=m.words(f"ratings-{name}"), head=head, rows=part)
            for name, part in (("best", rows[:BEST]), ("others", rows[BEST:]))
            if part
        ],
    )


def _signed(m: Match, value: float) -> str:
    return m.words.signed(value, 2).rstrip("0").rstrip(",.")


def done(m: Match, man: Man) -> list[str]:
    """What a player did, in words, the most valuable first."""
    deeds = m.facts.deeds.get(man, Counter())
    return [
        m.words(f"deed-{name}", count=deeds[name])
        for name in (
            "goals",
            "assists",
            "saves",
            "interceptions",
            "steals",
            "blocks",
            "passes",
            "yellows",
            "reds",
        )
        if deeds[name]
    ]


def _row(m: Match, man: Man) -> list[str]:
    keeper = m.words("keeper") if man in m.facts.keepers else ""
    return [
        f"{m.words.man(man)} {keeper}".strip(),
        m.name(man.seat),
        ", ".join(done(m, man)) or "–",
    ]
