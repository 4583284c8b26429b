"""The host names that this server accepts. Others are refused, against DNS rebinding.

Without it any site could let its own name point into a visitor's house, and talk to the server there as if it
were its own (DNS rebinding). Names that nobody can own in the internet are harmless, and so are addresses:
they lead nowhere else.
"""

from __future__ import annotations

import re
import socket
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from dugout.server.access.addresses import is_address, is_name
from dugout.server.settings import Settings

ANY: Final = "*"
ALWAYS: Final = ("/healthz", "/readyz")
"""What a machine asks that knows no name."""
LOCAL: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+(?:%[\w.-]+)?)\]|([^:\[\]/@?#\s]+))(?::\d{1,5})?")


class Hosts:
    """The names that the operator has set, and those that are harmless."""

    def __init__(self, settings: Settings) -> None:
        named = [
            *settings.hosts,
            *(urlsplit(url).hostname or "" for url in (settings.public_url, *settings.origins)),
        ]
        self._any = ANY in named
        self._named = {
            name.lower().removesuffix(".") for name in (*named, settings.host, socket.gethostname()) if name
        }

    def allow(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request was meant for this server. Browsers always say for whom it is."""
        given = connection.headers.get("host")
        if given is None or self._any or connection.scope["path"] in ALWAYS:
            return True
        return self.knows(given)

    def knows(self, given: str) -> bool:
        parts = HOST.fullmatch(given)
        if parts is None:
            return False
        host = (parts[1] or parts[2]).lower().removesuffix(".")
        if is_address(host) or host in self._named:
            return True
        return is_name(host) and ("." not in host or host.endswith(LOCAL))
