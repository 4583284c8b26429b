"""The pages behind the links in mails: confirm an address, or end the mails; small, without scripts, cookies
or a session.

Opening a link changes nothing, because mail programs open links by themselves; its button does. Mail programs that know
one-click unsubscribing (RFC 8058) press it for their reader.
"""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.response import Response

from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import rooms_of
from dugout.server.http.plain import plain_page
from dugout.server.notices.mail import CONFIRM_HOURS, Mailer
from dugout.server.notices.quiet import next_digest
from dugout.server.store.reach import Address
from dugout.server.wire.notices import NoticeSettings

PATHS: Final = ("/mail/confirm", "/mail/stop")


@get(list(PATHS), include_in_schema=False)
async def show_page(request: HttpRequest) -> Response[str]:
    """Ask once more."""
    what = request.scope["path"].rpartition("/")[2]
    if await _found(request, what) is None:
        return _page(request, "mail-link-old", status=404)
    return _page(request, f"mail-{what}-page", button=f"mail-{what}-button")


@post(list(PATHS), status_code=200, include_in_schema=False)
async def act(request: HttpRequest) -> Response[str]:
    what = request.scope["path"].rpartition("/")[2]
    own = await _found(request, what)
    reach = rooms_of(request.app.state).store.reach
    if own is None:
        return _page(request, "mail-link-old", status=404)
    now = rooms_of(request.app.state).clock.now()
    if what == "stop":
        await reach.set_address(own.person, None, now)
    else:
        chosen = await reach.settings(own.person) or NoticeSettings()
        await reach.confirm(own.person, own.address, now, next_digest(chosen, now))
    return _page(request, f"mail-{what}-done")


async def _found(request: HttpRequest, what: str) -> Address | None:
    """The address that a link is about, if it is ours and not too old."""
    query = request.query_params
    person, sign, at = query.get("person", "")[:32], query.get("sign", ""), query.get("at", "")
    own = await rooms_of(request.app.state).store.reach.address(person)
    mailer: Mailer = request.app.state.mailer
    more = (at,) if what == "confirm" else ()
    if own is None or not await mailer.is_signed(what, sign, person, own.address, *more):
        return None
    now = rooms_of(request.app.state).clock.now() // 1000
    return own if what == "stop" or now - int(at) < CONFIRM_HOURS * 3600 else None


def _page(request: HttpRequest, key: str, button: str = "", status: int = 200) -> Response[str]:
    return plain_page(request, key, ("/account/notices", "mail-settings"), button, status)


ROUTES = [show_page, act]
