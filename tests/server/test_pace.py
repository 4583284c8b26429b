"""The pace that is shown is the pace that runs: for every game, in every mode, with every clock."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.rules import Rules
from dugout.core.values import EVERY_DECISION, Pending, Setup, Tempo
from dugout.games.registry import GAMES, game
from dugout.referee import control as timekeeping
from dugout.referee.catalogue import registered
from dugout.referee.control import SeatClock
from dugout.referee.pace import CLOCKS, agreed_options, offered, pace_of, running_clock
from dugout.referee.wire.clocks import Pace, TimeControl
from tests.server.harness import running, settings_for

SHORT = {"counter-attack": {"half_minutes": 5, "squads": "random"}, "toto": {"rounds": 1}, "champions": {}}
MODES: dict[str, list[dict[str, Any]]] = {
    "champions": [{}, {"clock": "rolls"}],
    "counter-attack": [
        {},
        *({"sand_timer": sand} for sand in ("off", "second_half", "on")),
        {"rules": "learning"},
        {"clock": "real"},
        {"clock": "real", "sand_timer": "on"},
    ],
    "toto": [
        {},
        {"mode": "hotseat"},
        {"mode": "live", "turn_seconds": 25, "whistle_seconds": 9},
        {"mode": "live", "turn_seconds": None},
        {"mode": "live", "turn_seconds": None, "whistle_seconds": None},
        {"mode": "async"},
        {"mode": "async", "turn_hours": 5, "whistle_hours": 2},
    ],
}
CASES = [(name, mode) for name in GAMES for mode in MODES[name]]
LIVE = TimeControl(kind="live", bank=300, increment=5)
DAYS = TimeControl(kind="days", days=3)


def questions(rules: Rules[Any, Any], options: dict[str, Any]) -> list[tuple[Pending, Tempo]]:
    """Every question to people in a match at random."""
    seats = min(3, rules.max_seats)
    state, dice = rules.new(Setup(seats, options)), Roller("pace")
    found: list[tuple[Pending, Tempo]] = []
    while not rules.pending(state).over:
        pending = rules.pending(state)
        if pending.chance:
            rules.apply(state, CHANCE, dice.face(rules.chances(state)))
            continue
        tempo = rules.tempo(state)
        found.append((pending, tempo))
        minute = tempo.beat and dice.below(8) == 0
        seat = HOST if minute else pending.seats[dice.below(len(pending.seats))]
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize(("name", "mode"), CASES, ids=[f"{name}-{mode}" for name, mode in CASES])
def test_what_is_shown_is_what_runs(name: str, mode: dict[str, Any]) -> None:
    rules, options = game(name), {**SHORT[name], **mode}
    asked = questions(rules, options)
    for clock in (TimeControl(), LIVE, DAYS):
        control = running_clock(rules, options, clock)
        shown = pace_of(rules, options, clock)
        limits = {limit.kind: limit.seconds for limit in shown.limits}
        assert ("half" in limits) == any(tempo.beat for _, tempo in asked)
        limits.pop("half", None)
        by_clock = {seconds_of(control, *each) for each in asked if not each[1].seconds} - {None}
        by_game = {tempo.seconds for _, tempo in asked if tempo.seconds}
        bank = {300} if shown.clock == LIVE else {3 * 86_400} if shown.clock == DAYS else set()
        assert by_clock | by_game == {*limits.values(), *bank}


def seconds_of(control: TimeControl, pending: Pending, tempo: Tempo) -> int | None:
    """How long somebody may think at most over a question that the game does not time."""
    seats = {seat: SeatClock(control.whole) for seat in pending.seats}
    clocks = timekeeping.advance(control, seats, timekeeping.running(pending, tempo, seats), True, 0)
    ends = timekeeping.flag(control, clocks, pending, tempo, 0)
    return None if ends is None else ends // 1000


@pytest.mark.parametrize(("name", "mode"), CASES, ids=[f"{name}-{mode}" for name, mode in CASES])
def test_no_clock_means_that_nothing_runs(name: str, mode: dict[str, Any]) -> None:
    """Whatever people set themselves stays; the rest follows from the clock."""
    rules = game(name)
    options = agreed_options(rules, {}, TimeControl())
    assert pace_of(rules, options, TimeControl()) == Pace()
    kept = agreed_options(rules, mode, TimeControl())
    assert {option: kept[option] for option in mode} == mode
    assert not any(tempo.seconds or tempo.beat for _, tempo in questions(rules, {**SHORT[name], **options}))


def test_a_whistle_has_the_more_time_the_fewer_people_wait_for_it() -> None:
    rules = game("toto")
    usual = next(option.default for option in rules.options() if option.name == "whistle_seconds")
    short = rules.short()
    assert short.alone["whistle_seconds"] > usual > short.friends["whistle_seconds"]


@pytest.mark.parametrize("name", GAMES)
def test_the_clocks_on_offer_are_different_paces_and_come_true(name: str) -> None:
    rules = game(name)
    choices = offered(rules)
    assert choices[0].clock == TimeControl() and choices[0].pace == Pace()
    assert [each.clock.days for each in choices if each.clock.kind == "days"] == [1, 3, 7]
    for one, other in product(choices, choices):
        assert one is other or one.pace != other.pace
    for clock in CLOCKS:
        options = agreed_options(rules, {}, clock)
        assert pace_of(rules, options, clock) in [each.pace for each in choices]
        seconds = dict(rules.pace(options)).get(EVERY_DECISION)
        if clock.kind == "days":
            assert seconds in (None, clock.days * 86_400)


def plain(value: Any) -> Any:
    return json.decode(json.encode(value))


@pytest.mark.slow
async def test_a_clock_that_is_chosen_for_a_match_is_the_one_that_runs(tmp_path: Path) -> None:
    """By link, too: what was chosen decides the timers of the game, what was not leaves them to its options."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
    asked = [("champions", {}), ("counter-attack", {"rules": "learning"}), ("toto", {})]
    settings = settings_for(f"sqlite:///{tmp_path / 'pace.sqlite'}")
    async with running(settings, registered()) as served, served.device() as ann:
        for (name, options), clock in product(asked, (None, TimeControl(), DAYS)):
            new = {"game": name, "options": options, **({} if clock is None else {"clock": plain(clock)})}
            shown = await ann.call("POST", "/api/pace", new)
            made = await ann.call("POST", "/api/matches", {**new, "seats": seats}, 201)
            headers = {"Dugout-Seats": made["seats"][0]["token"]}
            runs = (await ann.http.get(f"/api/matches/{made['match']}", headers=headers)).json()["pace"]
            assert runs == shown
            if clock is not None:
                (listed,) = [each for each in offered(game(name)) if each.clock == clock]
                assert runs == plain(listed.pace), "as the list of clocks says"
            else:
                assert runs == plain(pace_of(game(name), options, TimeControl()))
