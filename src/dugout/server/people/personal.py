"""A person's data as a file: everything that is stored about them, and nothing secret of others."""

from __future__ import annotations

import json
from typing import Any, Final

from dugout.referee.draft import BY_DICE
from dugout.server.services import Services

FORMAT: Final = 1


async def personal_data(services: Services, person: str) -> dict[str, Any]:
    """What `GET /api/me/data` and `dugout admin export` give. Answers in matches are the person's own."""
    found = await services.store.people.everything(person)
    for match in found["matches"]:
        match["options"] = json.loads(match["options"])
        for kind in ("answers", "taken_back"):
            match[kind] = _own(services, match, kind)
    return {"dugout_person": FORMAT, "at": services.clock.now(), **found}


def _own(services: Services, match: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The answers of the person's own seats; a guest on the same device is somebody else."""
    known = services.games.games.get(match["game"])
    if known is None:
        return []
    marks = tuple(f"{known.seat_text(row['seat'])} " for row in match["seats"] if not row["guest"])
    return [row for row in match[kind] if row["by"] != BY_DICE and row["text"].startswith(marks)]
