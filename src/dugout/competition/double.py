"""CO-23: double elimination: after one defeat you play on the losers' side, after two you are out."""

from __future__ import annotations

from typing import Final, NamedTuple

from dugout.competition import bracket, knockout
from dugout.competition.season import KNOCKOUT, Branch, Fixture, Season, Tie

WINNERS: Final = "winners"
LOSERS: Final = "losers"
FINAL: Final = "final"
LETTERS: Final = {WINNERS: "K", LOSERS: "B", FINAL: "F"}


class Source(NamedTuple):
    """Where a side of a tie comes from: the winner or the loser of another tie."""

    branch: Branch
    round: int
    place: int
    loser: bool = False


def begin(s: Season) -> None:
    """CO-23.1, CO-23.2, CO-23.4: create the ties of both sides, those of the first round with their seeds."""
    rounds = bracket.rounds(len(s.seeds))
    for number in range(1, rounds + 1):
        part = max(1, 2 * (number - 1))
        s.ties += [Tie(number, place, branch=WINNERS, part=part) for place in range(2 ** (rounds - number))]
    for number in range(1, 2 * (rounds - 1) + 1):
        places = 2 ** (rounds - 1 - (number + 1) // 2)
        s.ties += [Tie(number, place, branch=LOSERS, part=number + 1) for place in range(places)]
    finals = 2 if s.config.second_final else 1
    s.ties += [Tie(number, 0, branch=FINAL, part=2 * rounds + number - 1) for number in range(1, finals + 1)]
    for tie, (better, worse) in zip(s.ties, bracket.bracket(len(s.seeds)), strict=False):
        tie.seeds, tie.bye = (better, worse if worse in s.seeds else 0), worse not in s.seeds


def sources(tie: Tie, rounds: int) -> list[Source]:
    """CO-23.2 to CO-23.4: where the two sides of a tie come from."""
    pair = (2 * tie.place, 2 * tie.place + 1)
    if tie.branch == FINAL:
        if tie.round == 1:
            return [Source(WINNERS, rounds, 0), Source(LOSERS, 2 * (rounds - 1), 0)]
        return [Source(FINAL, 1, 0), Source(FINAL, 1, 0, True)]
    if tie.branch == WINNERS:
        return [Source(WINNERS, tie.round - 1, place) for place in pair]
    if tie.round == 1:
        return [Source(WINNERS, 1, place, True) for place in pair]
    if tie.round % 2:
        return [Source(LOSERS, tie.round - 1, place) for place in pair]
    drop = tie.round // 2 + 1  # the round of the winners' side whose losers join here
    places = 2 ** (rounds - drop)
    cross = places - 1 - tie.place if drop % 2 == 0 else tie.place  # CO-23.3
    return [Source(WINNERS, drop, cross, True), Source(LOSERS, tie.round - 1, tie.place)]


def move_on(s: Season) -> None:
    """CO-23.2: decide ties, place winners and losers in the next ones, and create the matches that are known."""
    changed = True
    while changed:
        changed = False
        for index, tie in enumerate(s.ties):
            if settled(tie):
                continue
            before = (tie.seeds, tie.bye, tie.winner, len(tie.fixtures))
            _seat(s, tie)
            _put_on(s, index, tie)
            if tie.seeds != (0, 0):
                knockout.decide(s, tie)
            changed = changed or before != (tie.seeds, tie.bye, tie.winner, len(tie.fixtures))


def settled(tie: Tie) -> bool:
    """Whether a tie is decided, or has no sides."""
    return bool(tie.winner) or (tie.bye and tie.seeds == (0, 0))


def _seat(s: Season, tie: Tie) -> None:
    """CO-23.2 to CO-23.5: set the sides of a tie once both are known; a side without an opponent goes through."""
    rounds = bracket.rounds(len(s.seeds))
    if tie.seeds != (0, 0) or (tie.branch == WINNERS and tie.round == 1):
        return
    coming = [(_tie_of(s, source), source.loser) for source in sources(tie, rounds)]
    if not all(settled(each) for each, _ in coming):
        return
    if tie.branch == FINAL and tie.round == 2 and not _needs_second(s, coming[0][0]):
        tie.bye = True
        return
    seeds = sorted(seed for each, loser in coming if (seed := _comes(s, each, loser)))
    tie.bye = len(seeds) < 2
    better, worse = (*seeds, 0, 0)[:2]
    tie.seeds = (better, worse)


def _tie_of(s: Season, source: Source) -> Tie:
    wanted = (source.branch, source.round, source.place)
    return next(tie for tie in s.ties if (tie.branch, tie.round, tie.place) == wanted)


def _comes(s: Season, tie: Tie, loser: bool) -> int:
    """CO-23.5, CO-23.7: the seed that comes from a tie; nobody if there was no opponent or the loser is out."""
    if not loser:
        return tie.winner
    seed = sum(tie.seeds) - tie.winner
    return 0 if seed == 0 or s.entrant(s.seeds[seed]).out else seed


def _needs_second(s: Season, final: Tie) -> bool:
    """CO-23.4: whether the finalist who had no defeat has lost the first final, so that there is a second one."""
    unbeaten = _tie_of(s, sources(final, bracket.rounds(len(s.seeds)))[0]).winner
    both_in = all(not s.entrant(s.seeds[seed]).out for seed in final.seeds if seed)
    return not final.bye and both_in and final.winner != unbeaten


def _put_on(s: Season, index: int, tie: Tie) -> None:
    """CO-23.6: create the match: the better seed is at home; finals are on neutral ground, as in a cup."""
    if tie.fixtures or tie.bye or tie.seeds == (0, 0):
        return
    name = f"{LETTERS[tie.branch]}{tie.round}.{tie.place + 1}"
    sides = (s.seeds[tie.seeds[0]], s.seeds[tie.seeds[1]])
    neutral = tie.branch == FINAL and s.config.final_neutral
    s.fixtures[name] = Fixture(name, KNOCKOUT, tie.part, tie.part, sides, tie=index, neutral=neutral)
    tie.fixtures.append(name)


def complete(s: Season) -> bool:
    """Whether nothing is left to play."""
    return all(settled(tie) for tie in s.ties)


def final_ranking(s: Season) -> list[int]:
    """CO-23.8: the winner, then by the last defeat, the later the better; goals of that tie; the lower seed."""
    champion = next(tie.winner for tie in reversed(s.ties) if tie.winner)
    ranks: list[tuple[int, int, int, int, int]] = []
    for seed, number in s.seeds.items():
        lost = [tie for tie in s.ties if tie.winner and seed in tie.seeds and tie.winner != seed]
        if seed == champion or not lost:
            ranks.append((-len(s.ties) - 1 if seed == champion else 0, 0, 0, seed, number))
            continue
        last = max(lost, key=lambda tie: tie.part)
        goals, against = last.goals.get(number, (0, 0))
        ranks.append((-last.part, against - goals, -goals, seed, number))
    return [rank[-1] for rank in sorted(ranks)]
