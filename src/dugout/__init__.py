"""Three football board games: rules, opponents, competitions, server.

What stands in `__all__` is the public interface (docs/guides/python.md): it changes only with a warning, one minor
version ahead. Everything under other names is private. Names are loaded when they are first used, so that
`import dugout` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dugout import _compiled

if TYPE_CHECKING:
    from dugout.api.match import Illegal as Illegal
    from dugout.api.match import Match as Match
    from dugout.api.naming import NamedEvent as NamedEvent
    from dugout.api.naming import named as named
    from dugout.api.players import game_names as game_names
    from dugout.api.players import opponent as opponent
    from dugout.api.players import opponents as opponents
    from dugout.api.players import play as play
    from dugout.api.records import Step as Step
    from dugout.api.records import football_events as football_events
    from dugout.api.records import match_report as match_report
    from dugout.api.records import read_record as read_record
    from dugout.api.records import replay as replay
    from dugout.api.records import write_record as write_record
    from dugout.core.dice import Roller as Roller
    from dugout.core.errors import DugoutError as DugoutError
    from dugout.core.errors import ParseError as ParseError
    from dugout.core.errors import SetupError as SetupError
    from dugout.core.ids import CHANCE as CHANCE
    from dugout.core.ids import HOST as HOST
    from dugout.core.ids import PUBLIC as PUBLIC
    from dugout.core.playout import Decider as Decider
    from dugout.core.record import RecordError as RecordError
    from dugout.core.rules import Rules as Rules
    from dugout.core.values import Event as Event
    from dugout.core.values import Option as Option
    from dugout.core.values import Pending as Pending
    from dugout.core.values import Question as Question
    from dugout.core.values import Record as Record
    from dugout.core.values import Refusal as Refusal
    from dugout.core.values import Result as Result
    from dugout.core.values import Setup as Setup
    from dugout.core.values import Stakes as Stakes
    from dugout.games.registry import UnknownGame as UnknownGame
    from dugout.games.registry import game as game
    from dugout.report.model import Report as Report

__version__ = "0.1.0"
_compiled.install()
compiled = _compiled.compiled

_HOMES = {
    "dugout.api.match": ("Illegal", "Match"),
    "dugout.api.naming": ("NamedEvent", "named"),
    "dugout.api.players": ("game_names", "opponent", "opponents", "play"),
    "dugout.api.records": ("Step", "football_events", "match_report", "read_record", "replay", "write_record"),
    "dugout.core.dice": ("Roller",),
    "dugout.core.errors": ("DugoutError", "ParseError", "SetupError"),
    "dugout.core.ids": ("CHANCE", "HOST", "PUBLIC"),
    "dugout.core.playout": ("Decider",),
    "dugout.core.record": ("RecordError",),
    "dugout.core.rules": ("Rules",),
    "dugout.core.values": (
        "Event", "Option", "Pending", "Question", "Record", "Refusal", "Result", "Setup", "Stakes",
    ),
    "dugout.games.registry": ("UnknownGame", "game"),
    "dugout.report.model": ("Report",),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["__version__", "compiled", *_HOME_OF]


def __getattr__(name: str) -> Any:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'dugout' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
