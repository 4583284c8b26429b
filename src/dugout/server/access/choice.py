"""Which limits a server keeps."""

from __future__ import annotations

from dugout.server.access.limits import Limits
from dugout.server.settings import Settings


def limits_for(settings: Settings) -> Limits:
    """Separate buckets for a server without a bus, otherwise shared ones."""
    rates = (settings.address_rate, settings.person_rate, settings.sign_in_rate)
    if not settings.bus_url:
        return Limits(*rates)
    from dugout.server.access.limits_redis import (
        SharedLimits,  # needs packages that a lonely server does without
    )

    return SharedLimits(*rates, settings.bus_url)
