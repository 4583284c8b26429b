"""Which addresses are public, and which names can be resolved at all.

By the registries of special-purpose addresses of IANA (RFC 6890 and its successors), not by what this Python
knows of them: what is not certainly public is not.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

NOT_PUBLIC: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # this link, and metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocols
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
PUBLIC_6: Final = IPv6Network("2000::/3")
"""All that has been given to anybody; the rest is local, reserved, multicast, or holds an IPv4 address."""
NOT_PUBLIC_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocols: Teredo, benchmarks, ORCHID, AMT, AS112, identities of drones
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which holds an IPv4 address
        "2620:4f:8000::/48",  # AS112
        "3ffe::/16",  # the 6bone, given back
        "3fff::/20",  # documentation
    )
)
LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?", re.IGNORECASE)
LONGEST_NAME: Final = 253


def is_public(address: str) -> bool:
    """Whether an address is in the public internet: nothing private, local, shared or special."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is None:
            return ip in PUBLIC_6 and not any(ip in network for network in NOT_PUBLIC_6)
        ip = ip.ipv4_mapped
    return not any(ip in network for network in NOT_PUBLIC)


def is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_name(host: str) -> bool:
    """Whether a host is a name that can be looked up; no number in disguise (`0x7f.1`)."""
    labels = host.removesuffix(".").split(".")
    fits = len(host) <= LONGEST_NAME and all(LABEL.fullmatch(label) for label in labels)
    last = labels[-1].lower()
    return fits and not last.isdigit() and not re.fullmatch(r"0x[0-9a-f]*", last)
