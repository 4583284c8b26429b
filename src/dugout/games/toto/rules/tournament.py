"""TO-11.4: who has won the game."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event, Result
from dugout.games.toto.kinds import OVER
from dugout.games.toto.state import State


def standing(s: State, seat: int) -> tuple[int, int, int, int]:
    """TO-11.4: cash, then sum of counts, rounds as leader, best count."""
    return (s.cash[seat], s.totals[seat], s.leads[seat], s.bests[seat])


def places(s: State) -> list[int]:
    """TO-11.4: the place of each seat; seats equal in everything share one."""
    standings = [standing(s, seat) for seat in range(s.config.seats)]
    found: list[int] = []
    for own in standings:
        place = 1
        for other in standings:
            if other > own:
                place += 1
        found.append(place)
    return found


def end_game(s: State, log: list[Event]) -> None:
    """TO-11.4, TO-10.4: the ranking; a jackpot that would be due lapses."""
    ranks = places(s)
    winners = 0
    for place in range(1, s.config.seats + 1):
        for seat in range(s.config.seats):
            if ranks[seat] == place:
                log.append(Event("to.place", "TO-11.4", (seat, place, s.cash[seat], s.totals[seat])))
                if place == 1:
                    winners |= 1 << seat
    log.append(Event("to.game-over", "TO-11.4", (winners,)))
    s.ask(Frame(OVER, 0))


def result(s: State) -> Result:
    """TO-11.4: the places, for whoever keeps the books."""
    ranks = places(s)
    reason = "to.shared-win" if ranks.count(1) > 1 else "to.most-cash"
    details = {"totals": s.totals[:], "leads": s.leads[:], "bests": s.bests[:], "rounds": s.round}
    return Result(tuple(ranks), reason, "TO-11.4", tuple(s.cash), details)
