"""The coach of Toto, at the table and after the match: one evaluation, which never contradicts itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dugout.bots.base import Budget
from dugout.bots.coach import Hint, Moment, hints, moments
from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST, Choice
from dugout.core.record import read_answer, write_answer
from dugout.core.values import Event, Record, Setup
from dugout.games.registry import game
from dugout.games.toto.parts.opponents.advice import TotoAdviser
from dugout.referee.thinking import COACHING, REVIEWING

RULES = game("toto")
ME = 0
SEATS = 4
Chooser = Callable[[Asked], Choice]


def played(seed: str, mine: Chooser) -> Record:
    """A match of one round against three of the simplest computers."""
    setup = Setup(SEATS, {"rounds": 1, "mode": "live"}, RULES.version)
    state = RULES.new(setup)
    others = [bot("toto", "easy") for _ in range(SEATS)]
    dice, mind = Roller(seed), Roller(f"{seed} mind")
    seen: list[Event] = []
    answers: list[str] = []
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, dice.face(RULES.chances(state))
        elif not pending.seats:
            seat, choice = HOST, RULES.legal(state, HOST)[0]
        else:
            seat = pending.seats[0]
            view, legal = RULES.view(state, seat), RULES.legal(state, seat)
            if seat == ME:
                choice = mine(Asked(RULES, seat, view, legal, seen))
            else:
                choice = others[seat].decide(RULES, seat, view, legal, mind)
        answers.append(write_answer(RULES, seat, choice))
        seen += [event for event in RULES.apply(state, seat, choice) if event.visible_to(1 << ME)]
    return Record("toto", setup, answers)


def plans(asked: Asked) -> list[Hint]:
    return hints(asked, COACHING)


def told(asked: Asked, nth: int) -> Choice:
    """What the coach says, in the `nth` of his plans if he has so many."""
    found = plans(asked)
    return RULES.parse(found[min(nth, len(found) - 1)].plan[0])


def review(record: Record) -> list[Moment]:
    return moments(RULES, record, REVIEWING, [ME])


@pytest.mark.parametrize("seed", ["told", "again"])
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_nobody_is_told_off_for_what_the_coach_advised(nth: int, seed: str) -> None:
    """Goals in any of his plans, and whistles kept in the hand because he said so."""
    record = played(
        f"{seed} {nth}", lambda asked: asked.legal[0] if len(asked.legal) == 1 else told(asked, nth)
    )
    assert review(record) == []


def asked_then(record: Record, index: int) -> Asked:
    """What the person knew before that answer."""
    state = RULES.new(record.setup)
    seen: list[Event] = []
    for text in record.answers[:index]:
        seat, choice = read_answer(RULES, SEATS, text)
        seen += [event for event in RULES.apply(state, seat, choice) if event.visible_to(1 << ME)]
    return Asked(RULES, ME, RULES.view(state, ME), RULES.legal(state, ME), seen)


def careless(asked: Asked) -> Choice:
    """Any goal, and never a whistle."""
    if asked.view.phase == "window":
        return RULES.parse("stand")
    return asked.legal[-1]


@pytest.mark.parametrize("seed", ["careless", "patient", "stubborn"])
def test_a_moment_has_the_figures_that_the_coach_would_have_given_then(seed: str) -> None:
    record = played(seed, careless)
    found = review(record)
    assert found
    for moment in found:
        asked = asked_then(record, moment.answer)
        then = TotoAdviser().advise(asked, COACHING)
        assert RULES.parse(moment.played[0]) not in [advice.choices[0] for advice in then], (
            "he would not say so"
        )
        if asked.view.phase == "turn":
            then = TotoAdviser().goals(asked)
        said = [advice.args for advice in then if moment.better.plan == (RULES.describe(advice.choices[0]),)]
        assert said, f"he would have said {moment.better.plan}"
        for name in ("fixture", "mark", "before", "after", "change"):
            assert said[0][name] == moment.better.args[name]


def test_a_short_look_finds_nothing_that_a_long_one_denies() -> None:
    """Reviews look at everything with a small budget first: what they say rests on the coach's own."""
    position = "seats=2 mode=hotseat window=2:1A scores=1:1-1 hands=cw,c- forms=1333322222222,3333333333333"
    state = RULES.from_position(position)
    locked = Event("to.forms-locked", "TO-5.4", (1, 1, 1))
    asked = Asked(RULES, ME, RULES.view(state, ME), RULES.legal(state, ME), [locked])
    assert hints(asked, Budget(1)) == hints(asked, COACHING)
