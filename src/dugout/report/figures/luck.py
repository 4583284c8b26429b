"""Luck against expectation: what the dice were asked for, what was to be expected, what they gave."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from dugout.report.draw import lines
from dugout.report.draw.lines import Swing
from dugout.report.facts import GOAL, Facts
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

WIDE: Final = 560
NARROW: Final = 350
ROLLS: Final = "rolls"


@dataclass(frozen=True)
class Luck:
    """One kind of chance of one seat. `spread` is the standard deviation, so that kinds can be compared."""

    kind: str
    seat: int
    tries: int
    expected: Fraction
    happened: int
    variance: Fraction

    @property
    def surplus(self) -> float:
        return float(self.happened - self.expected)

    @property
    def spread(self) -> float:
        return sqrt(float(self.variance))

    @property
    def deviations(self) -> float:
        """How unusual it was: within one spread two times in three, within two nearly always."""
        return self.surplus / self.spread if self.variance else 0.0


def luck(facts: Facts) -> list[Luck]:
    """Every kind of chance of every seat, goals first; exact, from the odds at the moment of each roll."""
    asked: dict[tuple[str, int], list[tuple[Fraction, bool]]] = {}
    for shot in facts.shots:
        asked.setdefault((GOAL, shot.seat), []).append((shot.chance, shot.outcome == GOAL))
    for trial in facts.trials:
        asked.setdefault((trial.kind, trial.seat), []).append((trial.chance, trial.success))
    found = [
        Luck(
            kind,
            seat,
            len(answers),
            sum((chance for chance, _ in answers), Fraction(0)),
            sum(success for _, success in answers),
            sum((chance * (1 - chance) for chance, _ in answers), Fraction(0)),
        )
        for (kind, seat), answers in asked.items()
    ]
    kinds = list(dict.fromkeys(kind for kind, _ in asked))
    found.sort(key=lambda one: (one.kind != GOAL, kinds.index(one.kind), one.seat))
    return found + _rolls(facts) + _cards(facts)


def _rolls(facts: Facts) -> list[Luck]:
    """Pips of the turns' dice: 3½ each were to be expected."""
    found = []
    for seat, faces in enumerate(facts.rolls):
        number = sum(faces.values())
        if number:
            total = sum(face * count for face, count in faces.items())
            found.append(Luck(ROLLS, seat, number, Fraction(7 * number, 2), total, Fraction(35 * number, 12)))
    return found


def _cards(facts: Facts) -> list[Luck]:
    """Cards dealt over all rounds: goals on them, and whistles; drawn without putting back."""
    deck = facts.extra.get("deck")
    if not deck or not facts.rounds:
        return []
    found = []
    for kind, values in (("card-goals", [1, 2, 3, 4, 5, 6, 0]), ("card-whistles", [0, 0, 0, 0, 0, 0, 1])):
        whole = sum(deck)
        mean = Fraction(sum(v * n for v, n in zip(values, deck, strict=True)), whole)
        variance = sum(((v - mean) ** 2 * n for v, n in zip(values, deck, strict=True)), Fraction(0)) / whole
        for seat in range(facts.seats):
            hands = [one.dealt[seat] for one in facts.rounds]
            cards = [sum(hand) for hand in hands]
            spread = sum((variance * c * Fraction(whole - c, whole - 1) for c in cards), Fraction(0))
            total = sum(v * n for hand in hands for v, n in zip(values, hand, strict=True))
            found.append(Luck(kind, seat, sum(cards), mean * sum(cards), total, spread))
    return found


def figure(m: Match) -> Figure | None:
    found = luck(m.facts)
    if not found:
        return None
    label = m.words("luck-label")
    wide, narrow = (_drawing(m, found, label, width) for width in (WIDE, NARROW))
    rows = [
        [
            m.words(f"luck-{one.kind}"),
            m.name(one.seat),
            str(one.tries),
            m.words.number(float(one.expected), 1),
            str(one.happened),
            m.words.signed(one.surplus, 1),
        ]
        for one in found
    ]
    head = [m.words(key) for key in ("luck-what", "player", "tries", "to-expect", "happened", "surplus")]
    return Figure(
        id="luck",
        title=m.words("luck"),
        note=m.words("luck-note" if m.is_pitch else "luck-note-table"),
        drawing=Drawing(wide=wide, narrow=narrow, label=label),
        tables=[Table(caption=m.words("luck"), head=head, rows=rows)],
    )


def _drawing(m: Match, found: list[Luck], label: str, width: float) -> str:
    """Bars in spreads, words in what was counted."""
    groups = []
    for kind in dict.fromkeys(one.kind for one in found):
        swings = [
            Swing(
                _short(m.name(one.seat), width),
                m.words.signed(one.surplus, 1),
                one.deviations / 2.5,
                f"team-{one.seat}" if m.is_pitch else f"seat-{one.seat}",
            )
            for one in found
            if one.kind == kind
        ]
        groups.append((m.words(f"luck-{kind}"), swings))
    return lines.luck(groups, m.words("less"), m.words("more"), label, width)


def _short(name: str, width: float) -> str:
    most = 22 if width > 400 else 15
    return name if len(name) <= most else name[: most - 1] + "…"
