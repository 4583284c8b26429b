#!/usr/bin/env python
"""Send a server requests and socket messages that are mostly wrong, and see that it refuses them in good order.

    python scripts/fuzz.py                                  12,000 requests and 40,000 messages
    python scripts/fuzz.py --requests 2000 --messages 0
    python scripts/fuzz.py --installed --requests 100000 --messages 0    `dugout serve` as it is installed, in its own processes

Requests come from the server's own OpenAPI description (schemathesis), each followed by copies that were spoilt
(`oddities.py`); messages come from hypothesis. All are aimed at matches in play as well as at nothing. No answer may
be a 5xx, none may take longer than a minute, and whatever was refused must have stored nothing. Prints what was sent;
exit status 1 and the input if something breaks.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.fuzzing import Background, Installed, Messages, Requests, Witness  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--requests", type=int, default=12_000)
    parser.add_argument("--messages", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=0, help="another seed, other inputs")
    parser.add_argument("--installed", action="store_true", help="`dugout serve` in processes of its own")
    args = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        (Installed if args.installed else Background)(Path(folder)) as background,
    ):
        witness = Witness(background.database)
        over_http = Requests(background, witness, args.seed)
        over_sockets = Messages(background, witness, args.seed)
        try:
            over_sockets.send(args.messages)
            over_http.send(args.requests)
        except Exception as error:  # a failed check of schemathesis is an exception of its own
            print(error, file=sys.stderr)
            return 1
        finally:
            tell("messages", over_sockets.sent)
            tell("requests", over_http.sent)
            tell("spoilt requests", over_http.odd)
            witness.close()
        if isinstance(background, Installed) and background.complaints:
            print(*background.complaints[:20], sep="\n", file=sys.stderr)
            return 1
    inputs = over_http.total + over_sockets.total
    print(
        f"{inputs:,} inputs in {time.monotonic() - began:.0f} s: no 5xx, no hang, nothing stored by a refusal"
    )
    return 0


def tell(what: str, sent: Counter[str]) -> None:
    parts = ", ".join(f"{count:,} {kind}" for kind, count in sorted(sent.items()))
    print(f"{sum(sent.values()):,} {what}: {parts}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
