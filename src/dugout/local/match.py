"""One match of this page: judged by the referee, stored by the page, sent to its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec

from dugout.core.engine import plays
from dugout.core.ids import HOST, Seat
from dugout.core.rules import Rules
from dugout.local.outside import CONFLICT, Action, Change, Kept, Outside
from dugout.local.thinking import decided
from dugout.referee import agreement, append, host, judge, plans
from dugout.referee.catalogue import Catalogue
from dugout.referee.draft import BY_BOT, Draft, beginning
from dugout.referee.errors import ApiError, Conflict
from dugout.referee.history import History
from dugout.referee.play import Play
from dugout.referee.rows import RUNNING, ActionKey, AnswerRow
from dugout.referee.takeback import Past
from dugout.referee.updates import Known
from dugout.referee.view import Shared, Viewer

PAUSE: Final = (0.5, 1.1)
"""Seconds by which computers delay their answers, so that people can see what they do."""
NO_PAUSE: Final = (0.0, 0.0)
NEVER: Final = 1 << 53


class LocalMatch(Play):
    """Changes require holding `lock`. All answers are in memory: a page has few matches."""

    def __init__(self, outside: Outside, games: Catalogue, rules: Rules[Any, Any], kept: Kept) -> None:
        """Raises Damaged if the stored answers are not legal."""
        base, history = beginning(rules, kept.row), History()
        base.notes_stakes = False  # these dice have already been shown
        base.replay(kept.answers, len(kept.row.seats))
        history.extend(base.events)
        super().__init__(rules, kept.row, kept.deadline, base, history)
        self.answers: list[AnswerRow] = list(kept.answers)
        self.actions: list[Action] = list(kept.actions)
        self.lock = asyncio.Lock()
        self.games = games
        self.lines: dict[int, tuple[Viewer, Known]] = {}
        self.went_on: Callable[[], None] = lambda: None
        """Called after something has been stored."""
        self._outside = outside
        self._thinking: set[tuple[int, int]] = set()

    def now(self) -> int:
        return self._outside.now()

    def online(self) -> set[Seat]:
        return {seat for viewer, _ in self.lines.values() for seat in viewer.seats}

    def levels(self) -> Sequence[str]:
        return self.games.levels(self.match.game)

    @property
    def bot_pause(self) -> tuple[float, float]:
        return NO_PAUSE if self._outside.hurries() else PAUSE

    @property
    def snapshot_every(self) -> int:
        return NEVER  # the answers alone restore the match

    # actions of people

    async def answer(self, seat: Seat, question: int, action: str, text: str, edition: int | None) -> None:
        """Judge and store an answer, a plan of several, or a request for the host's choice; raises ApiError."""
        async with self.lock:
            try:
                judge.check_question(self, seat, question, edition)
                steps = plans.parsed(self.rules, text)
                draft = judge.checked_draft(self, seat, steps)
                if seat == HOST:
                    for computer in host.computers_before_host(self, draft):
                        draft.answer(computer, await decided(self._outside, self, draft, computer), BY_BOT)
                judge.take(self, draft, seat, question, steps[-1])
            except ApiError:
                if any(each.seat == seat and each.action == action for each in self.actions):
                    return  # it was accepted before: confirm it again
                raise
            await self.commit(draft, ActionKey(seat, action))

    async def act(self, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> None:
        """Perform an action outside the rules for a seat, on behalf of the holder of `seats`; raises ApiError."""
        async with self.lock:
            sent = [each.at for each in self.actions if each.seat in seats]
            await self.commit(agreement.judged(self, seats, seat, what, about, Past(self.answers, sent)))

    async def set_orders(self, seat: Seat, orders: Any) -> None:
        """Set the standing orders of a seat; raises ApiError."""
        async with self.lock:
            judge.check_orders(self, seat, orders)
            draft = self.draft()
            draft.seats[seat] = {"orders": orders}
            await self.commit(draft)
            following = host.orders_followed(self, seat in self.pending.seats)
            if following is not None and self.match.status == RUNNING:
                await self.commit(following)

    async def add_salt(self, seat: Seat, salt: str) -> None:
        """Add a seat's salt for the dice, before the first roll; raises ApiError."""
        async with self.lock:
            agreement.check_salt(self)
            draft = self.draft()
            draft.seats[seat] = {"salt": salt}
            await self.commit(draft)
            self.match.__dict__.pop("dice", None)  # the cached dice depend on the salts, too

    # what happens without an action of people

    async def wake(self) -> None:
        """Do what is due by now, unless another tab leads."""
        if not self._outside.leads(self.id):
            return
        due = host.due(self)
        if due == host.START:
            await self._do(host.started)
        elif due == host.TICK:
            await self._do(host.ticked)
        elif due == host.TIME_UP:
            await self._do(host.timed_out)
        elif due == host.ORDERS:
            await self._do(lambda play: host.orders_followed(play, True))
        elif due == host.TURN:
            await self._do(host.absent_answered_for)
            await self._do(lambda play: host.mark_late(play, host.late(play), {}))
            await self._computers_answer()
        else:
            self.plan()

    def plan(self) -> None:
        """Schedule the next wake-up for when the host has to act."""
        wake = self.deadline.wake if self.deadline is not None and self.match.status == RUNNING else None
        if wake is not None and self.deadline is not None and self.deadline.beat:
            wake = min(wake, self.deadline.beat)
        self._outside.wake(self.id, -1 if wake is None else max(0, wake - self.now()))

    async def commit(self, draft: Draft, key: ActionKey | None = None) -> None:
        """Store a draft, apply it and publish it; raises the error if the page cannot store it."""
        if draft.keep is None:
            draft.follow_orders(self.orders())
        stored = append.prepare(self, draft, key)
        keep = len(self.answers) if draft.keep is None else draft.keep
        actions = (
            [each for each in self.actions if each.at < keep] if draft.keep is not None else self.actions
        )
        if key is not None:
            actions = [*actions, Action(key.seat, key.action, keep)]
        row = append.row_after(self, draft, stored)
        change = Change(row, stored.deadline, keep, list(stored.answers), actions)
        await self._keep(change)
        self.answers = [*self.answers[:keep], *stored.answers]
        self.actions = actions
        self.take_over(draft, stored)
        self.publish()
        self.went_on()
        self.plan()

    async def _keep(self, change: Change) -> None:
        """Raises Conflict if another tab was faster, ApiError if the page cannot store anything."""
        try:
            text = msgspec.json.encode(change).decode()
            await self._outside.store(self.id, len(self.answers), self.match.revision, text)
        except Exception as error:
            if CONFLICT in str(error):
                raise Conflict(self.id) from None
            raise ApiError("not-kept") from None

    def publish(self) -> None:
        """Send every subscriber its update."""
        shared = Shared(self)
        for line, (_, known) in list(self.lines.items()):
            message = known.update(self, shared)
            if message is not None:
                self._outside.send(line, message.decode())

    async def _do(self, drafted: Callable[[Play], Draft | None]) -> bool:
        """Commit what `drafted` returns; whether there was anything to do."""
        async with self.lock:
            draft = drafted(self)
            if draft is not None:
                await self.commit(draft)
            return draft is not None

    async def _computers_answer(self) -> None:
        """Compute decisions without the lock, so that people can answer meanwhile; apply what is still valid."""
        edition, question, asked = self.edition, self.pending.number, host.computers_asked(self)
        key = (edition, question)  # after a take-back question numbers repeat
        if not asked or key in self._thinking:
            return
        self._thinking.add(key)
        try:
            draft = self.draft()
            choices = {seat: await decided(self._outside, self, draft, seat) for seat in asked}
        finally:
            self._thinking.discard(key)
        if not await self._do(lambda play: host.computers_answered(play, edition, question, choices)):
            self.plan()  # the match has changed meanwhile: the seat that has to answer now may be a computer, too


def opened(outside: Outside, games: Catalogue, kept: Kept) -> LocalMatch:
    """A match restored from the store; raises ApiError or Damaged."""
    rules = games.games.get(kept.row.game)
    if rules is None or not plays(rules, kept.row.version):
        raise ApiError("no-game", {"game": kept.row.game[:40], "version": kept.row.version})
    return LocalMatch(outside, games, rules, kept)
