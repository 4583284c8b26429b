"""What the server tells a browser about the dice of a record: everything but a verdict."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dugout.core.record import record_to_json
from dugout.core.record_text import write_text
from dugout.core.values import Record
from dugout.fairness.verify import throws
from dugout.games.registry import game
from dugout.referee.catalogue import registered
from tests.fairness.making import SECRET, fair_record
from tests.server.harness import Served, running, settings_for


async def ask(served: Served, body: str, status: int = 200) -> dict[str, Any]:
    response = await served.http.post("/api/records/rolls", content=body.encode())
    assert response.status_code == status, response.text
    found: dict[str, Any] = response.json()
    return found


def as_json(record: Record) -> str:
    return json.dumps(record_to_json(record))


async def test_the_rolls_of_a_record_are_told_with_their_faces(tmp_path: Path) -> None:
    record = fair_record("toto")
    record.headers["names"] = ["Noor", "Sam"]
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        told = await ask(served, as_json(record))
        assert told == await ask(served, "\n".join(write_text(record))), "text says the same"
        expected = [(t.answer, t.faces.start, len(t.faces), t.face) for t in throws(game("toto"), record)]
        assert [(r["answer"], r["low"], r["faces"], r["face"]) for r in told["rolls"]] == expected
        assert (told["names"], told["broken"]) == (["Noor", "Sam"], None)
        assert told["proof"] | {"commitment": ""} == {
            "scheme": 2,
            "commitment": "",
            "secret": SECRET,
            "salts": ["noor's", ""],
            "first": 0,
            "rewinds": [],
        }
        assert {one["kind"] for one in told["luck"]} == {"goal-cards", "whistles"}

        del record.headers["dice"]
        record.answers[-1] = "1 goal 99H"
        bare = await ask(served, as_json(record))
        assert (bare["proof"], bare["luck"], bare["broken"]["answer"]) == (None, [], len(record.answers))
        assert bare["broken"]["why"]

        record.headers["dice"] = {"commitment": 7}
        refused = await ask(served, as_json(record), 400)
        assert refused["error"]["args"]["reason"] == "dice-malformed"
        assert (await ask(served, "rubbish", 400))["error"]["code"] == "bad-record"
