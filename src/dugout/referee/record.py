"""A match as a record: answers, who played, and how to check the dice."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.record import CHANCE_MARK
from dugout.core.values import Record, Setup
from dugout.fairness.scheme import commitment
from dugout.referee.play import Play
from dugout.referee.rows import OVER, AnswerRow

BY_RECORD: Final = "record"
"""An answer that came along from another match."""


def record_of(play: Play, answers: list[AnswerRow], own_dice: bool = True) -> Record:
    """The match up to these answers; `own_dice`: its dice were rolled here and can be checked."""
    match = play.match
    headers = _headers(play)
    if own_dice:
        headers["dice"] = _fair(play, answers)
    setup = Setup(len(match.seats), match.options, match.version)
    return Record(match.game, setup, [row.text for row in answers], headers)


def _headers(play: Play) -> dict[str, Any]:
    """Who played, and when."""
    headers: dict[str, Any] = {
        "match": play.id,
        "created": play.match.created,
        "ended": play.match.ended,
        "names": [row.name for row in play.match.seats],
        "kinds": [row.level or "person" for row in play.match.seats],
    }
    if play.match.ending is not None:
        headers["ending"] = play.match.ending
    return headers


def _fair(play: Play, answers: list[AnswerRow]) -> dict[str, Any]:
    """The secret only after the last roll; `first` counts the rolls that came along from another match."""
    match = play.match
    brought = sum(row.by == BY_RECORD and row.text.startswith(CHANCE_MARK) for row in answers)
    fair: dict[str, Any] = {
        "scheme": match.dice_scheme,
        "commitment": commitment(match.dice_secret),
        "salts": list(match.dice.salts),
        "first": brought,
    }
    if match.rewinds:
        fair["rewinds"] = match.rewinds
    if match.status == OVER:
        fair["secret"] = match.dice_secret
    return fair
