/** What a tap prepares, and how far a man may still go with the ball. */
import type { Hex } from "../../../board/hexes";
import type { Asked } from "../../../protocol";
import type { CounterAttackView, Piece } from "../types";
import { type Choice, pieceText } from "./notation";

/** An answer that is ready to be given: a hex was tapped. */
export interface Plan {
  hex: string;
  choice: Choice;
  /** The way of a man with the ball, hex by hex. */
  way: Hex[];
  /** What is weighed: the answer, or the whole way of a dribble. */
  weighed: string;
}

/** Verbs that play the ball. */
const PLAYS = new Set([
  "standard", "short", "first", "high", "long", "throw", "kick", "shot", "aim", "head", "goal",
]); // biome-ignore format: a table

/**
 * Where the line to the hex of an answer begins: with the ball that is played, or with the man who goes there,
 * `piece` being the one the question is about. Null: nothing moves along a line.
 */
export function startOf(choice: Choice, piece: number): { man: string | null } | null {
  if (PLAYS.has(choice.verb)) return { man: null };
  const man = choice.piece ?? (piece >= 0 ? pieceText(piece) : null);
  return man === null ? null : { man };
}

/** How far the man with the ball may still go: what the question says where he is under way, else his whole pace. */
export function stepsLeft(carrier: Piece, step: string, asked?: Asked): number {
  if (asked?.code === "ca.dribble") return Number(asked.args.left);
  return step === "C" ? Math.min(2, carrier.pace) : carrier.pace;
}

/** The steps of a movement phase (CA-8.2). */
export const STEPS = [
  { step: "A", moves: 4, attack: true },
  { step: "B", moves: 5, attack: false },
  { step: "C", moves: 2, attack: true },
] as const;

/** How many have moved in each step; a step that was ended early keeps its number. */
export function movesMade(
  view: Pick<CounterAttackView, "step" | "moves_left" | "attack" | "pieces">,
): Record<"A" | "B" | "C", number> {
  const moved = (seat: number) => view.pieces.filter((piece) => piece.seat === seat && piece.moved).length;
  const last = view.step === "C" ? 2 - view.moves_left : 0;
  return { A: moved(view.attack) - last, B: moved(1 - view.attack), C: last };
}

/** Moves that are lost if a step ends now; 0, which is not told, where fewer players can move than there are moves. */
export const movesUnused = (left: number, movable: number): number => (movable < left ? 0 : left);
