"""Processor time and memory of processes and their children, where the system reports them."""

from __future__ import annotations

import os
from pathlib import Path


def processor(pids: list[int]) -> float | None:
    """The seconds of a processor that they have taken."""
    ticks = 0
    try:
        for pid in _families(pids):
            fields = _fields(Path(f"/proc/{pid}/stat"))
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK") if pids else None
    except OSError:
        return None


def memory(pids: list[int]) -> float | None:
    """The kilobytes that they have in memory."""
    try:
        return sum(map(_resident, _families(pids))) if pids else None
    except OSError:
        return None


def _families(pids: list[int]) -> set[int]:
    """These processes and all that came from them."""
    parents = {
        int(stat.parent.name): parent
        for stat in Path("/proc").glob("[0-9]*/stat")
        if (parent := _parent(stat))
    }
    family = set(pids)
    while found := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= found
    return family


def _parent(stat: Path) -> int:
    try:
        return int(_fields(stat)[1])
    except OSError:  # it has ended meanwhile
        return 0


def _fields(stat: Path) -> list[str]:
    """What the system reports about a process, after its name, which may contain anything."""
    return stat.read_text().rpartition(")")[2].split()


def _resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise OSError
