"""Standing orders that wait for their moment, and what nobody can learn from them."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path
from typing import Any

import pytest

from dugout.games.toto.engine import RULES as TOTO
from dugout.games.toto.pacing import QUIET
from dugout.referee.catalogue import registered
from dugout.referee.draft import Draft
from dugout.referee.rows import DeadlineRow
from tests.server.harness import Match, Served, running, settings_for, until

FORMS = {True: "3333333333333", False: "1333333333333"}
"""Whether a goal for the first home side hurts."""
ORDERS: list[Any] = [
    {"default": "stand"},
    {"default": "hurts"},
    {"default": "ask"},
    {"default": "ask", "round": 1},
]


def window(mode: str, whistle: bool, hurts: bool, opened: int = 0, now: int = 0) -> Draft:
    """Seat 1 has scored; seat 2 is asked, and seats 3 and 4."""
    hands = f"c1,c2{'w1' if whistle else ''},cw1,cw1"
    forms = f"1111111111111,{FORMS[hurts]},1333333333333,1333333333333"
    state = TOTO.from_position(f"seats=4 mode={mode} turn=1 hands={hands} forms={forms}")
    TOTO.apply(state, 0, TOTO.parse("goal 1H"))
    draft = Draft(TOTO, state, 10, 0, None, now)
    draft.before = DeadlineRow(draft.pending.number, opened, None, None, 0, None, None)
    return draft


@pytest.mark.parametrize("mode", ["live", "hotseat"])
def test_orders_answer_after_the_same_time_whatever_their_reason(mode: str) -> None:
    """No whistle, a goal that does no harm, never stop me: the answer leaves at the same moment."""
    moments = set()
    for whistle, hurts, order in itertools.product((True, False), (True, False), ORDERS):
        asked = whistle and (order == {"default": "ask"} or (order == {"default": "hurts"} and hurts))
        early, late = window(mode, whistle, hurts, now=QUIET - 1), window(mode, whistle, hurts, now=QUIET)
        due = early.orders_due({1: order})
        assert (due is None) == asked, (whistle, hurts, order)
        moments.add(due)
        for draft in (early, late):
            draft.follow_orders({1: order})
        assert early.answers == []
        assert [row.text for row in late.answers] == ([] if asked else ["2 stand"])
    assert moments == {None, QUIET}


def test_with_several_people_and_a_countdown_orders_leave_it_to_the_clock() -> None:
    """Whoever is asked may think until time is up; so must everybody's window stay open."""
    for whistle, hurts, order in itertools.product((True, False), (True, False), [None, *ORDERS]):
        draft = window("live", whistle, hurts, now=5999)
        draft.follow_orders({1: order, 2: None})
        assert draft.answers == []
        assert draft.orders_due({1: order, 2: None}) is None


def test_by_correspondence_orders_answer_at_once() -> None:
    draft = window("async", True, False)
    draft.follow_orders({1: {"default": "hurts"}, 2: None})
    assert [row.text for row in draft.answers] == ["2 stand", "3 stand"]


def test_the_rest_of_a_round_goes_without_pauses_for_one_person_who_wants_it() -> None:
    """By an order for this round, or without cards; with several people the pace stays the same for all."""
    hasty = {"default": "hurts", "round": 1, "haste": 1}
    for orders, answers in (
        ({1: hasty}, ["2 stand"]),
        ({1: {**hasty, "haste": 2}}, []),
        ({1: hasty, 2: hasty}, []),
    ):
        draft = window("hotseat", True, True)
        draft.follow_orders(orders)
        assert [row.text for row in draft.answers] == answers
    state = TOTO.from_position(f"seats=3 mode=live turn=1 hands=c1,c,cw1 forms={','.join(3 * [FORMS[True]])}")
    draft = Draft(TOTO, state, 10, 0, None, 0)
    assert draft.in_haste({1: None})
    assert not draft.in_haste({0: None})
    assert not draft.in_haste({1: None, 2: None})


async def ready(served: Served, *kinds: str, mode: str, **options: Any) -> Match:
    """A match of one round whose forms are in; computers play at random."""
    match = await served.create(*kinds, game="toto", mode=mode, rounds=1, **options)
    people = [seat for seat, kind in enumerate(kinds) if kind == "me"]
    for seat in people:
        assert (await set_orders(match, seat, {"columns": "any", "default": "ask"})).status_code == 200
    for phase, text in (("expose", "covered"), ("forecast", "form 1312313123131")):
        await match.wait_for(lambda now, phase=phase: now["view"]["phase"] == phase)
        for seat in people:
            assert (await match.answer(seat, text)).status_code == 200
    return match


async def set_orders(match: Match, seat: int, orders: Any) -> Any:
    url = f"/api/matches/{match.id}/orders"
    return await match.served.http.put(
        url, headers=match.headers(seat), json={"seat": seat, "orders": orders}
    )


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["live", "hotseat"])
async def test_goals_stand_by_themselves_and_nobody_has_to_look(tmp_path: Path, mode: str) -> None:
    """Columns, then every window of another's goal: the person only scores, and no page is open."""
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        match = await ready(served, "me", *["bot:random"] * 3, mode=mode)
        assert (await match.snapshot())["view"]["seats"][0]["column"] == 1
        assert (await set_orders(match, 0, {"default": "stand"})).status_code == 200
        room = served.rooms.cached[match.id]
        seen: list[float] = []

        async def some_windows() -> bool:
            now = await match.snapshot(0)
            if now["view"]["turn"] == 0 and now["asked"]:
                await match.answer(0, now["asked"][0]["choices"][0])
            window = now["view"]["window"]
            if window and 0 in window["asked"] and not now["view"]["seats"][0]["answered"]:
                seen.append(now["clock"]["now"] - room.deadline.opened)
            return len({event["n"] for event in await match.events(0) if event["code"] == "to.window"}) > 6

        await until(some_windows, 30)
        stored = await served.rooms.store.load(match.id, after=0)
    assert stored is not None
    by_order = [row for row in stored.answers if row.by == "order" and row.text == "1 stand"]
    assert by_order
    assert all(row.by in ("order", "bot", "dice") or "stand" not in row.text for row in stored.answers)
    assert max(seen) < QUIET + 3000, "long before a window closes by itself"


async def test_changed_orders_hold_for_the_goal_in_question(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        match = await ready(served, "me", "me", mode="hotseat", start_seat=2)
        room = served.rooms.cached[match.id]
        room.state = TOTO.from_position("seats=2 mode=hotseat turn=2 hands=cw1,c1")
        assert (await match.answer(1, "goal 1H")).status_code == 200
        await asyncio.sleep(QUIET / 1000 + 0.3)
        assert room.pending.seats == (0,), "asked, and not in a hurry"
        assert (await set_orders(match, 0, {"default": "stand"})).status_code == 200
        codes = [event["code"] for event in await match.events(0)]
        assert codes.count("to.stands") == 1


@pytest.mark.slow
@pytest.mark.parametrize("orders", [None, {"default": "stand"}, {"default": "hurts"}, {"default": "ask"}])
async def test_others_see_neither_orders_nor_how_soon_they_answer(tmp_path: Path, orders: Any) -> None:
    """Two people and a countdown: the window closes when time is up, whatever the other has said before."""
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        match = await ready(served, "me", "me", mode="live", whistle_seconds=2, start_seat=2)
        room = served.rooms.cached[match.id]
        room.state = TOTO.from_position("seats=2 mode=live turn=2 hands=cw1,c1 whistle_seconds=2")
        async with match.live(1) as other:
            await other.next("presence")
            assert (await set_orders(match, 0, orders)).status_code == 200
            await other.silence()
            began = time.monotonic()
            await match.answer(1, "goal 1H")
            heard = []
            while not any(event["code"] == "to.stands" for event in (await other.next("events"))["events"]):
                heard.append(other.heard[-1])
            assert 1.9 < time.monotonic() - began < 8, "when time is up, however crowded the machine is"
        assert "orders" not in str(other.heard)
        assert len(heard) == 1, "the goal, and nothing until it stands"
