"""Opponents, and matches between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dugout.api.match import Match
from dugout.bots.base import Budget
from dugout.bots.contract import bot, characters, levels
from dugout.core.dice import Roller
from dugout.core.playout import Decider, play_out
from dugout.core.record import write_answer
from dugout.core.values import Event
from dugout.games.registry import FOLDERS


def game_names() -> tuple[str, ...]:
    """The ids of all games.

    >>> import dugout
    >>> [dugout.game(name).rule_prefix for name in dugout.game_names()]
    ['CH', 'CA', 'TO']
    """
    return tuple(FOLDERS)


def opponents(game_id: str) -> tuple[str, ...]:
    """The opponents of a game: its levels, weakest first, then those with a name. Raises UnknownGame.

    >>> import dugout
    >>> dugout.opponents(dugout.game_names()[-1])[:4]
    ('random', 'easy', 'medium', 'hard')
    """
    return (*levels(game_id), *(one.id for one in characters(game_id)))


def opponent(game_id: str, name: str, nodes: int | None = None) -> Decider:
    """An opponent for one seat of one match; `nodes` is how much it may think over one decision.

    >>> import dugout
    >>> name = dugout.game_names()[-1]
    >>> match = dugout.play(name, ["random", dugout.opponent(name, "easy", nodes=50)], {"rounds": 1})
    >>> match.over
    True
    """
    return bot(game_id, name, None if nodes is None else Budget(nodes))


def play(
    game_id: str,
    players: Sequence[str | Decider],
    options: Mapping[str, Any] | None = None,
    seed: str | int = 0,
) -> Match:
    """A whole match between opponents, by name or of your own (`Decider`); the same seed gives the same match.

    >>> import dugout
    >>> name = dugout.game_names()[-1]
    >>> match = dugout.play(name, ["random", "random"], options={"rounds": 1}, seed=7)
    >>> match.answers == dugout.play(name, ["random", "random"], {"rounds": 1}, 7).answers
    True
    """
    match = Match(game_id, len(players), options)
    deciders = [bot(game_id, one) if isinstance(one, str) else one for one in players]
    rollers = [Roller(f"{seed}/{seat}") for seat in range(len(players))]

    def watch(seat: int, choice: int, events: list[Event]) -> None:
        match.answers.append(write_answer(match.rules, seat, choice))

    play_out(match.rules, match.state, deciders, Roller(f"{seed}"), rollers, watch)
    return match
