#!/usr/bin/env python
"""Train the net beside the weighted sum of Champions on what the sum leaves unexplained; needs torch, best with a GPU.

    python scripts/champions_net.py --folder F --weights F/weights-1.json --out F/net-1.json

Reads the samples of `train_champions.py play`. A tenth of the matches is left out: half of it chooses the settings and
when to stop, the other half tells the error. Weights are rounded to whole numbers while training, as
`judgement/net.py` uses them, and the error is that of the rounded net.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from champions_fit import HELD_OUT, ROW, expand, values_of

ROWS: Final = 7460
WIDTH: Final = 32
TOP: Final = 128
OUT: Final = 4096
"""As in `judgement/net.py`."""
ZERO: Final = ord("P")
"""As in `learned.py`: the character that stands for 0."""
LEAST, MOST = -48, 46
"""Numbers of a row that can be printed."""
BATCH: Final = 16384
SETTINGS: Final = ((24, 0.002, 1e-3), (24, 0.002, 1e-2), (24, 0.002, 5e-2), (12, 0.002, 1e-2))
"""Rounds, rate and decay."""


class Net(torch.nn.Module):
    """The net in fractions, rounded where it is used."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(ROWS + 1, WIDTH, mode="sum", padding_idx=ROWS)
        self.starts = torch.nn.Parameter(torch.full((WIDTH,), 0.3))
        self.out = torch.nn.Parameter(torch.randn(WIDTH) * 0.02)
        torch.nn.init.normal_(self.rows.weight, std=0.03)
        with torch.no_grad():
            self.rows.weight[ROWS] = 0

    def forward(self, index: torch.Tensor) -> torch.Tensor:
        table = torch.clamp(self.rows.weight, LEAST / TOP, MOST / TOP)
        table = table + (torch.round(table * TOP) / TOP - table).detach()
        sums = torch.nn.functional.embedding_bag(index, table, mode="sum", padding_idx=ROWS)
        starts = self.starts + (torch.round(self.starts * TOP) / TOP - self.starts).detach()
        out = self.out + (torch.round(self.out * OUT) / OUT - self.out).detach()
        return torch.clamp(sums + starts, 0, 1).square() @ out


def error(net: Net, index: torch.Tensor, rest: torch.Tensor) -> float:
    """The mean squared error that the net leaves."""
    with torch.no_grad():
        found = torch.cat([net(part) for part in index.split(65536)])
        return float((rest - found).double().square().mean())


def train(
    setting: tuple[int, float, float], data: list[tuple[torch.Tensor, torch.Tensor]], seed: int
) -> tuple[float, Net]:
    """The net with the least error on the samples that choose."""
    rounds, rate, decay = setting
    torch.manual_seed(seed)
    (index, rest), (index_held, rest_held) = data[:2]
    net = Net().to(index.device)
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=decay)
    steps = rounds * (len(rest) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps, pct_start=0.15)
    best, kept = error(net, index_held, rest_held), {k: v.clone() for k, v in net.state_dict().items()}
    for _ in range(rounds):
        order = torch.randperm(len(rest), device=index.device)
        for part in order.split(BATCH):
            optimiser.zero_grad(set_to_none=True)
            loss = (rest[part] - net(index[part])).square().mean()
            loss.backward()
            optimiser.step()
            schedule.step()
        now = error(net, index_held, rest_held)
        if now < best:
            best, kept = now, {k: v.clone() for k, v in net.state_dict().items()}
    net.load_state_dict(kept)
    return best, net


def whole(values: torch.Tensor, scale: int) -> list[int]:
    found: list[int] = torch.round(values.detach().double() * scale).long().cpu().tolist()
    return found


def exported(net: Net) -> dict[str, Any]:
    """As `judgement/net.py` reads it."""
    table = torch.clamp(net.rows.weight[:ROWS], LEAST / TOP, MOST / TOP)
    figures = (torch.round(table.detach() * TOP) + ZERO).to(torch.uint8).cpu().numpy().tobytes()
    return {
        "starts": whole(net.starts, TOP),
        "out": whole(net.out, OUT),
        "rows": figures.decode("latin-1"),
    }


def read(folder: Path) -> np.ndarray[Any, Any]:
    return np.concatenate([np.fromfile(shard, dtype=ROW) for shard in sorted(folder.glob("*.bin"))])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=120, help="no other setting is begun after this")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.time()
    learned = json.loads(args.weights.read_text(encoding="utf-8"))
    rows = read(args.folder)
    size = int(rows["ones"].max())
    device = "cuda" if torch.cuda.is_available() else "cpu"
    target = rows["target"].astype(np.float64)
    rest = target - values_of(rows, expand(learned["full"], size))
    ones = np.where(rows["ones"] == size, ROWS, rows["ones"])
    index = np.concatenate([ones, rows["more"]], axis=1).astype(np.int32)
    part = np.where(rows["match"] % HELD_OUT, 0, np.where(rows["match"] % (2 * HELD_OUT), 2, 1))
    data = [
        (
            torch.from_numpy(index[part == which]).to(device),
            torch.from_numpy(rest[part == which].astype(np.float32)).to(device),
        )
        for which in range(3)
    ]
    print(device, [len(one[1]) for one in data], f"{time.time() - began:.0f} s", flush=True)
    found: list[tuple[float, int, Net]] = []
    for number, setting in enumerate(SETTINGS):
        if number and time.time() > began + args.seconds:
            break
        best, net = train(setting, data, args.seed)
        print(setting, round(best, 6), f"{time.time() - began:.0f} s", flush=True)
        found.append((best, number, net))
    _, number, net = min(found, key=lambda one: one[0])
    errors = {
        "setting": SETTINGS[number],
        "sum": [round(float(one[1].double().square().mean()), 6) for one in data],
        "net": [round(error(net, *one), 6) for one in data],
    }
    learned["net"] = {"seed": args.seed, "errors": errors, **exported(net)}
    text = json.dumps(learned, separators=(",", ":"), ensure_ascii=False)
    args.out.write_text(text + "\n", encoding="utf-8")
    print(json.dumps(errors))


if __name__ == "__main__":
    main()
