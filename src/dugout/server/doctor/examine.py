"""All checks, in the order in which a person would go about it."""

from __future__ import annotations

from dugout.server.doctor import address, machine, services
from dugout.server.doctor.finding import Finding
from dugout.server.settings import Settings


def examine(settings: Settings, url: str = "") -> list[Finding]:
    """What there is to say about a set-up; with an address also about how browsers reach it."""
    return [*machine.check(settings), *services.check(settings), *address.check(settings, url)]
