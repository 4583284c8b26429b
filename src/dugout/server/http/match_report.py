"""The report of a match that is over: figures in words, and a picture to share.

A report shows everything, hidden hands and forms included, so there is none before the end. Reading a match takes a
moment; the facts of the last ones are kept, and the work is done off the event loop.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from dugout.core.errors import DugoutError
from dugout.core.ids import Seat
from dugout.core.values import Record, Setup
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError, too_many_requests
from dugout.referee.rows import BOT, OVER
from dugout.report.draw.png import png
from dugout.report.draw.poster import poster
from dugout.report.facts import Facts
from dugout.report.model import Report
from dugout.report.played import Sitting, facts_of, reader_of, report_of
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import enter, rooms_of
from dugout.server.access.words import language_of
from dugout.server.http.replays import timelines_of
from dugout.server.match.room import Room
from dugout.server.replay.replays import Timelines

MOST_KEPT: Final = 32
MOST_AT_ONCE: Final = 4
COME_BACK_IN: Final = 5

Dark = Annotated[bool, QueryParameter(description="Dark colours.")]


class Reports:
    """The facts of the matches that were reported on last."""

    def __init__(self, timelines: Timelines) -> None:
        self._timelines = timelines
        self._kept: OrderedDict[str, Facts] = OrderedDict()
        self._busy = 0

    async def report(self, room: Room, language: str, reader: Seat | None = None) -> Report:
        """The report of a match that is over, in a language, for whoever reads about his own seat; raises ApiError."""
        facts, agreed = await self.facts(room), viewers.agreed_ending(room.match.ending)
        return await self._timelines.run(report_of, facts, seats_of(room), agreed, language, reader)

    async def facts(self, room: Room) -> Facts:
        """The facts of a match that is over; raises ApiError."""
        if room.match.status != OVER:
            raise ApiError("hidden")
        if room.id not in self._kept:
            self._kept[room.id] = await self._read(room)
        self._kept.move_to_end(room.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[room.id]

    async def _read(self, room: Room) -> Facts:
        if self._busy >= MOST_AT_ONCE:
            raise too_many_requests(COME_BACK_IN)
        stored = await room.services.store.load(room.id, after=0)
        if stored is None:
            raise ApiError("no-match")
        setup = Setup(len(room.match.seats), room.match.options, room.match.version)
        record = Record(room.match.game, setup, [row.text for row in stored.answers])
        self._busy += 1
        try:
            agreed = viewers.agreed_ending(room.match.ending)
            return await self._timelines.run(facts_of, record, agreed, room.rules)
        except DugoutError:  # a game without reports, or a match by rules that are no longer there
            raise ApiError("not-found") from None
        finally:
            self._busy -= 1

    async def picture(self, report: Report, dark: bool, pixels: bool) -> bytes:
        return await self._timelines.run(_drawn, report, dark, pixels)


def seats_of(room: Room) -> list[Sitting]:
    return [(row.name, row.kind == BOT) for row in room.match.seats]


def _drawn(report: Report, dark: bool, pixels: bool) -> bytes:
    drawing = poster(report, dark)
    return png(drawing) if pixels else drawing.encode()


def reports_of(state: State) -> Reports:
    if state.get("match_reports") is None:
        rooms_of(state)
        state.match_reports = Reports(timelines_of(state))
    reports: Reports = state.match_reports
    return reports


@get("/api/matches/{match:str}/report", summary="What happened in a match that is over, in figures and words")
async def get_report(request: HttpRequest, match: FromPath[str]) -> Report:
    room, viewer = await enter(request, match)
    reader = reader_of(seats_of(room), viewer.seats)
    return await reports_of(request.app.state).report(room, language_of(request), reader)


@get(
    "/api/matches/{match:str}/report.svg",
    summary="The report as a picture that needs nothing else",
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", generate_examples=False)},
)
async def get_svg(request: HttpRequest, match: FromPath[str], dark: Dark = False) -> Response[bytes]:
    return await _picture(request, match, dark, pixels=False)


@get(
    "/api/matches/{match:str}/report.png",
    summary="The report as a picture of pixels",
    responses={200: ResponseSpec(bytes, media_type="image/png", generate_examples=False)},
)
async def get_png(request: HttpRequest, match: FromPath[str], dark: Dark = False) -> Response[bytes]:
    return await _picture(request, match, dark, pixels=True)


async def _picture(request: HttpRequest, match: str, dark: bool, pixels: bool) -> Response[bytes]:
    room, _ = await enter(request, match)
    reports = reports_of(request.app.state)
    report = await reports.report(room, language_of(request))
    body = await reports.picture(report, dark, pixels)
    ending = "png" if pixels else "svg"
    kind = "image/png" if pixels else "image/svg+xml"
    headers = {"Content-Disposition": f'inline; filename="{room.match.game}-{room.id}.{ending}"'}
    return Response(body, headers=headers, media_type=kind)


ROUTES = [get_report, get_svg, get_png]
