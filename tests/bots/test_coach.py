"""The coach: plans that can be played, sentences that exist, and the moments that cost most."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.bots.base import Budget
from dugout.bots.coach import Hint, Moment, different, hints, moments
from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.record import write_answer
from dugout.core.values import Record, Setup
from dugout.games.champions.choices import parse
from dugout.games.champions.judgement.turns import Turn
from dugout.games.champions.parts.opponents.advice import why, why_intercept
from dugout.games.registry import game
from dugout.i18n import LANGUAGES, has, render

SMALL = Budget(30)


def questions(game_id: str, seats: int, options: dict[str, Any], every: int) -> list[tuple[Any, Asked]]:
    """Questions of a match between easy opponents."""
    rules = game(game_id)
    state = rules.new(Setup(seats, options, rules.version))
    dice, mind = Roller("coach"), Roller("coach mind")
    table = [bot(game_id, "easy") for _ in range(seats)]
    found: list[tuple[Any, Asked]] = []
    count = 0
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            rules.apply(state, CHANCE, dice.face(rules.chances(state)))
        elif pending.seats:
            seat = pending.seats[0]
            legal, view = rules.legal(state, seat), rules.view(state, seat)
            count += 1
            if len(legal) > 1 and count % every == 0:
                found.append((rules.copy(state), Asked(rules, seat, view, legal)))
            rules.apply(state, seat, table[seat].decide(rules, seat, view, legal, mind))
        else:
            rules.apply(state, HOST, rules.legal(state, HOST)[0])
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "seats", "options", "every"), [("champions", 2, {}, 23), ("toto", 3, {"rounds": 1}, 17)]
)
def test_hints_can_be_played_and_have_words(
    game_id: str, seats: int, options: dict[str, Any], every: int
) -> None:
    reasons: set[str] = set()
    for state, asked in questions(game_id, seats, options, every):
        found = hints(asked, SMALL)
        assert 1 <= len(found) <= 3
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        for hint in found:
            after = asked.rules.copy(state)
            for text in hint.plan:
                choice = asked.rules.parse(text)
                assert choice in asked.rules.legal(after, asked.seat)
                asked.rules.apply(after, asked.seat, choice)
            reasons.add(hint.reason)
            for language in LANGUAGES:
                assert has(hint.reason, language)
                assert "{" not in render(hint.reason, hint.args, language)
            assert hint.steps, "every plan is told"
            for step in hint.steps:
                key = step.code if "." not in step.code else f"ev-{step.code.replace('.', '-')}"
                assert all(has(key, language) for language in LANGUAGES), key
    assert len(reasons) > 2


def test_where_the_strongest_opponent_has_one_idea_it_is_the_plan() -> None:
    rules = game("counter-attack")
    state = rules.new(Setup(2, {}, rules.version))
    while rules.pending(state).chance:
        rules.apply(state, CHANCE, rules.chances(state)[0])
    seat = rules.pending(state).seats[0]
    asked = Asked(rules, seat, rules.view(state, seat), rules.legal(state, seat))
    assert [hint.reason for hint in hints(asked, SMALL)] == ["hint-ca-card"]


def open_goal() -> Any:
    rules = game("champions")
    state = rules.from_position(
        "H=1e0,2a2,3d3,8e6,14e11,15g11 A=1a13,2b12,3j12,8f7,14a4 ball=e12 last=A#2k turn=H partial=1"
    )
    if not rules.pending(state).chance:
        rules.apply(state, 0, parse("roll"))
    rules.apply(state, CHANCE, 6)
    return state


def test_an_open_goal_is_the_first_hint() -> None:
    rules, state = game("champions"), open_goal()
    first = hints(Asked(rules, 0, rules.view(state, 0), rules.legal(state, 0)), Budget(60))[0]
    assert first.reason == "hint-ch-shot"
    assert first.args == {"shirt": 14}
    assert first.odds["arrives"] == {"num": 1, "den": 1}


@pytest.mark.parametrize(
    ("men", "to", "number"),
    [
        ("H=1e0,10e7,8e10 A=1e14,2j12,11f9,12c9", "mine", 12),
        ("H=1e0,10e7,8e10,9c9 A=1e14,2j12,11f9", "theirs", 9),
    ],
)
def test_stepping_in_says_who_has_the_ball_then(men: str, to: str, number: int) -> None:
    """CH-13.11: the ball runs on, to whoever stands on c9."""
    rules = game("champions")
    state = rules.from_position(f"{men} ball=e6 turn=H partial=1")
    if not rules.pending(state).chance:
        rules.apply(state, 0, parse("roll"))
    rules.apply(state, CHANCE, 5)
    for answer in ("run H#10 1", "kick N4", "kick N2"):
        rules.apply(state, 0, parse(answer))
    reason, args = why_intercept(state, 1, parse("intercept A#11"))
    assert (reason, args) == ("hint-ch-intercept", {"shirt": 11, "to": to, "next": number})
    whose = "your" if to == "mine" else "their"
    assert f"{whose} number {number}" in render(reason, args, "en")


@pytest.mark.parametrize(("rival", "reason"), [("e10", "hint-best"), ("e11", "hint-ch-clear")])
def test_a_ball_beside_an_opponent_is_not_called_cleared(rival: str, reason: str) -> None:
    """Any roll brings him there, so "needs a 1 or more" is no reason."""
    rules = game("champions")
    state = rules.from_position(f"H=1e0,10e5 A=1e14,9{rival} ball=e6 turn=H partial=1")
    if not rules.pending(state).chance:
        rules.apply(state, 0, parse("roll"))
    rules.apply(state, CHANCE, 3)
    turn = Turn((parse("run H#10 1"), parse("kick N3")), 0.0)
    assert why(state, 0, turn)[0] == reason


def played_badly() -> Record:
    """A short match: home plays at random, away like `easy`."""
    rules = game("champions")
    setup = Setup(2, {"clock": "rolls"}, rules.version)
    state = rules.new(setup)
    dice, mind = Roller("bad"), Roller("bad mind")
    table = [bot("champions", "random"), bot("champions", "easy")]
    answers: list[str] = []
    while not (pending := rules.pending(state)).over and len(answers) < 160:
        if pending.chance:
            seat, choice = CHANCE, dice.face(rules.chances(state))
        else:
            seat = pending.seats[0]
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            choice = table[seat].decide(rules, seat, view, legal, mind)
        answers.append(write_answer(rules, seat, choice))
        rules.apply(state, seat, choice)
    return Record("champions", setup, answers)


def test_moments_differ_in_their_reasons_where_they_can() -> None:
    def moment(answer: int, loss: float, reason: str) -> Moment:
        return Moment(answer, 0, (f"played {answer}",), Hint(("better",), {}, 0.0, reason, {}), loss)

    found = [moment(1, 0.5, "a"), moment(2, 0.4, "a"), moment(3, 0.3, "a"), moment(4, 0.1, "b")]
    assert [one.answer for one in different(found)] == [1, 4, 2, 3]


def test_what_was_played_again_where_the_same_was_better_is_one_moment() -> None:
    def moment(answer: int, loss: float, better: str, seat: int = 0) -> Moment:
        return Moment(answer, seat, ("played",), Hint((better,), {}, 0.0, "a", {}), loss)

    found = [
        moment(1, 0.2, "this"),
        moment(2, 0.4, "this"),
        moment(3, 0.3, "that"),
        moment(4, 0.1, "this", 1),
    ]
    assert [one.answer for one in different(found)] == [2, 3, 4]


@pytest.mark.slow
def test_moments_are_those_that_cost_most() -> None:
    rules, record = game("champions"), played_badly()
    found: list[Moment] = moments(rules, record, Budget(12), seats=[0])
    assert len(found) == 3
    assert [moment.answer for moment in found] == sorted(moment.answer for moment in found)
    for moment in found:
        assert moment.seat == 0
        assert moment.loss > 0
        assert record.answers[moment.answer] == f"home {moment.played[0]}"
        assert moment.better.plan != moment.played
