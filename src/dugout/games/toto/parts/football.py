"""Football data of Voetbal Toto: none. Thirteen fixtures are forecast, and nobody stands on a pitch."""

from __future__ import annotations

from typing import Final

from dugout.football.contract import Football
from dugout.games.toto.engine import RULES


class TotoFootball(Football):
    """No pitch."""


PART: Final = TotoFootball(RULES)
