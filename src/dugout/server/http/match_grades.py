"""The grades of a match that is over. They take seconds: each request assesses a part and tells how far it is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from dugout.referee import view as viewers
from dugout.referee.errors import ApiError
from dugout.referee.rows import OVER
from dugout.report.contract import reporting
from dugout.report.model import Figure
from dugout.report.played import Grades, grades_of
from dugout.report.verdict.grades import Graded, Grading, Lost
from dugout.server.access.limits import KeyedSemaphore
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import asker_of, enter
from dugout.server.access.words import language_of
from dugout.server.http.advice import MomentBody, moment_body
from dugout.server.http.match_report import reports_of, seats_of
from dugout.server.http.replays import timelines_of
from dugout.server.match.room import Owner, Room
from dugout.server.thinking.thinkers import BaseThinkers

MOST_KEPT: Final = 32
MOST_AT_ONCE: Final = 8
EACH: Final = 2
"""Requests about one match that may wait for each other."""
COME_BACK_IN: Final = 2


class CostlyBody(Struct, kw_only=True):
    """A decision that cost much: its place in the replay, its time, its grade, its cost in percentage points, and what
    was played and better."""

    at: int
    lead: str
    band: str
    cost: int
    moment: MomentBody


class GradedBody(Struct, kw_only=True):
    """`judge` is the version of the evaluation; fewer than `enough` decisions say little about who made them; `lost` is
    by seat, `decisions` are those that cost most, in the order of the match."""

    judge: str
    enough: int
    lost: list[Lost]
    figures: list[Figure]
    decisions: list[CostlyBody]


class GradesBody(Struct, kw_only=True):
    """How many answers have been assessed, of how many; the grades once that is all of them."""

    done: int
    of: int
    graded: GradedBody | None


class Gradings:
    """The grades of the matches that were asked about last, as far as they are known."""

    def __init__(self, thinkers: BaseThinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[str, Grading] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._queue = KeyedSemaphore(MOST_AT_ONCE, EACH, COME_BACK_IN)

    async def advance(self, room: Room, asker: Owner) -> Grading:
        """Assess a part of what is left, in the time of whoever asks; raises ApiError."""
        if room.match.status != OVER:
            raise ApiError("hidden")
        if not reporting.of(room.match.game).grades or len(room.match.seats) != 2:
            raise ApiError("not-found")
        lock = self._locks.setdefault(room.id, asyncio.Lock())
        with self._queue.hold(room.id):
            async with lock:
                grading = self._kept.get(room.id) or Grading()
                if not grading.is_done:
                    grading.add(await self._thinkers.assess(room, grading.done, asker))
                self._keep(room.id, grading)
                return grading

    def _keep(self, match: str, grading: Grading) -> None:
        self._kept[match] = grading
        self._kept.move_to_end(match)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def gradings_of(state: State) -> Gradings:
    if state.get("match_grades") is None:
        state.match_grades = Gradings(state.thinkers)
    gradings: Gradings = state.match_grades
    return gradings


@get("/api/matches/{match:str}/grades", summary="How good the decisions of a match were that is over")
async def get_grades(request: HttpRequest, match: FromPath[str]) -> GradesBody:
    room, _ = await enter(request, match)
    state, language = request.app.state, language_of(request)
    grading = await gradings_of(state).advance(room, await asker_of(request))
    if not grading.is_done:
        return GradesBody(done=grading.done, of=grading.answers or 0, graded=None)
    facts, agreed = await reports_of(state).facts(room), viewers.agreed_ending(room.match.ending)
    found = await timelines_of(state).run(grades_of, facts, seats_of(room), agreed, language, grading)
    return _body(found, language)


def _body(found: Grades, language: str) -> GradesBody:
    graded = None if found.graded is None else _graded(found.graded, language)
    return GradesBody(done=found.done, of=found.of, graded=graded)


def _graded(found: Graded, language: str) -> GradedBody:
    decisions = [
        CostlyBody(
            at=one.at,
            lead=one.lead,
            band=one.band,
            cost=one.cost,
            moment=moment_body(one.moment, language),
        )
        for one in found.decisions
    ]
    return GradedBody(
        judge=found.judge, enough=found.enough, lost=found.lost, figures=found.figures, decisions=decisions
    )


ROUTES = [get_grades]
