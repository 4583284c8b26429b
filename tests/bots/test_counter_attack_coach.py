"""The coach on Counter Attack: answers that can be given, sentences that exist, and decisions that cost goals."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from dugout.bots.base import Budget
from dugout.bots.coach import hints, moments
from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.record import record_from_json, replay, write_answer
from dugout.core.values import Record, Setup
from dugout.games.counter_attack.parts.opponents.advice import CounterAttackAdviser
from dugout.games.counter_attack.parts.opponents.reasons import NO_SHARES, percents, why
from dugout.games.registry import game
from dugout.i18n import LANGUAGES, has, render

RULES = game("counter-attack")
GOLDEN = Path(__file__).parent.parent / "replays/counter-attack"
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
            told = view.ask in ("ca.action", "ca.tackle") or len(answers) % 13 == 0
            if len(legal) > 1 and told:
                asked.append((RULES.copy(state), Asked(RULES, seat, view, legal)))
            choice = table[seat].decide(RULES, seat, view, legal, mind)
        answers.append(write_answer(RULES, seat, choice))
        RULES.apply(state, seat, choice)
    return Record("counter-attack", SETUP, answers), asked


@pytest.mark.slow
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


PROMISES = {
    "hint-ca-shot": "goal",
    "hint-ca-last-shot": "goal",
    "hint-ca-pass": "arrives",
    "hint-ca-pass-chance": "arrives",
    "hint-ca-through": "arrives",
    "hint-ca-high": "accurate",
    "hint-ca-tackle": "won",
}


def promised(position: str, plan: str) -> int:
    """What the coach says of an answer, checked against the panel's number for it."""
    state = RULES.from_position(position)
    seat = RULES.pending(state).seats[0]
    reason, args = why(state, seat, RULES.parse(plan))
    part, whole = RULES.odds(state, seat, plan)[PROMISES[reason]]
    assert args["percent"] == round(100 * part / whole)
    return int(args["percent"])


def test_a_snapshot_is_promised_as_the_panel_gives_it_when_the_defence_has_moved() -> None:
    position = (
        "ca1 H9@14,0 H1@-18,0 H4@-3,1 A1@18,0 A4@16,12 A5@12,4 A6@14,6 has=H9 phase=A skills=H9:sh6;A1:sa3"
    )
    percent = promised(position, "snapshot")
    state = RULES.from_position(position)
    RULES.apply(state, 0, RULES.parse("snapshot"))
    worst = 100
    for move in RULES.legal(state, 1):
        after = RULES.copy(state)
        RULES.apply(after, 1, move)
        shares = [RULES.odds(after, 0, RULES.describe(aim))["goal"] for aim in RULES.legal(after, 0)]
        worst = min(worst, round(max(100 * part / whole for part, whole in shares)))
    assert percent == worst


@pytest.mark.slow
def test_every_promise_is_the_number_on_the_panel() -> None:
    seen: set[str] = set()
    for _state, asked in played(("hard", "easy"))[1]:
        for hint in hints(asked, Budget(100)):
            if hint.reason in PROMISES:
                shares = {name: Fraction(*pair) for name, pair in hint.odds.items() if name not in NO_SHARES}
                assert hint.args["percent"] == percents(shares)[PROMISES[hint.reason]], hint
                seen.add(hint.reason)
    assert seen >= {"hint-ca-pass", "hint-ca-tackle"}


def test_a_shot_comes_with_its_chance() -> None:
    state = RULES.from_position(
        "ca1 H9@14,2 H1@-18,0 H4@-3,1 A1@18,0 A4@10,10 has=H9 row=MP skills=H9:sh6;A1:sa3"
    )
    first = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))[0]
    assert first.reason == "hint-ca-shot"
    assert first.args["percent"] == 91
    assert first.odds["goal"] == [10, 11]


def test_a_run_with_the_ball_is_advised_as_a_whole_way() -> None:
    state = RULES.from_position(
        "ca1 H9@4,0 H1@-18,0 H4@-3,1 A1@18,0 A4@10,10 has=H9 phase=A skills=H9:sh6;A1:sa3"
    )
    hint = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))[0]
    assert hint.plan[0].startswith("run H9 ")
    assert len(hint.plan) > 2
    assert len(hint.steps) == len(hint.plan), "all of it is drawn"
    for text in hint.plan:
        assert RULES.parse(text) in RULES.legal(state, 0)
        RULES.apply(state, 0, RULES.parse(text))
    assert hint.odds["keeps"] == [1, 1]


LAST_STEP = "ca1 H9@13,9 H1@-18,0 H4@-3,1 A1@18,0 A4@14,8 A5@15,5 A6@14,6 has=H9 phase=C moved=256 skills=H9:sh3;A1:sa6"


@pytest.mark.parametrize(("minute", "last"), [(20, False), (43, True)])
def test_a_shot_is_not_let_pass_when_the_half_is_over_before_another(minute: int, last: bool) -> None:
    state = RULES.from_position(f"{LAST_STEP} clock={minute}")
    found = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))
    assert (found[0].reason == "hint-ca-last-shot") == last
    assert all(hint.reason != "hint-ca-last-shot" for hint in found[1:])
    if last:
        assert found[0].plan == ("snapshot",)
        part, whole = found[0].odds["goal"]
        assert found[0].args["percent"] == round(100 * part / whole)


@pytest.mark.parametrize(("shot", "lesson"), [("shot 18,-4", False), ("standard 8,8", True)])
def test_who_shot_is_not_shown_a_run_to_a_shot_that_is_no_better(shot: str, lesson: bool) -> None:
    state = RULES.from_position(
        "ca1 H9@9,9 H1@-18,0 H4@-3,1 A1@18,0 A5@13,5 has=H9 row=MP skills=H9:sh6;A1:sa4"
    )
    asked = Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0))
    found = CounterAttackAdviser().compare(asked, (RULES.parse(shot),), Budget(100))
    assert (found is not None and found[1].reason == "hint-ca-run-and-shoot") == lesson


def test_nobody_is_told_to_run_to_where_he_stands() -> None:
    state = RULES.from_position("ca1 H9@-7,-7 H1@-18,0 A9@-6,-6 A1@18,0 has=A9 phase=B skills=H9:ta1;A9:dr6")
    found = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))
    assert {"end"} < {hint.plan[0] for hint in found}
    assert all(
        not hint.steps or hint.steps[0].args.get("from") != hint.steps[0].args.get("target", -1)
        for hint in found
    )


@pytest.mark.slow
def test_moments_of_a_careless_match() -> None:
    record, _asked = played(("easy", "easy"))
    found = moments(RULES, record, Budget(60))
    assert found
    for moment in found:
        assert moment.loss > 0
        assert record.answers[moment.answer].endswith(moment.played[0])
        assert moment.better.plan[0] != moment.played[0]


@pytest.mark.slow
def test_a_run_with_the_ball_is_one_plan_wherever_it_ends_and_sentences_vary() -> None:
    said: list[str] = []
    runs = 0
    for state, asked in played(("hard", "easy"))[1]:
        for hint in hints(asked, Budget(300)):
            said.append(render(hint.reason, hint.args, "en"))
            if not hint.plan[0].startswith(f"run H{state.carrier + 1} " if asked.seat == 0 else "run A"):
                continue
            runs += hint.reason in ("hint-ca-carry", "hint-ca-run-and-shoot")
            there = RULES.copy(state)
            for text in hint.plan:
                if asked.seat not in RULES.pending(there).seats:
                    break  # dice, or the keeper
                assert RULES.parse(text) in RULES.legal(there, asked.seat)
                RULES.apply(there, asked.seat, RULES.parse(text))
    assert runs
    assert len(set(said)) > len(said) / 2


OCCASIONS = ("draft-core", "lively-more-1", "lively-corner-1", "rough-keeper", "extra-time-shootout")


def asides(name: str) -> dict[str, Asked]:
    """The first question of each kind of a golden match that leaves a choice, without those of the run of play.

    Where a man is put down who was taken up, no reason is better than any other.
    """
    record = record_from_json(json.loads((GOLDEN / f"{name}.json").read_text())["record"])
    found: dict[str, Asked] = {}
    for state, _events in replay(RULES, record):
        pending = RULES.pending(state)
        if pending.chance or pending.over:
            continue
        seat = pending.seats[0]
        code = RULES.question(state, seat).code
        if code not in found and not code.startswith(("ca.move-", "ca.lineup", "ca.put")):
            found[code] = Asked(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat))
    return {code: asked for code, asked in found.items() if len(asked.legal) > 1}


def test_every_occasion_has_a_reason_of_its_own() -> None:
    seen: set[str] = set()
    for name in OCCASIONS:
        for code, asked in asides(name).items():
            if code in seen:
                continue
            seen.add(code)
            hint = hints(asked, Budget(20))[0]
            assert hint.reason != "hint-best", code
            for language in LANGUAGES:
                words = render(hint.reason, hint.args, language)
                assert "{" not in words, (code, words)
                assert words != hint.reason
    assert seen >= {
        "ca.jump",
        "ca.free-moves",
        "ca.foul",
        "ca.taker",
        "ca.air-move",
        "ca.order",
        "ca.emergency",
    }


def test_a_tackle_that_is_a_foul_more_often_than_it_wins_the_ball_is_not_proposed() -> None:
    state = RULES.from_position(
        "ca1 H1@-18,0 H4@-6,0 H5@-12,-14 A1@18,0 A9@-11,1 A8@2,4 has=A9 phase=B skills=H4:ta1;A9:dr4,sh6"
    )
    RULES.apply(state, 0, RULES.parse("run H4 -10,0"))
    odds = RULES.odds(state, 0, "tackle")
    assert Fraction(*odds["won"]) < Fraction(*odds["foul"])
    asked = Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0))
    assert [hint.plan for hint in hints(asked, Budget(100))] == [("no",)]


def test_a_keeper_who_stays_has_a_reason_of_his_own() -> None:
    state = RULES.from_position("ca1 H9@11,1 A1@18,0 has=H9 phase=A skills=H9:sh5;A1:sa5")
    RULES.apply(state, 0, RULES.parse("run H9 12,2"))
    assert RULES.question(state, 1).code == "ca.keeper-step"
    reason, args = why(state, 1, RULES.parse("stay"))
    assert reason == "hint-ca-keeper-stay"
    assert all(has(reason, language) and render(reason, args, language) != reason for language in LANGUAGES)


def test_the_step_that_is_advised_to_a_keeper_is_the_best_on_the_panel() -> None:
    state = RULES.from_position("ca1 H9@11,-11 A1@18,-4 has=H9 phase=A skills=H9:sh5;A1:sa5")
    RULES.apply(state, 0, RULES.parse("run H9 12,-10"))
    assert RULES.question(state, 1).code == "ca.keeper-step"
    asked = Asked(RULES, 1, RULES.view(state, 1), RULES.legal(state, 1))
    told = {RULES.describe(choice): RULES.odds(state, 1, RULES.describe(choice)) for choice in asked.legal}
    best = hints(asked, Budget(100))[0]
    assert Fraction(*told[best.plan[0]]["their-shot"]) == min(
        Fraction(*odds["their-shot"]) for odds in told.values()
    )


def test_who_ends_a_step_in_which_nobody_has_moved_is_not_told_that_nobody_else_moves() -> None:
    """One sentence serves every question that can be ended, before the first move too."""
    for language in LANGUAGES:
        words = render("coach-plan-ca-end", {}, language)
        assert not {"else", "sonst", "autre", "Verder"} & set(words.replace(".", "").split()), words


def test_what_is_said_of_a_man_in_the_way_of_a_snapshot_is_what_the_panel_gives() -> None:
    state = RULES.from_position(
        "ca1 H9@14,4 H1@-18,0 H4@-3,1 A1@18,0 A4@16,8 A5@12,4 A6@14,8 has=H9 phase=A skills=H9:sh4;A1:sa4"
    )
    RULES.apply(state, 0, RULES.parse("snapshot"))
    assert RULES.question(state, 1).code == "ca.snap-move"

    def best(after: Any) -> int:
        RULES.apply(after, 1, RULES.parse("end"))
        shares = [RULES.odds(after, 0, RULES.describe(aim))["goal"] for aim in RULES.legal(after, 0)]
        return round(max(100 * part / whole for part, whole in shares))

    checked = 0
    for choice in RULES.legal(state, 1):
        reason, args = why(state, 1, choice)
        if reason != "hint-ca-cover" or args["why"] != "shot":
            continue
        after = RULES.copy(state)
        _verb, man, cell = RULES.describe(choice).split()
        after = RULES.from_position(RULES.position(state).replace(_at(state, man), f"{man}@{cell}"))
        assert (args["before"], args["after"]) == (best(RULES.copy(state)), best(after))
        checked += 1
    assert checked > 3


def _at(state: Any, man: str) -> str:
    """Where a man stands, as the notation of positions has it."""
    return next(word for word in RULES.position(state).split() if word.startswith(f"{man}@"))


def test_the_ball_is_not_carried_into_tackles_when_the_half_is_over_before_it_is_of_use() -> None:
    state = RULES.from_position(
        "ca1 H9@4,0 H1@-18,0 H4@-3,1 A1@18,0 A4@9,-3 A5@10,0 A6@9,3 has=H9 phase=A skills=H9:dr1;A4:ta6 clock=43"
    )
    first = hints(Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0)), Budget(100))[0]
    assert first.args["percent"] == 100
