"""A server that a proxy offers under a path of its host, such as `/dugout`."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send


class UnderPath:
    """Takes the path off requests that still have it; a proxy may have done so already."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root
        self._raw = root.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope and f"{scope['path']}/".startswith(f"{self._root}/"):
            scope["path"] = scope["path"].removeprefix(self._root) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(self._raw) or b"/"
        await self._app(scope, receive, send)
