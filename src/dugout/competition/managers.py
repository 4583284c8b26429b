"""CO-11.5, CO-24.9: how computer managers trade on the market and find matches on a ladder."""

from __future__ import annotations

from dugout.competition import ladder, market, squads
from dugout.competition.absences import available
from dugout.competition.reports import Pair
from dugout.competition.season import Season

LEAST_GAIN = 10
"""The least gain in value for a transfer, because its fee is not refunded."""


def transfer_list(s: Season, number: int) -> list[Pair]:
    """A few transfers: the weakest men (long absences count as weakness) for the best that are affordable."""
    known = squads.cards(s)
    entrant = s.entrant(number)
    window = s.window
    if window is None:
        return []

    def value_of(card: int) -> int:
        man = entrant.men.get(str(card))
        return known[card].value if available(man) else known[card].value // 2

    weakest = sorted(entrant.squad[1:], key=lambda card: (value_of(card), card))[: market.PER_WINDOW]
    offers = sorted(
        (card for card in s.pool if not known[card].keeper), key=lambda card: (-known[card].value, card)
    )
    requests: list[Pair] = []
    for release in weakest:
        taken = {buy for buy, _ in requests}
        for buy in offers:
            gain = known[buy].value - value_of(release)
            if gain < LEAST_GAIN:
                break
            if buy not in taken and market.is_possible(s, window, number, buy, release):
                requests.append((buy, release))
                break
    return requests


def lookers(s: Season, elapsed: int, whole: int) -> list[int]:
    """CO-24.9: the computers of a ladder that start looking for a match now, `elapsed` of `whole` seconds into it.

    For a person who waits alone, the nearest one; otherwise those who have played too little for the time elapsed.
    """
    free = [each.number for each in s.entrants if each.level and ladder.is_free(s, each.number)]
    waiting = [number for number in s.seeking if not s.entrant(number).level]
    if len(waiting) % 2 and not any(s.entrant(number).level for number in s.seeking):
        return sorted(free, key=lambda number: abs(s.rungs.index(number) - s.rungs.index(waiting[-1])))[:1]
    allowed = 1 + ladder.most(s.config) * elapsed // max(1, whole)
    idle = [number for number in free if number not in s.seeking]
    return [] if waiting else [number for number in idle if len(ladder.matches(s, number)) < allowed]
