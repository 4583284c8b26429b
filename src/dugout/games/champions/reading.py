# mypyc: interpreted
"""CH-2.13: read a position back (position.py writes it); raises ParseError naming the word that is wrong."""

from __future__ import annotations

from typing import Any

from dugout.core.agenda import Frame
from dugout.core.errors import ParseError
from dugout.core.values import Refusal
from dugout.games.champions import position
from dugout.games.champions.board import NOBODY, NOWHERE, SQUAD, cell_named, piece_named
from dugout.games.champions.kinds import ASK_TURN, KINDS, ROLL_KEEPER, ROLL_TURN
from dugout.games.champions.options import CLOCK_STARTS, CLOCKS, MATCHES, PROFILES, VERSION, Config
from dugout.games.champions.state import State
from dugout.games.champions.terms import ON_BENCH, ON_PITCH


class BadWord(Exception):
    """Something in the value of a word cannot be read."""


def read(text: str) -> State:
    """The state of a position."""
    words = _words(text)
    if not words:
        raise _bad("nothing")
    try:
        s = State(_config(words))
        _read_men(s, words)
        _read_turn(s, words)
        _read_flight(s, words)
        _read_restart(s, words)
        _read_figures(s, words)
        _read_agenda(s, words)
    except BadWord as error:
        raise _bad(str(error)) from None
    if words:
        raise _bad(next(iter(words)))
    return s


def load(data: dict[str, Any]) -> State:
    """The inverse of `dump`; raises ParseError."""
    text = data.get("position")
    if data.get("schema") not in (position.FIRST_SCHEMA, position.SCHEMA) or not isinstance(text, str):
        raise _bad("schema")
    version = 1 if data["schema"] == position.FIRST_SCHEMA else data.get("version")
    return read(f"{text} version={version}")


def _bad(word: str) -> ParseError:
    return ParseError(Refusal("ch.bad-position", "CH-2.13", {"word": word[:40]}))


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    if len(text) > 6000:
        raise _bad("length")
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value or key in words:
            raise _bad(word)
        words[key] = value
    return words


def _config(words: dict[str, str]) -> Config:
    values: dict[str, Any] = {
        "profile": PROFILES[_index(words, "profile", PROFILES)],
        "match": MATCHES[_index(words, "match", MATCHES)],
        "clock": CLOCKS[_index(words, "clock", CLOCKS)],
        "clock_start": CLOCK_STARTS[_index(words, "start", CLOCK_STARTS)],
        "ready": words.pop("ready", "0") == "1",
    }
    for seat, option in ((0, "home_absent"), (1, "away_absent")):
        text = words.get(f"{position.TEAMS[seat]}x", "")
        values[option] = [_number(item, 1, SQUAD) for item in text.split(",")] if text else []
    version = _number(words.pop("version", str(VERSION)), 1, VERSION)
    return Config(values, words.pop("partial", "0") == "1", version)


def _index(words: dict[str, str], key: str, names: tuple[str, ...]) -> int:
    name = words.pop(key, names[0])
    if name not in names:
        raise BadWord(f"{key}={name}")
    return names.index(name)


def _number(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 15 or not low <= int(text) <= high:
        raise BadWord(text)
    return int(text)


def _read_men(s: State, words: dict[str, str]) -> None:
    for seat in range(2):
        team = position.TEAMS[seat]
        for item in _items(words.pop(team, "")):
            piece, cell = _read_man(s, seat, item)
            if cell < 0:
                raise BadWord(f"{team}={item}")
            s.standing[piece] = ON_PITCH
            if s.cell[piece] >= 0:
                raise BadWord(f"{team}={item}")
            s.put(piece, cell)
        for letter, standing in position.LISTS:
            for item in _items(words.pop(team + letter, "")):
                piece, cell = _read_man(s, seat, item)
                if cell >= 0 or s.standing[piece] != ON_BENCH:
                    raise BadWord(f"{team}{letter}={item}")
                s.standing[piece] = standing
        keeper = words.pop(f"{team}k", "")
        s.keeper[seat] = position.usual_keeper(s, seat)
        if keeper:
            s.keeper[seat] = NOBODY if keeper == "-" else seat * SQUAD + _number(keeper, 1, SQUAD) - 1


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _read_man(s: State, seat: int, item: str) -> tuple[int, int]:
    match = position.MAN.fullmatch(item)
    if match is None:
        raise BadWord(item)
    shirt = _number(match[1], 1, SQUAD)
    piece = seat * SQUAD + shirt - 1
    flags = match[3]
    s.yellows[piece] = flags.count("y")
    s.injuries[piece] = flags.count("i")
    if flags.endswith("r"):
        s.reds |= 1 << piece
    return piece, _cell(match[2]) if match[2] else NOWHERE


def _cell(text: str) -> int:
    if text == "-":
        return NOWHERE
    cell = cell_named(text)
    if cell < 0:
        raise BadWord(text)
    return cell


def _man(text: str) -> int:
    if text == "-":
        return NOBODY
    piece = piece_named(text)
    if piece < 0:
        raise BadWord(text)
    return piece


def _men(text: str) -> int:
    mask = 0
    for item in _items(text):
        mask |= 1 << _man(item)
    return mask


def _team(text: str) -> int:
    if text == "-":
        return NOBODY
    if text not in ("H", "A"):
        raise BadWord(text)
    return position.TEAMS.index(text)


def _parts(text: str, count: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        raise BadWord(text)
    return parts


def _pair(text: str) -> list[int]:
    parts = text.split("-")
    if len(parts) != 2:
        raise BadWord(text)
    return [_number(parts[0], 0, 999), _number(parts[1], 0, 999)]


def _read_turn(s: State, words: dict[str, str]) -> None:
    ball = words.pop("ball", "-")
    s.held = ball.endswith("!")
    s.ball = _cell(ball.rstrip("!"))
    last = words.pop("last", "")
    if last:
        if last[-1] not in position.TOUCHES:
            raise BadWord(f"last={last}")
        s.last_touch = _man(last[:-1])
        s.last_kind = position.TOUCHES.index(last[-1])
    s.owner = _team(words.pop("turn", "A"))
    s.next_seat = _team(words.pop("next", position.TEAMS[1 - s.owner]))
    s.roll = _number(words.pop("die", "0"), 0, 6)
    s.barred = _man(words.pop("barred", "-"))
    s.touched = _men(words.pop("touched", ""))
    s.tried = _men(words.pop("tried", ""))


def _read_flight(s: State, words: dict[str, str]) -> None:
    kick = words.pop("kick", "")
    if kick:
        kind, budget, team, start = _parts(kick, 4)
        if kind not in position.KICKS:
            raise BadWord(kick)
        s.kick_kind = position.KICKS.index(kind)
        s.budget = _number(budget, 0, 9)
        s.flight_seat = _team(team)
        s.flight_from = _cell(start)
    for item in _items(words.pop("path", "")):
        cell, dot, rem = item.partition(".")
        if not dot:
            raise BadWord(item)
        s.path.append(_cell(cell))
        s.rems.append(_number(rem, 0, 9))
    s.leg_starts = [_number(item, 0, 99) for item in _items(words.pop("legs", ""))]
    s.touchers = [_man(item) for item in _items(words.pop("touchers", ""))]
    s.run_from = _cell(words.pop("runfrom", "-"))
    end = words.pop("end", "")
    if end:
        kind, cell = _parts(end, 2)
        if kind not in position.ENDS:
            raise BadWord(end)
        s.end_kind = position.ENDS.index(kind)
        s.end_cell = _cell(cell)
    for item in _items(words.pop("chances", "")):
        index, dot, man = item.partition(".")
        s.chances.append(_number(index, 0, 99) << 8 | _man(man))
    s.trail = [_cell(item) for item in _items(words.pop("trail", ""))]


def _read_restart(s: State, words: dict[str, str]) -> None:
    restart = words.pop("restart", "")
    if restart:
        kind, team, cell = _parts(restart, 3)
        if kind not in position.RESTARTS:
            raise BadWord(restart)
        s.restart = position.RESTARTS.index(kind)
        s.restart_seat = max(0, _team(team))
        s.restart_cell = _cell(cell)
    foul = words.pop("foul", "")
    if foul:
        fouler, victim, cell = _parts(foul, 3)
        s.fouler, s.victim, s.foul_cell = _man(fouler), _man(victim), _cell(cell)
    s.entering = _men(words.pop("entering", ""))
    s.emergency = [_man(part) for part in _parts(words.pop("emergency", "-/-"), 2)]
    s.thrower = _man(words.pop("thrower", "-"))
    s.taker = _man(words.pop("taker", "-"))
    s.wall_now, s.wall_next = [_man(part) for part in _parts(words.pop("walls", "-/-"), 2)]


def _read_figures(s: State, words: dict[str, str]) -> None:
    s.score = _pair(words.pop("score", "0-0"))
    s.score90 = _pair(words.pop("score90", "0-0"))
    s.subs = _pair(words.pop("subs", "0-0"))
    s.ones = _number(words.pop("ones", "0"), 0, 16)
    s.rolls = _number(words.pop("rolls", "0"), 0, 9999)
    s.fouls = _number(words.pop("fouls", "0"), 0, 9999)
    taken, scored = _parts(words.pop("shots", "0-0/0-0"), 2)
    s.shots_taken, s.shots_scored = _pair(taken), _pair(scored)
    s.shots = _men(words.pop("shooters", ""))
    lineups = words.pop("lineups", "0-0").split("-")
    try:
        s.lineups = [int(lineup, 16) for lineup in lineups]
    except ValueError:
        raise BadWord("lineups") from None
    s.period = _index(words, "period", position.PERIODS)
    s.ended = _index(words, "ended", position.ENDINGS)
    s.loser = _team(words.pop("loser", "-"))
    s.number = _number(words.pop("q", "1"), 1, 10**9)


def _read_agenda(s: State, words: dict[str, str]) -> None:
    text = words.pop("ask", "")
    if not text:
        s.agenda.only(Frame(ROLL_TURN, 0))
        return
    by_name = {kind.name: kind.number for kind in KINDS.values()}
    for item in text.split(";"):
        name, *rest = item.split("/")
        if name not in by_name or len(rest) > 4:
            raise BadWord(item)
        seats = 0
        for team in rest[0] if rest else "-":
            if team != "-":
                seats |= 1 << _team(team)
        figures = [_number(part, 0, 1 << 42) for part in rest[1:]] + [0, 0, 0]
        if by_name[name] == ASK_TURN and figures[0] not in (ROLL_TURN, ROLL_KEEPER):
            raise BadWord(item)  # it has to say which roll follows
        s.agenda.push(Frame(by_name[name], seats, figures[0], figures[1], figures[2]))
