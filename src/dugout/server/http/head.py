"""HEAD asks for what GET would answer, without the body: link previews and monitors ask so, on every page."""

from __future__ import annotations

from typing import Any

from litestar import Litestar


class Application(Litestar):
    """The framework answers HEAD only where a route names it; here each route that answers GET does."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}
            await super().__call__(asked, receive, _without_body(send))
        else:
            await super().__call__(scope, receive, send)


def _without_body(send: Any) -> Any:
    async def send_head(message: dict[str, Any]) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head
