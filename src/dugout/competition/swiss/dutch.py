"""CO-22.5, CO-22.9: the pairs of a round by the Dutch system: the best pairing of one bracket after another.

Every choice is a maximum weight matching of a graph with integer weights (`weights`), so it is exact. The best pairing
of a bracket is unique: the last part of every weight is the order in which the Dutch system lists its candidates (D1
to D3 of C.04.3), which breaks the ties that the criteria leave.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, groupby

from dugout.competition.swiss.players import Player, Terms, at_home
from dugout.competition.swiss.weights import Bracket

Pair = tuple[int, int]
Weights = dict[tuple[int, int], int]
"""By the numbers of two players, the one ranked higher first."""


def pairs_of(players: Sequence[Player], round: int, terms: Terms) -> tuple[list[Pair], int] | None:
    """The pairs (home first) in order of tables, and the number with the bye (0: none); None: no pairing exists."""
    ranked = sorted(players, key=lambda each: each.rank)
    if not _can_complete(ranked, terms):
        return None
    by_number = {each.number: each for each in ranked}
    found: list[tuple[Player, Player]] = []
    brackets = [list(group) for _, group in groupby(ranked, key=lambda each: each.points)]
    moved: list[Player] = []
    at, collapsed = 0, False
    while at < len(brackets):
        lower = brackets[at + 1] if at + 1 < len(brackets) else []
        bracket = Bracket(moved, brackets[at], lower, terms, round, collapsed)
        pairs = [(by_number[one], by_number[other]) for one, other in _best(bracket)]
        paired = {each.number for pair in pairs for each in pair}
        left = [each for each in (*moved, *brackets[at]) if each.number not in paired]
        rest = [each for later in brackets[at + 1 :] for each in later]
        if not (bracket.last or collapsed or _can_complete([*left, *rest], terms)):
            brackets, collapsed = [*brackets[: at + 1], rest], True
            continue
        found += pairs
        moved = left
        at += 1
    found.sort(key=lambda pair: (-pair[0].points, -pair[1].points, pair[0].number))
    return [at_home(*pair) for pair in found], moved[0].number if moved else 0


def _best(bracket: Bracket) -> list[Pair]:
    """The best pairs of a bracket, the higher ranked player first."""
    everybody = [*bracket.moved, *bracket.residents, *bracket.lower]
    quality = {
        (one.number, other.number): weight
        for one, other in combinations(everybody, 2)
        if (weight := bracket.weight(one, other))
    }
    fixed = _pairs_of_moved(bracket, quality)
    paired = {number for pair in fixed for number in pair}
    limbo = {each.number for each in bracket.moved} - paired
    remainder = [each.number for each in bracket.residents if each.number not in paired]
    rest = {
        pair: weight
        for pair, weight in quality.items()
        if not paired & set(pair) and not (limbo & set(pair) and set(pair) & set(remainder))
    }
    return fixed + _pairs_of_residents(rest, remainder)


def _pairs_of_moved(bracket: Bracket, quality: Weights) -> list[Pair]:
    """D3, D1: as many of those moved down as possible, the best of them, each with the best resident."""
    moved = [each.number for each in bracket.moved]
    if not moved:
        return []
    place = {each.number: at for at, each in enumerate(bracket.residents)}
    wide = (len(place) + 1).bit_length()
    added: Weights = {}
    for at, one in enumerate(reversed(moved)):
        for other, rank in place.items():
            added[one, other] = (1 << at + wide * len(moved)) + (len(place) - rank << wide * at)
    matching = _heaviest(_with(quality, added, (1 + wide) * len(moved)))
    return [(one, matching[one]) for one in moved if matching.get(one) in place]


def _pairs_of_residents(quality: Weights, remainder: list[int]) -> list[Pair]:
    """D2, D1: the upper half against the lower one, with as few exchanges as possible, then in order."""
    inside = set(remainder)
    matching = _heaviest(quality)
    count = sum(matching.get(one) in inside for one in remainder) // 2
    uppers = _uppers(quality, remainder, count)
    upper, lower = (
        [one for one in remainder if one in uppers],
        [one for one in remainder if one not in uppers],
    )
    wide = (len(lower) + 1).bit_length()
    added = {
        (one, other): len(lower) - rank << wide * (len(upper) - 1 - at)
        for at, one in enumerate(upper)
        for rank, other in enumerate(lower)
    }
    crossing = {pair: weight for pair, weight in quality.items() if not set(pair) <= inside or pair in added}
    matching = _heaviest(_with(crossing, added, wide * len(upper)))
    return [(one, matching[one]) for one in upper]


def _uppers(quality: Weights, remainder: list[int], count: int) -> set[int]:
    """D2: the higher ranked players of the pairs: the first `count`, except for the fewest and smallest exchanges."""
    total = len(remainder)
    wide = (total * total + 1).bit_length()
    worth: list[int] = []
    for place in range(total):
        moved = (1 << count) - (1 << place) << total if place < count else 1 << total - 1 - place
        digits = int(place < count) << wide
        worth.append((digits + total - place << wide + count + total) + moved)
    added = {(remainder[one], remainder[other]): worth[one] for one, other in combinations(range(total), 2)}
    matching = _heaviest(_with(quality, added, 4 * wide + count + total))
    place_of = {number: place for place, number in enumerate(remainder)}
    return {one for one in remainder if place_of.get(matching.get(one, 0), -1) > place_of[one]}


def _with(quality: Weights, added: Weights, bits: int) -> Weights:
    """The weights with another part that is less significant than all criteria."""
    return {pair: (weight << bits) + added.get(pair, 0) for pair, weight in quality.items()}


def _can_complete(players: Sequence[Player], terms: Terms) -> bool:
    """CO-22.5, CO-22.6: whether all players can be paired, with one bye if their number is odd."""
    edges = {
        (one.number, other.number): 1 for one, other in combinations(players, 2) if terms.allow(one, other)
    }
    if len(players) % 2:
        edges |= {(each.number, 0): 1 for each in players if terms.allow_bye(each)}
    return len(_heaviest(edges)) == len(players) + len(players) % 2


def _heaviest(weights: Weights) -> dict[int, int]:
    """A maximum weight matching, in both directions."""
    from networkx import Graph, max_weight_matching

    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in weights.items())
    chosen: Iterable[Pair] = max_weight_matching(graph)
    return {mine: other for one, two in chosen for mine, other in ((one, two), (two, one))}
