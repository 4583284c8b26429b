"""Metrics for Prometheus, without names, matches or secrets in them.

Several server processes write into files of one folder (PROMETHEUS_MULTIPROC_DIR, set by their parent), and any of
them shows the figures of all.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:  # commands that only use the database start without the web framework
    from litestar.types import Message, Scope

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY: Final = CollectorRegistry()
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

requests: Final = Counter(
    "dugout_requests", "HTTP requests answered", ["method", "status"], registry=REGISTRY
)
sockets: Final = Gauge(
    "dugout_sockets", "Live connections that are open", registry=REGISTRY, multiprocess_mode="livesum"
)
cached: Final = Gauge(
    "dugout_warm_matches", "Matches in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
bots_waiting: Final = Gauge(
    "dugout_bots_waiting",
    "Decisions of computers that are thought about or wait for it",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
bus_up: Final = Gauge(
    "dugout_bus_up", "Whether notices of other servers arrive", registry=REGISTRY, multiprocess_mode="livemin"
)
appends: Final = Counter(
    "dugout_appends",
    "Appends to matches: stored, refused because another came first, or not certain",
    ["outcome"],
    registry=REGISTRY,
)
group_size: Final = Histogram(
    "dugout_group_size",
    "Pieces of writing that shared one transaction",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
commit_seconds: Final = Histogram(
    "dugout_commit_seconds",
    "Seconds from handing in to the commit, of the piece of writing that waited longest in its transaction",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)

notices: Final = Counter(
    "dugout_notices",
    "Notices by push and mail: sent, to be sent later, refused, given up, too old, or to a dead device",
    ["way", "outcome"],
    registry=REGISTRY,
)
failures: Final = Counter(
    "dugout_task_failures",
    "Failed items of background tasks; the log says why",
    ["task"],
    registry=REGISTRY,
)


async def count_request(message: Message, scope: Scope) -> None:
    """Runs before every answer is sent."""
    if message["type"] == "http.response.start":
        method = str(scope.get("method", ""))
        requests.labels(method if method in METHODS else "other", str(message["status"])).inc()


def registry() -> CollectorRegistry:
    """The figures of this process, or of all processes beside it."""
    if FOLDER not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


def serve_apart(address: str) -> None:
    """Serve the metrics on a separate port, from a thread; raises OSError."""
    host, _, port = address.rpartition(":")
    start_http_server(int(port), host, registry())
