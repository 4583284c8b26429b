"""What a page can request besides its running matches: replays, uploaded records, lessons, the pace of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from dugout.core.errors import ParseError
from dugout.core.ids import PUBLIC
from dugout.core.record import RecordError
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.fairness import verify
from dugout.lessons.attempt import OPEN
from dugout.local import thinking
from dugout.local.match import LocalMatch
from dugout.local.outside import PREFIX, Kept, read
from dugout.local.page import Page, error_body
from dugout.referee import advice, lessons, records, replay, view
from dugout.referee.errors import ApiError, Damaged, printable, refused
from dugout.referee.pace import agreed_options, pace_of
from dugout.referee.timeline import Timeline
from dugout.referee.view import Viewer
from dugout.referee.wire.clocks import Pace, TimeControl
from dugout.referee.wire.matches import Created, NewMatch, NewSeat

Query = Mapping[str, Sequence[str]]
MOST_TIMELINES: Final = 2
_timelines: dict[str, Timeline] = {}


def timeline_of(match: LocalMatch) -> Timeline:
    """The timeline of a match, up to now; after a take-back it is rebuilt."""
    timeline = _timelines.get(match.id)
    if timeline is None or timeline.rows != match.answers[: len(timeline.rows)]:
        timeline = Timeline(
            match.rules, Setup(len(match.match.seats), match.match.options, match.match.version)
        )
    timeline.extend(match.answers)
    _timelines.pop(match.id, None)
    while len(_timelines) >= MOST_TIMELINES:
        del _timelines[next(iter(_timelines))]
    _timelines[match.id] = timeline
    return timeline


def _number(query: Query, name: str, otherwise: int, least: int = 0) -> int:
    value = int(query.get(name, [str(otherwise)])[0])
    if value < least:
        raise ApiError("malformed", {"detail": name})
    return value


def _eyes(match: LocalMatch, viewer: Viewer, query: Query) -> int:
    return replay.eyes_of(match, viewer, _number(query, "eyes", 0, PUBLIC) if "eyes" in query else None)


def stops(match: LocalMatch, viewer: Viewer, query: Query) -> replay.Replay:
    """The stops of a replay; raises ApiError."""
    eyes, first = _eyes(match, viewer, query), _number(query, "first", 0)
    return replay.stops(timeline_of(match), match.id, eyes, view.is_open(match), first)


def frames(match: LocalMatch, viewer: Viewer, query: Query) -> replay.Frames:
    """The match as it was at some stops; raises ApiError."""
    count = min(_number(query, "count", replay.MOST_FRAMES, 1), replay.MOST_FRAMES)
    return replay.frames(
        timeline_of(match), match, _eyes(match, viewer, query), _number(query, "first", 0), count
    )


async def play_on(page: Page, match: LocalMatch, body: dict[str, Any]) -> Created:
    """Create a match that begins at a moment of this one, with its own dice; raises ApiError."""
    if not view.is_open(match):
        raise ApiError("hidden")
    seats = msgspec.convert(body.get("seats"), list[NewSeat])
    if len(seats) != len(match.match.seats):
        raise ApiError("bad-setup", {"reason": "other-seats", "seats": len(match.match.seats)})
    timeline = timeline_of(match)
    number = timeline.stop_of(msgspec.convert(body.get("at"), int))
    if match.rules.pending(timeline.state(number)).over:
        raise ApiError("match-over")
    new = NewMatch(game=match.match.game, seats=seats, options=match.match.options)
    texts = [row.text for row in timeline.rows[: timeline.stops[number].answers]]
    return await page.create(new, texts, match.match.version)


async def keep_record(page: Page, body: str) -> dict[str, str]:
    """Read, judge and store a record; returns its id. Raises ApiError."""
    try:
        record = records.read(body.encode("utf-8", "surrogatepass"))
        rules = page.rules(record.game)
        now = page.outside.now()
        answers = records.judged(rules, record, now).answers
    except RecordError as error:
        raise _bad_record(error) from None
    row = records.row_of(page.games, record, now)
    row.id, row.ended = PREFIX + row.id, now
    await page.keep(Kept(row, None, list(answers), []))
    return {"match": row.id}


async def rolls(page: Page, query: Query, body: str) -> Any:
    """What can be checked about the dice of a record; raises ApiError."""
    try:
        record = records.read(body.encode("utf-8", "surrogatepass"))
        verify.proof_of(record)
    except RecordError as error:
        raise _bad_record(error) from None
    page.rules(record.game)
    return await thinking.rolls(page.outside, record, query.get("lang", [""])[0])


async def take(page: Page, body: str) -> dict[str, str]:
    """Import a saved match, from this or another device; an existing one is not changed. Raises ApiError."""
    try:
        kept = read(body)
    except Damaged:
        raise ApiError("damaged") from None
    if not kept.row.id.startswith(PREFIX):
        raise ApiError("damaged")
    await page.keep(kept)
    return {"match": kept.row.id}


def _bad_record(error: RecordError) -> ApiError:
    figures = {
        "why": "",
        "line": error.line,
        "row": error.row,
        **error.refusal.args,  # of a text that cannot be read it knows the line
        "reason": error.refusal.code,
    }
    return ApiError("bad-record", printable(figures))


def lesson(games: Mapping[str, Rules[Any, Any]], path: Sequence[str], body: dict[str, Any]) -> Any:
    """An attempt at a lesson (GAME, NAME), or the odds of a plan in it; raises ApiError."""
    game, name, about = path[0], path[1], path[2] if len(path) > 2 else ""
    answers = msgspec.convert(body.get("answers"), list[str])
    if about in ("", "odds"):
        found = lessons.attempt(games, game, name, answers)
    else:
        found = lessons.asked_attempt(games, game, name, answers)
    seat = found.lesson.seat
    if about == "":
        return lessons.moment(found)
    if about == "explain":
        return advice.explain(lessons.draft(found), seat, str(body.get("intent")), error_body)
    if about == "ahead":
        return advice.ahead(lessons.draft(found), seat, str(body.get("plan")))
    if about != "odds":
        raise ApiError("not-found")
    try:
        return {
            "odds": found.rules.odds(found.state, seat, str(body.get("plan")))
            if found.verdict == OPEN
            else {}
        }
    except ParseError as error:
        raise refused("refused", error.refusal) from None


def pace(page: Page, body: dict[str, Any]) -> Pace:
    """The clocks and limits of a match with these settings; raises ApiError."""
    rules = page.rules(str(body.get("game")))
    clock = msgspec.convert(body.get("clock"), TimeControl | None)
    options = agreed_options(rules, msgspec.convert(body.get("options", {}), dict[str, Any]), clock)
    return pace_of(rules, options, clock or TimeControl())
