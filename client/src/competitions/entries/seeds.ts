/** CO-1.3: the seeding as a list of entrants that people put in order. */

/** The list with one entrant moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const at = Math.max(0, Math.min(list.length - 1, to));
  const found = list.filter((_, index) => index !== from);
  found.splice(at, 0, list[from] as T);
  return found;
}

/**
 * Entrants in the order that was made of their shirts; later ones come last. Shirts stay: numbers move up before the
 * draw when somebody leaves.
 */
export function inOrder<T extends { kit: number; number: number }>(
  all: readonly T[],
  kits: readonly number[],
): T[] {
  const place = new Map(kits.map((kit, at) => [kit, at]));
  const rank = (one: T) => place.get(one.kit) ?? kits.length + one.number;
  return [...all].sort((a, b) => rank(a) - rank(b));
}

/** The target of a key press; null if it moves nobody. Arrows move a lifted entrant, or any entrant with Alt. */
export function keyed(
  event: Pick<KeyboardEvent, "key" | "altKey">,
  at: number,
  lifted: boolean,
): number | null {
  if (!lifted && !event.altKey) return null;
  if (event.key === "ArrowUp") return at - 1;
  if (event.key === "ArrowDown") return at + 1;
  if (event.key === "Home") return 0;
  return event.key === "End" ? Number.POSITIVE_INFINITY : null;
}

/** The row of a list that is under the pointer; -1: none. */
export const rowAt = (list: HTMLElement | undefined, y: number): number =>
  [...(list?.children ?? [])]
    .map((row) => row.getBoundingClientRect())
    .findIndex((row) => y >= row.top && y < row.bottom);
