"""`GET /api/people/ID`."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from dugout.server.access.session import HttpRequest, who
from dugout.server.access.tokens import rooms_of
from dugout.server.people.profiles import profile
from dugout.server.wire.people import Profile


@get("/api/people/{person:str}", summary="A person: results, ratings, head-to-head, matches")
async def get_profile(request: HttpRequest, person: FromPath[str]) -> Profile:
    viewer = await who(request)
    return await profile(rooms_of(request.app.state), person, viewer.id if viewer else None)


ROUTES = [get_profile]
