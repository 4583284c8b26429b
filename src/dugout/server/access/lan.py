"""The address at which phones in the same room reach this server; nothing is asked outside the house."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network
from pathlib import Path
from typing import Final

ROUTES: Final = Path("/proc/net/fib_trie")
NETWORKS: Final = Path("/proc/net/route")
DEVICES: Final = Path("/sys/class/net")
CONTAINERS: Final = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""A container has one of these files."""
LOCAL: Final = re.compile(r"\|-- (\d+\.\d+\.\d+\.\d+)\n\s+/32 host LOCAL")
FAR: Final = ("203.0.113.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Where a route may lead; nothing is sent there."""
FRESH_SECONDS: Final = 15
"""For how long what was found is true: a laptop may be carried into another network."""
POINT_TO_POINT: Final = 0x10


def is_everywhere(host: str) -> bool:
    """Whether a server that listens there is reached at every address of the machine."""
    return host in ("", "0.0.0.0", "::", "[::]")


def is_here_only(host: str) -> bool:
    """Whether only this machine reaches it."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return False


async def lan_address() -> str:
    """An address of this machine in its local network; empty where it is in none. The system may take a while."""
    return await asyncio.to_thread(found_in, int(time.monotonic() // FRESH_SECONDS))


@lru_cache(maxsize=1)
def found_in(_: int) -> str:
    """What was found in this stretch of time."""
    return find()


def find() -> str:
    """The same, asked now; it may wait for the system."""
    if _is_shut_in():
        return ""
    apart = list(_networks_apart())
    return next((each for each in _candidates() if _is_at_home(each, apart)), "")


def _is_shut_in() -> bool:
    """In a container with a network of its own: phones come in by an address that only its host knows."""
    return any(each.exists() for each in CONTAINERS) and not any(DEVICES.glob("*/device"))


def _is_at_home(address: str, apart: list[IPv4Network]) -> bool:
    """In a house, not on this machine alone, not given for want of anything better, and where phones are, too."""
    found = ipaddress.IPv4Address(address)
    reached = found.is_private and not found.is_loopback and not found.is_link_local
    return reached and not any(found in network for network in apart)


def _networks_apart() -> Iterator[IPv4Network]:
    """The networks of this machine in which no phone is: of containers, of virtual machines, of tunnels."""
    with suppress(OSError):
        for line in NETWORKS.read_text().splitlines()[1:]:
            name, to, *more = line.split()
            mask = _quad(more[5])
            if mask != "0.0.0.0" and _leads_apart(name):
                yield IPv4Network(f"{_quad(to)}/{mask}")


def _quad(word: str) -> str:
    """An address as the system writes it: hexadecimal, the last byte first."""
    return ".".join(str(byte) for byte in reversed(bytes.fromhex(word)))


def _leads_apart(name: str) -> bool:
    """A bridge without a device of this machine, or a line with one other end."""
    device = DEVICES / name
    if (device / "bridge").is_dir():
        return not any((DEVICES / each.name / "device").exists() for each in (device / "brif").glob("*"))
    with suppress(OSError, ValueError):
        return bool(int((device / "flags").read_text(), 16) & POINT_TO_POINT)
    return False


def _candidates() -> Iterator[str]:
    """The best first: where routes lead from, what the system lists, what the machine's name stands for."""
    for far in FAR:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield probe.getsockname()[0]
    with suppress(OSError):
        yield from LOCAL.findall(ROUTES.read_text())
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])
