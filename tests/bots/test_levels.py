"""Which opponents there are, and that they play every question of every table by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.bots.base import Budget
from dugout.bots.contract import NoSuchLevel, bot, character, levels
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Setup
from dugout.games.registry import GAMES, game

SMALL = Budget(8)


class Honest:
    """A decider that fails the test when the one inside gives an answer that is not legal."""

    def __init__(self, inside: Any) -> None:
        self.inside = inside
        self.sees = inside.sees

    def observe(self, events: Any) -> None:
        if hasattr(self.inside, "observe"):
            self.inside.observe(events)

    def decide(self, rules: Any, seat: int, view: Any, legal: Any, roller: Roller) -> int:
        choice: int = self.inside.decide(rules, seat, view, legal, roller)
        assert choice in legal
        assert rules.describe(choice)
        return choice


def test_toto_has_four_strengths() -> None:
    assert levels("toto") == ("random", "easy", "medium", "hard")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_random(game_id: str) -> None:
    assert levels(game_id)[0] == "random"
    assert bot(game_id, "random")


def test_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(NoSuchLevel, match="random, easy, medium, hard"):
        bot("toto", "godlike")


def test_a_character_can_play_below_his_level_and_at_no_other() -> None:
    lotte = character("toto", "lotte-ruys@easy")
    assert lotte is not None
    assert (lotte.name, lotte.level, lotte.stars) == ("Lotte Ruys", "easy", 1)
    assert type(bot("toto", "lotte-ruys@easy")) is type(bot("toto", "easy"))
    assert type(bot("toto", "lotte-ruys@2")) is type(bot("toto", "medium"))
    for wrong in ("lotte-ruys@godlike", "easy@easy", "nobody@easy"):
        assert character("toto", wrong) is None
        with pytest.raises(NoSuchLevel):
            bot("toto", wrong)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("mode", ["hotseat", "async"])
def test_all_strengths_finish_legal_matches(seats: int, mode: str) -> None:
    rules = game("toto")
    names = ["hard", "medium", "easy", "random"]
    table = [Honest(bot("toto", names[seat % 4], SMALL)) for seat in range(seats)]
    state = rules.new(Setup(seats, {"rounds": 2, "mode": mode, "final_pot": "extra"}, rules.version))
    rollers = [Roller(f"mind {seat}") for seat in range(seats)]
    assert play_out(rules, state, table, Roller(f"{seats} {mode}"), rollers) > 0
    assert rules.result(state) is not None
    assert rules.problems(state) == []


def test_replaying_scorer_is_no_surprise() -> None:
    rules = game("toto")
    options = {"rounds": 1, "whistled_scorer_replays": True, "deck": [20, 10, 8, 6, 2, 2, 16]}
    state = rules.new(Setup(3, options, rules.version))
    table = [Honest(bot("toto", "hard", SMALL)) for _ in range(3)]
    play_out(rules, state, table, Roller("replays"), [Roller(str(seat)) for seat in range(3)])
    assert rules.result(state) is not None
