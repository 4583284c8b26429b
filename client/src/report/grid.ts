/** How the figures of a match between two teams lie side by side on a wide screen. */

const COLUMNS = 12;

/** One row of the grid: whatever is not shown leaves its columns to the first that is. */
function row(parts: readonly (readonly [string | undefined, number])[]): string {
  const shown = parts.filter(([id]) => id !== undefined);
  const left = COLUMNS - shown.reduce((sum, [, width]) => sum + width, 0);
  return shown
    .map(([id, width], i) => `${id} `.repeat(width + (i === 0 ? left : 0)))
    .join("")
    .trim();
}

/** The areas of the grid, a string for each row. A figure with nothing to show is left out, and no hole stays. */
export function areasOf(ids: readonly string[]): string {
  const first = (...wanted: string[]) => wanted.find((id) => ids.includes(id));
  const beside = first("shots", "luck");
  const rows = [
    first("chances") ? row([["chances", 8], [beside, 4]]) : "",
    row([[first("numbers"), 4], [first("turning", "territory"), 4], [beside, 4]]),
    row([[first("numbers"), 4], [first("territory", "turning"), 4], [first("luck", "shots"), 4]]),
    row([[first("grades"), 12]]),
    row([[first("ratings"), 7], [first("timeline"), 5]]),
  ]; // biome-ignore format: a table
  return rows.flatMap((areas) => (areas ? [`"${areas}"`] : [])).join(" ");
}
