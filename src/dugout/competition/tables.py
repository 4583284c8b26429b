"""CO-15: competitions at tables: seating, money, who goes through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

TABLE: Final = 8
"""The most players at a table, unless a game has fewer seats or more."""


class Score(NamedTuple):
    """The totals of a player: net money, right results, rounds as leader, best session or count."""

    money: int
    right: int
    leads: int
    best: int


def seat_tables(players: Sequence[int], most: int = TABLE) -> list[list[int]]:
    """CO-15.2: as few tables as possible, sizes differing by at most one, players placed in alternating directions."""
    count = -(-len(players) // most)
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


def is_league(format: str) -> bool:
    """CO-15.3: whether sessions are added up; otherwise half of each table goes through."""
    return format.endswith("league")


def cup_stages(players: int, most: int = TABLE) -> int:
    """CO-15.4: the number of stages of a cup at tables with this many players, including the final table."""
    stages = 1
    while players > most:
        players = sum(-(-len(table) // 2) for table in seat_tables(range(players), most))
        stages += 1
    return stages


def ranked(scores: Mapping[int, Score], lots: Mapping[int, int]) -> list[int]:
    """CO-15.3, CO-15.4: money, right results, rounds as leader, best session (cup: best count), lower lot."""
    return sorted(scores, key=lambda player: (*(-figure for figure in scores[player]), lots[player]))


def added(before: Score, session: Score) -> Score:
    """CO-15.3: add a session to the totals; of the best session the maximum is kept."""
    return Score(
        before.money + session.money,
        before.right + session.right,
        before.leads + session.leads,
        max(before.best, session.money),
    )
