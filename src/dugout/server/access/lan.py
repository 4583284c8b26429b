"""The address at which phones in the same room reach this server; nothing is asked outside the house."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

ROUTES: Final = Path("/proc/net/fib_trie")
LOCAL: Final = re.compile(r"\|-- (\d+\.\d+\.\d+\.\d+)\n\s+/32 host LOCAL")
FAR: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "203.0.113.1")
"""Where a route may lead; nothing is sent there."""


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


def lan_address() -> str:
    """An address of this machine in its local network; empty where it is in none."""
    return next((each for each in _candidates() if _is_private(each)), "")


def _is_private(address: str) -> bool:
    """In a house, not on this machine alone, not given for want of anything better, and no bridge of containers."""
    found = ipaddress.ip_address(address)
    bridge = found in ipaddress.ip_network("172.17.0.0/16")
    return found.is_private and not found.is_loopback and not found.is_link_local and not bridge


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
