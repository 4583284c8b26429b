"""The laws of the core contract, over every registered game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from dugout.core.dice import Roller
from dugout.core.engine import checked_apply
from dugout.core.errors import ParseError, SetupError
from dugout.core.ids import CHANCE, EVERYONE, HOST, PUBLIC
from dugout.core.record import read_answer, record_from_json, record_to_json, replay, state_hash, write_answer
from dugout.core.rules import Rules
from dugout.core.values import BOTS_AT_ONCE, BOTS_LAST, BOTS_LATE, Event, Refusal, Setup
from dugout.games.registry import GAMES, UnknownGame, game, games
from tests.contract.play import choices_seen, finished, matches, next_answer, play, samples

each_game = pytest.mark.parametrize("name", GAMES)


def dumped(rules: Rules[Any, Any], state: Any) -> str:
    return json.dumps(rules.dump(state), sort_keys=True)


def some(choices: Sequence[int], most: int = 12) -> list[int]:
    """The first, the last and some between."""
    step = max(1, len(choices) // most)
    return sorted({*(choices[index] for index in range(0, len(choices), step)), choices[-1]})


def asked(rules: Rules[Any, Any], state: Any) -> list[int]:
    """Everybody who may answer: seats, seats that may replace an answer, the host."""
    pending = rules.pending(state)
    return [*pending.seats, *pending.may, *([HOST] if pending.host else [])]


def test_the_registry_names_every_game_once() -> None:
    assert [rules.name for rules in games()] == list(GAMES)
    assert game(GAMES[0]) is game(GAMES[0])
    with pytest.raises(UnknownGame):
        game("hockey")


@each_game
def test_the_match_waits_for_exactly_one_thing(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        pending = rules.pending(sample.state)
        assert [pending.over, pending.chance, bool(pending.seats)].count(True) == 1, sample.label
        assert len(pending.seats) == len(set(pending.seats))
        assert not set(pending.seats) & set(pending.may)
        assert all(0 <= seat < sample.seats for seat in (*pending.seats, *pending.may, *pending.shown))
        assert not pending.shown or set(pending.seats) <= set(pending.shown)
        assert pending.over == (rules.result(sample.state) is not None)


@each_game
def test_legal_answers_are_ascending_and_there_for_whoever_is_asked(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        may_answer = asked(rules, sample.state)
        for seat in (*range(sample.seats), HOST):
            legal = rules.legal(sample.state, seat)
            assert bool(legal) == (seat in may_answer), f"{sample.label}: seat {seat}"
            if not isinstance(legal, range):
                assert all(a < b for a, b in pairwise(legal)), sample.label


@each_game
def test_legal_answers_are_accepted_and_leave_a_sound_state(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        before = rules.pending(sample.state).number
        for seat in asked(rules, sample.state):
            for choice in some(rules.legal(sample.state, seat)):
                assert rules.refusal(sample.state, seat, choice) is None
                copy = rules.copy(sample.state)
                outcome = checked_apply(rules, copy, seat, choice)
                assert not isinstance(outcome, Refusal), f"{sample.label}: {rules.describe(choice)}"
                assert rules.problems(copy) == [], f"{sample.label}: {rules.describe(choice)}"
                assert rules.pending(copy).number >= before


@each_game
def test_other_answers_are_refused_with_a_reason_and_change_nothing(name: str) -> None:
    rules = game(name)
    refused = 0
    for sample in samples(name)[::2]:
        before = dumped(rules, sample.state)
        for seat in (*range(sample.seats), HOST):
            legal = rules.legal(sample.state, seat)
            for choice in some(choices_seen(name), 40):
                if choice in legal:
                    continue
                outcome = checked_apply(rules, sample.state, seat, choice)
                assert isinstance(outcome, Refusal), f"{sample.label}: {seat} {rules.describe(choice)}"
                assert outcome.code
                refused += 1
        assert dumped(rules, sample.state) == before
    assert refused > 100


@each_game
def test_dice_show_faces_of_their_range_only(name: str) -> None:
    rules = game(name)
    rolled = 0
    for sample in samples(name):
        pending = rules.pending(sample.state)
        if not pending.chance:
            assert checked_apply(rules, sample.state, CHANCE, 0) == Refusal("not-a-die")
            continue
        faces = rules.chances(sample.state)
        assert len(faces) > 1
        for face in (faces[0] - 1, faces[-1] + 1):
            assert isinstance(checked_apply(rules, sample.state, CHANCE, face), Refusal)
        for face in (faces[0], faces[-1]):
            copy = rules.copy(sample.state)
            assert not isinstance(checked_apply(rules, copy, CHANCE, face), Refusal)
            assert rules.problems(copy) == []
            rolled += 1
    assert rolled


@each_game
def test_random_states_are_sound(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        assert rules.problems(sample.state) == [], sample.label


@each_game
def test_copies_are_independent(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        original = dumped(rules, sample.state)
        copy = rules.copy(sample.state)
        twin = rules.copy(sample.state)
        roller = Roller(sample.label)
        for _ in range(30):
            if rules.pending(copy).over:
                break
            rules.apply(copy, *next_answer(rules, copy, roller))
        assert dumped(rules, sample.state) == original, sample.label
        assert dumped(rules, twin) == original


@each_game
def test_a_dumped_state_loads_as_itself(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        text = dumped(rules, sample.state)
        loaded = rules.load(json.loads(text))
        assert dumped(rules, loaded) == text
        assert rules.pending(loaded) == rules.pending(sample.state)
        assert state_hash(rules, loaded) == state_hash(rules, sample.state)
        state, roller = rules.copy(sample.state), Roller(sample.label)
        for _ in range(10):
            if rules.pending(state).over:
                break
            seat, choice = next_answer(rules, state, roller)
            assert rules.apply(loaded, seat, choice) == rules.apply(state, seat, choice), sample.label
        assert dumped(rules, loaded) == dumped(rules, state)


@each_game
def test_rubbish_does_not_load(name: str) -> None:
    rules = game(name)
    good = rules.dump(samples(name)[3].state)
    for bad in ({}, {"schema": 999}, {**good, "schema": 999}):
        with pytest.raises(ParseError):
            rules.load(bad)
    for key in good:
        with pytest.raises(ParseError):
            rules.load({other: value for other, value in good.items() if other != key})


@each_game
def test_answers_have_a_text_and_back(name: str) -> None:
    rules = game(name)
    for choice in choices_seen(name):
        text = rules.describe(choice)
        assert rules.parse(text) == choice
        assert "\n" not in text and text == text.strip()
    for rubbish in ("", " ", "jump", "42", "\x00", "é" * 3000):
        with pytest.raises(ParseError):
            rules.parse(rubbish)


@each_game
def test_record_lines_read_back(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in asked(rules, sample.state):
            choice = rules.legal(sample.state, seat)[-1]
            line = write_answer(rules, seat, choice)
            assert read_answer(rules, sample.seats, line) == (seat, choice)


@each_game
def test_positions_round_trip(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        text = rules.position(sample.state)
        assert "\n" not in text
        loaded = rules.from_position(text)
        assert rules.position(loaded) == text, sample.label
        assert rules.problems(loaded) == []
        was, now = rules.pending(sample.state), rules.pending(loaded)
        assert (was.seats, was.may, was.host, was.chance, was.over) == (
            now.seats,
            now.may,
            now.host,
            now.chance,
            now.over,
        ), text
        for seat in asked(rules, sample.state):
            assert list(some(rules.legal(loaded, seat))) == some(rules.legal(sample.state, seat))
    for rubbish in ("", "nonsense", "=", "a=b=c"):
        with pytest.raises(ParseError):
            rules.from_position(rubbish)


@each_game
def test_positions_can_be_drawn(name: str) -> None:
    rules = game(name)
    for sample in samples(name)[::3]:
        assert len(rules.draw(sample.state).splitlines()) > 5


@each_game
def test_views_travel_as_json(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in (*range(sample.seats), PUBLIC):
            view = rules.view(sample.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type()) == view


@each_game
def test_looking_changes_nothing(name: str) -> None:
    rules = game(name)
    for sample in samples(name)[::3]:
        before = dumped(rules, sample.state)
        for seat in (*range(sample.seats), PUBLIC):
            rules.view(sample.state, seat)
            rules.question(sample.state, seat)
        rules.tempo(sample.state)
        rules.position(sample.state)
        assert dumped(rules, sample.state) == before


@each_game
def test_a_resampled_state_looks_the_same(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in (*range(sample.seats), PUBLIC):
            view = rules.view(sample.state, seat)
            other = rules.resample(view, Roller(sample.label))
            assert rules.problems(other) == [], f"{sample.label}: seat {seat}"
            assert rules.view(other, seat) == view, f"{sample.label}: seat {seat}"
            if seat != PUBLIC:
                assert some(rules.legal(other, seat) or [-1]) == some(rules.legal(sample.state, seat) or [-1])
                assert rules.question(other, seat) == rules.question(sample.state, seat)


@each_game
def test_a_seed_means_one_match(name: str) -> None:
    rules = game(name)
    first = matches(name)[0]
    again = play(name, "0")
    assert again.record == first.record
    assert again.events == first.events
    assert state_hash(rules, again.state) == state_hash(rules, first.state)


@each_game
def test_records_replay_to_the_same_state(name: str) -> None:
    rules = game(name)
    for match in matches(name)[:3]:
        record = record_from_json(json.loads(json.dumps(record_to_json(match.record))))
        events: list[Event] = []
        state: Any = None
        for current, happened in replay(rules, record):
            state = current
            events.extend(happened)
        assert events == match.events
        assert state_hash(rules, state) == state_hash(rules, match.state)


@each_game
def test_events_fit_their_fields_and_quote_a_rule(name: str) -> None:
    rules = game(name)
    for match in matches(name):
        for event in match.events:
            fields = rules.event_fields(event.code)
            assert len(fields) == len(event.args), event
            assert all(isinstance(arg, int) for arg in event.args), event
            assert event.rule.startswith(f"{rules.rule_prefix}-"), event
            assert event.seats == EVERYONE or 0 < event.seats < 1 << match.record.setup.seats, event


@each_game
def test_the_default_answer_is_legal(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in rules.pending(sample.state).seats:
            assert rules.default(sample.state, seat) in rules.legal(sample.state, seat)


@each_game
def test_the_tempo_is_one_the_host_knows(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        tempo = rules.tempo(sample.state)
        assert tempo.seconds >= 0
        assert tempo.bots in (BOTS_AT_ONCE, BOTS_LATE, BOTS_LAST)
        assert not tempo.host_on_timeout or rules.pending(sample.state).host


@each_game
def test_results_place_every_seat(name: str) -> None:
    rules = game(name)
    match = finished(name)
    result = rules.result(match.state)
    assert result is not None
    assert len(result.places) == match.record.setup.seats
    assert min(result.places) == 1
    assert result.reason
    assert result.rule.startswith(f"{rules.rule_prefix}-")
    json.dumps(result.details)
    for seat in range(match.record.setup.seats):
        assert not rules.legal(match.state, seat)
    assert rules.problems(match.state) == []


@each_game
def test_defaults_make_a_match_and_bad_options_do_not(name: str) -> None:
    rules = game(name)
    rules.new(Setup(rules.min_seats))
    rules.new(Setup(rules.max_seats, {}, rules.version))
    bad_setups = [
        Setup(rules.min_seats - 1),
        Setup(rules.max_seats + 1),
        Setup(rules.min_seats, {"no such option": 1}),
        Setup(rules.min_seats, {}, rules.version + 1),
    ]
    for option in rules.options():
        bad_setups.append(Setup(rules.min_seats, {option.name: {"strange": [object]}}))
        if option.kind == "int":
            bad_setups.append(Setup(rules.min_seats, {option.name: option.high + 1}))
            bad_setups.append(Setup(rules.min_seats, {option.name: option.low - 1}))
            bad_setups.append(Setup(rules.min_seats, {option.name: str(option.low)}))
    for setup in bad_setups:
        with pytest.raises(SetupError):
            rules.new(setup)


@each_game
def test_standing_orders_are_refused_or_answer_legally(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in range(sample.seats):
            assert rules.check_orders(sample.state, seat, object()) is not None
        for seat in rules.pending(sample.state).seats:
            answer = rules.standing_answer(sample.state, seat, None)
            assert answer is None or answer in rules.legal(sample.state, seat)


@each_game
def test_what_is_made_for_everybody_is_legal(name: str) -> None:
    rules = game(name)
    for sample in samples(name):
        for seat in rules.pending(sample.state).seats:
            answer = rules.ready_answer(sample.state, seat)
            assert answer is None or answer in rules.legal(sample.state, seat)
