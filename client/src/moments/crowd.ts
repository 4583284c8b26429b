/** A crowd in a few paths: bodies, heads and arms, and the scarves that are held up. Always the same people. */

export interface Row {
  bodies: string;
  arms: string;
  scarves: string;
  thickness: number;
}

const random = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

const r = (value: number) => Math.round(value * 10) / 10;

function person(x: number, size: number, top: number, floor: number): string {
  const half = size * 1.62;
  const shoulder = top + size * 1.9;
  const arc = `a${r(size)} ${r(size)} 0 1 0`;
  const head = `M${r(x - size)} ${r(top)}${arc} ${r(2 * size)} 0${arc} ${r(-2 * size)} 0z`;
  const body = `M${r(x - half)} ${floor}V${r(shoulder)}q${r(half)} ${r(-size * 1.2)} ${r(2 * half)} 0V${floor}z`;
  return head + body;
}

function arms(x: number, size: number, top: number): string {
  const y = r(top + size * 1.7);
  const up = r(top - size * 1.9);
  return `M${r(x - size * 1.4)} ${y}L${r(x - size * 2)} ${up}M${r(x + size * 1.4)} ${y}L${r(x + size * 2)} ${up}`;
}

/** A row of people `width` wide and `height` high. `joy` is the share of them with their arms up, 0 to 1. */
export function rowOf(width: number, height: number, size: number, joy: number, seed: number): Row {
  const next = random(seed);
  const row: Row = { bodies: "", arms: "", scarves: "", thickness: r(size * 0.85) };
  for (let x = size; x < width; x += size * (3.1 + next() * 0.8)) {
    const here = size * (0.86 + next() * 0.28);
    const top = height * 0.46 + next() * height * 0.12;
    row.bodies += person(x, here, top, height);
    const mood = next();
    if (mood < joy) row.arms += arms(x, here, top);
    if (mood < joy * 0.42) {
      const wide = here * 3;
      row.scarves += `M${r(x - wide)} ${r(top - here * 1.7)}q${r(wide)} ${r(-here * 1.5)} ${r(2 * wide)} 0`;
    }
  }
  return row;
}
