"""Matches without a server: whole ones, kept, opened again, checked like any other."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from dugout.core.record import record_from_json, replay, state_hash
from dugout.fairness.verify import check
from dugout.games.registry import GAMES, game
from dugout.lessons.book import lessons
from dugout.local.outside import CONFLICT
from dugout.local.page import LOST, Page
from dugout.local.reading import timeline_of
from dugout.local.requests import answer
from dugout.local.tasks import ADVISE, THINK
from dugout.local.work import compute
from dugout.referee import host, judge, view
from dugout.referee.draft import Draft
from dugout.referee.play import Play

MOST_TOLD = 200_000
"""Characters of a task for the thinker: a forecast of Toto is one of a million and a half, which nobody lists."""


class Device:
    """A page's own side: a store that can be shared by tabs, a clock that is set, lines that are read."""

    def __init__(self, kept: dict[str, dict[str, Any]] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.time = 1_800_000_000_000
        self.due: dict[str, int] = {}
        self.sent: list[tuple[int, Any]] = []
        self.refuses = False
        self.leading = True
        self.troubles: list[str] = []
        self.slow: list[asyncio.Event] | None = None
        self.page = Page(self)

    def now(self) -> int:
        return self.time

    def hurries(self) -> bool:
        return False

    def leads(self, match: str) -> bool:
        return self.leading

    def send(self, line: int, message: str) -> None:
        self.sent.append((line, json.loads(message) if message else LOST))

    def wake(self, match: str, after: int) -> None:
        self.due.pop(match, None)
        if after >= 0:
            self.due[match] = self.time + after

    def trouble(self, code: str) -> None:
        self.troubles.append(code)

    async def store(self, match: str, expected: int, revision: int, change: str) -> None:
        if self.refuses:
            raise OSError("the disk is full")
        new, before = json.loads(change), self.kept.get(match)
        known = (len(before["answers"]), before["row"]["revision"]) if before else (-1, revision)
        if known != (expected, revision):
            raise OSError(CONFLICT)
        keep = before["answers"][: new["keep"]] if before else []
        self.kept[match] = {
            "row": new["row"],
            "deadline": new["deadline"],
            "answers": keep + new["answers"],
            "actions": new["actions"],
        }

    async def load(self, match: str) -> str | None:
        found = self.kept.get(match)
        return None if found is None else json.dumps(found)

    async def think(self, work: str, task: str) -> str:
        assert work not in (THINK, ADVISE) or len(task) < MOST_TOLD, "answers are listed that are a range"
        if self.slow is not None:
            self.slow.append(asyncio.Event())
            await self.slow[-1].wait()
        return compute(work, task)

    # what a person does

    async def ask(self, method: str, path: str, tokens: list[str] | None = None, **body: Any) -> Any:
        status, text = await answer(self.page, method, path, tokens or [], json.dumps(body) if body else "")
        found = json.loads(text)
        return found if status == 200 else (status, found["error"]["code"])

    async def enter(self, match: str, tokens: list[str]) -> int:
        line = self.page.connect(match)
        await self.page.receive(line, json.dumps({"type": "hello", "seats": tokens, "after": 0}))
        return line

    async def pass_time(self) -> None:
        """Until nobody but a person can do anything."""
        while self.due:
            match, at = min(self.due.items(), key=lambda one: one[1])
            self.time = max(self.time, at)
            del self.due[match]  # a timer rings once
            await self.page.wake(match)


def wanted(name: str, level: str = "easy") -> dict[str, Any]:
    short = game(name).short()
    rest = [{"kind": "bot", "level": level}] * (max(2, short.seats) - 1)
    return {"game": name, "options": dict(short.options), "seats": [{"kind": "me", "name": "Noor"}, *rest]}


async def begun(device: Device, name: str) -> tuple[str, list[str], int]:
    made = await device.ask("POST", "/matches", **wanted(name))
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    assert made["match"].startswith("local-")
    return made["match"], tokens, await device.enter(made["match"], tokens)


async def answer_once(device: Device, match: str, line: int) -> bool:
    """Answer what the first seat is asked, as the game would; False where the match is over."""
    play = device.page.matches[match]
    if play.match.status == "over":
        return False
    pending = play.pending
    if 0 in pending.seats:
        text = play.rules.describe(play.rules.default(play.state, 0))
        said = {"seat": 0, "question": pending.number, "action": f"action-{play.seq:012}", "answer": text}
        await device.page.receive(line, json.dumps({"type": "answer", **said}))
        assert device.sent[-1][1]["type"] == "answered", device.sent[-1]
    await device.pass_time()
    return True


async def check_grades(device: Device, match: str, tokens: list[str]) -> None:
    """Each request assesses a part; the last one tells what was lost by whom."""
    done, graded = 0, None
    while graded is None:
        found = await device.ask("GET", f"/matches/{match}/grades?lang=de", tokens)
        assert done < found["done"] <= found["of"]
        done, graded = found["done"], found["graded"]
    assert [figure["title"] for figure in graded["figures"]] == ["Entscheidungen", "Können und Glück"]
    assert all(one["moment"]["better"]["plan"] for one in graded["decisions"])


async def check_report(device: Device, name: str, match: str, tokens: list[str]) -> None:
    """A match that is over is reported on in the reader's language, and its dice can be checked."""
    report = await device.ask("GET", f"/matches/{match}/report?lang=de", tokens)
    assert report["game"] == name
    assert report["figures"]
    assert "Noor" in json.dumps(report["sides"])
    english = await device.ask("GET", f"/matches/{match}/report?lang=en", tokens)
    assert english["subtitle"] != report["subtitle"]
    if report["grades"]:
        await check_grades(device, match, tokens)
    picture = await device.ask("GET", f"/matches/{match}/report.svg?lang=de&dark=true", tokens)
    assert picture.startswith("<svg ")
    record = await device.ask("GET", f"/matches/{match}/record", tokens)
    rolls = await device.ask("POST", "/records/rolls?lang=de", **record)
    assert rolls["broken"] is None
    assert rolls["proof"]["commitment"] == record["headers"]["dice"]["commitment"]
    assert rolls["names"][0] == "Noor"
    wrong = {**record, "answers": ["nonsense", *record["answers"][1:]]}
    broken = (await device.ask("POST", "/records/rolls?lang=de", **wrong))["broken"]
    assert broken["answer"] == 1
    assert broken["why"] != ""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_match_against_a_computer_is_a_record_like_any_other(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    device = Device()
    match, tokens, line = await begun(device, name)
    await device.pass_time()
    assert await device.ask("GET", f"/matches/{match}/report?lang=de", tokens) == (403, "hidden")
    while await answer_once(device, match, line):
        assert len(device.page.matches[match].answers) < 5000
    told = [message for to, message in device.sent if to == line and message["type"] == "events"]
    assert told[-1]["changed"]["status"] == "over"
    numbers = [event["n"] for message in told for event in message["events"]]
    assert numbers == sorted(set(numbers)), "every event is told once"
    record = record_from_json(await device.ask("GET", f"/matches/{match}/record", tokens))
    rules = game(name)
    verdict = check(rules, record, record.headers["dice"]["commitment"])
    assert verdict.checked == len(verdict.rolls) > 0
    assert verdict.faults == []
    *_, (state, _) = replay(rules, record)
    assert state_hash(rules, state) == state_hash(rules, device.page.matches[match].state)
    await check_report(device, name, match, tokens)
    assert capsys.readouterr().err == "", "every decision was a computer's own, none the game's default"


async def test_a_match_goes_on_where_it_was_when_the_page_is_opened_again() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    for _ in range(6):
        await answer_once(device, match, line)
    before = device.page.matches[match]
    again = Device(device.kept)
    again.time = device.time
    line = await again.enter(match, tokens)
    after = again.page.matches[match]
    assert after is not before
    assert state_hash(after.rules, after.state) == state_hash(before.rules, before.state)
    assert again.sent[0][1]["last"] == before.history.last(1)
    assert await answer_once(again, match, line)


async def test_nothing_is_accepted_that_could_not_be_kept() -> None:
    device = Device()
    match, _, line = await begun(device, "champions")
    await device.pass_time()
    play = device.page.matches[match]
    number, seq = play.pending.number, play.seq
    device.refuses = True
    text = play.rules.describe(play.rules.default(play.state, 0))
    said = {"type": "answer", "seat": 0, "question": number, "action": "a" * 16, "answer": text}
    await device.page.receive(line, json.dumps(said))
    assert device.sent[-1][1]["error"]["code"] == "not-kept"
    assert (play.pending.number, play.seq) == (number, seq)
    device.refuses = False
    await device.page.receive(line, json.dumps(said))
    assert device.sent[-1][1] == {"type": "answered", "action": "a" * 16, "last": play.history.last(1)}
    await device.page.receive(line, json.dumps(said))
    assert device.sent[-1][1]["type"] == "answered", "the same intention counts once"


async def test_a_tab_that_was_overtaken_reads_the_match_anew() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    other = Device(device.kept)
    other.time = device.time
    there = await other.enter(match, tokens)
    await answer_once(other, match, there)
    play = device.page.matches[match]
    text = play.rules.describe(play.rules.default(play.state, 0))
    said = {"seat": 0, "question": play.pending.number, "action": "b" * 16, "answer": text}
    await device.page.receive(line, json.dumps({"type": "answer", **said}))
    assert device.sent[-1] == (line, LOST)
    await device.enter(match, tokens)
    assert device.page.matches[match].seq == other.page.matches[match].seq


async def second_tab(first: Device, match: str, tokens: list[str]) -> tuple[Device, int]:
    other = Device(first.kept)
    other.time = first.time
    return other, await other.enter(match, tokens)


async def test_a_tab_does_not_play_on_what_another_gave_up() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    other, _ = await second_tab(device, match, tokens)
    given_up = await other.ask("POST", f"/matches/{match}/table", tokens, seat=0, act="resign")
    assert given_up["status"] == "over"
    play = device.page.matches[match]
    text = play.rules.describe(play.rules.default(play.state, 0))
    said = {"seat": 0, "question": play.pending.number, "action": "c" * 16, "answer": text}
    await device.page.receive(line, json.dumps({"type": "answer", **said}))
    assert device.sent[-1] == (line, LOST)
    assert device.kept[match]["row"]["status"] == "over"
    assert (await device.ask("GET", f"/matches/{match}", tokens))["status"] == "over"


async def test_a_request_of_a_tab_that_was_overtaken_reads_the_match_anew() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    other, there = await second_tab(device, match, tokens)
    await answer_once(other, match, there)
    play = device.page.matches[match]
    text = play.rules.describe(play.rules.default(play.state, 0))
    said = {"seat": 0, "question": play.pending.number, "action": "d" * 16, "answer": text}
    assert await device.ask("POST", f"/matches/{match}/actions", tokens, **said) == (409, "stale-question")
    assert device.sent[-1] == (line, LOST)
    seen = await device.ask("GET", f"/matches/{match}", tokens)
    assert seen["question"] == other.page.matches[match].pending.number


async def thinking_of(device: Device, match: str, line: int) -> asyncio.Task[None]:
    """Answer until the computer thinks, and let it."""
    play, device.slow = device.page.matches[match], []
    while 0 in play.pending.seats:
        text = play.rules.describe(play.rules.legal(play.state, 0)[-1])
        said = {"seat": 0, "question": play.pending.number, "action": f"{play.edition}-{play.seq:014}"}
        await device.page.receive(line, json.dumps({"type": "answer", **said, "answer": text}))
        assert device.sent[-1][1]["type"] == "answered", device.sent[-1]
    waking = asyncio.create_task(device.pass_time())
    await asyncio.sleep(0)
    while not device.slow and not waking.done():
        await asyncio.sleep(0)
    return waking


async def test_the_computer_thinks_again_about_what_was_taken_back() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    first = await thinking_of(device, match, line)
    play, old = device.page.matches[match], device.slow
    assert old
    question = play.pending.number
    back = await device.ask("POST", f"/matches/{match}/table", tokens, seat=0, act="take-back")
    assert back["edition"] == 1
    second = await thinking_of(device, match, line)
    assert (play.pending.number, play.edition) == (question, 1)
    for thought in (*old, *(device.slow or ())):
        thought.set()
    device.slow = None
    await asyncio.wait_for(asyncio.gather(first, second), 60)
    assert play.pending.number > question
    assert play.people_asked == {0}


async def test_the_computer_is_asked_again_where_its_answer_did_not_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device = Device()
    match, _, line = await begun(device, "champions")
    await device.pass_time()
    takes, refused = host.computers_answered, []

    def at_first_refused(play: Play, edition: int, question: int, choices: dict[int, int]) -> Draft | None:
        if not refused:
            return refused.append(question)
        return takes(play, edition, question, choices)

    monkeypatch.setattr(host, "computers_answered", at_first_refused)
    waking = await thinking_of(device, match, line)
    while not waking.done():
        for thought in device.slow or ():
            thought.set()
        await asyncio.sleep(0)
    play = device.page.matches[match]
    assert play.pending.number > refused[0]
    assert play.people_asked == {0}


async def test_requests_are_answered_as_a_server_would() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    for _ in range(4):
        await answer_once(device, match, line)
    seen = await device.ask("GET", f"/matches/{match}", tokens)
    assert [seat["yours"] for seat in seen["seats"]] == [True, False]
    plan = seen["asked"][0]["choices"][0]
    body = {"seat": 0, "question": seen["question"]}
    assert "odds" in await device.ask("POST", f"/matches/{match}/odds", tokens, plan=plan, **body)
    explained = await device.ask("POST", f"/matches/{match}/explain", tokens, intent=plan, **body)
    assert explained == {"possible": True, "refusal": None}
    hints = await device.ask("GET", f"/matches/{match}/hint?seat=0", tokens)
    assert hints["hints"][0]["plan"]
    assert await device.ask("GET", f"/matches/{match}/hint?seat=1", tokens) == (403, "not-your-seat")
    assert await device.ask("GET", f"/matches/{match}", ["nobody's"]) == (401, "bad-token")
    assert await device.ask("GET", "/matches/local-none") == (404, "no-match")
    assert await device.ask("GET", f"/matches/{match}/nothing", tokens) == (404, "not-found")
    assert await device.ask("POST", f"/matches/{match}/odds", tokens, plan=3, **body) == (400, "malformed")
    back = await device.ask("POST", f"/matches/{match}/table", tokens, seat=0, act="take-back")
    assert back["edition"] == 1
    assert back["question"] < seen["question"]


async def test_a_damaged_match_says_so_and_harms_no_other() -> None:
    device = Device()
    match, tokens, _ = await begun(device, "toto")
    del device.kept[match]["answers"][0]
    again = Device(device.kept)
    assert await again.ask("GET", f"/matches/{match}", tokens) == (410, "damaged")


async def test_only_people_at_this_device_are_asked_to_play() -> None:
    device = Device()
    new = wanted("champions")
    new["seats"] = [{"kind": "me"}, {"kind": "link"}]
    assert await device.ask("POST", "/matches", **new) == (400, "bad-setup")
    assert await device.ask("POST", "/matches", **{**wanted("champions"), "game": "chess"}) == (
        404,
        "no-game",
    )


async def test_a_tab_that_follows_leaves_the_computers_to_the_one_that_leads() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    other = Device(device.kept)
    other.time, other.leading = device.time, False
    there = await other.enter(match, tokens)
    play = other.page.matches[match]
    while 0 in play.pending.seats:
        text = play.rules.describe(play.rules.legal(play.state, 0)[-1])
        said = {
            "seat": 0,
            "question": play.pending.number,
            "action": f"action-{play.seq:012}",
            "answer": text,
        }
        await other.page.receive(there, json.dumps({"type": "answer", **said}))
    await other.pass_time()
    assert play.people_asked == set()
    device.page.forget(match)  # as the page does when it hears of it
    await device.page.wake(match)
    await device.pass_time()
    assert device.page.matches[match].people_asked == {0}
    assert device.page.matches[match].seq > play.seq
    assert device.sent[-1] == (line, LOST)


async def test_a_match_is_seen_again_saved_opened_and_played_on() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    for _ in range(6):
        await answer_once(device, match, line)
    seen = await device.ask("GET", f"/matches/{match}/replay?first=0", tokens)
    assert [stop["at"] for stop in seen["stops"]] == sorted({stop["at"] for stop in seen["stops"]})
    frames = await device.ask("GET", f"/matches/{match}/frames?first=1&count=2", tokens)
    assert [frame["at"] for frame in frames["frames"]] == [stop["at"] for stop in seen["stops"][1:3]]
    beyond = await device.ask("GET", f"/matches/{match}/frames?first=9999", tokens)
    assert beyond == (404, "no-moment")
    await device.ask("POST", f"/matches/{match}/table", tokens, seat=0, act="resign")
    record = await device.ask("GET", f"/matches/{match}/record", tokens)

    other = Device()
    status, text = await answer(other.page, "POST", "/records", [], json.dumps(record))
    brought = json.loads(text)["match"]
    assert (status, brought[:13]) == (200, "local-record-")
    assert await answer(other.page, "POST", "/records", [], json.dumps(record)) == (status, text)
    there = await other.ask("GET", f"/matches/{brought}/replay?first=0")
    assert [stop["at"] for stop in there["stops"]] == [stop["at"] for stop in seen["stops"]]
    assert "dice" not in (await other.ask("GET", f"/matches/{brought}/record"))["headers"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    at = there["stops"][-1]["at"]
    again = await other.ask("POST", f"/matches/{brought}/play-on", at=at, seats=seats)
    play = other.page.matches[again["match"]]
    shown = (
        timeline_of(other.page.matches[brought]).stops[-1].answers
    )  # an answer that nobody saw is after the last stop
    assert [row.text for row in play.answers[:shown]] == record["answers"][:shown]
    await other.enter(again["match"], [again["seats"][0]["token"]])
    assert play.match.status == "running"


async def test_a_damaged_record_is_refused_with_its_reason() -> None:
    device = Device()
    for body in ("", "{", '{"format": 1}', "\udc80"):
        status, text = await answer(device.page, "POST", "/records", [], body)
        assert status == 400, text
        assert json.loads(text)["error"]["code"] == "bad-record"
        assert body != "{" or json.loads(text)["error"]["args"]["line"] == 1, "of the file, not of an answer"
    assert device.kept == {}


@pytest.mark.parametrize("name", GAMES)
async def test_lessons_are_judged_in_the_page(name: str) -> None:
    device = Device()
    for lesson in lessons(name):
        path = f"/lessons/{name}/{lesson.name}"
        opened = await device.ask("POST", path, answers=[])
        assert opened["verdict"] == "open"
        assert "odds" in await device.ask("POST", f"{path}/odds", answers=[], plan=lesson.model[0])
        done = await device.ask("POST", path, answers=list(lesson.model))
        assert done["verdict"] == "won"
    assert await device.ask("POST", f"/lessons/{name}/none", answers=[]) == (404, "not-found")


@pytest.mark.parametrize("name", GAMES)
async def test_a_page_says_what_would_run_in_a_match(name: str) -> None:
    device = Device()
    assert "clock" in await device.ask("POST", "/pace", game=name, options={})
    assert await device.ask("POST", "/pace", game="chess", options={}) == (404, "no-game")


async def to_the_computer(device: Device, match: str, line: int) -> None:
    """Answer until a computer is asked, and do not wake it."""
    play = device.page.matches[match]
    while 0 in play.pending.seats:
        text = play.rules.describe(play.rules.legal(play.state, 0)[-1])
        said = {
            "seat": 0,
            "question": play.pending.number,
            "action": f"action-{play.seq:012}",
            "answer": text,
        }
        await device.page.receive(line, json.dumps({"type": "answer", **said}))


async def test_a_computer_whose_answer_could_not_be_kept_tries_again() -> None:
    device = Device()
    match, _, line = await begun(device, "champions")
    await device.pass_time()
    await to_the_computer(device, match, line)
    play, device.refuses = device.page.matches[match], True
    seq = play.seq
    device.time = device.due.pop(match)
    await device.page.wake(match)
    assert (device.troubles, play.seq) == (["not-kept"], seq)
    await device.page.wake(match)
    assert device.due[match] == device.time + 4_000, "later and later"
    device.refuses = False
    await device.pass_time()
    assert device.troubles == ["not-kept", "not-kept", ""]
    assert play.people_asked == {0}


async def test_nobody_reads_of_a_trouble_once_the_match_goes_on_another_way() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    await to_the_computer(device, match, line)
    device.refuses, device.time = True, device.due.pop(match)
    await device.page.wake(match)
    assert device.troubles == ["not-kept"]
    device.refuses = False
    given_up = await device.ask("POST", f"/matches/{match}/table", tokens, seat=0, act="resign")
    assert given_up["status"] == "over"
    assert match not in device.due, "nobody would try again"
    assert device.troubles == ["not-kept", ""]


async def test_what_nobody_expected_is_told_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    play = device.page.matches[match]
    seq = play.seq
    with monkeypatch.context() as broken:
        broken.setattr(host, "due", lambda _: 1 // 0)
        broken.setattr(judge, "check_question", lambda *_: 1 // 0)
        broken.setattr(view, "snapshot", lambda *_: 1 // 0)
        text = play.rules.describe(play.rules.default(play.state, 0))
        said = {"seat": 0, "question": play.pending.number, "action": "e" * 16, "answer": text}
        await device.page.receive(line, json.dumps({"type": "answer", **said}))
        assert device.sent[-1][1]["error"]["code"] == "went-wrong"
        assert device.sent[-1][1]["action"] == "e" * 16
        assert await device.ask("GET", f"/matches/{match}", tokens) == (500, "went-wrong")
        await device.page.wake(match)
        assert device.troubles == ["went-wrong"]
    assert "ZeroDivisionError" in capsys.readouterr().err
    await device.pass_time()
    assert device.troubles[-1] == ""
    assert play.seq >= seq
    assert await answer_once(device, match, line)


async def test_a_match_moves_to_another_device_and_goes_on_there() -> None:
    device = Device()
    match, tokens, line = await begun(device, "champions")
    await device.pass_time()
    for _ in range(4):
        await answer_once(device, match, line)
    saved = device.kept[match]
    other = Device()
    assert await other.ask("POST", "/kept", **saved) == {"match": match}
    there = await other.enter(match, tokens)
    assert other.page.matches[match].seq == device.page.matches[match].seq
    assert await answer_once(other, match, there)
    further = other.page.matches[match].seq
    assert await other.ask("POST", "/kept", **saved) == {"match": match}
    assert other.page.matches[match].seq == further, "what is here stays as it is"
    answers = saved["answers"]
    wrong = [
        {**saved, "answers": answers[1:]},
        {**saved, "answers": [[0, "nonsense", *answers[0][2:]]]},
        {"row": 3},
    ]
    for damaged in wrong:
        assert await Device().ask("POST", "/kept", **damaged) == (410, "damaged")
