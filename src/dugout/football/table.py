"""One table of all acts: a row per act, with names, metres, xG and a freeze frame (`--format parquet`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from dugout.football.acts import Act, Frame
from dugout.football.reading import Sheet, Timed
from dugout.football.register import Register

SIDES = ("home", "away")
ROWS_AT_ONCE = 20_000


def chance_of(act: Act) -> float | None:
    """The expected goals of a shot; exact, from the rules and the positions of all men."""
    return float(act.shot.chance) if act.shot is not None else act.chance


def rows(sheet: Sheet, match: int, register: Register) -> Iterator[dict[str, Any]]:
    """The acts of a match as plain data."""
    frames: dict[int, list[dict[str, Any]]] = {}
    for number, timed in enumerate(sheet.timed, start=1):
        frame = timed.act.frame
        if id(frame) not in frames:
            frames[id(frame)] = frame_rows(sheet, frame, register)
        yield row(sheet, match, number, timed, register) | {"frame": frames[id(frame)]}


def row(sheet: Sheet, match: int, number: int, timed: Timed, register: Register) -> dict[str, Any]:
    act = timed.act
    man, other, is_whistle = act.man, act.other, act.man is None
    return {
        "match": match,
        "game": sheet.game,
        "leg": sheet.leg,
        "number": number,
        "seen": act.when.at,
        "period": act.period,
        "minute": timed.minute,
        "second": round(timed.second, 3),
        "type": act.kind,
        "outcome": act.outcome,
        "manner": act.manner,
        "body": act.body,
        "side": "" if is_whistle else SIDES[act.seat],
        "team": "" if is_whistle else register.team_name(sheet, act.seat),
        "team_id": None if is_whistle else register.team(sheet, act.seat),
        "player": register.man_name(sheet, man) if man else "",
        "player_id": register.man(sheet, man) if man else None,
        "shirt": man.number if man else None,
        "other": register.man_name(sheet, other) if other else "",
        "other_id": register.man(sheet, other) if other else None,
        "x": round(act.start.x, 2),
        "y": round(act.start.y, 2),
        "end_x": round(act.end.x, 2) if act.end else None,
        "end_y": round(act.end.y, 2) if act.end else None,
        "card": act.card,
        "xg": chance_of(act),
    }


def frame_rows(sheet: Sheet, frame: Frame, register: Register) -> list[dict[str, Any]]:
    return [
        {
            "side": SIDES[one.man.seat],
            "player": register.man_name(sheet, one.man),
            "player_id": register.man(sheet, one.man),
            "shirt": one.man.number,
            "keeper": one.keeper,
            "x": round(one.spot.x, 2),
            "y": round(one.spot.y, 2),
        }
        for one in frame
    ]


def schema() -> Any:
    """The columns with their types."""
    import pyarrow as pa

    whole, text, real = pa.int32(), pa.string(), pa.float64()
    man = pa.struct(
        [("side", text), ("player", text), ("player_id", whole), ("shirt", whole), ("keeper", pa.bool_()),
         ("x", real), ("y", real)]
    )  # fmt: skip
    return pa.schema(
        [("match", whole), ("game", text)]
        + [(name, whole) for name in ("leg", "number", "seen", "period", "minute")]
        + [("second", real)]
        + [(name, text) for name in ("type", "outcome", "manner", "body", "side", "team")]
        + [("team_id", whole), ("player", text), ("player_id", whole), ("shirt", whole)]
        + [("other", text), ("other_id", whole)]
        + [(name, real) for name in ("x", "y", "end_x", "end_y")]
        + [("card", text), ("xg", real), ("frame", pa.list_(man))]
    )  # fmt: skip


def write(sheets: Iterable[tuple[int, Sheet]], to: Path) -> int:
    """Write all matches into one Parquet file; returns the number of events."""
    register = Register()
    found = (one for match, sheet in sheets for one in rows(sheet, match, register))
    return write_rows(found, schema(), to)


def write_rows(found: Iterable[dict[str, Any]], columns: Any, to: Path) -> int:
    """Write the rows of a table into a Parquet file in batches; an incomplete file is removed."""
    import pyarrow as pa
    from pyarrow import parquet

    fresh = to.with_name(f"{to.name}.part")
    count, waiting = 0, []
    try:
        with parquet.ParquetWriter(fresh, columns, compression="zstd") as out:
            for one in found:
                waiting.append(one)
                if len(waiting) == ROWS_AT_ONCE:
                    out.write_table(pa.Table.from_pylist(waiting, schema=columns))
                    count, waiting = count + len(waiting), []
            out.write_table(pa.Table.from_pylist(waiting, schema=columns))
        fresh.replace(to)
    finally:
        fresh.unlink(missing_ok=True)
    return count + len(waiting)
