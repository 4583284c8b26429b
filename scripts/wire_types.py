#!/usr/bin/env python
"""The client's types of what goes over the wire, generated from the server's own.

python scripts/wire_types.py            writes client/src/wire.d.ts
python scripts/wire_types.py --check    exit status 1 if it differs from what would be written
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from dugout.server.app import create_app
from dugout.server.http.openapi import describe
from dugout.server.settings import Settings

CLIENT = Path(__file__).resolve().parent.parent / "client"
WRITTEN = CLIENT / "src" / "wire.d.ts"
OPTIONS = (
    "--root-types",
    "--root-types-no-schema-prefix",
    "--empty-objects-unknown",
    "--default-non-nullable=false",
)


def description() -> str:
    """The API's description without its paths: the client has its own way of asking, and needs the messages."""
    app = create_app(Settings())
    return json.dumps(describe(app.openapi_schema.to_schema(), app.state.rooms) | {"paths": {}})


def main() -> int:
    check = ["--check"] if "--check" in sys.argv[1:] else []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(description(), encoding="utf-8")
        tool = CLIENT / "node_modules" / ".bin" / "openapi-typescript"
        status = subprocess.run([tool, source, "-o", WRITTEN, *OPTIONS, *check], cwd=CLIENT).returncode
    if status and check:
        print("run python scripts/wire_types.py", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
