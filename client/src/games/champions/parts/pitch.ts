/** Cells, men and directions of the pitch by their names. Drawing only: what is allowed the server knows. */
import type { ChampionsView, Flight } from "../types";

export const LETTERS = "yabcdefghijz";
export const ROWS = 15;
const SQUAD = 20;

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const COLUMN_STEPS = [0, 1, 1, 1, 0, -1, -1, -1];
const ROW_STEPS = [1, 1, 0, -1, -1, -1, 0, 1];

/** Events name cells by number: row by row from the south-west. */
export const cellNamed = (number: number): string =>
  number < 0 ? "" : `${LETTERS[number % LETTERS.length]}${Math.floor(number / LETTERS.length)}`;

export const manNamed = (number: number): string => `${number < SQUAD ? "H" : "A"}#${(number % SQUAD) + 1}`;

export const seatOfMan = (id: string): number => (id.startsWith("H") ? 0 : 1);
export const shirtOf = (id: string): number => Number(id.slice(2));

export const columnOf = (cell: string): number => LETTERS.indexOf(cell[0] ?? "");
export const rowOf = (cell: string): number => Number(cell.slice(1));

export function cellAt(column: number, row: number): string | null {
  if (column < 0 || column >= LETTERS.length || row < 0 || row >= ROWS) return null;
  return `${LETTERS[column]}${row}`;
}

/** The cell `count` steps away in a direction (0 is north, then clockwise); null over the edge. */
export function step(cell: string, direction: number, count = 1): string | null {
  return cellAt(
    columnOf(cell) + (COLUMN_STEPS[direction & 7] ?? 0) * count,
    rowOf(cell) + (ROW_STEPS[direction & 7] ?? 0) * count,
  );
}

export const directionNamed = (name: string): number =>
  DIRECTIONS.indexOf(name as (typeof DIRECTIONS)[number]);

/** Cells that a ball enters: some in one direction, then, after a curve, some in another. */
export function flightCells(
  start: string,
  direction: number,
  before: number,
  turned: number,
  after: number,
): string[] {
  const cells: string[] = [];
  let at: string | null = start;
  for (let i = 0; i < before + after && at; i++) {
    at = step(at, i < before ? direction : turned);
    if (at) cells.push(at);
  }
  return cells;
}

/** The way of a leg, by the figures of its event. */
export function flightOf(args: Record<string, number>): { start: string; cells: string[] } {
  const { start = 0, direction = 0, before = 0, turned = 0, after = 0 } = args;
  const from = cellNamed(start);
  return { start: from, cells: flightCells(from, direction, before, turned, after) };
}

/** A flight from cell to cell in the game's notation: straight, or with one curve. */
export function kickText(from: string, to: string): string | null {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  const far = Math.max(Math.abs(columns), Math.abs(rows));
  if (far === 0) return null;
  const slant = Math.min(Math.abs(columns), Math.abs(rows));
  const name = (c: number, r: number) => `${r > 0 ? "N" : r < 0 ? "S" : ""}${c > 0 ? "E" : c < 0 ? "W" : ""}`;
  const straight =
    Math.abs(columns) > Math.abs(rows) ? name(Math.sign(columns), 0) : name(0, Math.sign(rows));
  const diagonal = name(Math.sign(columns), Math.sign(rows));
  if (slant === 0) return `kick ${straight}${far}`;
  if (slant === far) return `kick ${diagonal}${far}`;
  return `kick ${diagonal}${slant} ${straight}${far - slant}`;
}

/** A way for a man to walk, for the eye: round other men where there is one, straight otherwise. */
export function walkCells(from: string, to: string, occupied: ReadonlySet<string>): string[] {
  const before = new Map<string, string>([[from, from]]);
  let front = [from];
  while (front.length > 0 && !before.has(to)) {
    const next: string[] = [];
    for (const cell of front)
      for (const direction of [0, 2, 4, 6]) {
        const beside = step(cell, direction);
        if (!beside || before.has(beside) || (beside !== to && occupied.has(beside))) continue;
        before.set(beside, cell);
        next.push(beside);
      }
    front = next;
  }
  if (!before.has(to)) return [to];
  const way: string[] = [];
  for (let cell = to; cell !== from; cell = before.get(cell) ?? from) way.unshift(cell);
  return way;
}

/** Home before away, then by shirt. */
export const byShirt = (a: string, b: string): number =>
  seatOfMan(a) - seatOfMan(b) || Number(a.slice(2)) - Number(b.slice(2));

/** A penalty or a kick of the shoot-out is being planned: it can only be a shot. */
export const isFromSpot = (view?: Pick<ChampionsView, "flight">): boolean =>
  ["penalty", "shoot-out"].includes(view?.flight?.kind ?? "");

export const isGoal = (cell: string): boolean => /^[ef](0|14)$/.test(cell);

/** On which side of a goal a cell lies as the board is seen; null outside the goals, which nothing else names. */
export function goalSide(cell: string, flipped: boolean): "left" | "right" | null {
  if (!isGoal(cell)) return null;
  return cell.startsWith("e") === flipped ? "right" : "left";
}

/** Whether a ball that is under way flies into the goal of a seat. */
export function isShotAt(seat: number | null, flight: Pick<Flight, "cells"> | null): boolean {
  const last = flight?.cells.at(-1);
  return seat !== null && last !== undefined && isGoal(last) && rowOf(last) === (seat === 0 ? 0 : ROWS - 1);
}

/** The line that a cell lies behind, and what is printed beside it; null for cells of the pitch. */
export function lineBeside(
  cell: string,
  flipped: boolean,
): { line: "left" | "right" | "goal" | "corner"; at: string } | null {
  const [letter = "", row] = [cell[0], rowOf(cell)];
  const isWide = letter === "y" || letter === "z";
  const isBehind = row === 0 || row === ROWS - 1;
  if (cell === "" || (!isWide && !isBehind)) return null;
  if (!isWide) return { line: "goal", at: letter };
  if (isBehind) return { line: "corner", at: "" };
  return { line: (letter === "y") === flipped ? "right" : "left", at: String(row) };
}

/** How far two cells are from each other, along rows and columns. */
export const apart = (a: string, b: string): number =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(rowOf(a) - rowOf(b));

/** The shirt of whoever restarted and must leave the ball near him to others; 0 where it is far from him, too. */
export function barredNear({ men, ball, die }: ChampionsView, seat: number | null): number {
  const near = men.find(
    (man) => man.barred && man.seat === seat && man.cell && ball && apart(man.cell, ball) <= die,
  );
  return near?.shirt ?? 0;
}
