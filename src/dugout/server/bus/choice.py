"""Which bus an address names."""

from __future__ import annotations

from dugout.server.bus.base import Bus
from dugout.server.bus.memory import MemoryBus
from dugout.server.settings import SettingsError


def bus_for(url: str) -> Bus:
    """The bus at an address, the one in memory for none; raises SettingsError."""
    if not url:
        return MemoryBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise SettingsError("the address of the bus must begin with redis:// or rediss://")
    try:
        from dugout.server.bus.redis import RedisBus
    except ImportError:
        raise SettingsError('a bus needs more packages: pip install "dugout[scale]"') from None
    try:
        return RedisBus(url)
    except ValueError as error:
        raise SettingsError(f"the address of the bus cannot be read ({error})") from None
