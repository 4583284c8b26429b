/** Where the men of one side can get at the ball. */
import { hexName, hexOf, neighbours } from "../../../board/hexes";

/** By hex: the men of a side (`H` or `A`) who stand next to it. `at` says where everybody is. */
export function dangerOf(at: ReadonlyMap<string, string>, side: "H" | "A"): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [man, where] of at) {
    const hex = hexOf(where);
    if (!hex || man[0] !== side) continue;
    for (const near of neighbours(hex)) {
      const name = hexName(near);
      found.set(name, [...(found.get(name) ?? []), man]);
    }
  }
  return found;
}
