"""Requests outside the connections, with the same paths and bodies as on a server (docs/protocol.md)."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from dugout.core.errors import ParseError
from dugout.core.record import record_to_json
from dugout.local import reading, thinking
from dugout.local.match import LocalMatch
from dugout.local.outside import PREFIX
from dugout.local.page import WENT_WRONG, Page, error_body
from dugout.referee import advice, records, view
from dugout.referee.dice import clean_salt
from dugout.referee.errors import ApiError, Conflict, refused
from dugout.referee.record import record_of
from dugout.referee.rows import OVER
from dugout.referee.tokens import check_seat, viewer_of
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import Accepted, Events, NewMatch, Orders


class Request(NamedTuple):
    """A request about a match, with the tokens of the client."""

    page: Page
    match: LocalMatch
    viewer: Viewer
    query: dict[str, list[str]]
    body: dict[str, Any]

    @property
    def seat(self) -> int:
        """The seat that sends the request; raises ApiError if the tokens do not include it."""
        seat = self.body.get("seat", int(self.query.get("seat", ["-1"])[0]))
        if not isinstance(seat, int):
            raise ApiError("malformed", {"detail": "seat"})
        check_seat(self.viewer, seat)
        return seat

    @property
    def is_stale(self) -> bool:
        return advice.is_stale(self.match, self.body.get("question"))

    def text(self, name: str) -> str:
        value = self.body.get(name)
        if not isinstance(value, str):
            raise ApiError("malformed", {"detail": name})
        return value


async def _snapshot(r: Request) -> Any:
    return view.snapshot(r.match, r.viewer)


async def _events(r: Request) -> Any:
    after = int(r.query.get("after", ["0"])[0])
    return Events(events=view.events(r.match, r.viewer, after), last=r.match.history.last(r.viewer.mask))


async def _action(r: Request) -> Any:
    question, edition = int(r.body.get("question", -1)), r.body.get("edition")
    await r.match.answer(r.seat, question, r.text("action"), r.text("answer"), edition)
    return Accepted(accepted=True, last=r.match.history.last(r.viewer.mask))


async def _table(r: Request) -> Any:
    await r.match.act(r.viewer.seats, r.seat, r.text("act"), r.body.get("about"))
    return await _snapshot(r)


async def _salt(r: Request) -> Any:
    await r.match.add_salt(r.seat, clean_salt(r.text("salt")))
    return await _snapshot(r)


async def _orders(r: Request) -> Any:
    return Orders(seat=r.seat, orders=r.match.match.seats[r.seat].orders)


async def _set_orders(r: Request) -> Any:
    await r.match.set_orders(r.seat, r.body.get("orders"))
    return r.body


async def _odds(r: Request) -> Any:
    if r.is_stale or not advice.is_asked(r.match, r.seat):
        return {"odds": {}}
    try:
        return {"odds": r.match.rules.odds(r.match.rules.copy(r.match.state), r.seat, r.text("plan"))}
    except ParseError as error:
        raise refused("refused", error.refusal) from None


async def _ahead(r: Request) -> Any:
    if r.is_stale:
        return advice.Ahead(view=None, asked=[], stale=True)
    advice.check_asked(r.match, r.seat)
    return advice.ahead(r.match.draft(), r.seat, r.text("plan"))


async def _explain(r: Request) -> Any:
    if r.is_stale:
        return advice.Explained(possible=False, refusal=None)
    advice.check_asked(r.match, r.seat)
    return advice.explain(r.match.draft(), r.seat, r.text("intent"), error_body)


async def _hint(r: Request) -> Any:
    advice.check_asked(r.match, r.seat)
    return {"hints": await thinking.advice(r.page.outside, r.match, r.seat)}


async def _moments(r: Request) -> Any:
    if r.match.match.status != OVER:
        raise ApiError("hidden")
    texts = [row.text for row in r.match.answers]
    return {"moments": await thinking.moments(r.page.outside, r.match, texts, r.viewer.seats)}


async def _report(r: Request) -> Any:
    return await _reported(r, "")


async def _picture(r: Request) -> Any:
    return await _reported(r, "dark" if r.query.get("dark") == ["true"] else "light")


async def _reported(r: Request, picture: str) -> Any:
    if r.match.match.status != OVER:
        raise ApiError("hidden")
    texts, language = [row.text for row in r.match.answers], r.query.get("lang", [""])[0]
    return await thinking.report(r.page.outside, r.match, texts, r.viewer.seats, language, picture)


async def _grades(r: Request) -> Any:
    if r.match.match.status != OVER:
        raise ApiError("hidden")
    texts, language = [row.text for row in r.match.answers], r.query.get("lang", [""])[0]
    return await thinking.grades(r.page.outside, r.match, texts, language)


async def _record(r: Request) -> Any:
    if not view.is_open(r.match):
        raise ApiError("hidden")
    own = not records.is_kept(r.match.id.removeprefix(PREFIX))
    return record_to_json(record_of(r.match, r.match.answers, own))


async def _replay(r: Request) -> Any:
    return reading.stops(r.match, r.viewer, r.query)


async def _frames(r: Request) -> Any:
    return reading.frames(r.match, r.viewer, r.query)


async def _play_on(r: Request) -> Any:
    return await reading.play_on(r.page, r.match, r.body)


async def _chat(r: Request) -> Any:
    return {"lines": []}


ROUTES: Final[dict[tuple[str, str], Callable[[Request], Awaitable[Any]]]] = {
    ("GET", ""): _snapshot,
    ("GET", "events"): _events,
    ("POST", "actions"): _action,
    ("POST", "table"): _table,
    ("PUT", "salt"): _salt,
    ("GET", "orders"): _orders,
    ("PUT", "orders"): _set_orders,
    ("POST", "odds"): _odds,
    ("POST", "ahead"): _ahead,
    ("POST", "explain"): _explain,
    ("GET", "hint"): _hint,
    ("GET", "moments"): _moments,
    ("GET", "report"): _report,
    ("GET", "report.svg"): _picture,
    ("GET", "grades"): _grades,
    ("GET", "record"): _record,
    ("GET", "replay"): _replay,
    ("GET", "frames"): _frames,
    ("POST", "play-on"): _play_on,
    ("GET", "chat"): _chat,
}


async def answer(page: Page, method: str, address: str, tokens: list[str], body: str) -> tuple[int, str]:
    """The status and body that a server would return for a request to `/matches…`."""
    try:
        found = await _found(page, method, address, tokens, body)
    except ApiError as error:
        return _refusal(error)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        return _refusal(ApiError("malformed", {"detail": str(error)[:200]}))
    except Exception:
        traceback.print_exc()
        return _refusal(ApiError(WENT_WRONG))
    return 200, msgspec.json.encode(found).decode()


async def _found(page: Page, method: str, address: str, tokens: list[str], body: str) -> Any:
    parts = urlsplit(address)
    path = [unquote(part) for part in parts.path.split("/") if part]
    if method == "POST" and path == ["matches"]:
        return await page.create(msgspec.json.decode(body, type=NewMatch))
    if method == "POST" and path == ["records"]:
        return await reading.keep_record(page, body)
    if method == "POST" and path == ["kept"]:
        return await reading.take(page, body)
    if method == "POST" and path == ["records", "rolls"]:
        return await reading.rolls(page, parse_qs(parts.query), body)
    data = msgspec.json.decode(body, type=dict[str, Any]) if body else {}
    if method == "POST" and path == ["pace"]:
        return reading.pace(page, data)
    if method == "POST" and path[0] == "lessons" and len(path) in (3, 4):
        return reading.lesson(page.games.games, path[1:], data)
    route = ROUTES.get((method, path[2] if len(path) > 2 else "")) if len(path) in (2, 3) else None
    if route is None or path[0] != "matches":
        raise ApiError("not-found")
    match = await page.get(path[1])
    try:
        return await route(Request(page, match, viewer_of(match, tokens), parse_qs(parts.query), data))
    except Conflict:
        page.forget(match.id)
        raise ApiError("stale-question") from None


def _refusal(error: ApiError) -> tuple[int, str]:
    return error.status, msgspec.json.encode({"error": error_body(error)}).decode()
