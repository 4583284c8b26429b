"""A Ray cluster behind `concurrent.futures.Executor`.

Matches depend on seed and index alone, so a cluster gives the bytes that one process gives. Ray hands a
task whose worker or node died to another one, as often as it takes. Needs the extra `dugout[ray]`; on
every node the same version of dugout must be installed, which each task checks.
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
"""The address that means: a cluster on this machine, for as long as the run takes."""


CONNECT_SECONDS: Final = 10.0


class RayError(DugoutError):
    """A cluster that cannot be used."""


def call_there(engine: str, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """On a node: refuse to play with other rules than the ones that were asked for."""
    if stamp() != engine:
        raise RayError("A node of the cluster has another engine; install the same version everywhere.")
    return fn(*args, **kwargs)


def check_reachable(address: str) -> None:
    """Say at once that nobody is there; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto` and `local` name no place
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise RayError(f"The Ray cluster {address} cannot be reached: {error}.") from None


class RayPool(Executor):
    """Calls as tasks of a cluster; `address` as for `ray.init`, or `local`."""

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
