"""Who thinks for a server."""

from __future__ import annotations

from dugout.server.catalogue import Catalogue
from dugout.server.settings import THINKING_HERE, Settings, SettingsError
from dugout.server.thinking.thinkers import Bots, Minds


def minds_for(settings: Settings, catalogue: Catalogue) -> Minds:
    """Minds of this process, or the workers at the other end of a queue; raises SettingsError."""
    if settings.thinking == THINKING_HERE:
        return Bots(catalogue, settings.bot_processes)
    if not settings.bus_url:
        raise SettingsError("workers are reached through a bus: give --bus-url redis://…, too")
    try:
        from dugout.server.thinking.remote import Workers
    except ImportError:
        raise SettingsError('workers need more packages: pip install "dugout[scale]"') from None
    return Workers(settings.bus_url)
