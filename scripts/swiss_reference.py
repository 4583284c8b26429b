"""Pair random Swiss tournaments with our code and with py4swiss (the Dutch system of chess), and compare (CO-22).

    python scripts/swiss_reference.py [TOURNAMENTS] [--seed N] [--most ENTRANTS]

Every tournament has random results, forfeits, entrants who miss rounds, withdraw or come late, and one of three ways of
counting points. Every round is paired by both from the same results; the first difference is printed in full.
Where py4swiss finds no pairing at all, ours must find none under the strict terms either (CO-22.8 goes on then).
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from dugout.competition.swiss.dutch import pairs_of
from dugout.competition.swiss.history import Line, players
from dugout.competition.swiss.players import Terms

Pairing = tuple[list[tuple[int, int]], int]
TENFOLD = 10
"""py4swiss counts points in tenths."""
OUTCOMES = {
    "win, draw, loss": [(3, 0), (0, 3), (1, 1)],
    "always a winner": [(5, 0), (0, 5), (4, 1), (1, 4), (3, 2), (2, 3)],
    "chess": [(2, 0), (0, 2), (1, 1)],
}


@dataclass
class Tournament:
    """A random one, as far as it has been played."""

    chance: random.Random
    entrants: int
    rounds: int
    outcomes: list[tuple[int, int]]
    lines: dict[int, list[Line]] = field(default_factory=dict)

    @property
    def win(self) -> int:
        return max(max(pair) for pair in self.outcomes)

    @property
    def played(self) -> int:
        return max((len(each) for each in self.lines.values()), default=0)

    def play(self, pairing: Pairing, absent: set[int]) -> None:
        """A round with random results; one match in twenty is not played."""
        pairs, bye = pairing
        for home, away in pairs:
            points = self.chance.choice(self.outcomes)
            begun = self.chance.random() > 0.05
            if not begun:
                points = self.chance.choice([(self.win, 0), (0, self.win), (0, 0)])
            free = [not begun and each > 0 for each in points]
            self.lines[home].append(Line(points[0], away, True, begun, free[0]))
            self.lines[away].append(Line(points[1], home, False, begun, free[1]))
        if bye:
            self.lines[bye].append(Line(self.win, free=True))
        for number in absent:
            self.lines[number].append(Line())


def ours(tournament: Tournament, here: Sequence[int]) -> Pairing | None:
    last = tournament.played == tournament.rounds - 1
    found = players(tournament.lines, here, tournament.win, last)
    return pairs_of(found, tournament.played + 1, Terms())


def theirs(tournament: Tournament, here: Sequence[int]) -> Pairing | None:
    """What py4swiss pairs; points that its results cannot say are given as acceleration."""
    about = XSection(number_of_rounds=tournament.rounds)
    system = about.scoring_point_system.score_dict
    for key in system:
        system[key] = 0
    system[ResultToken.WIN, ColorToken.WHITE] = TENFOLD * tournament.win  # the most that a match brings
    sections = []
    for number, lines in tournament.lines.items():
        results = [RoundResult(id=line.opponent, color=_color(line), result=_result(line)) for line in lines]
        told = [system[each.result, each.color] for each in results]
        real = [TENFOLD * line.points for line in lines]
        about.accelerations[number] = [sum(real[:at]) - sum(told[:at]) for at in range(len(lines) + 1)]
        sections.append(
            PlayerSection(
                code=PlayerCode.PLAYER,
                starting_number=number,
                points_times_ten=sum(real),
                rank=number,
                results=results,
            )
        )
    about.zeroed_ids = set(tournament.lines) - set(here)
    try:
        pairs = DutchEngine.generate_pairings(ParsedTrf(player_sections=sections, x_section=about))
    except PairingError:
        return None
    met = [(pair.white, pair.black) for pair in pairs if pair.black]
    return met, next((pair.white for pair in pairs if not pair.black), 0)


def _color(line: Line) -> ColorToken:
    if not line.opponent:
        return ColorToken.BYE_OR_NOT_PAIRED
    return ColorToken.WHITE if line.home else ColorToken.BLACK


def _result(line: Line) -> ResultToken:
    if line.played:
        return ResultToken.DRAW
    if line.free:
        return ResultToken.FORFEIT_WIN if line.opponent else ResultToken.PAIRING_ALLOCATED_BYE
    return ResultToken.FORFEIT_LOSS if line.opponent else ResultToken.ZERO_POINT_BYE


def compare(seed: str, most: int) -> tuple[int, int, list[str]]:
    """Rounds that were compared, rounds without a pairing, and differences of one random tournament."""
    chance = random.Random(seed)
    entrants = chance.randint(4, most)
    outcomes = chance.choice(sorted(OUTCOMES))
    tournament = Tournament(chance, entrants, chance.randint(3, min(9, entrants - 1)), OUTCOMES[outcomes])
    tournament.lines = {number: [] for number in range(1, entrants + 1)}
    gone: set[int] = set()
    late = {number for number in tournament.lines if chance.random() < 0.05}
    compared = unpaired = 0
    while tournament.played < tournament.rounds:
        late = {number for number in late if chance.random() < 0.6}
        gone |= {number for number in tournament.lines if chance.random() < 0.01}
        here = [number for number in tournament.lines if number not in gone | late]
        if len(here) < 2:
            break
        mine, other = ours(tournament, here), theirs(tournament, here)
        compared += 1
        if mine != other:
            return compared, unpaired, [_told(seed, outcomes, tournament, mine, other)]
        if mine is None:
            unpaired += 1
            break
        tournament.play(mine, set(tournament.lines) - set(here))
    return compared, unpaired, []


def _told(
    seed: str, outcomes: str, tournament: Tournament, mine: Pairing | None, other: Pairing | None
) -> str:
    lines = "\n".join(f"  {number}: {each}" for number, each in tournament.lines.items())
    return f"{seed} ({outcomes}), round {tournament.played + 1}\n  ours   {mine}\n  theirs {other}\n{lines}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tournaments", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=24)
    args = parser.parse_args()
    rounds = unpaired = 0
    differences: list[str] = []
    for number in range(args.tournaments):
        compared, without, different = compare(f"{args.seed}/{number}", args.most)
        rounds, unpaired, differences = rounds + compared, unpaired + without, differences + different
    for text in differences[:3]:
        print(text)
    print(
        f"{args.tournaments} tournaments, {rounds} rounds ({unpaired} without a pairing), {len(differences)} differ"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
