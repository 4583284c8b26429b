"""Numbers for teams and men, the same in all matches of one export."""

from __future__ import annotations

from dugout.football.reading import Sheet
from dugout.report.facts import Man


class Register:
    """Teams are identified by name, men by name or, without one, by shirt."""

    def __init__(self) -> None:
        self._teams: dict[str, int] = {}
        self._men: dict[tuple[int, int, str], int] = {}

    def team(self, sheet: Sheet, seat: int) -> int:
        """The number of a team, from 1, in the order in which teams first played."""
        return self._teams.setdefault(self.team_name(sheet, seat), len(self._teams) + 1)

    def team_name(self, sheet: Sheet, seat: int) -> str:
        """The name of a team; two sides with the same name are distinguished."""
        name = sheet.teams[seat]
        return name if sheet.teams[0] != sheet.teams[1] else f"{name} ({('home', 'away')[seat]})"

    def man(self, sheet: Sheet, man: Man) -> int:
        """The number of a man, from 1001, so that it is never that of a team."""
        key = (self.team(sheet, man.seat), man.number if not man.name else 0, man.name)
        return self._men.setdefault(key, len(self._men) + 1001)

    def man_name(self, sheet: Sheet, man: Man) -> str:
        """The name of a man, or his team and shirt."""
        return man.name or f"{self.team_name(sheet, man.seat)} #{man.number}"
