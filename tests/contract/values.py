"""Finds every value of the program, and makes instances: out of matches, and where none made any, out of
annotations."""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import inspect
import pkgutil
from array import array
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from types import GetSetDescriptorType, NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from dugout.bots.base import Budget
from dugout.bots.coach import hints, moments
from dugout.bots.contract import Asked, bot, levels
from dugout.competition.config import Config
from dugout.competition.contract import competing
from dugout.core.dice import Roller
from dugout.core.errors import ParseError, SetupError
from dugout.core.ids import HOST, PUBLIC
from dugout.core.record import RecordError, replay
from dugout.core.values import Record, Setup
from dugout.games.registry import GAMES, game
from dugout.referee.errors import ApiError
from dugout.research.batch import Batch
from dugout.research.gymnasium_env import DugoutGym
from dugout.research.pettingzoo_env import DugoutAEC
from dugout.research.table import Table
from dugout.research.tree import Position
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, plan_of
from dugout.simulation.pool import SameProcess
from dugout.simulation.season import EntrantPlan, SeasonPlan, SeasonRun
from tests.contract.play import finished, samples

VAR_ARGS, VAR_WORDS = inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD
ENGINE = ("dugout.core.", "dugout.geometry.", "dugout.games.")
OTHERS = ("bots", "competition", "fairness", "lessons", "report", "research", "simulation", "server")
WORKINGS = (".parts.", ".judgement.")
"""Where a game keeps what nobody else is handed: what opponents and reports work with while they think."""
INSIDE = (
    # parts of a state, which is always copied and sent as a whole
    "champions.options.Config", "counter_attack.options.Config", "counter_attack.rules.scenario.Scenario",
    "counter_attack.rules.teams.Team", "toto.options.Config", "toto.state.Report",
    # what one call of the rules works with
    "champions.plans.Plan", "champions.shots.Approach", "champions.shots.Chain", "champions.shots.Fate",
    "champions.shots.Search", "champions.shots.Shot", "champions.rules.kick.Outlook", "champions.rules.kick.Reach", "champions.scene.Scene",
    "core.agenda.Agenda", "core.agenda.Kind", "core.record_text._Reader",
    "counter_attack.board.Path", "toto.rules.secrecy.Fixed", "toto.rules.secrecy.Settled",
    # legal answers that are not written out: they travel as the list they stand for
    "counter_attack.answers.Answers", "counter_attack.spans.Span",
    # traits, of which only whole games are made
    "core.analysis.Analysis", "core.pacing.Pacing", "core.text.Text",
    # follows one match while it is read
    "core.asking.Asking",
    # holds connections
    "server.competitions.clubs._Club", "server.live.connection.Live", "server.services.Services",
    "server.store.engines.Engines", "server.store.journal.group.Job",
)  # fmt: skip
"""Classes that nobody is ever handed by itself."""


@cache
def value_classes() -> tuple[type, ...]:
    """Everything with fields that may travel: data classes, structs, named tuples, errors, and all of the engine."""
    found: dict[type, None] = {}
    for part in ("core", "geometry", "games", *OTHERS):
        package = importlib.import_module(f"dugout.{part}")
        for info in pkgutil.walk_packages(package.__path__, f"dugout.{part}."):
            if info.name == "dugout.research.openspiel_game" and not importlib.util.find_spec("pyspiel"):
                continue
            if ".migrations." in info.name:
                continue
            for thing in vars(importlib.import_module(info.name)).values():
                if isinstance(thing, type) and thing.__module__ == info.name and is_value(thing):
                    found[thing] = None
    return tuple(kind for kind in found if not f"{kind.__module__}.{kind.__qualname__}".endswith(INSIDE))


def is_value(kind: type) -> bool:
    if inspect.isabstract(kind) or getattr(kind, "_is_protocol", False):
        return False
    plain = dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct | BaseException)
    engine = kind.__module__.startswith(ENGINE) and not any(part in kind.__module__ for part in WORKINGS)
    return plain or hasattr(kind, "_fields") or engine


def parts_of(value: Any) -> Iterator[Any]:
    """What a value holds."""
    if isinstance(value, dict):
        yield from value.keys()
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    else:
        yield from fields_of(value).values()


def fields_of(value: Any) -> dict[str, Any]:
    """Attributes with their values, also of compiled classes, which have no dictionary."""
    names = set(vars(value)) if hasattr(value, "__dict__") else set()
    for kind in type(value).__mro__:
        slots = vars(kind).get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(name for name, each in vars(kind).items() if isinstance(each, GetSetDescriptorType))
    return {name: getattr(value, name) for name in sorted(names) if name[:2] != "__" and hasattr(value, name)}


@cache
def instances() -> dict[type, list[Any]]:
    """Up to five of each class, out of matches, environments, advice and a season."""
    found: dict[type, list[Any]] = {}
    known: set[int] = set()
    waiting = [*_seeds()]
    alive = list(waiting)  # what lives keeps its number
    while waiting:
        value = waiting.pop()
        if id(value) in known or isinstance(value, str | bytes | int | float | NoneType | type | np.ndarray):
            continue
        known.add(id(value))
        alive.append(value)
        if type(value).__module__.startswith("dugout."):
            found.setdefault(type(value), []).append(value)
            if type(value).__name__ == "State":
                continue  # a whole
        elif not isinstance(value, dict | list | tuple | set | frozenset):
            continue
        waiting.extend(parts_of(value))
    return {kind: values[:5] for kind, values in found.items()}


def _seeds() -> Iterator[Any]:
    for name in GAMES:
        yield from _out_of_matches(name)
        yield from _out_of_research(name)
        yield from _advice(name)
        yield play_match(job := Job(name, ("random", "random"), seed="trip", records=True), plan_of(job, 0))
        yield job
    entrants = [EntrantPlan(f"Entrant {number}", "random") for number in range(4)]
    run = SeasonRun(SeasonPlan(Config("champions", "cup"), entrants), "values")
    run.play(SameProcess(), lambda season, fixture: None)
    yield from (run.season, run.log, run.plan)


def _out_of_matches(name: str) -> Iterator[Any]:
    rules = game(name)
    yield from (rules, rules.options(), competing.of(name).cards(1), Roller(name), finished(name).record)
    yield rules.result(finished(name).state)
    yield finished(name).events[:100]
    for sample in samples(name)[::7]:
        yield from (
            sample.state,
            getattr(getattr(sample.state, "agenda", None), "frames", None),
            getattr(sample.state, "asking", None),
        )
        yield from (rules.pending(sample.state), rules.tempo(sample.state))
        yield [rules.view(sample.state, seat) for seat in (*range(sample.seats), PUBLIC)]
        yield [rules.question(sample.state, seat) for seat in (*range(sample.seats), PUBLIC)]
        yield rules.refusal(sample.state, HOST, 0)
    for error, wrong in (
        (SetupError, lambda: rules.new(Setup(99, {}, 0))),
        (ParseError, lambda: rules.parse("nonsense")),
        (RecordError, lambda: list(replay(rules, Record(name, Setup(99, {}, rules.version))))),
    ):
        try:
            wrong()
        except error as problem:
            yield problem
    yield from (bot(name, level) for level in levels(name))


def _out_of_research(name: str) -> Iterator[Any]:
    table, aec, gym, batch = Table(name), DugoutAEC(name), DugoutGym(name), Batch(name, 2)
    table.reset("values")
    aec.reset(1)
    gym.reset(seed=1)
    yield from (table, aec, gym, batch, batch.reset(1), Position(name))


def _advice(name: str) -> Iterator[Any]:
    """What the coach says in a position and after the beginning of a match."""
    rules, record = game(name), finished(name).record
    some = Budget(4)
    yield moments(rules, Record(name, record.setup, record.answers[:160]), some)
    for sample in samples(name):
        for seat in rules.pending(sample.state).seats[:1]:
            asked = Asked(rules, seat, rules.view(sample.state, seat), rules.legal(sample.state, seat))
            yield from (asked, hints(asked, some))
            return


def made(kind: Any) -> Any:
    """A value of a class or an annotation, out of nothing else. Raises TypeError where there is no way."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or kind is object:
        return "x"
    if isinstance(kind, TypeVar):
        return made(kind.__bound__ or int)
    if origin is Literal:
        return args[0]
    if origin in (Union, UnionType):
        return made(next(each for each in args if each is not NoneType))
    if origin is tuple:
        return tuple(made(each) for each in args if each is not ...)
    if origin in (dict, Mapping, Counter):
        return {made(args[0]): made(args[-1]) if origin is not Counter else 1}
    if origin in (list, Sequence, Collection, Iterable):
        return [made(args[0])]
    if origin in (set, frozenset):
        return origin({made(args[0])})
    if origin is Callable or kind is Callable:
        return len
    if origin is array:
        return array("d", [0.5])
    if origin is np.ndarray:
        return np.zeros(3)
    if origin is type:
        return int
    kind = origin or kind
    if not isinstance(kind, type):
        raise TypeError(f"{kind} is no class")
    if issubclass(kind, Enum):
        return next(iter(kind))
    if kind in (str, int, float, bool, bytes):
        return kind(b"7" if kind is bytes else 7)
    if kind.__module__.startswith("dugout."):
        return _assembled(kind)
    return kind(6) if kind is range else kind()


def _assembled(kind: type) -> Any:
    """By the constructor, with every argument that has no default."""
    if kind is ApiError:
        return ApiError("no-match", {"match": "m"})
    if issubclass(kind, BaseException) and "__init__" not in vars(kind):
        return kind("words")
    known = {**get_type_hints(kind), **get_type_hints(kind.__init__)}
    wanted = inspect.signature(kind).parameters.values()
    needed = [
        each for each in wanted if each.default is each.empty and each.kind not in (VAR_ARGS, VAR_WORDS)
    ]
    return kind(**{each.name: made(known[each.name]) for each in needed})
