"""Replays: what may be seen again and by whom, playing on, and records that people bring."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from dugout.core.record import record_from_json, record_to_json, replay
from dugout.core.record_text import write_text
from dugout.core.values import Record
from dugout.games.registry import GAMES, game
from dugout.referee.catalogue import registered
from dugout.referee.rows import AnswerRow
from dugout.referee.timeline import KEPT_EVERY, Timeline
from dugout.report.writing import follow
from tests.games.tiny.engine import TinyRules
from tests.server.harness import Match, Served, new_action, running, settings_for

GOLDEN = Path(__file__).parents[1] / "replays"
PUBLIC = -3


async def play(match: Match, rounds: int = 1) -> None:
    """Rounds in which seat 0 changes its mind in secret before seat 1 picks and claims."""
    for _ in range(rounds):
        for seat, pick in ((0, 7), (0, 8), (1, 2)):
            assert (await match.answer(seat, f"pick {pick}")).status_code == 200
        assert (await match.answer(1, "claim")).status_code == 200


def record_text(**changes: Any) -> str:
    """A record of the tiny game, sound but for the changes."""
    sound = {"format": "dugout-record", "schema": 1, "game": "tiny", "version": 1, "seats": 2}
    return json.dumps({**sound, "options": {}, "headers": {}, "answers": [], **changes})


def golden(name: str) -> Record:
    """The first golden match of a game."""
    file = min((GOLDEN / name).glob("*.json"))
    return record_from_json(json.loads(file.read_text())["record"])


async def replay_of(match: Match, *seats: int, **params: Any) -> dict[str, Any]:
    response = await match.get("/replay", *seats, **params)
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


async def frames_of(match: Match, *seats: int, **params: Any) -> list[dict[str, Any]]:
    response = await match.get("/frames", *seats, **params)
    assert response.status_code == 200, response.text
    frames: list[dict[str, Any]] = response.json()["frames"]
    return frames


def error_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


async def bring(served: Served, text: str | bytes) -> httpx.Response:
    return await served.http.post("/api/records", content=text)


# ---- stops and frames


async def test_stops_mean_the_same_to_everybody_and_betray_no_secret(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(0, "pick 7")
    before = await replay_of(match)
    await match.answer(0, "pick 8")
    assert await replay_of(match) == before
    await match.answer(1, "pick 2")
    names = [stop["at"] for stop in (await replay_of(match))["stops"]]
    assert names == [0, 1, 2, 5]
    for seats in ((0,), (1,), (0, 1)):
        assert [stop["at"] for stop in (await replay_of(match, *seats))["stops"]] == names


async def test_each_viewer_finds_its_own_events_between_the_stops(server: Served) -> None:
    match = await server.create("me", "me", rounds=2)
    await play(match, 2)
    for seats, eyes in (((), PUBLIC), ((0,), 0), ((1,), 1)):
        found = await replay_of(match, *seats)
        assert found["eyes"] == eyes
        assert found["events"] == await match.events(*seats)
        assert found["stops"][-1]["last"] == len(found["events"])
        later = await replay_of(match, *seats, first=3)
        assert later["stops"] == found["stops"][3:]
        assert later["events"] == found["events"][found["stops"][2]["last"] :]


async def test_a_frame_is_the_view_of_that_moment(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=2)
    seen = [(await match.snapshot(0))["view"]]
    for seat, text in ((0, "pick 7"), (1, "pick 2"), (1, "claim")):
        await match.answer(seat, text)
        seen.append((await match.snapshot(0))["view"])
    frames = await frames_of(match, 0)
    assert frames[0]["view"]["phase"] == "roll"
    assert [frame["view"] for frame in frames[1:4]] == seen[:3]
    assert frames[-1]["view"] == seen[3]
    assert [frame["at"] for frame in frames] == [stop["at"] for stop in (await replay_of(match, 0))["stops"]]


async def test_nobody_sees_a_running_match_through_the_eyes_of_another(lite: Served) -> None:
    match = await lite.create("me", "link", rounds=1)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    await match.answer(0, "pick 7")
    for path in ("/replay", "/frames"):
        for seats, eyes in (((), 0), ((), 1), ((1,), 0), ((0,), 1), ((0,), 5)):
            assert error_of(await match.get(path, *seats, eyes=eyes)) == (403, "not-your-seat")
    assert (await frames_of(match, 0))[-1]["view"]["picks"] == [7, None]
    for seats in ((), (1,)):
        everything = json.dumps([await frames_of(match, *seats), await replay_of(match, *seats)])
        assert '"picks": [null, null]' in everything
        assert "tiny.own-pick" not in everything
        assert "[7" not in everything


async def test_a_finished_match_may_be_seen_through_any_eyes(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    await play(match)
    own = await replay_of(match, eyes=0)
    assert Counter(event["code"] for event in own["events"])["tiny.own-pick"] == 2
    picked = next(number for number, frame in enumerate(own["stops"]) if frame["at"] == 2)
    assert (await frames_of(match, eyes=0))[picked]["view"]["picks"] == [7, None]
    assert (await frames_of(match))[picked]["view"]["picks"] == [None, None]
    assert error_of(await match.get("/frames", eyes=2)) == (403, "not-your-seat")


async def test_a_long_match_comes_in_pages(lite: Served) -> None:
    rounds = ["* 3", "S0 pick 1", "S1 pick 2", "S1 claim"] * 40
    made = await bring(lite, record_text(options={"rounds": 40}, answers=rounds))
    match = Match(lite, made.json()["match"], [])
    stops = (await replay_of(match))["stops"]
    assert len(stops) > 2 * 50
    whole: list[dict[str, Any]] = []
    while len(whole) < len(stops):
        whole += await frames_of(match, first=len(whole))
        assert len(whole) % 50 == 0 or len(whole) == len(stops)
    assert [frame["at"] for frame in whole] == [stop["at"] for stop in stops]
    assert (await frames_of(match, first=77, count=5)) == whole[77:82]
    assert whole[-1]["result"]["places"] == [2, 1]
    assert {frame["status"] for frame in whole[:-1]} == {"running"}
    zipped = await match.get("/frames")
    assert zipped.headers["content-encoding"] == "gzip"


async def test_what_was_taken_back_is_gone_from_the_replay(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(0, "pick 7")
    await match.answer(1, "pick 2")
    assert len((await replay_of(match, 0))["stops"]) == 4
    assert (await frames_of(match, 0))[-1]["view"]["picks"] == [7, 2]
    taken = await match.post("/table", 0, 1, json={"seat": 1, "act": "take-back"})
    assert taken.status_code == 200, taken.text
    assert len((await replay_of(match, 0))["stops"]) == 3
    await match.answer(1, "pick 9")
    assert (await frames_of(match, 0))[-1]["view"]["picks"] == [7, 9]
    assert (await replay_of(match, 0))["events"] == await match.events(0)


async def test_a_match_that_was_given_up_ends_with_its_last_frame(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    await match.answer(0, "pick 7")
    assert (await match.post("/table", 1, json={"seat": 1, "act": "resign"})).status_code == 200
    end = await match.snapshot()
    frames = await frames_of(match)
    assert [frame["status"] for frame in frames] == ["running", "running", "over"]
    assert frames[-1]["result"] == end["result"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    assert (await match.post("/play-on", json={"at": frames[-1]["at"], "seats": seats})).status_code == 201


async def test_moments_that_do_not_exist_are_refused(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    await play(match)
    last = (await replay_of(match))["stops"][-1]["at"]
    assert error_of(await match.get("/frames", first=1000)) == (404, "no-moment")
    assert (await replay_of(match, first=1000))["stops"] == []
    seats = [{"kind": "me"}, {"kind": "me"}]
    beyond = await match.post("/play-on", json={"at": last + 1, "seats": seats})
    assert error_of(beyond) == (404, "no-moment")
    for wrong in (-1, "x", 1.5, None, 2**70):
        assert error_of(await match.post("/play-on", json={"at": wrong, "seats": seats})) == (
            400,
            "malformed",
        )
    assert (await match.get("/frames", first=-1)).status_code == 400
    assert (await match.get("/frames", count=51)).status_code == 400
    nowhere = Match(lite, "nowhere", [])
    assert error_of(await nowhere.get("/replay")) == (404, "no-match")


@pytest.mark.parametrize("name", GAMES)
def test_a_timeline_shows_the_same_from_wherever_it_is_started(name: str) -> None:
    """Every stop of a golden match, reached through the states that are kept, is the state that was there."""
    record, rules = golden(name), game(name)
    timeline = Timeline(rules, record.setup)
    timeline.extend([AnswerRow(seq, text, "", 0) for seq, text in enumerate(record.answers)])
    dumps = [rules.dump(rules.new(record.setup))]
    dumps += [rules.dump(state) for state, _ in replay(rules, record)]
    assert len(timeline.stops) > 2 * KEPT_EVERY
    for first in (0, 1, KEPT_EVERY - 1, KEPT_EVERY, len(timeline.stops) - 1):
        for number, state in timeline.states(first, 3):
            assert rules.dump(state) == dumps[timeline.stops[number].answers]
    for number, stop in enumerate(timeline.stops):
        assert timeline.stop_of(stop.at) == number


@pytest.mark.parametrize("name", GAMES)
def test_a_stop_knows_where_somebody_was_asked_what_led_to_it(name: str) -> None:
    """However many dice came between; reports open their moments there, too."""
    record, rules = golden(name), game(name)
    timeline = Timeline(rules, record.setup)
    timeline.extend([AnswerRow(seq, text, "", 0) for seq, text in enumerate(record.answers)])
    for stop in timeline.stops[1:]:
        question = timeline.stops[timeline.stop_of(stop.asked)]
        assert (question.at, question.answers < stop.answers) == (stop.asked, True)
        since = record.answers[question.answers : stop.answers]
        assert any(text[0] not in "*!" for text in since) or not question.answers
    asked = {stop.at: stop.asked for stop in timeline.stops}
    marks = follow(record, rules).marks
    assert marks
    assert [mark.when.asked for mark in marks] == [asked[mark.when.at] for mark in marks]


# ---- playing on


async def test_playing_on_begins_there_and_rolls_anew(server: Served) -> None:
    match = await server.create("me", "me", rounds=8)
    await play(match, 8)
    frames = await frames_of(match, eyes=0)
    middle = frames[12]
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "claimer"}]
    response = await match.post("/play-on", json={"at": middle["at"], "seats": seats})
    assert response.status_code == 201
    made = response.json()
    assert [seat["kind"] for seat in made["seats"]] == ["me", "bot"]
    other = Match(server, made["match"], [seat["token"] for seat in made["seats"]])
    now = await other.wait_for(lambda snapshot: snapshot["asked"], 0)
    assert (now["status"], now["seats"][0]["name"]) == ("running", "Noor")
    assert now["view"]["round"] >= middle["view"]["round"]
    assert (await frames_of(other, 0))[:13] == frames[:13]
    assert now["dice_commitment"] != (await match.snapshot())["dice_commitment"]
    while (await other.snapshot())["status"] == "running":
        asked = (await other.wait_for(lambda s: s["asked"] or s["status"] == "over", 0))["asked"]
        if asked:
            await other.answer(0, asked[0]["choices"][-1])
    record = (await other.get("/record")).json()
    theirs = (await match.get("/record")).json()["answers"]
    brought = record["headers"]["dice"]["first"]
    assert 0 < brought < sum(text.startswith("*") for text in record["answers"])
    assert record["answers"] != theirs
    assert list(replay(TinyRules(), record_from_json(record)))


async def test_a_match_with_secrets_is_played_on_when_it_is_over(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    await match.answer(0, "pick 7")
    body = {"at": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert error_of(await match.post("/play-on", 0, json=body)) == (403, "hidden")
    await match.answer(1, "pick 2")
    await match.answer(1, "claim")
    assert (await match.post("/play-on", json=body)).status_code == 201
    end = (await replay_of(match))["stops"][-1]["at"]
    assert error_of(await match.post("/play-on", json={**body, "at": end})) == (409, "match-over")
    alone = await match.post("/play-on", json={**body, "seats": [{"kind": "me"}]})
    assert error_of(alone) == (400, "bad-setup")
    assert "2" in alone.json()["error"]["message"]


# ---- records


def is_to_pick(snapshot: dict[str, Any]) -> bool:
    """Whether the first seat has still to choose."""
    asked = [ask["seat"] for ask in snapshot["asked"] if not ask["may"]]
    return snapshot["view"]["phase"] == "pick" and 0 in asked


async def test_a_record_that_was_downloaded_opens_again(server: Served) -> None:
    match = await server.create("me", "bot:claimer", rounds=2)
    for _ in range(2):
        await match.wait_for(is_to_pick, 0)
        assert (await match.answer(0, "pick 4")).status_code < 300
    await match.wait_for(lambda snapshot: snapshot["status"] == "over")
    file = (await match.get("/record")).content
    response, at_once = await asyncio.gather(bring(server, file), bring(server, file))
    assert response.status_code == 201, response.text
    assert at_once.json() == response.json()
    kept = Match(server, response.json()["match"], [])
    assert kept.id.startswith("record-")
    assert (await bring(server, file)).json() == response.json()
    theirs, ours = await match.snapshot(), await kept.snapshot()
    assert ours["status"] == "over"
    assert ours["result"] == theirs["result"]
    assert [seat["name"] for seat in ours["seats"]] == [seat["name"] for seat in theirs["seats"]]
    assert [seat["level"] for seat in ours["seats"]] == [None, "claimer"]
    assert await frames_of(kept, eyes=0) == await frames_of(match, eyes=0)
    again = (await kept.get("/record")).json()
    assert again["answers"] == json.loads(file)["answers"]
    assert "dice" not in again["headers"]


async def test_a_record_that_breaks_off_can_be_looked_at_and_played_on(lite: Served) -> None:
    names = {"names": ["  Ann ", 7, "x"]}
    record = record_text(options={"rounds": 5}, headers=names, answers=["* 3", "S0 pick 1"])
    kept = Match(lite, (await bring(lite, record)).json()["match"], [])
    now = await kept.snapshot()
    assert (now["status"], now["result"]) == ("over", None)
    assert [seat["name"] for seat in now["seats"]] == ["Ann", None]
    body = {"seat": 1, "question": 1, "action": new_action(), "answer": "pick 2"}
    assert error_of(await kept.post("/actions", json=body)) == (403, "not-your-seat")
    response = await kept.post("/play-on", json={"at": 2, "seats": [{"kind": "me"}, {"kind": "me"}]})
    made = response.json()
    other = Match(lite, made["match"], [seat["token"] for seat in made["seats"]])
    assert (await other.snapshot(0))["view"]["picks"] == [1, None]
    assert (await other.answer(1, "pick 2")).status_code == 200


BROKEN: dict[str, tuple[Any, int, str]] = {
    "no JSON": ("{\n  oops", 0, "line 2, column 3"),
    "no text": (b"\xff\xfe\x00", 0, "not a match record"),
    "deep": ("[" * 100_000, 0, "not a match record"),
    "another file": ({"format": "savegame"}, 0, "not a match record"),
    "of the future": ({"schema": 9}, 0, "newer"),
    "without answers": ({"answers": None}, 0, "answers"),
    "answer that is no text": ({"answers": ["* 3", 7]}, 2, "not text"),
    "other rules": ({"version": 9}, 0, "version 9"),
    "no seats": ({"seats": 0}, 0, "seats"),
    "crowded": ({"seats": 10**9}, 0, "seats"),
    "face that the die has not": ({"answers": ["* 9"]}, 1, "9"),
    "die out of turn": ({"answers": ["* 3", "* 3"]}, 2, "no die"),
    "stranger": ({"answers": ["* 3", "S7 pick 1"]}, 2, "S7"),
    "nonsense": ({"answers": ["* 3", "S0 sing"]}, 2, "tiny.unreadable"),
    "illegal": ({"answers": ["* 3", "S0 claim"]}, 2, "tiny.not-now"),
    "options": ({"options": {"rounds": "many"}}, 0, "tiny.option"),
    "half a sign in an option": ({"options": {"\ud800": 1}}, 0, "not a match record"),
    "half a sign in a name": ({"headers": {"names": ["\ud800", "Ann"]}}, 0, "not a match record"),
    "half a sign in an answer": ({"answers": ["* 3", "S0 \udfff"]}, 0, "not a match record"),
    "no number": ({"headers": {"x": float("nan")}}, 0, "not a match record"),
    "endless": ({"answers": ["* 3"] * 10_001}, 0, "10,000"),
    "huge answer": ({"answers": ["S0 " + "x" * 5000]}, 1, "not text"),
    "huge": ({"headers": {"x": "y" * 1_100_000}}, 0, "1,024 KiB"),
}


async def test_a_broken_record_is_refused_with_what_is_wrong_and_where(lite: Served) -> None:
    for fault, (given, line, words) in BROKEN.items():
        response = await bring(lite, given if isinstance(given, str | bytes) else record_text(**given))
        error = response.json()["error"]
        assert (response.status_code, error["code"]) == (400, "bad-record"), fault
        assert error["args"]["line"] == line, fault
        assert words in error["message"], fault
        assert (f"Answer {line} " in error["message"]) is (line > 0), fault
        if not line:
            rolls = await lite.http.post("/api/records/rolls", content=response.request.content)
            assert error_of(rolls) == (400, "bad-record"), fault


async def test_a_record_opens_as_text_too(lite: Served) -> None:
    data = record_text(answers=["* 3", "S0 pick 1"])
    text = "\n".join(write_text(record_from_json(json.loads(data)))) + "\n"
    opened = await bring(lite, text)
    assert opened.status_code == 201, opened.text
    assert opened.json() == (await bring(lite, data)).json()
    assert (await bring(lite, "\ufeff" + text)).json() == opened.json()


async def test_a_broken_text_is_refused_with_its_line(lite: Served) -> None:
    record = record_from_json(json.loads(record_text(options={"rounds": 5}, answers=["* 3", "S0 pick 1"])))
    *lines, _ = write_text(record)
    text = "\n".join([*lines, "%end 2\n"])
    faults = {
        text.replace("pick 1", "sing"): (len(lines), "tiny.unreadable"),
        text.replace("* 3", "* 9"): (len(lines) - 1, "9"),
        text.replace("[seats 2]", "[seats 0]"): (4, "seats"),
        text.replace("[version 1]", "[version 9]"): (3, "version 9"),
        text.replace("%dugout 1", "%dugout 9"): (1, "newer"),
        text.replace("S0 pick 1\n", ""): (0, f"Line {len(lines)}:"),
    }
    for broken, (row, words) in faults.items():
        error = (await bring(lite, broken)).json()["error"]
        assert (error["code"], error["args"]["row"]) == ("bad-record", row), broken
        assert words in error["message"]
        assert row == 0 or f"Line {row} " in error["message"]


async def test_only_so_many_records_wait_for_their_judge(lite: Served) -> None:
    assert (await bring(lite, record_text())).status_code == 201
    lite.app.state.timelines.judging = 4
    busy = await bring(lite, record_text())
    assert error_of(busy) == (429, "too-many-requests")
    assert busy.headers["retry-after"] == "10"
    lite.app.state.timelines.judging = 3
    assert (await bring(lite, record_text())).status_code == 201


async def test_a_record_of_an_unknown_game_is_refused(lite: Served) -> None:
    assert error_of(await bring(lite, record_text(game="chess"))) == (404, "no-game")


async def test_a_match_by_older_rules_is_kept_shown_and_played_on_by_them(tmp_path: Path) -> None:
    file = GOLDEN / "versions" / "counter-attack" / "rules-1-easy-json-1.json"
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        response = await bring(served, file.read_text(encoding="utf-8"))
        assert response.status_code == 201, response.text
        kept = Match(served, response.json()["match"], [])
        assert (await kept.get("/record")).json()["version"] == 1
        stops = (await replay_of(kept))["stops"]
        seats = [{"kind": "me", "name": "Noor"}, {"kind": "me", "name": "Sam"}]
        made = await kept.post("/play-on", json={"at": stops[len(stops) // 2]["at"], "seats": seats})
        assert made.status_code == 201, made.text
        other = Match(served, made.json()["match"], [seat["token"] for seat in made.json()["seats"]])
        assert (await other.get("/record")).json()["version"] == 1


async def test_golden_matches_of_every_game_open_as_replays(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        for name in GAMES:
            record = golden(name)
            response = await bring(served, json.dumps(record_to_json(record)))
            assert response.status_code == 201, response.text
            kept = Match(served, response.json()["match"], [])
            stops = (await replay_of(kept))["stops"]
            (last,) = await frames_of(kept, first=len(stops) - 1)
            now = await kept.snapshot()
            assert (last["at"], last["view"]) == (stops[-1]["at"], now["view"])
            assert last["result"] == now["result"]
            assert min(now["result"]["places"]) == 1
