"""Luck compared with expectation: goals and duels by exact odds, and the luck of dice and cards (`dugout.fairness`)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from dugout.report.draw import lines
from dugout.report.draw.lines import Swing
from dugout.report.facts import GOAL, Account, Facts
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

WIDE: Final = 560
NARROW: Final = 350
OWN: Final = (GOAL, "tackle", "header-won")
EDGE: Final = 0.8
"""The position in the drawing within which 95 of 100 matches lie."""
NORMAL: Final = 1.96
"""The number of standard deviations to either side that contain 95 of 100 matches."""
OUTCOMES: Final = ("duel", "header", "shot", "save")
"""Dice that are not shown by their faces, because their outcomes are counted: goals, tackles and headers."""


@dataclass(frozen=True)
class Luck:
    """One kind of chance of one seat: expected and actual count; 95 of 100 matches deviate by less than `usual`."""

    kind: str
    seat: int
    tries: int
    expected: float
    happened: int
    usual: float

    @property
    def surplus(self) -> float:
        return self.happened - self.expected


def luck(facts: Facts) -> list[Luck]:
    """Goals first, then duels, then dice and cards."""
    asked: dict[tuple[str, int], list[tuple[Fraction, bool]]] = {}
    for shot in facts.shots:
        asked.setdefault((GOAL, shot.seat), []).append((shot.chance, shot.outcome == GOAL))
    for trial in facts.trials:
        asked.setdefault((trial.kind, trial.seat), []).append((trial.chance, trial.success))
    found = [_by_odds(kind, seat, asked[kind, seat]) for kind, seat in asked]
    for one in facts.gifts:
        if one.kind not in OUTCOMES:
            usual = (one.high - one.low) / 2
            found.append(Luck(one.kind, one.seat, one.count, one.expected, one.actual, usual))
    kinds = list(dict.fromkeys([GOAL, *(one.kind for one in found)]))
    return sorted(found, key=lambda one: (kinds.index(one.kind), one.seat))


def _by_odds(kind: str, seat: int, answers: list[tuple[Fraction, bool]]) -> Luck:
    """From the exact odds of every try, which also give the standard deviation of their sum."""
    expected = sum((chance for chance, _ in answers), Fraction(0))
    variance = sum((chance * (1 - chance) for chance, _ in answers), Fraction(0))
    happened = sum(success for _, success in answers)
    return Luck(kind, seat, len(answers), float(expected), happened, NORMAL * sqrt(float(variance)))


def figure(m: Match) -> Figure | None:
    found = luck(m.facts)
    if not found:
        return None
    label = m.words("luck-label")
    wide, narrow = (_drawing(m, found, label, width) for width in (WIDE, NARROW))
    rows = [
        [
            _kind(m, one.kind),
            m.name(one.seat),
            str(one.tries),
            m.words.number(one.expected, 1),
            str(one.happened),
            m.words.signed(one.surplus, 1),
        ]
        for one in found
    ]
    head = [m.words(key) for key in ("luck-what", "player", "tries", "to-expect", "happened", "surplus")]
    tables = [Table(caption=m.words("luck"), head=head, rows=rows)]
    if m.facts.account is not None:
        tables.append(added_up(m, m.facts.account))
    return Figure(
        id="luck",
        title=m.words("luck"),
        note=m.words("luck-note" if m.is_pitch else "luck-note-table"),
        drawing=Drawing(wide=wide, narrow=narrow, label=label),
        tables=tables,
    )


def added_up(m: Match, found: Account) -> Table:
    """The match as a sum, in hundredths of a win for every seat; rows that are zero for everybody are left out."""
    seats = range(m.facts.seats)
    parts = [
        *(
            (m.words("sum-luck", name=m.name(seat), you=m.words.you(seat)), found.luck[seat])
            for seat in seats
        ),
        (m.words("sum-luck-nobody"), found.luck[-1]),
        *(
            (m.words("sum-decisions", name=m.name(seat), you=m.words.you(seat)), found.decisions[seat])
            for seat in seats
        ),
        (m.words("sum-anew"), found.reassessed),
        (m.words("sum-agreed"), found.agreed),
    ]
    shown = [[what, *(m.words.signed(100 * one, 1) for one in part)] for what, part in parts if any(part)]
    first = [m.words("sum-start"), *(m.words.number(100 * one, 1) for one in found.start)]
    last = [m.words("sum-result"), *(m.words.number(100 * one, 1) for one in found.result)]
    head = [m.words("sum-part"), *(m.name(seat) for seat in seats)]
    return Table(caption=m.words("sum"), head=head, rows=[first, *shown, last])


def _drawing(m: Match, found: list[Luck], label: str, width: float) -> str:
    """Bars in units of the usual deviation, texts with the counts."""
    groups = []
    for kind in dict.fromkeys(one.kind for one in found):
        swings = [
            Swing(
                _short(m.name(one.seat), width),
                m.words.signed(one.surplus, 1),
                EDGE * one.surplus / max(one.usual, 0.5),
                f"team-{one.seat}" if m.is_pitch else f"seat-{one.seat}",
            )
            for one in found
            if one.kind == kind
        ]
        groups.append((_kind(m, kind), swings))
    return lines.luck(groups, m.words("less"), m.words("more"), label, width)


def _kind(m: Match, kind: str) -> str:
    """The name of a kind of dice or cards, as on the page that checks them."""
    return m.words(f"luck-{kind}") if kind in OWN else m.words.any(f"luck-kind-{kind}")


def _short(name: str, width: float) -> str:
    most = 22 if width > 400 else 15
    return name if len(name) <= most else name[: most - 1] + "…"
