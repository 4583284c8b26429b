/** Answers as the server offers them, read for the board: who does what, and which cell to tap for it. */

import type { ChampionsView } from "../types";
import { directionNamed, flightCells, isGoal, kickText, step } from "./pitch";

export interface Option {
  text: string;
  word: string;
  /** The man who acts, where the answer names one. */
  man: string | null;
  /** The cell to tap. */
  cell: string | null;
  /** Steps of a run. */
  steps: number;
  /** Cells that a kick enters. */
  cells: string[];
  /** A second man: who is fouled, who goes off. */
  other: string | null;
}

/** Answers that cannot be taken back and matter: they are pencilled before they are played. */
export const PENCILLED = new Set(["walk", "push", "pickup", "chase", "dive", "foul", "sub", "keeper"]);
/** Answers that are planned while the other coach waits, and told whole. */
export const PRIVATE = new Set(["walk", "push", "kick", "chase"]);
/** Answers that are no move on the board. */
export const PLAIN = new Set(["back", "none", "roll"]);

const onCell = (view: ChampionsView, man: string | null | undefined) =>
  view.men.find((m) => m.id === man)?.cell ?? null;

const bare = (text: string, word: string): Option => ({
  text,
  word,
  man: null,
  cell: null,
  steps: 0,
  cells: [],
  other: null,
});

/** The cells of `kick NE2 N1` from a cell. */
export function legCells(start: string, words: readonly string[]): string[] {
  const parts = words.map((word) => {
    const letters = word.replace(/\d+$/, "");
    return { direction: directionNamed(letters), count: Number(word.slice(letters.length)) };
  });
  const [first, second] = parts;
  if (!first) return [];
  return flightCells(start, first.direction, first.count, second?.direction ?? 0, second?.count ?? 0);
}

/** One answer. `about` is the man whom the question is about, if it is about one. */
export function readOption(text: string, view: ChampionsView, about: string | null): Option {
  const [word = "", a = "", b = ""] = text.split(" ");
  const found = bare(text, word);
  switch (word) {
    case "walk":
    case "chase":
    case "centre":
    case "taker":
    case "put":
      return { ...found, man: a, cell: b };
    case "run":
      return { ...found, man: a, cell: view.ball, steps: Number(b) };
    case "push": {
      const here = onCell(view, a);
      return { ...found, man: a, cell: here ? step(here, directionNamed(b)) : null };
    }
    case "pickup":
      return {
        ...found,
        man: view.men.find((m) => m.keeper && m.seat === view.turn)?.id ?? null,
        cell: view.ball,
      };
    case "kick": {
      const man = view.flight?.touchers.at(-1) ?? null;
      const cells = legCells(onCell(view, man) ?? "", text.split(" ").slice(1));
      return { ...found, man, cells, cell: cells.at(-1) ?? null };
    }
    case "intercept":
    case "man":
    case "standin":
      return { ...found, cell: onCell(view, a), other: a };
    case "foul":
      return { ...found, man: a, other: b, cell: onCell(view, b) };
    case "sub":
      return { ...found, other: b, man: a, cell: onCell(view, b) };
    case "warm":
    case "bench":
      return { ...found, other: a };
    case "rebound": {
      const keeper = view.men.find((m) => m.keeper && m.seat === view.asked[0])?.cell;
      return { ...found, cell: keeper ? step(keeper, directionNamed(a)) : null };
    }
    case "step":
      return { ...found, man: about, cell: a };
    case "dive":
    case "keeper":
    case "drop":
      return { ...found, cell: a };
    default:
      return found;
  }
}

/** The men among whom one is chosen first. */
export const actorsIn = (acts: readonly Option[]): string[] => [
  ...new Set(acts.flatMap(({ man, cell }) => (man && cell ? [man] : []))),
];

/** What can be tapped, by cell: what `actor` can do, and what needs no man. */
export function targetsOf(acts: readonly Option[], actor: string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of acts) {
    if (!option.cell || (option.man !== null && option.man !== actor)) continue;
    found.set(option.cell, [...(found.get(option.cell) ?? []), option]);
  }
  return found;
}

/** Whether a kick ends with a team-mate, in a goal, or on an empty cell. */
export function kickEnd(option: Option, view: ChampionsView): "mate" | "shot" | "rest" {
  const end = option.cell ?? "";
  if (view.men.some((m) => m.cell === end && m.seat === view.flight?.seat)) return "mate";
  return isGoal(end) ? "shot" : "rest";
}

export interface LineUp {
  keeper: number;
  /** Shirts of defenders, midfielders and attackers, each from left to right. */
  lines: [number[], number[], number[]];
}

export const SHAPES = ["4-4-2", "4-3-3", "3-4-3", "4-2-4", "3-3-4", "2-4-4"] as const;

/** First shirt of each line. */
export const FIRST_SHIRTS = [2, 8, 14] as const;

export function lineUpText({ keeper, lines }: LineUp): string {
  const sorted = lines.map((line) => [...line].sort((a, b) => a - b).join(","));
  return `lineup ${keeper} ${sorted.join(" ")}`;
}

/** A line-up of a shape with the first shirts that are at hand. */
export function usualLineUp(shape: string, absent: readonly number[]): LineUp {
  const sizes = shape.split("-").map(Number);
  const free = (from: number, to: number) => {
    const shirts: number[] = [];
    for (let shirt = from; shirt < to; shirt++) if (!absent.includes(shirt)) shirts.push(shirt);
    return shirts;
  };
  const [d = 4, m = 4, a = 2] = sizes;
  const lines: LineUp["lines"] = [free(2, 8).slice(0, d), free(8, 14).slice(0, m), free(14, 20).slice(0, a)];
  const chosen = lines.flat();
  const keeper =
    [1, 20].find((shirt) => !absent.includes(shirt)) ??
    free(2, 20).find((shirt) => !chosen.includes(shirt)) ??
    1;
  return { keeper, lines };
}

/** Exchange two men of a line, or bring one on for another. */
export function withSwap(line: readonly number[], out: number, into: number): number[] {
  return line.map((shirt) => (shirt === out ? into : shirt === into ? out : shirt));
}

export interface Placing {
  text: string;
  columns: string;
  shirts: number[];
}

/** `line b14 e15 i16` taken apart. */
export function readPlacing(text: string): Placing {
  const men = text.split(" ").slice(1);
  return {
    text,
    columns: men.map((man) => man[0]).join(""),
    shirts: men.map((man) => Number(man.slice(1))),
  };
}

/** The placing that keeps the order in which a coach wanted his men, one for each set of columns. */
export function placingsInOrder(choices: readonly string[], order: readonly number[]): Placing[] {
  const rank = (shirt: number) => {
    const at = order.indexOf(shirt);
    return at < 0 ? 100 + shirt : at;
  };
  const inOrder = (shirts: readonly number[]) =>
    shirts.every((shirt, i) => i === 0 || rank(shirts[i - 1] ?? 0) < rank(shirt));
  return choices.map(readPlacing).filter((placing) => inOrder(placing.shirts));
}

/** What a tap on a cell would have meant; null where that cannot be said. `actor` stands on `from`. */
export function intentOf(
  cell: string,
  code: string | undefined,
  actor: string | null,
  from: string,
  ball: string | null,
  acts: readonly Option[],
): string | null {
  if (code === "ch.action" && isGoal(cell) && !acts.some((option) => option.cell === cell))
    return `shot ${cell}`;
  if (code === "ch.action" && actor) return cell === ball ? `run ${actor} 1` : `walk ${actor} ${cell}`;
  if (code === "ch.action" && cell === ball) return "run";
  if (code === "ch.chase" && actor) return `chase ${actor} ${cell}`;
  if (code === "ch.leg") return kickText(from, cell);
  const word = acts.find((option) => option.cell)?.word;
  return word && ["keeper", "step", "drop", "dive"].includes(word) ? `${word} ${cell}` : null;
}
