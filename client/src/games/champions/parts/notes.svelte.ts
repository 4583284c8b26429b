/**
 * Thinking ahead while somebody else is asked: chalk arrows that nobody else sees, and the request to roll as soon as
 * possible. What is drawn stays until the player's own turn is over. Nothing of it is sent or judged.
 */
import type { MatchClient } from "../../../lib/match.svelte";
import type { ChampionsView } from "../types";
import { columnOf, rowOf, walkCells } from "./pitch";

export interface Note {
  from: string;
  to: string;
}

/** What is asked in the middle of a turn; before the first one there is nothing to plan. */
const TURN = new Set(["ch.turn", "ch.action", "ch.leg", "ch.chase"]);
/** More is no plan any more. */
const MOST = 5;

interface Around {
  match: MatchClient<ChampionsView>;
  /** Something is still being shown. */
  busy: boolean;
}

export class Notes {
  /** An arrow begins here. */
  from = $state<string | null>(null);
  lines = $state.raw<readonly Note[]>([]);
  /** Roll as soon as it is asked for. */
  rolls = $state(false);
  #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** A person is thinking: there is time for it. */
  isOpen = $derived.by((): boolean => {
    const { match, busy } = this.#around();
    const now = match.snapshot;
    const [asked] = TURN.has(now?.prompt?.code ?? "") ? (now?.prompt?.seats ?? []) : [];
    if (busy || match.isReplay || match.seats.length !== 1 || now?.status !== "running") return false;
    return asked !== undefined && !match.seats.includes(asked) && now.seats[asked]?.kind === "person";
  });

  /** Nobody can be sent to warm up where rolls come by themselves. */
  mayRoll = $derived.by(() => this.#around().match.snapshot?.view.options.profile === "full");

  /** A cell was tapped: an arrow begins or ends there, one that ends there already goes. */
  tap = (cell: string): void => {
    const { from } = this;
    this.from = from === null ? cell : null;
    if (from === null || from === cell) return;
    const others = this.lines.filter((line) => line.from !== from || line.to !== cell);
    this.lines = others.length < this.lines.length ? others : [...others, { from, to: cell }].slice(-MOST);
  };

  undo = (): void => {
    if (this.from !== null) this.from = null;
    else this.lines = this.lines.slice(0, -1);
  };

  clear(): void {
    this.from = null;
    this.lines = [];
    this.rolls = false;
  }
}

/** The way of an arrow, and how long it is: steps of a man, else how far the ball has to fly. */
export function wayOf({ from, to }: Note, men: ReadonlySet<string>): { cells: string[]; far: number } {
  if (men.has(from)) {
    const cells = walkCells(from, to, men);
    return { cells: [from, ...cells], far: cells.length };
  }
  const far = Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)));
  return { cells: [from, to], far };
}
