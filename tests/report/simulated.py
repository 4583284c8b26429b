"""Matches of every kind for the property about reports: by computers or at random, cut short, given up, with names."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.record import write_answer
from dugout.core.rules import Rules
from dugout.core.values import Record, Setup
from dugout.games.registry import game

PEOPLE = ("Noor", "Sam de Vries", "Lotte", "Jürgen", "Chloé", "Bob 7", "Ana", "Ole")
TEAMS = (
    None,
    ["Old Quarry Town", "Meadow Athletic"],
    ["Harbour United", {"name": "FC Nachtwacht (2)", "keeper": 6, "players": [3, *range(64, 78)]}],
)


@dataclass
class Played:
    """A match to report on. `given_up` is the seat that resigned before the end, where one did."""

    record: Record
    label: str
    given_up: int | None = None
    names: list[str] = field(default_factory=list)


@cache
def played(name: str, number: int) -> Played:
    """Match `number` of a game: the same number always gives the same match."""
    roller = Roller(f"reports {name} {number}")
    rules = game(name)
    seats = 2 if name != "toto" else 2 + number % 7
    options = {"champions": champions, "counter-attack": counter_attack, "toto": toto}[name](roller, number)
    setup = Setup(seats, options, rules.version)
    names = list(PEOPLE[:seats]) if number % 4 else []
    record = Record(name, setup, [], {"names": names} if names else {})
    level = "easy" if name == "toto" or number % (12 if name == "champions" else 3) == 0 else "random"
    state = _play(rules, record, level, roller)
    found = Played(record, f"{name} {number} {level} {options}", None, names)
    if number % 6 == 5:
        _cut(rules, found, roller)
    elif rules.result(state) is None:
        raise AssertionError(f"{found.label} did not end")
    return found


def _play(rules: Rules[Any, Any], record: Record, level: str, roller: Roller) -> Any:
    state = rules.new(record.setup)
    seats = record.setup.seats
    minds = [Roller(f"{roller.below(1 << 30)}") for _ in range(seats)]

    deciders = [bot(rules.name, level) for _ in range(seats)]
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, roller.face(rules.chances(state))
        elif pending.host and (not pending.seats or (rules.tempo(state).beat and roller.chance(1, 8))):
            seat, choice = HOST, rules.legal(state, HOST)[0]
        else:
            seat = pending.seats[0]
            view = rules.view(state, seat) if deciders[seat].sees else None
            choice = deciders[seat].decide(rules, seat, view, rules.legal(state, seat), minds[seat])
        record.answers.append(write_answer(rules, seat, choice))
        events = rules.apply(state, seat, choice)
        for other, decider in enumerate(deciders):
            if hasattr(decider, "observe"):
                decider.observe([event for event in events if event.visible_to(1 << other)])
    return state


def _cut(rules: Rules[Any, Any], found: Played, roller: Roller) -> None:
    """Somebody gives up in the middle."""
    del found.record.answers[len(found.record.answers) * (1 + roller.below(9)) // 10 :]
    found.given_up = roller.below(found.record.setup.seats)


def champions(roller: Roller, number: int) -> dict[str, Any]:
    options: dict[str, Any] = {"match": ("friendly", "decided", "competition")[number % 3]}
    if number % 4 == 3:
        options["clock"] = "rolls"
    if number % 5 == 4:
        options["profile"] = "starter"
    if number % 7 == 6:
        options["home_absent"] = [1, 5, 9]
    return options


def counter_attack(roller: Roller, number: int) -> dict[str, Any]:
    options: dict[str, Any] = {
        "half_minutes": (5, 8, 10, 20)[roller.below(4)],
        "draw": ("stands", "shootout", "extra_time_then_shootout", "extra_time")[number % 4],
        "squads": ("fixed", "random", "draft")[roller.below(3)],
        "rules": ("core", "advanced", "learning")[roller.below(3)],
    }
    if options["squads"] == "fixed":
        options["teams"] = TEAMS[roller.below(3)]
    if number % 8 == 7:
        options["first_leg"] = [roller.below(3), roller.below(3)]
    if number % 10 == 9:
        options = {"scenario": f"SC-{1 + number // 10 % 4}", "draw": options["draw"]}
    if number % 10 == 6:
        options["clock"] = "real"
    return options


def toto(roller: Roller, number: int) -> dict[str, Any]:
    return {
        "rounds": 1 + roller.below(4),
        "mode": "hotseat",
        "final_pot": ("share", "extra", "bank")[number % 3],
        "whistled_scorer_replays": number % 2 == 1,
    }
