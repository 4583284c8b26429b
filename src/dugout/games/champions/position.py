# mypyc: interpreted
"""CH-2.13: a whole position in one line, to be written and read back exactly (docs/notation/champions.md).

Words `key=value` in any order; what is left out has its usual value, so that
a position for an exercise needs only its men, the ball and whose turn it is.
"""

from __future__ import annotations

import re
from typing import Any, Final

from dugout.core.agenda import Frame
from dugout.games.champions import kinds, terms
from dugout.games.champions.board import NOBODY, PIECES, SQUAD, cell_text, piece_text
from dugout.games.champions.options import CLOCK_STARTS, CLOCKS, MATCHES, PROFILES, VERSION
from dugout.games.champions.state import State

TEAMS: Final = "HA"
LISTS: Final = (
    ("p", terms.ON_PITCH),
    ("w", terms.WARMING_UP),
    ("o", terms.TAKEN_OFF),
    ("s", terms.SENT_OFF),
    ("c", terms.CARRIED_OFF),
    ("x", terms.ABSENT),
)
"""Men without a cell: about to come on, warming up, taken off, sent off, carried off, absent."""
TOUCHES: Final = "kis"
RESTARTS: Final = ("none", "after-goal", "goal-kick", "throw-in", "corner", "free-kick", "hands", "penalty")
KICKS: Final = ("kick-off", "action", "keeper", "restart", "penalty", "receive", "shoot-out")
ENDS: Final = ("rest", "goal", "man", "out")
PERIODS: Final = ("regular", "extra", "shoot-out")
ENDINGS: Final = ("none", "time", "golden-goal", "shoot-out", "forfeit")


MAN: Final = re.compile(r"([1-9]\d?)((?:[a-jyz]\d\d?)?)(y{0,2}i{0,2}r?)")


SCHEMA: Final = 2
FIRST_SCHEMA: Final = 1
"""The form of states by the first version of the rules: they name no version."""


def dump(s: State) -> dict[str, Any]:
    """Plain JSON data with a schema version."""
    if s.config.version == 1:
        return {"schema": FIRST_SCHEMA, "position": write_bare(s)}
    return {"schema": SCHEMA, "version": s.config.version, "position": write_bare(s)}


def write(s: State) -> str:
    """The position as one line; of older rules it says which."""
    older = "" if s.config.version == VERSION else f" version={s.config.version}"
    return write_bare(s) + older


def write_bare(s: State) -> str:
    """The position without the version of its rules."""
    words: list[str] = []
    for seat in range(2):
        words.extend(_write_team(s, seat))
    _add(words, "ball", f"{cell_text(s.ball)}{'!' if s.held else ''}" if s.ball >= 0 else "")
    if s.last_touch >= 0:
        words.append(f"last={piece_text(s.last_touch)}{TOUCHES[s.last_kind]}")
    words.append(f"turn={TEAMS[s.owner]}")
    if s.next_seat == s.owner:
        words.append(f"next={TEAMS[s.next_seat]}")
    _add(words, "die", str(s.roll) if s.roll else "")
    _add(words, "barred", _man(s.barred, ""))
    _add(words, "touched", _men(s.touched))
    _add(words, "tried", _men(s.tried))
    words.extend(_write_flight(s))
    words.extend(_write_restart(s))
    words.extend(_write_figures(s))
    words.append(f"ask={';'.join(_frame(frame) for frame in s.agenda.frames)}")
    return " ".join(words)


def _add(words: list[str], key: str, value: str) -> None:
    if value:
        words.append(f"{key}={value}")


def _write_team(s: State, seat: int) -> list[str]:
    words: list[str] = []
    men: list[str] = []
    by_place: dict[int, list[str]] = {}
    for piece in range(seat * SQUAD, seat * SQUAD + SQUAD):
        flags = "y" * s.yellows[piece] + "i" * s.injuries[piece] + ("r" if s.reds >> piece & 1 else "")
        shirt = piece % SQUAD + 1
        if s.cell[piece] >= 0:
            men.append(f"{shirt}{cell_text(s.cell[piece])}{flags}")
        elif s.standing[piece] != terms.ON_BENCH:
            by_place.setdefault(s.standing[piece], []).append(f"{shirt}{flags}")
    team = TEAMS[seat]
    _add(words, team, ",".join(men))
    for letter, standing in LISTS:
        _add(words, team + letter, ",".join(by_place.get(standing, [])))
    if s.keeper[seat] != usual_keeper(s, seat):
        keeper = s.keeper[seat]
        words.append(f"{team}k={keeper % SQUAD + 1 if keeper >= 0 else '-'}")
    return words


def usual_keeper(s: State, seat: int) -> int:
    """The keeper where a position does not name one: shirt 1 or 20, whoever is on the pitch."""
    for piece in (seat * SQUAD, seat * SQUAD + SQUAD - 1):
        if s.standing[piece] == terms.ON_PITCH:
            return piece
    return NOBODY


def _write_flight(s: State) -> list[str]:
    words: list[str] = []
    if s.budget or s.flight_from >= 0:
        team = TEAMS[s.flight_seat] if s.flight_seat >= 0 else "-"
        words.append(f"kick={KICKS[s.kick_kind]}/{s.budget}/{team}/{_cell(s.flight_from)}")
    steps = [f"{cell_text(s.path[index])}.{s.rems[index]}" for index in range(len(s.path))]
    _add(words, "path", ",".join(steps))
    _add(words, "legs", ",".join(str(start) for start in s.leg_starts))
    _add(words, "touchers", ",".join(piece_text(man) for man in s.touchers))
    _add(words, "runfrom", _cell(s.run_from) if s.run_from >= 0 else "")
    if s.end_cell >= 0:
        words.append(f"end={ENDS[s.end_kind]}/{cell_text(s.end_cell)}")
    _add(words, "chances", ",".join(f"{chance >> 8}.{piece_text(chance & 0xFF)}" for chance in s.chances))
    _add(words, "trail", ",".join(cell_text(cell) for cell in s.trail))
    return words


def _write_restart(s: State) -> list[str]:
    words: list[str] = []
    if s.restart:
        words.append(f"restart={RESTARTS[s.restart]}/{TEAMS[s.restart_seat]}/{_cell(s.restart_cell)}")
    if s.foul_cell >= 0:
        words.append(f"foul={_man(s.fouler, '-')}/{_man(s.victim, '-')}/{cell_text(s.foul_cell)}")
    _add(words, "entering", _men(s.entering))
    if s.emergency != [NOBODY, NOBODY]:
        words.append(f"emergency={_man(s.emergency[0], '-')}/{_man(s.emergency[1], '-')}")
    _add(words, "thrower", _man(s.thrower, ""))
    _add(words, "taker", _man(s.taker, ""))
    if s.wall_now >= 0 or s.wall_next >= 0:
        words.append(f"walls={_man(s.wall_now, '-')}/{_man(s.wall_next, '-')}")
    return words


def _write_figures(s: State) -> list[str]:
    words: list[str] = []
    for key, pair in (("score", s.score), ("score90", s.score90), ("subs", s.subs)):
        if pair != [0, 0]:
            words.append(f"{key}={pair[0]}-{pair[1]}")
    for key, figure in (("ones", s.ones), ("rolls", s.rolls), ("fouls", s.fouls)):
        _add(words, key, str(figure) if figure else "")
    if s.shots_taken != [0, 0]:
        taken, scored = s.shots_taken, s.shots_scored
        words.append(f"shots={taken[0]}-{taken[1]}/{scored[0]}-{scored[1]}")
    _add(words, "shooters", _men(s.shots))
    if s.lineups != [0, 0]:
        words.append(f"lineups={s.lineups[0]:x}-{s.lineups[1]:x}")
    for key, names, index in (
        ("period", PERIODS, s.period),
        ("ended", ENDINGS, s.ended),
        ("profile", PROFILES, s.config.profile),
        ("match", MATCHES, s.config.match),
        ("clock", CLOCKS, s.config.clock),
        ("start", CLOCK_STARTS, s.config.clock_start),
    ):
        _add(words, key, names[index] if index else "")
    _add(words, "loser", TEAMS[s.loser] if s.loser >= 0 else "")
    _add(words, "ready", "1" if s.config.ready else "")
    _add(words, "partial", "1" if s.config.partial else "")
    _add(words, "q", str(s.number) if s.number != 1 else "")
    return words


def _cell(cell: int) -> str:
    return cell_text(cell) if cell >= 0 else "-"


def _man(piece: int, nobody: str) -> str:
    return piece_text(piece) if piece >= 0 else nobody


def _men(mask: int) -> str:
    return ",".join(piece_text(piece) for piece in range(PIECES) if mask >> piece & 1)


def _frame(frame: Frame) -> str:
    seats = "".join(TEAMS[seat] for seat in range(2) if frame.seats >> seat & 1) or "-"
    parts = [kinds.KINDS[frame.kind].name, seats, *[str(figure) for figure in frame.kept()]]
    while parts[-1] in ("0", "-"):
        parts.pop()
    return "/".join(parts)
