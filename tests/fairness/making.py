"""Records of matches whose dice can be checked, played at random."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.record import write_answer
from dugout.core.values import Record, Setup
from dugout.fairness.scheme import SALTED, UNSALTED, Dice, commitment
from dugout.games.registry import game

SECRET = "ab" * 32
ROUNDS = {"toto": {"rounds": 1}}


def fair_record(name: str, salts: tuple[str, ...] = ("noor's", ""), scheme: int = SALTED) -> Record:
    """A whole match of two seats; of the first scheme as it was written then, without the word."""
    rules = game(name)
    record = Record(name, Setup(2, ROUNDS.get(name, {}), rules.version))
    state, mind, dice, rolled = rules.new(record.setup), Roller(name), Dice(SECRET, salts, scheme), 0
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, dice.roll(rolled, rules.chances(state))
            rolled += 1
        elif pending.seats:
            seat = pending.seats[0]
            legal = rules.legal(state, seat)
            choice = legal[mind.below(len(legal))]
        else:
            seat, choice = HOST, rules.legal(state, HOST)[0]
        record.answers.append(write_answer(rules, seat, choice))
        rules.apply(state, seat, choice)
    fair = {"commitment": commitment(SECRET), "first": 0, "secret": SECRET}
    record.headers["dice"] = fair if scheme == UNSALTED else {**fair, "scheme": scheme, "salts": list(salts)}
    return record
