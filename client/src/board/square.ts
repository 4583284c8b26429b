/** A board of squares with a narrower rim all round: names of cells to points of the drawing, and back. */

export type Point = readonly [number, number];

export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  /** Side of a cell inside the rim. */
  readonly unit: number;
  readonly flipped: boolean;
  /** The part inside the rim. */
  readonly field: { x: number; y: number; w: number; h: number };
  /** Every cell, row by row from the top of the drawing. */
  readonly cells: readonly string[];
  centre(cell: string): Point;
  /** The box of a cell: left, top, width, height. */
  box(cell: string): readonly [number, number, number, number];
  cellAt(x: number, y: number): string;
  /** The cell that many columns right and rows down on the drawing; null over the edge. */
  beside(cell: string, right: number, down: number): string | null;
  /** Column and row as numbers, independent of how the board is turned. */
  place(cell: string): Point;
  cell(column: number, row: number): string | null;
}

export interface SquareShape {
  /** One letter a column, from left to right, rim included. */
  letters: string;
  /** Rows are numbered from 0 at the bottom, rim included. */
  rows: number;
  unit: number;
  /** Width of the outer columns and height of the outer rows, in cells. */
  rimX: number;
  rimY: number;
  /** Turned by half a circle. */
  flipped: boolean;
}

export function squareGrid({ letters, rows, unit, rimX, rimY, flipped }: SquareShape): SquareGrid {
  const last = letters.length - 1;
  const top = rows - 1;
  const width = (last - 1 + 2 * rimX) * unit;
  const height = (top - 1 + 2 * rimY) * unit;
  const left = (column: number) => (column === 0 ? 0 : (rimX + column - 1) * unit);
  const above = (row: number) => (row === top ? 0 : (rimY + top - 1 - row) * unit);
  const wide = (column: number) => (column === 0 || column === last ? rimX * unit : unit);
  const tall = (row: number) => (row === 0 || row === top ? rimY * unit : unit);
  const place = (cell: string): Point => [letters.indexOf(cell[0] ?? ""), Number(cell.slice(1))];
  const cell = (column: number, row: number) =>
    column >= 0 && column <= last && row >= 0 && row <= top ? `${letters[column]}${row}` : null;
  const box = (name: string): readonly [number, number, number, number] => {
    const [column, row] = place(name);
    const [x, y, w, h] = [left(column), above(row), wide(column), tall(row)];
    return flipped ? [width - x - w, height - y - h, w, h] : [x, y, w, h];
  };
  const cells: string[] = [];
  for (let row = top; row >= 0; row--) for (const letter of letters) cells.push(`${letter}${row}`);
  if (flipped) cells.reverse();
  return {
    width,
    height,
    unit,
    flipped,
    field: { x: rimX * unit, y: rimY * unit, w: (last - 1) * unit, h: (top - 1) * unit },
    cells,
    place,
    cell,
    box,
    centre(name) {
      const [x, y, w, h] = box(name);
      return [x + w / 2, y + h / 2];
    },
    cellAt(px, py) {
      const [x, y] = flipped ? [width - px, height - py] : [px, py];
      const column = x < rimX * unit ? 0 : Math.min(last, Math.floor(x / unit - rimX) + 1);
      const row = y < rimY * unit ? top : Math.max(0, top - 1 - Math.floor(y / unit - rimY));
      return `${letters[Math.max(0, column)]}${row}`;
    },
    beside(name, right, down) {
      const [column, row] = place(name);
      const sign = flipped ? -1 : 1;
      return cell(column + sign * right, row - sign * down);
    },
  };
}

/** The same board turned by a quarter to the right: what was at the top of the drawing is on its right. */
export function sideways(upright: SquareGrid): SquareGrid {
  const { width, height, field } = upright;
  const box = (cell: string): readonly [number, number, number, number] => {
    const [x, y, w, h] = upright.box(cell);
    return [height - y - h, x, h, w];
  };
  return {
    ...upright,
    width: height,
    height: width,
    field: { x: height - field.y - field.h, y: field.x, w: field.h, h: field.w },
    box,
    centre(cell) {
      const [x, y] = upright.centre(cell);
      return [height - y, x];
    },
    cellAt: (x, y) => upright.cellAt(y, height - x),
    beside: (cell, right, down) => upright.beside(cell, down, -right),
  };
}

/** Where a board lies: the room it fills, and how much of that a sheet covers from below, in pixels. */
export interface Room {
  width: number;
  height: number;
  covered: number;
}

/** How far a board moves up, in pixels and at the same size: these points then lie above what covers its lower part. */
export function lift(points: readonly Point[], { width, height, unit }: SquareGrid, room: Room): number {
  if (points.length === 0 || room.covered <= 0) return 0;
  const scale = Math.min(room.width / width, room.height / height);
  const above = (room.height - height * scale) / 2;
  const rows = points.map(([, y]) => above + y * scale);
  const air = 1.5 * unit * scale;
  const needed = Math.max(...rows) + air - (room.height - room.covered);
  const free = Math.min(...rows) - air;
  return Math.round(Math.max(0, Math.min(needed, room.covered, Math.max(free, 0))));
}
