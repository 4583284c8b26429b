"""The coach on Counter Attack: answers that can be given, sentences that exist, and decisions that cost goals."""

from __future__ import annotations

from typing import Any

from dugout.bots.base import Budget
from dugout.bots.coach import Asked, hints, moments
from dugout.bots.registry import bot
from dugout.core.contract import Setup
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.record import Record, write_answer
from dugout.games.registry import game
from dugout.i18n import LANGUAGES, has, render

RULES = game("counter-attack")
SETUP = Setup(2, {"squads": "fixed", "half_minutes": 25}, RULES.version)


def played(levels: tuple[str, str]) -> tuple[Record, list[tuple[Any, Asked]]]:
    """A short match with its record, and some of its questions."""
    state = RULES.new(SETUP)
    dice, mind = Roller("coach"), Roller("mind")
    table = [bot("counter-attack", level) for level in levels]
    answers: list[str] = []
    asked: list[tuple[Any, Asked]] = []
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, dice.face(RULES.chances(state))
        else:
            seat = pending.seats[0]
            view, legal = RULES.view(state, seat), RULES.legal(state, seat)
            if len(legal) > 1 and len(answers) % 13 == 0:
                asked.append((RULES.copy(state), Asked(RULES, seat, view, legal)))
            choice = table[seat].decide(RULES, seat, view, legal, mind)
        answers.append(write_answer(RULES, seat, choice))
        RULES.apply(state, seat, choice)
    return Record("counter-attack", SETUP, answers), asked


def test_hints_can_be_given_and_have_words() -> None:
    reasons: set[str] = set()
    for state, asked in played(("easy", "easy"))[1]:
        found = hints(asked, Budget(100))
        assert 1 <= len(found) <= 3
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        for hint in found:
            assert RULES.parse(hint.plan[0]) in RULES.legal(state, asked.seat)
            reasons.add(hint.reason)
            for language in LANGUAGES:
                assert has(hint.reason, language)
                assert "{" not in render(hint.reason, hint.args, language)
    assert len(reasons) > 4


def test_a_shot_comes_with_its_chance() -> None:
    state = RULES.from_position(
        "ca1 H9@14,2 H1@-18,0 H4@-3,1 A1@18,0 A4@10,10 has=H9 row=MP skills=H9:sh6;A1:sa3"
    )
    first = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))[0]
    assert first.reason == "hint-ca-shot"
    assert first.args == {"percent": 91}
    assert first.odds["goal"] == [10, 11]


def test_moments_of_a_careless_match() -> None:
    record, _asked = played(("easy", "easy"))
    found = moments(RULES, record, Budget(60))
    assert found
    for moment in found:
        assert moment.loss > 0
        assert record.answers[moment.answer].endswith(moment.played[0])
        assert moment.better.plan[0] != moment.played[0]
