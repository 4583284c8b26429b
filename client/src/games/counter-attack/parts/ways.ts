/** Ways over the pitch that the man with the ball could take, as the page sketches them before the referee judges. */
import { type Hex, hexName, hexOf, ways } from "../../../board/hexes";
import type { Table } from "../table.svelte";
import type { Choice } from "./notation";
import { stepsLeft } from "./steps";

type Seen = Pick<Table, "pieces" | "carrier" | "view" | "asked" | "standing" | "danger"> & {
  stage: Pick<Table["stage"], "at">;
};

/** By hex: the way there, over free hexes, past as few opponents as possible. */
export function waysOf(table: Seen): Map<string, Hex[]> {
  const carrier = table.pieces.get(table.carrier ?? "");
  const from = hexOf(table.stage.at.get(table.carrier ?? "") ?? "");
  if (!carrier || !from) return new Map();
  return ways(
    from,
    stepsLeft(carrier, table.view.step, table.asked),
    (hex) => !table.standing.has(hex),
    (hex) => table.danger.get(hex)?.length ?? 0,
  );
}

/** By hex that a way leads to: the answer that is its first step. */
export function startsOf(
  found: ReadonlyMap<string, readonly Hex[]>,
  first: ReadonlyMap<string, Choice> | undefined,
): Map<string, Choice> {
  const starts = new Map<string, Choice>();
  for (const [hex, way] of found) {
    const start = way[0] ? first?.get(hexName(way[0])) : undefined;
    if (start) starts.set(hex, start);
  }
  return starts;
}
