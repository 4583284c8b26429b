"""Decisions, advice and reports, requested from another worker so that they block nobody (`work.py` answers)."""

from __future__ import annotations

import traceback
from typing import Any

import msgspec

from dugout.core.ids import Choice, Seat
from dugout.core.values import Record, Setup
from dugout.local.outside import Outside
from dugout.local.tasks import ADVISE, GRADES, REPORT, REVIEW, ROLLS, THINK, Reported, sent
from dugout.referee.draft import Draft
from dugout.referee.play import Play
from dugout.referee.rows import BOT
from dugout.referee.thinking import Review, task_for
from dugout.referee.view import agreed_ending


async def decided(outside: Outside, play: Play, draft: Draft, seat: Seat) -> Choice:
    """A legal answer for a computer's seat; the game's default if the computation fails."""
    try:
        choice = int(await outside.think(THINK, _text(sent(task_for(play, draft, seat)))))
    except Exception:
        traceback.print_exc()
        return draft.rules.default(draft.state, seat)
    return choice if draft.refusal(seat, choice) is None else draft.rules.default(draft.state, seat)


async def advice(outside: Outside, play: Play, seat: Seat) -> Any:
    """The coach's plans for a seat, as plain data."""
    return msgspec.json.decode(await outside.think(ADVISE, _text(sent(task_for(play, play.draft(), seat)))))


async def moments(outside: Outside, play: Play, answers: list[str], seats: tuple[Seat, ...]) -> Any:
    """The moments that the coach shows these seats of a match that is over, as plain data."""
    task = Review(_record(play, answers), seats)
    return msgspec.json.decode(await outside.think(REVIEW, _text(task)))


async def report(
    outside: Outside, play: Play, answers: list[str], held: tuple[Seat, ...], language: str, picture: str
) -> Any:
    """The report of a match that is over, or its picture, for the holder of these seats."""
    task = _reported(play, answers, held, language, picture)
    return msgspec.json.decode(await outside.think(REPORT, _text(task)))


async def grades(outside: Outside, play: Play, answers: list[str], language: str) -> Any:
    """How far the grades of a match that is over are, after another part; at last the grades."""
    task = _reported(play, answers, (), language, "")
    return msgspec.json.decode(await outside.think(GRADES, _text(task)))


def _reported(
    play: Play, answers: list[str], held: tuple[Seat, ...], language: str, picture: str
) -> Reported:
    seats = tuple((row.name, row.kind == BOT) for row in play.match.seats)
    agreed = agreed_ending(play.match.ending)
    return Reported(_record(play, answers), seats, agreed, language, held, picture)


async def rolls(outside: Outside, record: Record, language: str) -> Any:
    """What can be checked about the dice of a record."""
    return msgspec.json.decode(await outside.think(ROLLS, _text((record, language))))


def _record(play: Play, answers: list[str]) -> Record:
    match = play.match
    return Record(match.game, Setup(len(match.seats), match.options, match.version), answers)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
