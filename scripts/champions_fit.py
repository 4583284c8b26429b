"""Weights from the samples of `champions_samples.py`: least squares in one step; numpy is enough, a GPU is faster.

A weight is drawn towards the one it had before, as strongly as held-out matches like best. With the new value of every
moment the table of score and clock is fitted to who won, and line-ups are compared by goals less luck.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

try:
    import torch

    GPU = torch.cuda.is_available()
except ImportError:
    GPU = False

Array = NDArray[np.float64]

ONES: Final = 52
MORE: Final = 24
ROW: Final = np.dtype(
    [
        ("ones", "<u2", ONES),
        ("more", "<u2", MORE),
        ("others", "<f4", 5),
        ("target", "<f4"),
        ("base", "<f4"),
        ("lead", "i1"),
        ("left", "i1"),
        ("result", "i1"),
        ("kind", "i1"),
        ("match", "<u4"),
    ]
)
"""As `champions_samples.ROW`."""
DANGERS: Final = 4
"""The last features are chances of a shot; the one before them is the number of men."""
ZONES, PLACES, AROUND = 10, 78, 734
"""Where `features.AROUND` begins and how it is divided, for weights that are older than the zones."""
BLOCK: Final = 8192
PULLS: Final = (3.0, 30.0, 300.0, 3000.0, 30000.0)
"""How strongly weights are drawn to those before, in samples."""
HELD_OUT: Final = 10
"""One match in so many is left out while the pull is chosen."""
MOST: Final = 4
LEFT: Final = 16
WIDTH: Final = 2 * MOST + 1
SCALE: Final = 10000


def expand(figures: list[int], size: int) -> Array:
    """Weights as they are used; older ones are the same in every zone."""
    if len(figures) != size:
        end = AROUND + 2 * PLACES
        mine, theirs = figures[AROUND : AROUND + PLACES], figures[AROUND + PLACES : end]
        figures = [*figures[:AROUND], *mine * ZONES, *theirs * ZONES, *figures[end:]]
    return np.array(figures, dtype=np.float64) / SCALE


def dense(rows: NDArray[Any], size: int) -> NDArray[np.float32]:
    """The features of a block of samples, side by side."""
    found = np.zeros((len(rows), size + 1), dtype=np.float32)
    index = np.arange(len(rows))
    for place in range(ONES):
        found[index, rows["ones"][:, place]] += 1.0  # several men may share a place
    found[:, size - DANGERS - 1 : size] = rows["others"]
    return found[:, :size]


def squares_on_gpu(rows: NDArray[Any], size: int) -> tuple[Array, Array]:
    """The products of all pairs of features, and of features and target."""
    squares = torch.zeros((size, size), dtype=torch.float64, device="cuda")
    products = torch.zeros(size, dtype=torch.float64, device="cuda")
    for start in range(0, len(rows), 8 * BLOCK):
        block = rows[start : start + 8 * BLOCK]
        ones = torch.from_numpy(block["ones"].astype(np.int64)).cuda()
        x = torch.zeros((len(block), size + 1), device="cuda")
        x.scatter_add_(1, ones, torch.ones_like(ones, dtype=torch.float32))
        x[:, size - DANGERS - 1 : size] = torch.from_numpy(np.ascontiguousarray(block["others"])).cuda()
        x = x[:, :size]
        y = torch.from_numpy(block["target"].astype(np.float32)).cuda()
        squares += (x.T @ x).double()
        products += (x.T @ y).double()
    return squares.cpu().numpy(), products.cpu().numpy()


class Sums:
    """What least squares need to know of a set of samples."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares: Array = np.zeros((size, size))
        self.products: Array = np.zeros(size)
        self.target = 0.0
        self.count = 0

    def add(self, rows: NDArray[Any]) -> None:
        if GPU:
            squares, products = squares_on_gpu(rows, self.size)
            self.squares += squares
            self.products += products
            self.target += float((rows["target"].astype(np.float64) ** 2).sum())
            self.count += len(rows)
            return
        for start in range(0, len(rows), BLOCK):
            block = rows[start : start + BLOCK]
            x = dense(block, self.size)
            y = block["target"].astype(np.float32)
            self.squares += x.T @ x
            self.products += x.T @ y
            self.target += float((y.astype(np.float64) ** 2).sum())
            self.count += len(block)

    def error(self, weights: Array) -> float:
        """The mean squared error of weights on these samples."""
        fitted = weights @ self.squares @ weights - 2 * weights @ self.products
        return float((fitted + self.target) / max(1, self.count))

    def plus(self, other: Sums) -> Sums:
        both = Sums(self.size)
        both.squares, both.products = self.squares + other.squares, self.products + other.products
        both.target, both.count = self.target + other.target, self.count + other.count
        return both

    def solve(self, before: Array, pull: float, free: int) -> Array:
        """The weights with the least error, drawn to those before; from `free` on they stay as they are, 0.

        What no sample has keeps its weight: only the others are solved for.
        """
        seen = np.flatnonzero(self.squares.diagonal()[:free])
        squares = self.squares[np.ix_(seen, seen)] + pull * np.eye(len(seen))
        found = np.zeros(self.size)
        found[:free] = before[:free]
        found[seen] = np.linalg.solve(squares, self.products[seen] + pull * before[seen])
        return found


def learn(train: Sums, held: Sums, before: Array, free: int) -> tuple[Array, dict[str, float]]:
    """Weights from all samples, with the pull that does best on matches that were held out."""
    before = np.where(np.arange(len(before)) < free, before, 0.0)
    errors = {pull: held.error(train.solve(before, pull, free)) for pull in PULLS}
    pull = min(errors, key=lambda each: errors[each])
    return train.plus(held).solve(before, pull, free), {
        "zero": round(held.error(np.zeros(len(before))), 5),
        "before": round(held.error(before), 5),
        "after": round(errors[pull], 5),
        "pull": pull,
    }


def values_of(rows: NDArray[Any], weights: Array) -> Array:
    padded = np.append(weights, 0.0)
    found: Array = padded[rows["ones"]].sum(axis=1)
    found += rows["others"] @ weights[-DANGERS - 1 :]
    return found


def standing(rows: NDArray[Any], values: Array) -> dict[str, list[int]]:
    """By time left and lead: result = level + slope * value, alike for both teams, and smooth over time.

    Everything counts in goals of a level match at half-time, whose slope becomes 1.
    """
    lead = np.clip(rows["lead"], -MOST, MOST).astype(int)
    left = np.clip(rows["left"], 0, LEFT).astype(int)
    result, value = rows["result"].astype(float), np.clip(values, -1.5, 1.5)
    level, slope = np.zeros((LEFT + 1, MOST + 1)), np.zeros((LEFT + 1, MOST + 1))
    for ahead in range(MOST + 1):
        sums = np.zeros((LEFT + 1, 5))
        for sign in (1, -1):
            here = lead == sign * ahead
            x, y = sign * value[here], sign * result[here]
            for column, what in enumerate((np.ones_like(x), x, y, x * x, x * y)):
                sums[:, column] += np.bincount(left[here], what, LEFT + 1)
        for time in range(LEFT + 1):
            near = np.exp(-0.5 * ((np.arange(LEFT + 1) - time) / 0.8) ** 2)
            n, x1, y1, xx, xy = near @ sums + (
                20.0,
                0,
                20.0 * min(1, ahead * 0.35),
                4.0,
                4.0 * 0.45 / (1 + ahead),
            )
            spread = xx - x1 * x1 / n
            slope[time, ahead] = max(0.0, (xy - x1 * y1 / n) / spread)
            level[time, ahead] = (y1 - slope[time, ahead] * x1) / n
    level[:, 0] = 0.0
    level[0], slope[0] = np.sign(np.arange(MOST + 1)), 0.0
    unit = slope[LEFT // 2, 0]
    full_level = np.concatenate([-level[:, :0:-1], level], axis=1) / unit
    full_slope = np.concatenate([slope[:, :0:-1], slope], axis=1) / unit
    return {
        "unit": [round(SCALE * unit)],
        "level": [round(SCALE * each) for each in full_level.ravel()],
        "slope": [round(SCALE * each) for each in full_slope.ravel()],
    }


def calibration(rows: NDArray[Any], values: Array, table: dict[str, list[int]]) -> list[list[float]]:
    """What the table calls, by tenths of it, against what came: P(win) − P(loss)."""
    lead = np.clip(rows["lead"], -MOST, MOST).astype(int)
    place = np.clip(rows["left"], 0, LEFT).astype(int) * WIDTH + lead + MOST
    unit = table["unit"][0] / SCALE
    called = np.array(table["level"])[place] + np.array(table["slope"])[place] * np.clip(values, -1.5, 1.5)
    called = np.clip(called * unit / SCALE, -1, 1)
    found = []
    for low in np.arange(-1, 1, 0.2):
        here = (called >= low) & (called < low + 0.2)
        if here.sum() > 500:
            found.append(
                [
                    round(float(called[here].mean()), 3),
                    round(float(rows["result"][here].mean()), 3),
                    int(here.sum()),
                ]
            )
    return found


def shapes(notes: list[dict[str, Any]]) -> dict[str, list[float]]:
    """By line-up: goals a match less luck against all others, with the standard error."""
    names = sorted({shape for note in notes for shape in note["shapes"]})
    found: dict[str, list[float]] = {}
    for name in names:
        scores = [
            side * (note["lead"] - note["luck"])
            for note in notes
            for seat, side in ((0, 1), (1, -1))
            if note["shapes"][seat] == name and note["shapes"][1 - seat] != name
        ]
        if not scores:
            continue
        error = float(np.std(scores) / len(scores) ** 0.5)
        found[name] = [round(float(np.mean(scores)), 4), round(error, 4), len(scores)]
    return found


def liked(line_ups: dict[str, list[float]]) -> list[str]:
    """The best line-up and those that are not surely worse: others may not know which it will be."""
    if not line_ups:
        return []
    best = max(line_ups.values())
    return [name for name, (mean, error, _) in line_ups.items() if mean + 2 * error >= best[0] - 2 * best[1]]


def fit(folder: Path, before: dict[str, Any]) -> dict[str, Any]:
    """New weights from every shard of a folder."""
    shards = sorted(folder.glob("*.bin"))
    if not shards:
        raise SystemExit(f"{folder} has no shards yet: play first.")
    blocks = [np.fromfile(shard, dtype=ROW) for shard in shards]
    notes = [
        note
        for shard in shards
        for note in json.loads(shard.with_suffix(".json").read_text(encoding="utf-8"))
    ]
    rows = np.concatenate(blocks)
    size = int(rows["ones"].max())
    sums = Sums(size), Sums(size)
    for half in range(2):
        sums[half].add(rows[(rows["match"] % HELD_OUT == 0) == (half == 1)])
    full, full_errors = learn(*sums, expand(before["full"], size), size)
    quick, quick_errors = learn(*sums, expand(before["quick"], size), size - DANGERS)
    values = values_of(rows, full)
    table = standing(rows, values)
    whole = rows["result"].astype(float)
    luck = np.array([note["luck"] for note in notes])
    line_ups = shapes(notes)
    return {
        "command": "python scripts/train_champions.py play, fit",
        "matches": len(notes),
        "moments": len(rows),
        "seeds": sorted({shard.name.split(".")[1] for shard in shards}),
        "players": sorted({shard.name.split(".")[0] for shard in shards}),
        "errors": {"full": full_errors, "quick": quick_errors},
        "luck": [round(float(luck.mean()), 4), round(float(luck.std() / len(luck) ** 0.5), 4)],
        "left": round(
            float(
                np.var([note["lead"] - note["luck"] for note in notes]) / np.var([n["lead"] for n in notes])
            ),
            4,
        ),
        "draws": round(float((whole == 0).mean()), 4),
        "shapes": line_ups,
        "liked": liked(line_ups),
        "calibration": calibration(rows, values, table),
        "standing": table,
        "quick": [round(SCALE * weight) for weight in quick],
        "full": [round(SCALE * weight) for weight in full],
    }
