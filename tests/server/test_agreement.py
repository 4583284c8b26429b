"""Clocks, absence, taking back, draws and giving up, with a clock that the tests push."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from dugout.core.record import record_from_json
from dugout.core.values import Pending, Tempo
from dugout.fairness.verify import check
from dugout.referee import control as timekeeping
from dugout.referee.agreement import acts
from dugout.referee.catalogue import Catalogue, registered
from dugout.referee.control import SeatClock
from dugout.referee.wire.clocks import DAY, TimeControl
from dugout.server.match import agreement
from tests.games.tiny.engine import LEAVE, State, TinyRules
from tests.server.harness import Device, Hand, Served, new_action, running, settings_for, tiny_bot, until

LIVE = {"kind": "live", "bank": 60, "increment": 5}
CORRESPONDENCE = {"kind": "days", "days": 2}


class Table:
    """Noor and Sam at a match of their own."""

    def __init__(self, served: Served, noor: Device, sam: Device, hand: Hand, match: str) -> None:
        self.served, self.noor, self.sam, self.hand, self.match = served, noor, sam, hand, match

    async def see(self, who: Device | None = None) -> dict[str, Any]:
        return await (who or self.noor).call("GET", f"/api/matches/{self.match}")

    async def wait(self, condition: Any) -> dict[str, Any]:
        async def satisfied() -> bool:
            return bool(condition(await self.see()))

        await until(satisfied)
        return await self.see()

    async def record(self) -> dict[str, Any]:
        return await self.noor.call("GET", f"/api/matches/{self.match}/record")


Clocked: TypeAlias = tuple[Served, Hand]


@pytest.fixture(scope="module")
async def clocked(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Clocked]:
    """A server whose clock the tests push; nobody's match minds that of another test."""
    hand = Hand()
    settings = settings_for(f"sqlite:///{tmp_path_factory.mktemp('clocked') / 'm.sqlite'}")
    async with running(settings, time=hand) as served:
        yield served, hand


@contextlib.asynccontextmanager
async def sitting(clocked: Clocked, **terms: Any) -> AsyncIterator[Table]:
    served, hand = clocked
    async with served.device() as noor, served.device() as sam:
        await noor.guest("Noor")
        await sam.guest("Sam")
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], **terms}
        match = (await noor.call("POST", "/api/lobby", new, 201))["match"]
        await sam.call("POST", f"/api/lobby/{match}/join", {})
        yield Table(served, noor, sam, hand, match)


def clock_of(snapshot: dict[str, Any], seat: int) -> dict[str, Any]:
    (found,) = [clock for clock in snapshot["table"]["clocks"] if clock["seat"] == seat]
    return dict(found)


async def out_of_time(table: Table) -> dict[str, Any]:
    """Sam does not answer; his clock runs out."""
    await table.noor.answer(table.match, 0, "pick 1")
    assert clock_of(await table.see(), 0)["since"] is None, "whoever has answered pays no more"
    table.hand.push(seconds=61)
    return await table.wait(lambda now: now["table"]["absent"])


async def test_a_bank_runs_for_whoever_decides_and_grows_by_the_increment(clocked: Clocked) -> None:
    async with sitting(clocked, clock=LIVE) as table:
        before = await table.see()
        assert all(clock_of(before, seat)["since"] is not None for seat in (0, 1))
        table.hand.push(seconds=20)
        await table.noor.answer(table.match, 0, "pick 1")
        after = await table.see()
        assert 43_000 <= clock_of(after, 0)["left"] <= 45_000, "60 - 20 + 5 seconds"
        assert clock_of(after, 1) == clock_of(before, 1)


async def test_whoever_is_waited_for_gets_a_minute(clocked: Clocked) -> None:
    async with sitting(clocked, clock=LIVE) as table:
        late = await out_of_time(table)
        assert late["table"]["absent"] == [
            {"seat": 1, "why": "time", "choices": ["wait", "claim", "computer"]}
        ]
        assert (await table.see(table.sam))["table"]["absent"][0]["choices"] == []
        waited = await table.noor.act(table.match, 0, "wait", 1)
        assert waited["table"]["absent"] == []
        assert clock_of(waited, 1)["left"] == timekeeping.GRACE + 5000
        await table.sam.answer(table.match, 1, "pick 2")
        assert (await table.see())["view"]["phase"] == "window"


async def test_a_match_is_claimed_from_somebody_out_of_time(clocked: Clocked) -> None:
    async with sitting(clocked, clock=LIVE) as table:
        early = await table.noor.refused(
            "POST", f"/api/matches/{table.match}/table", {"seat": 0, "act": "claim", "about": 1}
        )
        assert early == "not-now"
        await out_of_time(table)
        end = await table.noor.act(table.match, 0, "claim", 1)
        assert (end["status"], end["result"]["reason"]) == ("over", "match.claimed")
        assert end["result"]["places"] == [1, 2]
        assert end["result"]["details"] == {"seat": 1}


async def test_where_both_clocks_have_run_out_whoever_comes_back_plays_on_or_decides(
    clocked: Clocked,
) -> None:
    async with sitting(clocked, clock=LIVE) as table:
        table.hand.push(seconds=61)
        late = await table.wait(lambda now: len(now["table"]["absent"]) == 2)
        assert late["status"] == "running"
        assert [one["choices"] for one in late["table"]["absent"]] == [[], []], (
            "nobody wins by being late as well"
        )
        assert "return" in late["table"]["acts"]
        back = await table.noor.act(table.match, 0, "return")
        assert clock_of(back, 0)["left"] == timekeeping.GRACE + 5000
        assert back["table"]["absent"] == [
            {"seat": 1, "why": "time", "choices": ["wait", "claim", "computer"]}
        ]
        await table.noor.answer(table.match, 0, "pick 1")
        end = await table.noor.act(table.match, 0, "claim", 1)
        assert (end["status"], end["result"]["places"]) == ("over", [1, 2])


async def test_a_computer_takes_the_seat_and_gives_it_back(clocked: Clocked) -> None:
    async with sitting(clocked, clock=LIVE, options={"rounds": 50}) as table:
        await out_of_time(table)
        taken = await table.noor.act(table.match, 0, "computer", 1)
        assert taken["seats"][1]["stand_in"] == "claimer"
        await table.wait(lambda now: now["view"]["round"] == 2)
        await table.noor.answer(table.match, 0, "pick 4")
        await table.wait(lambda now: now["view"]["round"] == 3)
        away = await table.see(table.sam)
        assert away["table"]["acts"] == ["return", "take-back", "draw", "resign"], "clocks need no calls"
        body = {"seat": 1, "question": away["question"], "action": "a" * 16, "answer": "pick 2"}
        assert await table.sam.refused("POST", f"/api/matches/{table.match}/actions", body) == "not-now"
        back = await table.sam.act(table.match, 1, "return")
        assert (back["seats"][1]["stand_in"], back["seats"][1]["absent"]) == (None, None)
        assert clock_of(back, 1)["left"] >= timekeeping.GRACE


async def test_somebody_leaves_and_comes_back(clocked: Clocked) -> None:
    async with sitting(clocked) as table:
        await table.sam.act(table.match, 1, "leave")
        left = await table.see()
        assert left["table"]["absent"][0]["why"] == "left"
        await table.noor.act(table.match, 0, "wait", 1)
        assert (await table.see())["table"]["absent"][0]["why"] == "left", "waiting changes nothing"
        back = await table.sam.act(table.match, 1, "return")
        assert back["table"]["absent"] == []
        await table.sam.answer(table.match, 1, "pick 1")


async def test_without_a_clock_somebody_silent_is_asked_whether_they_are_there(clocked: Clocked) -> None:
    async with sitting(clocked) as table:
        path = f"/api/matches/{table.match}/table"
        await table.noor.answer(table.match, 0, "pick 1")
        assert "call" not in (await table.see(table.sam))["table"]["acts"], "nobody keeps Sam waiting"
        called = await table.noor.act(table.match, 0, "call", 1)
        assert clock_of(called, 1)["left"] == timekeeping.CALL
        again = {"seat": 0, "act": "call", "about": 1}
        assert await table.noor.refused("POST", path, again) == "not-now", "once is enough"
        await table.sam.answer(table.match, 1, "pick 2")
        assert (await table.see())["table"]["clocks"] == [], "an answer ends it"
        await table.noor.answer(table.match, 0, "claim")
        await table.noor.answer(table.match, 0, "pick 1")
        await table.noor.act(table.match, 0, "call", 1)
        table.hand.push(seconds=11 * 60)
        late = await table.wait(lambda now: now["table"]["absent"])
        assert late["table"]["absent"][0]["choices"] == ["wait", "claim", "computer"]
        waited = await table.noor.act(table.match, 0, "wait", 1)
        assert (waited["table"]["absent"], waited["table"]["clocks"]) == ([], [])


async def test_in_a_secret_window_without_a_clock_a_call_tells_nothing(clocked: Clocked) -> None:
    """Whoever is asked may be called, whether or not there is an answer already."""
    async with sitting(clocked, options={"rounds": 3, "host": False}) as table:
        await table.noor.answer(table.match, 0, "pick 1")
        await table.sam.answer(table.match, 1, "pick 2")
        await table.sam.answer(table.match, 1, "leave")
        called = await table.noor.act(table.match, 0, "call", 1)
        assert clock_of(called, 1)["left"] == timekeeping.CALL, "as if Sam had not answered"
        called = await table.sam.act(table.match, 1, "call", 0)
        assert clock_of(called, 1)["left"] == timekeeping.CALL
        table.hand.push(seconds=11 * 60)
        late = await table.wait(lambda now: now["table"]["absent"])
        assert [each["seat"] for each in late["table"]["absent"]] == [0], "only who has not answered is late"


@pytest.mark.slow
async def test_days_are_counted_for_each_decision_and_leave_puts_them_off(clocked: Clocked) -> None:
    async with sitting(clocked, clock=CORRESPONDENCE) as table:
        await table.sam.call("PUT", "/api/me/leave", {"days": 3})
        me = (await table.sam.call("GET", "/api/me"))["me"]
        assert me["leave_days"] == 11 and me["away_until"] is not None
        await table.noor.answer(table.match, 0, "pick 1")
        table.hand.push(days=2.5)
        room = await table.served.rooms.get(table.match)
        due = room.deadline.wake if room.deadline else None

        async def put_off() -> bool:
            return room.deadline is not None and room.deadline.wake != due

        await until(put_off)
        assert (await table.see())["table"]["absent"] == []
        table.hand.push(days=1)
        assert (await table.wait(lambda now: now["table"]["absent"]))["table"]["absent"][0]["why"] == "time"
        assert await table.sam.refused("PUT", "/api/me/leave", {"days": 12}) == "not-now"
        assert (await table.sam.call("PUT", "/api/me/leave", {"days": 0}))["me"]["away_until"] is None


async def test_a_clock_survives_a_restart(database_url: str) -> None:
    hand = Hand()
    settings = settings_for(database_url)
    async with running(settings, time=hand) as served, served.device() as noor:
        await noor.guest("Noor")
        seats = [{"kind": "me"}, {"kind": "link"}]
        new = {"game": "tiny", "seats": seats, "clock": LIVE}
        match = (await noor.call("POST", "/api/lobby", new, 201))["match"]
        async with served.device() as sam:
            await sam.guest("Sam")
            await sam.call("POST", f"/api/lobby/{match}/join", {})
    hand.push(seconds=70)
    async with running(settings, time=hand) as served:

        async def fallen() -> bool:
            table = (await served.http.get(f"/api/matches/{match}")).json()["table"]
            return [one["seat"] for one in table["absent"]] == [0, 1]

        await until(fallen)


async def test_taking_back_needs_consent_and_throws_its_dice_away(clocked: Clocked) -> None:
    async with sitting(clocked, options={"rounds": 3}) as table:
        first = await table.see()
        assert "take-back" not in first["table"]["acts"], "nothing has been decided"
        await table.noor.answer(table.match, 0, "pick 1")
        await table.sam.answer(table.match, 1, "pick 2")
        await table.noor.answer(table.match, 0, "claim")
        await table.noor.act(table.match, 0, "take-back")
        asked = await table.see(table.sam)
        assert asked["table"]["proposal"] == {"kind": "take-back", "seat": 0, "waits": [1]}
        assert "agree" in asked["table"]["acts"]
        back = await table.sam.act(table.match, 1, "agree")
        assert (back["edition"], back["view"]["phase"], back["view"]["scores"]) == (1, "window", [0, 0])
        events = (await table.noor.call("GET", f"/api/matches/{table.match}/events"))["events"]
        assert [event["n"] for event in events] == list(range(1, back["last"] + 1))
        for _ in range(3):
            if (await table.see())["view"]["phase"] == "pick":
                await table.noor.answer(table.match, 0, "pick 1")
                await table.sam.answer(table.match, 1, "pick 2")
            await table.sam.answer(table.match, 1, "claim")
        record = await table.record()
        fair = record["headers"]["dice"]
        assert fair["rewinds"] == [[1, 1]]
        verdict = check(TinyRules(), record_from_json(record))
        assert (verdict.faults, verdict.checked) == ([], 3)


async def test_whoever_plays_on_has_declined(clocked: Clocked) -> None:
    async with sitting(clocked) as table:
        await table.noor.answer(table.match, 0, "pick 1")
        await table.noor.act(table.match, 0, "take-back")
        await table.sam.answer(table.match, 1, "pick 2")
        now = await table.see()
        assert (now["table"]["proposal"], now["edition"]) == (None, 0)


async def test_a_draw_is_agreed_or_declined(clocked: Clocked) -> None:
    async with sitting(clocked) as table:
        await table.noor.act(table.match, 0, "draw")
        assert (await table.sam.act(table.match, 1, "decline"))["table"]["proposal"] is None
        await table.sam.act(table.match, 1, "draw")
        end = await table.noor.act(table.match, 0, "agree")
        assert (end["result"]["reason"], end["result"]["places"]) == ("match.drawn", [1, 1])


async def test_giving_up_and_calling_off(clocked: Clocked) -> None:
    async with sitting(clocked) as table:
        assert "abort" in (await table.see())["table"]["acts"]
        await table.noor.answer(table.match, 0, "pick 1")
        assert "abort" not in (await table.see())["table"]["acts"]
        end = await table.noor.act(table.match, 0, "resign")
        assert (end["result"]["reason"], end["result"]["places"]) == ("match.resigned", [2, 1])
        late = {"seat": 1, "act": "resign"}
        assert await table.sam.refused("POST", f"/api/matches/{table.match}/table", late) == "match-over"


async def test_alone_against_computers_nobody_has_to_be_asked(lite: Served) -> None:
    match = await lite.create("me", "bot:first", rounds=3)
    await match.answer(0, "pick 9")
    await match.wait_for(lambda now: now["view"]["phase"] == "window")
    taken = await match.post("/table", 0, json={"seat": 0, "act": "take-back"})
    assert (taken.status_code, taken.json()["edition"]) == (200, 1)
    assert taken.json()["view"]["picks"][0] is None


async def test_only_the_last_answer_is_taken_back(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    for text in ("pick 1", "pick 2", "pick 3"):
        assert (await match.answer(0, text)).status_code == 200
    for left in (2, 1, None):
        taken = await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
        assert taken.status_code == 200
        assert (await match.snapshot(0))["view"]["picks"][0] == left
    none = await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
    assert none.json()["error"]["code"] in ("not-now", "nothing-to-take-back")


async def test_on_one_device_the_last_answer_of_all_seats_there_is_taken_back(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(0, "pick 1")
    await match.answer(1, "pick 2")
    taken = await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
    assert taken.json()["view"]["phase"] == "pick", "seat 1 decides again"
    assert (await match.snapshot(0))["view"]["picks"][0] == 1


class OneAnswer(TinyRules):
    """The points must be left."""

    def legal(self, s: State, seat: int) -> Sequence[int]:
        found = super().legal(s, seat)
        return [LEAVE] if s.phase == "window" and LEAVE in found else found


@pytest.mark.slow
async def test_an_answer_without_an_alternative_is_no_decision(tmp_path: Path) -> None:
    """The page may give it by itself, so that taking back only that would change nothing."""
    games = Catalogue({"tiny": OneAnswer()}, lambda _game: (), tiny_bot, bots_elsewhere=False)
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), games) as served:
        match = await served.create("me", "me", rounds=3)
        for seat, text in ((0, "pick 1"), (1, "pick 2"), (0, "leave")):
            assert (await match.answer(seat, text)).status_code == 200
        taken = await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
        assert taken.json()["view"]["phase"] == "pick"
        assert (await match.snapshot(0))["view"]["picks"][0] == 1


async def test_what_another_server_takes_back_has_not_been_decided_here_either(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(0, "pick 9")
    here = await lite.rooms.get(match.id)
    there = await lite.rooms._read(match.id)  # the same match as another server has it
    await agreement.act(there, (0, 1), 0, "take-back", None)
    await here.sync()
    assert here.edition == 1
    assert "abort" in acts(here, (0, 1))
    assert acts(here, (0, 1)) == acts(there, (0, 1))


async def test_an_answer_to_what_was_taken_back_is_stale(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(1, "pick 9")
    await match.answer(0, "pick 1")
    old = await match.snapshot()
    late = {"seat": 1, "question": old["question"], "answer": "claim", "edition": old["edition"]}
    await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
    await match.answer(0, "pick 2")
    assert (await match.snapshot())["question"] == old["question"], "the same number, another question"
    refused = await match.post("/actions", 1, json={**late, "action": new_action()})
    assert refused.json()["error"]["code"] == "stale-question"
    async with match.live(1) as talk:
        now = await talk.next("snapshot")
        await talk.send(type="answer", **late, action=new_action())
        assert (await talk.next("error"))["error"]["code"] == "stale-question"
        await talk.send(type="answer", **{**late, "edition": now["edition"]}, action=new_action())
        assert (await talk.next("answered"))["type"] == "answered"


async def test_a_socket_learns_of_a_take_back_and_begins_anew(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    async with match.live(0, 1) as talk:
        await talk.next("snapshot")
        await match.answer(0, "pick 9")
        while (await talk.next("events"))["last"] < 3:
            pass
        await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
        told = await talk.next("events")
        assert (told["changed"]["edition"], told["last"], told["events"]) == (1, 1, [])
        await talk.send(type="hello", seats=match.tokens, after=3, edition=0)
        anew = await talk.next("snapshot")
        assert [event["n"] for event in anew["events"]] == [1]


@pytest.mark.slow
async def test_only_a_seat_at_the_table_settles_anything(clocked: Clocked) -> None:
    async with sitting(clocked) as table, table.served.device() as stranger:
        path = f"/api/matches/{table.match}/table"
        for act in ("leave", "resign", "take-back", "draw", "agree", "claim", "computer", "abort"):
            assert (
                await stranger.refused("POST", path, {"seat": 0, "act": act, "about": 1}) == "not-your-seat"
            )
        assert await table.noor.refused("POST", path, {"seat": 0, "act": "claim", "about": 63}) == "not-now"


async def test_a_secret_answer_shows_neither_in_clocks_nor_in_proposals(clocked: Clocked) -> None:
    async with sitting(clocked, clock=LIVE) as table:
        await table.noor.answer(table.match, 0, "pick 1")
        await table.sam.answer(table.match, 1, "pick 2")
        await table.noor.act(table.match, 0, "draw")
        before = await table.see()
        table.hand.push(seconds=5)
        await table.sam.answer(table.match, 1, "leave")
        after = await table.see()
        assert before["view"]["phase"] == after["view"]["phase"] == "window"
        assert after["table"] == before["table"]


async def test_a_seat_that_was_left_plays_its_defaults_where_the_game_paces_itself(tmp_path: Path) -> None:
    """TO-13.10."""
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        match = await served.create("me", "link", game="toto", start_seat=1)
        await match.post("/name", 1, json={"seat": 1, "name": "Sam"})
        await match.post("/table", 1, json={"seat": 1, "act": "leave"})
        room = await served.rooms.get(match.id)

        async def only_noor() -> bool:
            return room.pending.seats == (0,)

        await until(only_noor)


def test_secret_answers_do_not_move_a_clock() -> None:
    """Which bank stands would tell who has answered already."""
    control = TimeControl(kind="live", bank=60, increment=5)
    secret = Pending(3, (1,), shown=(0, 1))
    assert timekeeping.running(secret, Tempo(), {0, 1}) == set()
    clocks = {0: SeatClock(60_000), 1: SeatClock(60_000)}
    assert timekeeping.flag(control, clocks, secret, Tempo(), 1000) == 1000 + timekeeping.SECRET
    assert timekeeping.flag(control, clocks, Pending(3, (0, 1), shown=(0, 1)), Tempo(), 1000) == (
        1000 + timekeeping.SECRET
    )
    assert timekeeping.flagged(control, clocks, secret, 1000, 61_000) == {1}


@pytest.mark.parametrize(
    ("runs", "new", "left"), [(True, False, None), (True, True, 2 * DAY), (False, False, 2 * DAY)]
)
def test_days_begin_anew_with_every_decision(runs: bool, new: bool, left: int | None) -> None:
    control = TimeControl(kind="days", days=2)
    after = timekeeping.advance(control, {0: SeatClock(2 * DAY, 0)}, {0} if runs else set(), new, DAY)
    running_on = SeatClock(2 * DAY, 0)
    assert after[0] == (running_on if left is None else SeatClock(left, DAY if runs else None))


def test_a_game_that_paces_itself_is_left_to_it() -> None:
    control = TimeControl(kind="live", bank=60)
    assert timekeeping.running(Pending(1, (0,)), Tempo(10), {0}) == set()
    assert timekeeping.flag(control, {0: SeatClock(1, 0)}, Pending(1, (0,)), Tempo(10), 0) is None


async def test_nobody_wins_by_staying_where_nobody_can_give_up(
    clocked: Clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CO-15.5: Toto knows no forfeit, with two at a table either."""
    monkeypatch.setattr(TinyRules, "may_resign", lambda _self, _state, _seat: False)
    async with sitting(clocked, clock=LIVE) as table:
        late = await out_of_time(table)
        assert late["table"]["absent"][0]["choices"] == ["wait", "computer"]
        claim = {"seat": 0, "act": "claim", "about": 1}
        assert await table.noor.refused("POST", f"/api/matches/{table.match}/table", claim) == "not-now"
