"""The API's description, with the views of all games in it, so that clients can generate their types."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get
from litestar.response import Response

from dugout.i18n import LANGUAGES
from dugout.referee.wire import socket
from dugout.referee.wire.matches import ErrorMessage
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import SEATS_HEADER, rooms_of
from dugout.server.match.rooms import Rooms

REFS: Final = "#/components/schemas/{name}"
GAME_VIEW: Final = "GameView"
SENT: Final = (socket.Hello, socket.AnswerIn, socket.ChatIn, socket.Ping)
RECEIVED: Final = (
    socket.SnapshotOut,
    socket.EventsOut,
    socket.Answered,
    socket.ErrorOut,
    socket.ChatOut,
    socket.PresenceOut,
    socket.ServiceOut,
    socket.Pong,
)
LANGUAGE: Final = {
    "name": "lang",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGUAGES)},
    "description": "Language of error messages; otherwise Accept-Language decides.",
}
SEATS: Final = {
    "name": SEATS_HEADER,
    "in": "header",
    "required": False,
    "schema": {"type": "string"},
    "description": "Seat tokens, separated by spaces; none for a spectator.",
}


@get("/schema/openapi.json", include_in_schema=False)
async def openapi(request: HttpRequest) -> Response[dict[str, Any]]:
    state = request.app.state
    if state.get("openapi") is None:
        state.openapi = describe(request.app.openapi_schema.to_schema(), rooms_of(state))
    return Response(state.openapi)


def describe(document: dict[str, Any], rooms: Rooms) -> dict[str, Any]:
    """Litestar's document with views, socket messages and errors added."""
    schemas = document["components"]["schemas"]
    _drop_examples(document)
    views = [rules.view_type() for rules in rooms.services.games.games.values()]
    # in one go, so that types of two games that share a name get names of their own
    refs, components = msgspec.json.schema_components(
        [*views, *SENT, *RECEIVED, ErrorMessage], ref_template=REFS, schema_hook=_free
    )
    schemas.update(components)
    schemas[GAME_VIEW] = {"anyOf": list(refs[: len(views)])}
    schemas["SocketIn"] = {"anyOf": list(refs[len(views) : len(views) + len(SENT)])}
    schemas["SocketOut"] = {"anyOf": list(refs[len(views) + len(SENT) : -1])}
    for name in ("Snapshot", "SnapshotOut", "LessonMoment"):
        properties = schemas[name]["properties"]
        properties["view"] = {"$ref": REFS.format(name=GAME_VIEW)}
        properties["views"] = {
            "type": "object",
            "additionalProperties": {"$ref": REFS.format(name=GAME_VIEW)},
        }
    schemas["Frame"]["properties"]["view"] = {"$ref": REFS.format(name=GAME_VIEW)}
    for path, operations in document["paths"].items():
        for operation in operations.values():
            _describe_errors(operation)
            operation.setdefault("parameters", []).append(LANGUAGE)
            if path.startswith("/api/matches/{match}"):
                operation["parameters"].append(SEATS)
    return document


def _drop_examples(node: Any) -> None:
    """Examples are made up at random, and are no JSON where a view should stand."""
    if isinstance(node, dict):
        node.pop("examples", None)
        for inner in node.values():
            _drop_examples(inner)
    elif isinstance(node, list):
        for inner in node:
            _drop_examples(inner)


def _describe_errors(operation: dict[str, Any]) -> None:
    error = {
        "description": "Refused: see the code",
        "content": {"application/json": {"schema": {"$ref": REFS.format(name="ErrorMessage")}}},
    }
    for status in ("400", "401", "403", "404", "405", "409", "413", "429", "503"):
        operation["responses"][status] = error


def _free(kind: type) -> dict[str, Any]:
    """Types that stand for whatever a game puts there."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    if kind is object:
        return {"description": "whatever the game puts there"}
    raise NotImplementedError
