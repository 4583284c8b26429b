/** A pitch of hexes: coordinates `[c,h]` (columns along the pitch, half hexes across it) to points, and back. */
import type { Point } from "./square";

export interface Hex {
  c: number;
  h: number;
}

/** `12,-4`: how answers and logs name a hex. */
export const hexName = ({ c, h }: Hex): string => `${c},${h}`;

export function hexOf(name: string): Hex | null {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(name);
  if (!found) return null;
  const hex = { c: Number(found[1]), h: Number(found[2]) };
  return isOnPitch(hex) ? hex : null;
}

export const CENTRE: Hex = { c: 0, h: 0 };
export const COLUMNS = 18;
export const HEIGHTS = 25;

export function isOnPitch({ c, h }: Hex): boolean {
  return Math.abs(c) <= COLUMNS && (c - h) % 2 === 0 && Math.abs(h) <= (c % 2 === 0 ? 24 : 25);
}

export const STEPS: readonly Hex[] = [
  { c: 0, h: 2 },
  { c: 1, h: 1 },
  { c: 1, h: -1 },
  { c: 0, h: -2 },
  { c: -1, h: -1 },
  { c: -1, h: 1 },
];

export function neighbours(hex: Hex): Hex[] {
  return STEPS.map((step) => ({ c: hex.c + step.c, h: hex.h + step.h })).filter(isOnPitch);
}

export function distance(a: Hex, b: Hex): number {
  const across = Math.abs(a.c - b.c);
  return across + Math.max(0, (Math.abs(a.h - b.h) - across) / 2);
}

/**
 * Every hex a man can walk to in so many steps over free hexes, with the way there: the shortest, and of those the
 * one with the least `dread`. The hex he stands on is not one of them.
 */
export function ways(
  from: Hex,
  steps: number,
  isFree: (name: string) => boolean,
  dread: (name: string) => number = () => 0,
): Map<string, Hex[]> {
  const found = new Map<string, Hex[]>([[hexName(from), []]]);
  let front = new Map<string, { way: Hex[]; cost: number }>([[hexName(from), { way: [], cost: 0 }]]);
  for (let step = 0; step < steps; step += 1) {
    const next = new Map<string, { way: Hex[]; cost: number }>();
    for (const { way, cost } of front.values())
      for (const beside of neighbours(way.at(-1) ?? from)) {
        const name = hexName(beside);
        if (found.has(name) || !isFree(name)) continue;
        const total = cost + dread(name);
        if ((next.get(name)?.cost ?? Number.POSITIVE_INFINITY) > total)
          next.set(name, { way: [...way, beside], cost: total });
      }
    for (const [name, { way }] of next) found.set(name, way);
    front = next;
  }
  found.delete(hexName(from));
  return found;
}

const ALL: readonly Hex[] = (() => {
  const found: Hex[] = [];
  for (let c = -COLUMNS; c <= COLUMNS; c++)
    for (let h = -HEIGHTS; h <= HEIGHTS; h++) if (isOnPitch({ c, h })) found.push({ c, h });
  return found;
})();

/** Goal lines lie a little beyond the middle of the last column. */
const GOAL_LINE = 55 / 3;
const NET = 1.4;

export interface HexPitch {
  /** Side of a hex. */
  readonly side: number;
  readonly upright: boolean;
  /** Turned by half: the team that attacks towards lower columns attacks upwards, or to the right. */
  readonly turned: boolean;
  /** The drawing with its goals and a little grass around. */
  readonly box: { x: number; y: number; w: number; h: number };
  readonly hexes: readonly Hex[];
  at(c: number, h: number): Point;
  centre(hex: Hex): Point;
  /** SVG path of a hex, `scale` of its size. */
  outline(hex: Hex, scale?: number): string;
  /** The hex under a point; null beside the pitch. */
  hexAt(x: number, y: number): Hex | null;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** `upright` turns the pitch by a quarter: the team that attacks to the right attacks upwards; `turned` by half. */
export function hexPitch(upright: boolean, side = 10, turned = false): HexPitch {
  const way = turned ? -1 : 1;
  const half = (Math.sqrt(3) / 2) * side;
  const at = (c: number, h: number): Point =>
    upright ? [-half * h * way, -1.5 * side * c * way] : [1.5 * side * c * way, -half * h * way];
  const long = (GOAL_LINE + NET + 0.5) * 1.5 * side;
  // whoever stands on a touchline is whole, also where men are drawn large
  const wide = HEIGHTS * half + 2 * side;
  const corners = Array.from({ length: 6 }, (_, k) => {
    const turn = (Math.PI / 3) * k + (upright ? Math.PI / 6 : 0);
    return [side * Math.cos(turn), side * Math.sin(turn)] as const;
  });
  return {
    side,
    upright,
    turned,
    box: upright
      ? { x: -wide, y: -long, w: 2 * wide, h: 2 * long }
      : { x: -long, y: -wide, w: 2 * long, h: 2 * wide },
    hexes: ALL,
    at,
    centre: (hex) => at(hex.c, hex.h),
    outline(hex, scale = 1) {
      const [x, y] = at(hex.c, hex.h);
      return `M${corners.map(([dx, dy]) => `${figure(x + dx * scale)} ${figure(y + dy * scale)}`).join("L")}Z`;
    },
    hexAt(x, y) {
      const [along, across] = upright ? [-y * way, -x * way] : [x * way, -y * way];
      const near = Math.round(along / (1.5 * side)) || 0; // no -0
      let best: Hex | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const c of [near - 1, near, near + 1]) {
        const odd = Math.abs(c % 2);
        const h = 2 * Math.round((across / half - odd) / 2) + odd;
        const [px, py] = at(c, h);
        const far = (px - x) ** 2 + (py - y) ** 2;
        if (far < least) [least, best] = [far, { c, h }];
      }
      return best && isOnPitch(best) ? best : null;
    },
  };
}

/** Lines and areas of the pitch as SVG paths. */
export function markings(pitch: HexPitch) {
  const line = (points: readonly (readonly [number, number])[], close = false) =>
    `M${points.map(([c, h]) => pitch.at(c, h).map(figure).join(" ")).join("L")}${close ? "Z" : ""}`;
  const ends = [1, -1];
  const box = (inner: number, height: number) =>
    ends
      .map((end) =>
        line([
          [end * GOAL_LINE, height],
          [end * inner, height],
          [end * inner, -height],
          [end * GOAL_LINE, -height],
        ]),
      )
      .join("");
  const radius = 5.4 * pitch.side;
  const arc = (end: number) => {
    // the part of a circle round the penalty spot that lies outside the area
    const spot = 14;
    const depth = ((spot - 11.7) * 1.5 * pitch.side) / radius;
    const half = Math.sin(Math.acos(depth)) * radius;
    const height = half / ((Math.sqrt(3) / 2) * pitch.side);
    const from = pitch.at(end * 11.7, height);
    const to = pitch.at(end * 11.7, -height);
    const sweep = end > 0 ? 0 : 1;
    return `M${from.map(figure).join(" ")}A${radius} ${radius} 0 0 ${sweep} ${to.map(figure).join(" ")}`;
  };
  const goal = (end: number) =>
    line(
      [
        [end * GOAL_LINE, 7],
        [end * (GOAL_LINE + NET), 7],
        [end * (GOAL_LINE + NET), -7],
        [end * GOAL_LINE, -7],
      ],
      true,
    );
  const stripes: string[] = [];
  for (let stripe = -5; stripe <= 5; stripe += 2) {
    const [from, to] = [(stripe - 0.5) * (GOAL_LINE / 5.5), (stripe + 0.5) * (GOAL_LINE / 5.5)];
    stripes.push(
      line(
        [
          [from, HEIGHTS],
          [to, HEIGHTS],
          [to, -HEIGHTS],
          [from, -HEIGHTS],
        ],
        true,
      ),
    );
  }
  return {
    grass: line(
      [
        [-GOAL_LINE, HEIGHTS],
        [GOAL_LINE, HEIGHTS],
        [GOAL_LINE, -HEIGHTS],
        [-GOAL_LINE, -HEIGHTS],
      ],
      true,
    ),
    stripes: stripes.join(""),
    lines: `${line([
      [0, HEIGHTS],
      [0, -HEIGHTS],
    ])}${box(11.7, 15)}${box(15.7, 10)}${ends.map(arc).join("")}`,
    goals: ends.map(goal).join(""),
    goalOf: goal,
    radius,
    spots: [pitch.at(0, 0), pitch.at(14, 0), pitch.at(-14, 0)],
    grid: pitch.hexes.map((hex) => pitch.outline(hex)).join(""),
  };
}
