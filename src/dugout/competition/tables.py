"""CO-15: Toto competitions: tables, money, who goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

TABLE: Final = 8
START_MONEY: Final = 50
EXTRA_ROUND: Final = 10
PAID_ROUNDS: Final = 5


class Score(NamedTuple):
    """What a player took from sessions: net money, right results, rounds as leader, best session or count."""

    money: int
    right: int
    leads: int
    best: int


def net_money(cash: int, rounds: int) -> int:
    """CO-5.6, CO-15.1: cash at the end, less the starting money and the extra rounds' money."""
    return cash - START_MONEY - EXTRA_ROUND * max(0, rounds - PAID_ROUNDS)


def seat_tables(players: Sequence[int]) -> list[list[int]]:
    """CO-15.2: as few tables as possible, sizes differing by at most one, players placed to and fro."""
    count = -(-len(players) // TABLE)
    size, larger = divmod(len(players), count)
    room = [size + 1 if table < larger else size for table in range(count)]
    found: list[list[int]] = [[] for _ in range(count)]
    walk = [*range(count), *reversed(range(count))]
    step = 0
    for player in players:
        while len(found[walk[step % len(walk)]]) == room[walk[step % len(walk)]]:
            step += 1
        found[walk[step % len(walk)]].append(player)
        step += 1
    return found


def cup_stages(players: int) -> int:
    """CO-15.4: stages of a Toto cup of so many players, the final table included."""
    stages = 1
    while players > TABLE:
        players = sum(-(-len(table) // 2) for table in seat_tables(range(players)))
        stages += 1
    return stages


def ranked(scores: Mapping[int, Score], lots: Mapping[int, int]) -> list[int]:
    """CO-15.3, CO-15.4: money, right results, rounds as leader, best session (cup: best count), lower lot."""
    return sorted(scores, key=lambda player: (*(-figure for figure in scores[player]), lots[player]))


def added(before: Score, session: Score) -> Score:
    """CO-15.3: totals over sessions; the best single session is kept, not added."""
    return Score(
        before.money + session.money,
        before.right + session.right,
        before.leads + session.leads,
        max(before.best, session.money),
    )
