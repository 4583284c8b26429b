"""Where others reach this server: whoever runs it may read its pages at an address of this machine alone."""

from __future__ import annotations

from dugout.server.access import lan
from dugout.server.access.session import HttpRequest
from dugout.server.settings import Settings


async def reached_at(request: HttpRequest) -> tuple[str, bool]:
    """Where phones reach this server, and whether they do."""
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return settings.public_url, True
    root = settings.root_path
    host = request.headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if host and not lan.is_here_only(name):
        return f"{request.url.scheme}://{host}{root}", True
    found = await lan.lan_address() if lan.is_everywhere(settings.host) else settings.host
    if not found or lan.is_here_only(found):
        return f"{request.url.scheme}://{host or settings.host}{root}", False
    port = host.rpartition(":")[2] if ":" in host else str(settings.port)
    return f"{request.url.scheme}://{found}:{port}{root}", True


async def elsewhere(request: HttpRequest) -> str:
    """The address for links to send, where the one in use leads nobody else here; else empty."""
    if not request.headers.get("host"):
        return ""
    address, reachable = await reached_at(request)
    here = f"{request.url.scheme}://{request.headers.get('host', '')}{request.app.state.settings.root_path}"
    return address if reachable and address != here else ""
