#!/usr/bin/env python
"""A Ray cluster gives the bytes of one process, also when a worker and a whole node are killed on the way.

    pip install 'dugout[ray]' && python scripts/ray_check.py --matches 600

Starts a cluster of two nodes with one processor each on this machine, plays the same run three times: in this
process alone, on the cluster, and on the cluster while a worker is killed, then a node, then a new node
joins. Compares every file of the three folders. Exit status 1 if any byte differs.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

CALL = "ray::call_there"
"""How a Ray worker titles itself while it plays."""


def command(given: argparse.Namespace, folder: Path, *more: str) -> list[str]:
    grid = ("--grid", given.grid) if given.grid else ()
    return [
        *(sys.executable, "-m", "dugout", "simulate", given.game, "--matches", str(given.matches)),
        *("--seed", "ray", *grid, "--out", str(folder), "--format", "json,csv"),
        *("--records", str(folder / "records.jsonl"), "--progress", "--json", *more),
    ]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def workers() -> list[int]:
    """Processes of this machine that play for Ray now."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                title = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(CALL.encode()):
                found.append(int(entry.name))
    return found


def lines(folder: Path) -> int:
    path = folder / "matches.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(run: subprocess.Popen[str], folder: Path, count: int) -> bool:
    """Whether the run has finished so many matches, and still goes on."""
    while run.poll() is None and lines(folder) < count:
        time.sleep(0.05)
    return run.poll() is None


def disturbed(given: argparse.Namespace, cluster: Any, nodes: list[Any], folder: Path, total: int) -> int:
    """The run on the cluster, with a worker killed, then a node, then a new node; its exit status."""
    with subprocess.Popen(command(given, folder, "--ray", cluster.address), text=True) as run:
        if wait_for(run, folder, total // 10):
            victims = workers()
            os.kill(victims[0], signal.SIGKILL)
            print(f"killed worker {victims[0]} of {victims} after {lines(folder)} matches")
        if wait_for(run, folder, total // 3):
            cluster.remove_node(nodes[0], allow_graceful=False)
            print(f"killed a node after {lines(folder)} matches")
            cluster.add_node(num_cpus=1)
            print("a new node joined")
        return run.wait()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="toto")
    parser.add_argument("--matches", type=int, default=600, help="for each cell of the grid")
    parser.add_argument("--grid", default="rounds=1|3")
    given = parser.parse_args()
    total = given.matches * (given.grid.count("|") + 1)
    root = Path(tempfile.mkdtemp(prefix="ray-check-"))
    alone, together, stormy = (root / name for name in ("alone", "together", "stormy"))
    subprocess.run(command(given, alone), check=True)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        cluster.wait_for_nodes()
        subprocess.run(command(given, together, "--ray", cluster.address), check=True)
        status = disturbed(given, cluster, nodes, stormy, total)
    finally:
        cluster.shutdown()
    wanted = contents(alone)
    same = {name: contents(root / name) == wanted for name in ("together", "stormy")}
    size = sum(map(len, wanted.values()))
    print(f"Ray {ray.__version__}: {total} matches, {len(wanted)} files, {size:,} bytes in {root}")
    print(f"cluster as one process: {same['together']}; with a worker and a node killed: {same['stormy']}")
    return int(status != 0 or not all(same.values()))


if __name__ == "__main__":
    sys.exit(main())
