"""Combined championships: create, show and download them."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from dugout.referee.errors import ApiError
from dugout.referee.inputs import clean_name
from dugout.server.access.session import HttpRequest, known, who
from dugout.server.competitions import championships
from dugout.server.competitions.championships import Championships
from dugout.server.wire.championships import ChampionshipInfo, NewChampionship
from dugout.server.wire.competitions import CreatedCompetition, Link

MAKERS = {
    "table.csv": (championships.table_csv, "text/csv"),
    "championship.json": (championships.whole_json, "application/json"),
}


def championships_of(request: HttpRequest) -> Championships:
    return Championships(request.app.state.competitions)


@post("/api/championships", summary="Combine competitions of several games")
async def post_championship(request: HttpRequest, data: JSONBody[NewChampionship]) -> CreatedCompetition:
    person = await known(request)
    made = await championships_of(request).create(clean_name(data.title), data.competitions, person)
    return CreatedCompetition(id=made)


@get("/api/championships/{championship:str}", summary="A combined championship and its table")
async def get_championship(request: HttpRequest, championship: FromPath[str]) -> ChampionshipInfo:
    return await championships_of(request).info(championship[:32], await who(request))


@delete("/api/championships/{championship:str}", status_code=200, summary="Take a combined championship away")
async def delete_championship(request: HttpRequest, championship: FromPath[str]) -> Link:
    return await championships_of(request).remove(championship[:32], await known(request))


@get("/api/championships/{championship:str}/{file:str}", summary="The table to take home")
async def get_championship_file(
    request: HttpRequest, championship: FromPath[str], file: FromPath[str]
) -> Response[str]:
    if file not in MAKERS:
        raise ApiError("not-found")
    make, kind = MAKERS[file]
    info = await championships_of(request).info(championship[:32], None)
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(make(info), media_type=f"{kind}; charset=utf-8", headers=headers)


ROUTES = [post_championship, get_championship, delete_championship, get_championship_file]
