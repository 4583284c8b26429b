"""The digest of a league by mail: results, your place and your next match, every morning or every Monday."""

from __future__ import annotations

from typing import Final

import structlog

from dugout.competition import commands
from dugout.competition.contract import competing
from dugout.competition.engine import RESULTS
from dugout.competition.results import result_text
from dugout.competition.season import Season
from dugout.i18n import render
from dugout.server.competitions.due import due_of
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.tables import tables
from dugout.server.notices.mail import FAILURES, Mailer
from dugout.server.notices.quiet import next_digest
from dugout.server.notices.words import Note, when
from dugout.server.ops import background, metrics
from dugout.server.store.people import Person
from dugout.server.store.reach import Address
from dugout.server.wire.notices import NoticeSettings

TASK: Final = "digests"
AT_ONCE: Final = 20
MOST_LINES: Final = 20
log = structlog.get_logger()


async def send_digests(leagues: Competitions, mailer: Mailer) -> None:
    """Send what is due; of many servers one sends it, and a mail server that is away gets it the next time."""
    if not mailer.offered:
        return
    now = leagues.rooms.clock.now()
    for address in await leagues.rooms.store.reach.digests(now, AT_ONCE):
        with background.guarded(TASK):
            await _send(leagues, mailer, address, now)


async def _send(leagues: Competitions, mailer: Mailer, address: Address, now: int) -> None:
    reach = leagues.rooms.store.reach
    chosen = await reach.settings(address.person) or NoticeSettings()
    if not await reach.claim_digest(address, next_digest(chosen, now), now):
        return
    person = await leagues.rooms.store.people.by_id(address.person)
    if person is None:
        return
    for history in await leagues.readable(sorted(await leagues.store.mine(person.id))):
        note = await digest(leagues, history, person, chosen, address.digest_since)
        if note is None:
            continue
        try:
            await mailer.send(person.id, address.address, note, chosen.language)
            metrics.notices.labels("digest", "sent").inc()
        except FAILURES as error:
            metrics.notices.labels("digest", "later").inc()
            log.info("digest.failed", competition=history.id, error=type(error).__name__)


async def digest(
    leagues: Competitions, history: CompetitionLog, person: Person, chosen: NoticeSettings, since: int
) -> Note | None:
    """What is new in a competition since then; None where nothing is."""
    rows = await leagues.store.log(history.id)
    fresh = {
        command.fixture
        for row in rows
        if row.at > since and isinstance(command := commands.read(row.text), (*RESULTS, commands.Strike))
    }
    async with history.still() as s:
        lines = _results(s, fresh)[:MOST_LINES]
        place = _place(s, person.id, chosen.language)
    if not lines:
        return None
    if place:
        lines += ["", place]
    following = await _following(leagues, history, person, chosen)
    lines += ["", following] if following else []
    title = render("mail-digest", {"title": history.row.title}, chosen.language)
    return Note(title=title, text="\n".join(lines), path=f"/competitions/{history.id}")


def _results(s: Season, fresh: set[str]) -> list[str]:
    golden = competing.of(s.config.game).golden_goal
    return [
        f"{' – '.join(s.entrant(number).label for number in fixture.sides)}  {result_text(fixture.report, golden)}"
        for fixture in s.fixtures.values()
        if fixture.id in fresh and fixture.report is not None
    ]


def _place(s: Season, person: str, language: str) -> str:
    number = s.number(person)
    for table in tables(s):
        for place, row in enumerate(table.rows, start=1):
            if row.number == number:
                kind = "money" if competing.of(s.config.game).at_tables else "points"
                money = f"{row.points:+}" if row.points else "0"
                where: dict[str, int | str] = {"place": place, "count": len(table.rows)}
                args = {**where, "kind": kind, "points": row.points, "money": money}
                return render("mail-place", args, language)
    return ""


async def _following(
    leagues: Competitions, history: CompetitionLog, person: Person, chosen: NoticeSettings
) -> str:
    for one in await due_of(leagues, person):
        if one.competition == history.id:
            other = ", ".join(side.name for side in one.sides if not side.me)
            due = one.date or one.due
            date = when(due, chosen.language, chosen.zone) if due else ""
            return render("mail-next", {"other": other, "when": date}, chosen.language)
    return ""
