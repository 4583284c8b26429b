"""What computer seats and the coach compute: plain data in, a decision or advice out, in whatever process or thread.

A process that thinks loads this and nothing else of ours, and a game only when it is asked about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dugout.bots.base import Budget
from dugout.bots.coach import Hint, Moment, hints, moments
from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import Event, Record
from dugout.games.registry import game
from dugout.referee.dice import bot_seed

if TYPE_CHECKING:
    from dugout.referee.catalogue import Catalogue
    from dugout.referee.draft import Draft
    from dugout.referee.play import Play

COACHING: Final = Budget(nodes=240, seconds=2.0)
"""What the coach may think: as long as somebody likes to wait for advice."""
REVIEWING: Final = Budget(nodes=20)
"""What the coach may think over each decision of a match that is over."""


@dataclass(frozen=True)
class Task:
    """A decision to take, in plain data that can go to another process."""

    game: str
    level: str
    seat: Seat
    view: bytes
    legal: Sequence[Choice]
    events: list[tuple[str, str, tuple[int, ...], int]]
    seed: str


def task_for(play: Play, draft: Draft, seat: Seat) -> Task:
    """The decision of a computer's seat in the position of a draft; the seed is the same again after a restart."""
    rules, mask = draft.rules, 1 << seat
    seen = [stamped.event for stamped in (*play.history.all(), *draft.events)]
    return Task(
        play.match.game,
        level_of(play, seat),
        seat,
        msgspec.json.encode(rules.view(draft.state, seat)),
        rules.legal(draft.state, seat),
        [(event.code, event.rule, event.args, event.seats) for event in seen if event.visible_to(mask)],
        bot_seed(play.match.dice_secret, seat, draft.seq),
    )


def level_of(play: Play, seat: Seat) -> str:
    """How strong the computer is that plays a seat, for good or for somebody who is away."""
    return play.match.seats[seat].stand_in or play.match.seats[seat].level or ""


def think(task: Task, catalogue: Catalogue | None = None) -> Choice:
    """Take the decision; runs in a thread or a separate process."""
    rules = _rules(task.game, catalogue)
    decider = (catalogue.bot if catalogue else bot)(task.game, task.level)
    if observe := getattr(decider, "observe", None):
        observe([Event(*parts) for parts in task.events])
    view = msgspec.json.decode(task.view, type=rules.view_type())
    return decider.decide(rules, task.seat, view, task.legal, Roller(task.seed))


def advise(task: Task, catalogue: Catalogue | None = None) -> list[Hint]:
    """The coach's plans for a seat; runs where opponents think."""
    rules = _rules(task.game, catalogue)
    view = msgspec.json.decode(task.view, type=rules.view_type())
    seen = [Event(*parts) for parts in task.events]
    return hints(Asked(rules, task.seat, view, task.legal, seen), COACHING)


@dataclass(frozen=True)
class Review:
    """A match that is over, and whose decisions are to be looked at."""

    record: Record
    seats: tuple[Seat, ...]


def review(task: Review, catalogue: Catalogue | None = None) -> list[Moment]:
    """The moments to learn from; runs where opponents think."""
    return moments(_rules(task.record.game, catalogue), task.record, REVIEWING, task.seats)


def _rules(name: str, catalogue: Catalogue | None) -> Rules[Any, Any]:
    """The rules of a game: those of a catalogue, or, in a separate process, those of the registry."""
    return catalogue.games[name] if catalogue else game(name)
