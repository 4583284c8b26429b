"""TO-13.1, TO-13.11, TO-13.12: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dugout.core.dice import Roller
from dugout.core.ids import PUBLIC
from dugout.core.values import Event
from dugout.games.registry import game
from dugout.games.toto.board import FORMS
from dugout.games.toto.choices import COVERED, FORM, OPEN, STAND, WHISTLE
from dugout.games.toto.kinds import ASK_FORM, ASK_GOAL, ASK_HAND, ASK_WHISTLE
from dugout.games.toto.options import ASYNC
from dugout.games.toto.state import State
from tests.contract.play import next_answer, random_setup

RULES = game("toto")

a_match = st.tuples(st.integers(0, 10**9), st.integers(0, 900))


def somewhere(seed: int, answers: int, kind: int = 0) -> tuple[State, Roller]:
    """A state of a random match after so many answers, and then (with `kind`) at the next question of that kind."""
    roller = Roller(f"secrecy {seed}")
    state: State = RULES.new(random_setup(RULES, roller))
    for _ in range(answers + 4000):
        if RULES.pending(state).over:
            break
        answers -= 1
        if answers < 0 and kind in (0, state.asking.kind):
            break
        RULES.apply(state, *next_answer(RULES, state, roller))
    return state, roller


def viewers(state: State) -> list[int]:
    return [*range(state.config.seats), PUBLIC]


def visible(events: list[Event], viewer: int) -> list[Event]:
    return [event for event in events if event.visible_to(0 if viewer == PUBLIC else 1 << viewer)]


def everything_for(state: State, viewer: int) -> tuple[Any, ...]:
    """All that ever leaves the engine for a viewer."""
    pending = RULES.pending(state)
    mine = viewer in pending.seats or viewer in pending.may
    shown = pending.shown or pending.seats
    return (
        RULES.view(state, viewer),
        RULES.question(state, viewer),
        list(RULES.legal(state, viewer)[:50]) if viewer != PUBLIC else [],
        (pending.number, mine, shown, pending.host, pending.chance, pending.over),
        RULES.tempo(state),
    )


def twin(state: State, viewer: int, roller: Roller) -> State:
    """Another state that differs only in what the viewer may not know; question numbers are public."""
    other: State = RULES.resample(RULES.view(state, viewer), roller)
    other.number = state.number
    other.known = None
    return other


@settings(max_examples=60, deadline=None)
@given(a_match)
def test_hidden_cards_forms_and_answers_do_not_show(match: tuple[int, int]) -> None:
    state, roller = somewhere(*match)
    for viewer in viewers(state):
        other = twin(state, viewer, roller)
        assert everything_for(other, viewer) == everything_for(state, viewer)


@settings(max_examples=60, deadline=None)
@given(a_match)
def test_own_answers_tell_no_more_while_the_question_is_open(match: tuple[int, int]) -> None:
    """The events of an own answer depend on hidden things only once the table moves on."""
    state, roller = somewhere(*match)
    pending = RULES.pending(state)
    for viewer in (*pending.seats, *pending.may):
        other = twin(state, viewer, roller)
        legal = RULES.legal(state, viewer)
        choice = legal[roller.below(len(legal))]
        one, two = RULES.copy(state), RULES.copy(other)
        seen_one = visible(RULES.apply(one, viewer, choice), viewer)
        seen_two = visible(RULES.apply(two, viewer, choice), viewer)
        if one.number == state.number and two.number == state.number:
            assert seen_one == seen_two
            assert everything_for(one, viewer) == everything_for(two, viewer)


def assert_alike(state: State, seat: int, first: int, second: int) -> None:
    """Whichever of two secret answers `seat` gives, all others see the same as long as the question is open."""
    one, two = RULES.copy(state), RULES.copy(state)
    events_one, events_two = RULES.apply(one, seat, first), RULES.apply(two, seat, second)
    assert one.number == two.number == state.number, "the question must stay open"
    for viewer in viewers(state):
        if viewer != seat:
            assert visible(events_one, viewer) == visible(events_two, viewer)
            assert everything_for(one, viewer) == everything_for(two, viewer)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 300))
def test_open_or_covered_is_secret_until_all_have_chosen(seed: int, answers: int) -> None:
    state, _ = somewhere(seed, answers, ASK_HAND)
    pending = RULES.pending(state)
    if state.asking.kind == ASK_HAND and len(pending.seats) > 1:
        for seat in pending.seats:
            assert_alike(state, seat, OPEN, COVERED)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 300), st.integers(0, FORMS - 1), st.integers(0, FORMS - 1))
def test_forms_are_secret(seed: int, answers: int, first: int, second: int) -> None:
    state, _ = somewhere(seed, answers, ASK_FORM)
    pending = RULES.pending(state)
    if state.asking.kind == ASK_FORM and len(pending.seats) > 1:
        for seat in (*pending.seats, *pending.may):
            assert_alike(state, seat, FORM + first, FORM + second)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 700))
def test_answers_in_a_window_are_secret(seed: int, answers: int) -> None:
    """TO-13.2: neither what a seat answers nor that it has answered can be seen."""
    state, _ = somewhere(seed, answers, ASK_WHISTLE)
    pending = RULES.pending(state)
    if state.asking.kind != ASK_WHISTLE or len(pending.seats) < 2:
        return
    for seat in pending.seats:
        one = RULES.copy(state)
        events = RULES.apply(one, seat, STAND)
        for viewer in viewers(state):
            if viewer != seat:
                assert visible(events, viewer) == []
                assert everything_for(one, viewer) == everything_for(state, viewer)
        if state.config.mode == ASYNC and WHISTLE in RULES.legal(state, seat):
            assert_alike(state, seat, STAND, WHISTLE)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 700))
def test_a_window_opens_by_public_facts_only(seed: int, answers: int) -> None:
    """TO-13.1: the same goal opens the same window whatever the covered hands hold."""
    state, roller = somewhere(seed, answers, ASK_GOAL)
    if state.asking.kind != ASK_GOAL:
        return
    scorer = RULES.pending(state).seats[0]
    choice = next_answer(RULES, state, roller)[1]
    other = twin(state, scorer, roller)
    one, two = RULES.copy(state), RULES.copy(other)
    events_one, events_two = RULES.apply(one, scorer, choice), RULES.apply(two, scorer, choice)
    windows = [
        [e for e in events if e.code in ("to.goal", "to.window")] for events in (events_one, events_two)
    ]
    assert windows[0] == windows[1]
    if one.asking.kind == ASK_WHISTLE:
        assert two.asking == one.asking
        assert everything_for(one, scorer) == everything_for(two, scorer)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9))
def test_private_events_go_to_their_seat_only(seed: int) -> None:
    """TO-13.12: of all events only the deal is private, and only its owner sees it."""
    roller = Roller(f"private {seed}")
    state: State = RULES.new(random_setup(RULES, roller))
    for _ in range(600):
        if RULES.pending(state).over:
            break
        seat, choice = next_answer(RULES, state, roller)
        for event in RULES.apply(state, seat, choice):
            assert (event.seats != -1) == (event.code == "to.deal")
            if event.code == "to.deal":
                assert event.seats == 1 << event.args[0]
