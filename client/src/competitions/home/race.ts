/** The race for the title: the data of its lines. */
import type { Competition, Home } from "../api";

export interface Line {
  number: number;
  name: string;
  kit: number;
  points: number[];
  last: number;
}

/** The number of highlighted lines; the others are dimmed. */
const DRAWN = 4;

/** Everybody's line, the best first. */
export function linesOf(now: Competition, home: Home): Line[] {
  return home.race
    .map(({ number, points }) => {
      const entrant = now.entrants.find((one) => one.number === number);
      const name = entrant?.team || entrant?.name || "";
      return { number, name, kit: entrant?.kit ?? 0, points, last: points.at(-1) ?? 0 };
    })
    .sort((a, b) => b.last - a.last || a.number - b.number);
}

/** The highlighted ones: the selected team, the user's own, then the best. */
export function drawnOf(lines: readonly Line[], followed: number, me: number): Line[] {
  const first = lines.filter((line) => line.number === followed || line.number === me);
  const rest = lines.filter((line) => !first.includes(line));
  const chosen = [...first, ...rest].slice(0, DRAWN);
  return lines.filter((line) => chosen.includes(line));
}

/** The points of a polyline in a picture of this size; every line starts at zero. */
export function pathOf(
  points: readonly number[],
  low: number,
  high: number,
  width: number,
  height: number,
): string {
  const span = Math.max(1, high - low);
  return [0, ...points]
    .map((figure, at) => {
      const x = (width * at) / Math.max(1, points.length);
      return `${x.toFixed(1)},${(height - (height * (figure - low)) / span).toFixed(1)}`;
    })
    .join(" ");
}
