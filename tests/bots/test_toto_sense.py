"""The parts of the Toto opponents: odds, beliefs, prizes, playouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dugout.bots.base import Budget
from dugout.bots.contract import Asked, bot
from dugout.bots.search.playouts import mean_values
from dugout.core.dice import Roller
from dugout.core.values import Event
from dugout.games.registry import game
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.choices import GOAL_SIDE
from dugout.games.toto.parts.opponents.advice import TotoAdviser
from dugout.games.toto.parts.opponents.beliefs import Reader, first_beliefs
from dugout.games.toto.parts.opponents.hard import Hard
from dugout.games.toto.parts.opponents.odds import Forecaster, advance_odds
from dugout.games.toto.parts.opponents.playout import deal_hands, draw_world, play_goal
from dugout.games.toto.parts.opponents.prize import prize
from dugout.games.toto.parts.opponents.table import (
    AWAY,
    DRAW,
    HOME,
    Table,
    held_by_others,
    helps,
    unseen_cards,
)
from dugout.i18n import LANGUAGES, render

RULES = game("toto")
LOCKED = Event("to.forms-locked", "TO-5.4", (1, 1, 1))


def view_of(position: str, seat: int = 0) -> Any:
    return RULES.view(RULES.from_position(position), seat)


START = view_of("seats=4 mode=hotseat turn=1 hands=c1123w,c1122,c1133,c11w4")


def goal(seat: int, fixture: int, side: int, card: int, home: int, away: int) -> Event:
    return Event("to.goal", "TO-6.4", (seat, fixture, side, card, home, away))


def test_table_counts_what_is_left() -> None:
    table = Table(view_of("seats=2 mode=hotseat turn=1 scores=1:2-1 hands=o112w,c12 discarded=1w"))
    assert table.left == [18 - 2 - 1, 13, 10, 7, 4, 3, 7]
    assert sum(table.playable) == pytest.approx(4 + 2)
    assert table.playable[0] == pytest.approx(2 + 13 * 2 / 55)
    assert held_by_others(table, 0) == 13
    assert unseen_cards(table)[0] == 13
    assert table.levels() == [24, 1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("mark", "home", "away", "side", "wanted"),
    [
        (HOME, 0, 0, HOME, 1),
        (HOME, 3, 0, AWAY, -1),
        (AWAY, 0, 0, AWAY, 1),
        (DRAW, 1, 0, AWAY, 1),
        (DRAW, 1, 0, HOME, -1),
        (DRAW, 1, 1, HOME, -1),
    ],
)
def test_which_goals_help_a_mark(mark: int, home: int, away: int, side: int, wanted: int) -> None:
    assert helps(mark, home, away, side) == wanted


def test_odds_are_odds_and_follow_wishes() -> None:
    odds = Forecaster(START_LEVELS, FULL_DECK).odds
    for wishes in ((0, 0, 0), (4, 2, 0), (0, 0, 6)):
        assert sum(odds(1, 0, wishes)) == pytest.approx(1)
    assert odds(0, 0, (4, 0, 0))[HOME] > odds(0, 0, (0, 0, 0))[HOME] > odds(0, 0, (0, 4, 0))[HOME]
    assert odds(1, 1, (0, 0, 4))[DRAW] > odds(1, 1, (0, 0, 0))[DRAW]
    assert odds(0, 0, (0, 0, 0))[HOME] == pytest.approx(odds(0, 0, (0, 0, 0))[AWAY])


START_LEVELS = [26, 0, 0, 0, 0, 0, 0]
FULL_DECK = [18, 14, 10, 7, 4, 3, 8]


def test_a_side_whose_card_is_gone_is_closed() -> None:
    left = [0, 3, 2, 1, 1, 1, 0]
    assert advance_odds([10, 8, 4, 2, 1, 1, 0], left)[0] == 0
    assert Forecaster([10, 8, 4, 2, 1, 1, 0], left).odds(0, 0, (6, 0, 0)) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("counts", "last", "wanted"),
    [
        ([9, 7, 8, 3], False, 1.0),
        ([9, 9, 8, 3], False, 0.5),
        ([8, 9, 8, 3], False, 0.0),
        ([9, 9, 9, 3], False, 0.25),
        ([3, 9, 9, 9], False, 0.25),
        ([9, 9, 9, 3], True, 1 / 3),
        ([3, 9, 9, 9], True, 0.0),
        ([7, 7], False, 0.5),
    ],
)
def test_prizes_follow_the_table_of_ties(counts: list[int], last: bool, wanted: float) -> None:
    assert prize(counts, 0, last) == pytest.approx(wanted)


def test_a_goal_makes_a_mark_likelier_and_untouched_fixtures_less_in_need() -> None:
    before = first_beliefs(START)
    after = Reader(START, [LOCKED, goal(1, 3, HOME, 1, 1, 0)]).forms
    assert after[1][2][HOME] > before[1][2][HOME]
    assert after[1][2][AWAY] < before[1][2][AWAY]
    assert after[1][5][DRAW] > before[1][5][DRAW]
    assert after[2] == before[2]
    assert all(sum(row) == pytest.approx(1) for form in after for row in form)


def test_a_whistle_and_a_silence_speak_too() -> None:
    before = first_beliefs(START)
    whistled = Event("to.whistle", "TO-7.4", (3, 1, 3, HOME, 1, 0, 0))
    stood = Event("to.stands", "TO-14.1", (1, 3, HOME, 1))
    scored = goal(1, 3, HOME, 1, 1, 0)
    assert Reader(START, [LOCKED, scored, whistled]).forms[3][2][HOME] < before[3][2][HOME]
    assert Reader(START, [LOCKED, scored, stood]).forms[3][2][DRAW] < before[3][2][DRAW]


def test_a_pass_rules_cards_out_of_the_hand() -> None:
    reader = Reader(START, [LOCKED, Event("to.pass", "TO-6.9", (2,))])
    assert reader.lacking == [0, 0, 1, 0]
    table = Table(view_of("seats=4 mode=hotseat turn=1 hands=c12,c12,c34,c12"))
    for number in range(20):
        hands = deal_hands(table, reader.lacking, Roller(str(number)))
        assert [sum(hand) for hand in hands] == table.hand_sizes
        assert hands[0] == table.hand


def test_earlier_rounds_are_forgotten_but_for_the_forms() -> None:
    old = [LOCKED, goal(1, 3, HOME, 1, 1, 0)]
    assert Reader(START, [*old, LOCKED]).forms == first_beliefs(START)


def test_playouts_know_who_has_the_last_word() -> None:
    """Only the own seat holds a one: putting it where the form wants a home win wins that fixture."""
    position = "seats=2 mode=hotseat turn=1 hands=c1,c- forms=1333333333333,2333333333333"
    table = Table(view_of(position))
    reader = Reader(view_of(position), [LOCKED])
    world = draw_world(table, reader, Roller("end"))
    world.forms[1] = [AWAY] + [DRAW] * (FIXTURES - 1)
    assert play_goal(table, world, 0) > play_goal(table, world, 1)
    assert play_goal(table, world, 0) > play_goal(table, world, 2)


def counting(limit: int) -> Callable[[int], bool]:
    left = [limit]

    def spend(nodes: int) -> bool:
        left[0] -= nodes
        return left[0] >= 0

    return spend


def test_candidates_are_tried_in_the_same_worlds() -> None:
    drawn: list[int] = []

    def draw() -> int:
        drawn.append(len(drawn))
        return drawn[-1]

    values = mean_values([10, 20], draw, lambda world, candidate: float(world + candidate), counting(9))
    assert drawn == [0, 1, 2, 3]
    assert values == [11.5, 21.5]


def decide(position: str, history: list[Event], seed: str = "x") -> str:
    decider = Hard(Budget(160))
    decider.observe(history)
    state = RULES.from_position(position)
    seat = RULES.pending(state).seats[0]
    choice = decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller(seed))
    return RULES.describe(choice)


def test_hard_keeps_its_ones_while_others_have_some() -> None:
    position = "seats=4 mode=hotseat turn=1 scores=1:1-0 hands=c112,c11,c11,c11"
    assert decide(position, [LOCKED]) == "goal 1H"


def test_hard_stops_the_goal_that_would_take_the_pot_away() -> None:
    """The last goal of a round levels a fixture that decides between two seats."""
    position = "seats=2 mode=hotseat window=2:1A scores=1:1-1 hands=cw,c- forms=1333322222222,3333333333333"
    history = [LOCKED, goal(1, 1, AWAY, 1, 1, 1)]
    assert decide(position, history) == "whistle"


def test_hard_lets_a_goal_stand_that_changes_nothing() -> None:
    position = "seats=2 mode=hotseat window=2:1H scores=1:6-0 hands=cw,c- forms=1333333333333,2333333333333"
    assert decide(position, [LOCKED]) == "stand"


SPOILT = "seats=2 mode=hotseat window=2:1H scores=1:1-0 hands=cw,c- forms=3333333333333,1333333333333"


@pytest.mark.parametrize("name", ["opa-wim", "lotte-ruys@easy"])
def test_whom_people_meet_first_lets_their_first_goals_stand(name: str) -> None:
    def answers(*goals: Event) -> set[str]:
        state = RULES.from_position(SPOILT)
        view, legal = RULES.view(state, 0), RULES.legal(state, 0)
        found: set[str] = set()
        for seed in range(12):
            kind = bot("toto", name)
            kind.observe([LOCKED, *goals])  # type: ignore[attr-defined]
            found.add(RULES.describe(kind.decide(RULES, 0, view, legal, Roller(str(seed)))))
        return found

    now, before = goal(1, 1, HOME, 1, 1, 0), goal(1, 5, AWAY, 1, 0, 1)
    assert answers(now) == answers(before, now) == {"stand"}
    assert "whistle" in answers(before, before, now)


def compared(position: str, played: str) -> tuple[str, dict[str, Any]] | None:
    state = RULES.from_position(position)
    asked = Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0), [LOCKED])
    found = TotoAdviser().compare(asked, (RULES.parse(played),), Budget(240))
    return found and (RULES.describe(found[1].choices[0]), found[1].args)


FOUR_FORMS = "forms=1233333333333,3333333333333,3333333333333,3333333333333"
FORMS = "forms=1233333333333,3333333333333"
"""The first seat wants the home side in match 1, the away side in match 2, and draws."""


def test_a_goal_against_the_own_form_is_told_with_both_matches_and_their_chances() -> None:
    forms = "forms=1222211133333,3333333333333"
    found = compared(f"seats=2 mode=hotseat turn=1 scores=1:1-1,2:1-1 hands=c22,c33 {forms}", "goal 2H")
    assert found is not None
    better, args = found
    assert better in ("goal 1H", "goal 2A")
    assert (args["why"], args["played-mark"], args["played-change"]) == ("hurts", 2, "down")
    assert (args["played-home"], args["played-away"]) == ("team-eng", "team-sco")
    assert args["change"] == "up"
    assert args["after"] > args["before"]
    for language in LANGUAGES:
        said = render("hint-to-better", args, language)
        assert f"{args['played-after']}" in said
        assert "{" not in said


def test_a_better_goal_is_compared_with_one_goal_alone() -> None:
    """A seat that goes on alone scores several in a row; the picture of a moment marks one of them."""
    forms = "forms=1222211133333,3333333333333"
    state = RULES.from_position(f"seats=2 mode=hotseat turn=1 scores=1:1-1,2:1-1 hands=c22,c33 {forms}")
    asked = Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0), [LOCKED])
    played = (RULES.parse("goal 2H"), RULES.parse("goal 1A"))
    found = TotoAdviser().compare(asked, played, Budget(240))
    assert found is not None
    assert found[1].of == 1


def test_nobody_is_told_off_for_a_goal_with_a_tick_because_of_a_one() -> None:
    """`hard` keeps its ones, but the board marks the one as what makes a row right."""
    position = f"seats=2 mode=hotseat turn=1 scores=3:1-1 hands=c12,c1 {FORMS}"
    assert decide(position, [LOCKED]).startswith("goal 3"), "what the strongest would play"
    assert compared(position, "goal 1H") is None


def test_a_one_spent_for_nothing_is_told_as_such() -> None:
    found = compared(f"seats=2 mode=hotseat turn=1 scores=1:1-0 hands=c12,c11 {FORMS}", "goal 3H")
    assert found is not None
    assert found[0] == "goal 1H"
    assert found[1]["why"] == "ones"
    assert found[1]["open"] == 25


def test_the_coach_names_a_tick_first_and_then_what_saves_a_one() -> None:
    state = RULES.from_position(
        f"seats=4 mode=hotseat turn=1 scores=1:1-0 hands=c112,c11,c11,c11 {FOUR_FORMS}"
    )
    asked = Asked(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0), [LOCKED])
    first, *others = TotoAdviser().advise(asked, Budget(240))
    effects = asked.view.effects
    assert effects[first.choices[0] - GOAL_SIDE] == "right"
    assert first.args["ones"] == "same"
    safer = next(advice for advice in others if RULES.describe(advice.choices[0]) == "goal 1H")
    assert safer.args["ones"] == "saved"
    assert [first.value, *(a.value for a in others)] == sorted(
        (a.value for a in (first, *others)), reverse=True
    )
    assert all("1" in render("hint-to-goal", safer.args, language) for language in LANGUAGES)


def test_a_goal_against_the_own_form_that_a_whistle_could_stop_is_a_moment() -> None:
    position = "seats=2 mode=hotseat window=2:1A scores=1:1-1 hands=cw,c- forms=1333322222222,3333333333333"
    found = compared(position, "stand")
    assert found is not None
    assert found[0] == "whistle"
    assert (found[1]["whistles"], found[1]["change"]) == (1, "down")
    for language in LANGUAGES:
        assert "{" not in render("hint-to-let-stand", found[1], language)
    assert compared(position, "whistle") is None
    view = view_of(position)
    assert TotoAdviser().reviews(view)
    assert not TotoAdviser().reviews(view_of(position.replace("hands=cw,c-", "hands=c1,cw")))
