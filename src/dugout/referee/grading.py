"""What is computed for the grades of a match that is over: plain data in, findings out, in whatever process or thread.

Apart from `thinking`, because it needs reports, which a page without a server fetches only when somebody wants one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dugout.core.values import Record
from dugout.report.played import grade_piece
from dugout.report.verdict.weighing import Piece

if TYPE_CHECKING:
    from dugout.referee.catalogue import Catalogue


@dataclass(frozen=True)
class Unassessed:
    """A match that is over, and the first answer that nobody has assessed yet."""

    record: Record
    begin: int


def assess(task: Unassessed, catalogue: Catalogue | None = None) -> Piece:
    """Assess what can be assessed in a moment; runs where opponents think."""
    rules = catalogue.games[task.record.game] if catalogue else None
    return grade_piece(task.record, task.begin, rules)
