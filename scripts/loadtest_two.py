#!/usr/bin/env python
"""`dugout loadtest` against two servers that share a throw-away PostgreSQL and Redis, seats of a match at different
ones.

    python scripts/loadtest_two.py [--matches 500] [--seconds 60] [--json]

PostgreSQL flushes every commit to the disk here, as it does where people play.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import services  # noqa: E402

DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}


def main() -> int:
    services.POSTGRES_SETTINGS.update(DURABLE)
    with services.postgres() as database, services.redis() as bus:
        command = [sys.executable, "-m", "dugout", "loadtest", "--servers", "2"]
        places = ["--database-url", database, "--bus-url", bus]
        return subprocess.run([*command, *places, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
