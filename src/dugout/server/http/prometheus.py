"""The metrics for Prometheus, where they are not served apart."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from dugout.server.ops import metrics
from dugout.server.settings import METRICS_HERE


@get("/metrics", include_in_schema=False)
async def get_metrics(state: State) -> Response[bytes]:
    if state.settings.metrics != METRICS_HERE:
        raise NotFoundException
    return Response(generate_latest(metrics.registry()), media_type=CONTENT_TYPE_LATEST)
