import { expect, it } from "vitest";
import { areasOf } from "./grid";

const ALL = ["chances", "shots", "turning", "luck", "territory", "ratings", "timeline", "grades"];

it("shows every figure of a match as one rectangle and leaves no hole, whatever has nothing to show", () => {
  for (let set = 0; set < 1 << ALL.length; set += 1) {
    const ids = ["numbers", ...ALL.filter((_, i) => (set >> i) & 1)];
    const rows = [...areasOf(ids).matchAll(/"([^"]+)"/g)].map((found) => (found[1] ?? "").split(" "));
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 12));
    const cells = rows.flatMap((found, r) => found.map((id, c) => ({ id, r, c })));
    expect(new Set(cells.map(({ id }) => id))).toEqual(new Set(ids));
    for (const id of ids) {
      const own = cells.filter((cell) => cell.id === id);
      const span = (of: number[]) => Math.max(...of) - Math.min(...of) + 1;
      const wide = span(own.map(({ c }) => c));
      const high = span(own.map(({ r }) => r));
      expect([ids, id, own.length]).toEqual([ids, id, wide * high]);
    }
  }
});
