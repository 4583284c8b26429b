"""Positions, answers and stored states from strangers: either they are sound or they are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dugout.core.dice import Roller
from dugout.core.errors import ParseError
from dugout.core.values import Setup
from dugout.games.registry import game
from dugout.games.toto.options import Config, configure
from dugout.games.toto.state import State
from tests.contract.play import samples

RULES = game("toto")
WORDS = [word for sample in samples("toto") for word in RULES.position(sample.state).split()]
POSITIONS = [RULES.position(sample.state) for sample in samples("toto")]
DUMPS = [RULES.dump(sample.state) for sample in samples("toto")]

oddities = st.one_of(
    st.integers(-3, 70),
    st.integers(-(10**18), 10**18),
    st.none(),
    st.booleans(),
    st.text(max_size=5),
    st.lists(st.integers(-9, 9), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.floats(),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(POSITIONS), st.sampled_from(WORDS), st.integers(0, 400), st.characters())
def test_damaged_positions(position: str, word: str, place: int, character: str) -> None:
    """A word exchanged, a character exchanged: read as a sound state or refused."""
    name = word.partition("=")[0]
    swapped = " ".join(word if old.partition("=")[0] == name else old for old in position.split())
    place %= len(position)
    for text in (swapped, position[:place] + character + position[place + 1 :], position[:place]):
        try:
            state = RULES.from_position(text)
        except ParseError:
            continue
        assert RULES.problems(state) == []
        assert RULES.from_position(RULES.position(state)) is not None


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=30))
@pytest.mark.slow
def test_any_text_is_an_answer_or_refused(text: str) -> None:
    for candidate in (text, f"goal {text}", f"column {text}", f"form {text}"):
        try:
            choice = RULES.parse(candidate)
        except ParseError:
            continue
        assert RULES.parse(RULES.describe(choice)) == choice


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a nest of lists and mappings."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found.extend(places_in(value, (*path, key)))
    return found


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.sampled_from(DUMPS), st.integers(0, 10**6), oddities)
def test_damaged_states(dump: dict[str, Any], place: int, oddity: Any) -> None:
    """One value of a stored state exchanged: it loads as a sound state that can be played on, or is refused."""
    data = json.loads(json.dumps(dump))
    places = places_in(data)
    path = places[place % len(places)]
    target = data
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = oddity
    try:
        state = RULES.load(data)
    except ParseError:
        return
    assert RULES.problems(state) == []
    pending = RULES.pending(state)
    for seat in pending.seats:
        assert RULES.legal(state, seat)
    if pending.chance:
        RULES.apply(state, -1, Roller("on").face(RULES.chances(state)))
    for viewer in range(state.config.seats):
        RULES.view(state, viewer)


def test_a_state_keeps_the_version_of_its_match() -> None:
    """Once there are newer rules, matches by these are dumped, written and read as their own."""
    state = State(Config(2, configure(Setup(2)).values, 7))
    assert RULES.dump(state)["version"] == 7
    assert "version=7" in RULES.position(state).split()
    with pytest.raises(ParseError):
        RULES.from_position(RULES.position(state))
    assert RULES.from_position("seats=2 version=1 ask=column").config.version == 1
