"""Small pages without scripts, for what people reach from outside: links in mails, and the way back from a provider."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar.response import Response

from dugout.i18n import render
from dugout.server.access.session import HttpRequest
from dugout.server.access.words import language_of

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
STYLE: Final = """
:root{color-scheme:light dark;--ink:#15201a;--paper:#f3eddf}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe2;--paper:#101a15}}
body{margin:0;padding:48px 20px;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:34em;margin:auto}h1{font-size:24px}a{color:inherit}
button{font:inherit;font-weight:700;padding:12px 20px;border:0;border-radius:12px;background:#ffc52e;color:#15201a}
"""


def plain_page(
    request: HttpRequest, key: str, link: tuple[str, str], button: str = "", status: int = 200
) -> Response[str]:
    """A page with the words `key` and `key.text`, a button that posts to the same address, and a link (path, words)."""
    language = language_of(request)

    def word(name: str) -> str:
        return escape(render(name, {}, language))

    form = f'<form method="post"><button>{word(button)}</button></form>' if button else ""
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Dugout</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><main>'
        f"<h1>{word(key)}</h1><p>{word(key + '.text')}</p>{form}"
        f'<p><a href="{request.app.state.settings.root_path}{link[0]}">{word(link[1])}</a></p>'
        "</main></body></html>"
    )
    return Response(body, status_code=status, media_type="text/html; charset=utf-8", headers=HEADERS)
