/** CO-3.1, CO-3.13: the groups that result from a list of entrants. */

/** The positions of the list by group, distributed in serpentine order. */
export function drawn(count: number, groups: number): number[][] {
  const found: number[][] = Array.from({ length: groups }, () => []);
  const walk = [...found, ...[...found].reverse()];
  for (let place = 0; place < count; place += 1) walk[place % walk.length]?.push(place);
  return found;
}

/** A list divided into groups of the same sizes as those of the draw. */
export function cut<T>(list: readonly T[], groups: number): T[][] {
  let at = 0;
  return drawn(list.length, groups).map(({ length }) => {
    at += length;
    return list.slice(at - length, at);
  });
}

/** The list in the order of the groups that the draw would produce from it. */
export const grouped = <T>(list: readonly T[], groups: number): T[] =>
  drawn(list.length, groups).flatMap((places) => places.map((place) => list[place] as T));

/** The list with two entrants swapped, so that groups keep their size. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const found = [...list];
  [found[one], found[other]] = [list[other] as T, list[one] as T];
  return found;
}
