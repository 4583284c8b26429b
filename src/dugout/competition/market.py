"""CO-11: the transfer market: money, values, windows."""

from __future__ import annotations

from typing import Final

from dugout.competition import squads
from dugout.competition.absences import available
from dugout.competition.commands import HandIn
from dugout.competition.config import Refused
from dugout.competition.inheritance import bring_record
from dugout.competition.season import GROUP, LEAGUE, RUNNING, Entrant, Season, Window
from dugout.competition.standings import points

LIST: Final = 5
PER_WINDOW: Final = 2
PER_COMPETITION: Final = 6
SETTLED: Final = 2
"""CO-11.7: the number of counted matches after which a man who was bought may be released."""


def balance(s: Season, number: int) -> int:
    """CO-11.2: credits for the current points in the table, minus what was spent; it can be negative."""
    earned = 0
    for fixture in s.fixtures.values():
        match = fixture.played
        if match is not None and fixture.stage in (LEAGUE, GROUP) and number in match.sides:
            earned += points(s.config, match.report)[match.sides.index(number)]
    return earned * s.config.credits_per_point - s.entrant(number).spent


def price(s: Season, number: int, buy: int, release: int) -> int:
    """CO-11.5: the price of a card for this manager if he releases another."""
    known = squads.cards(s)
    fit = available(s.entrant(number).men.get(str(release)))
    return cost(known[buy].value, known[release].value, fit)


def cost(bought: int, released: int, fit: bool) -> int:
    """CO-11.5: the value of the man bought minus half that of the man released, which is zero while he is out."""
    return max(0, bought - (released // 2 if fit else 0))


def hand_in(s: Season, command: HandIn) -> None:
    """CO-11.6: hand in a list of at most five requests, secret until the window ends; it can be replaced."""
    window = s.window
    number = s.number(command.entrant)
    if window is None or number not in window.order:
        raise Refused("no-window", "CO-11.6")
    if len(command.requests) > LIST:
        raise Refused("long-list", "CO-11.6", most=LIST)
    known = squads.cards(s)
    for buy, release in command.requests:
        if buy not in known or release not in known or known[buy].keeper != known[release].keeper:
            raise Refused("bad-request", "CO-11.5", buy=buy, release=release)
    window.lists[number] = list(command.requests)
    window.left_behind.discard(number)


def all_in(s: Season) -> bool:
    window = s.window
    return window is not None and all(number in window.lists for number in window.order)


def close_window(s: Season) -> None:
    """CO-11.6: rounds from bottom to top of the table until one has no transfer; CO-11.8: then the pool grows."""
    window = s.windows[-1]
    waiting = {number: list(window.lists.get(number, [])) for number in window.order}
    moved = True
    while moved:
        moved = False
        for number in window.order:
            moved = _one_transfer(s, window, number, waiting[number]) or moved
    for released in window.released.values():
        s.pool.update(released)
    s.phase = RUNNING


def _one_transfer(s: Season, window: Window, number: int, requests: list[tuple[int, int]]) -> bool:
    """CO-11.6(2): carry out the first request that is possible now; those before it are dropped."""
    while requests:
        buy, release = requests.pop(0)
        if is_possible(s, window, number, buy, release):
            _transfer(s, window, number, buy, release)
            return True
    return False


def is_possible(s: Season, window: Window, number: int, buy: int, release: int) -> bool:
    """CO-11.7: in the pool, in the squad, affordable, within the limits, settled, not just released by this manager."""
    entrant = s.entrant(number)
    if buy not in s.pool or release not in entrant.squad:
        return False
    if (
        sum(1 for done in window.done if done[0] == number) >= PER_WINDOW
        or entrant.transfers >= PER_COMPETITION
    ):
        return False
    if not is_settled(entrant, release):
        return False
    recent = s.windows[-2:]
    if any(buy in each.released.get(number, []) for each in recent):
        return False
    return price(s, number, buy, release) <= balance(s, number)


def is_settled(entrant: Entrant, card: int) -> bool:
    """CO-11.7: whether a man may be released: after two counted matches if he was bought, otherwise at any time."""
    return card not in entrant.joined or entrant.counted - entrant.joined[card] >= SETTLED


def _transfer(s: Season, window: Window, number: int, buy: int, release: int) -> None:
    """CO-11.4, CO-10.3: exchange a card of the pool for one of the squad, whose number the new man takes.

    CO-11.9: men keep their records.
    """
    entrant = s.entrant(number)
    paid = price(s, number, buy, release)
    entrant.squad[entrant.squad.index(release)] = buy
    entrant.spent += paid
    entrant.transfers += 1
    entrant.joined.pop(release, None)
    entrant.joined[buy] = entrant.counted
    s.pool.discard(buy)
    if str(release) in entrant.men:
        s.pool_men[str(release)] = entrant.men.pop(str(release))
    bring_record(s, entrant, buy)
    window.released.setdefault(number, []).append(release)
    window.done.append((number, buy, release, paid))
