"""Which thinkers a server uses."""

from __future__ import annotations

from dugout.referee.catalogue import Catalogue
from dugout.server.settings import THINKING_HERE, Settings, SettingsError
from dugout.server.thinking.thinkers import BaseThinkers, LocalThinkers


def thinkers_for(settings: Settings, catalogue: Catalogue) -> BaseThinkers:
    """BaseThinkers of this process, or the workers at the other end of a queue; raises SettingsError."""
    if settings.thinking == THINKING_HERE:
        return LocalThinkers(catalogue, settings.bot_processes)
    if not settings.bus_url:
        raise SettingsError("workers are reached through a bus: give --bus-url redis://…, too")
    try:
        from dugout.server.thinking.remote import RemoteThinkers
    except ImportError:
        raise SettingsError('workers need more packages: pip install "dugout[scale]"') from None
    return RemoteThinkers(settings.bus_url)
