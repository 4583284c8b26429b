"""What comes with the clock: reminders of deadlines, and digests of leagues."""

from __future__ import annotations

from typing import Final

from dugout.server.competitions.host import Competitions
from dugout.server.notices.digest import send_digests
from dugout.server.notices.mail import Mailer
from dugout.server.notices.reminders import remind
from dugout.server.ops import background

TASK: Final = "timetable"
POLL: Final = 60.0


class Timetable(background.Periodic):
    """Looks every minute."""

    def __init__(self, leagues: Competitions, mailer: Mailer) -> None:
        self._leagues = leagues
        self._mailer = mailer
        super().__init__(TASK, lambda: POLL)

    async def round(self) -> None:
        with background.guarded(TASK, chore="reminders"):
            await remind(self._leagues)
        with background.guarded(TASK, chore="digests"):
            await send_digests(self._leagues, self._mailer)
