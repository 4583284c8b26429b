"""A Ray cluster behind `concurrent.futures.Executor`.

Matches depend only on seed and index, so a cluster returns the same bytes as one process. If a worker or
node crashes, Ray repeats its tasks elsewhere. Needs the extra `dugout[ray]`; every node must have the same
version of dugout, which each task checks.
"""

from __future__ import annotations

import importlib.util
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeVar

from dugout._compiled import stamp
from dugout.core.errors import DugoutError

P = ParamSpec("P")
T = TypeVar("T")

LOCAL: Final = "local"
"""The address for a temporary cluster on this machine."""


CONNECT_SECONDS: Final = 10.0


class RayError(DugoutError):
    """A cluster that cannot be used."""


def call_there(engine: str, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Runs on a node: refuses to play with a different engine."""
    if stamp() != engine:
        raise RayError("A node of the cluster has another engine; install the same version everywhere.")
    return fn(*args, **kwargs)


def check_reachable(address: str) -> None:
    """Fail immediately if nothing listens at the address; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto` and `local` are not addresses
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise RayError(f"The Ray cluster {address} cannot be reached: {error}.") from None


class RayPool(Executor):
    """Runs calls as tasks of a cluster; `address` as for `ray.init`, or `local`."""

    def __init__(self, address: str, workers: int = 0) -> None:
        if importlib.util.find_spec("ray") is None:
            raise RayError("A Ray cluster needs Ray: pip install 'dugout[ray]'.")
        import ray

        check_reachable(address)
        self._ray: Any = ray
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            settings |= {"num_cpus": workers or None, "include_dashboard": False}
        else:
            settings["address"] = address
        try:
            ray.init(**settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise RayError(f"The Ray cluster {address} cannot be used: {error}") from None
        self._engine = stamp()
        self._task: Any = ray.remote(max_retries=-1)(call_there)

    @property
    def workers(self) -> int:
        """Processors of the whole cluster."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        reference = self._task.remote(self._engine, fn, args, kwargs)
        future: Future[T] = reference.future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()
