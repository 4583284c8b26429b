/** Events that are told as one, for whoever makes a sentence of them. */
import type { GameEvent } from "../protocol";
import type { Told } from "./types";

export class Passage {
  constructor(
    readonly events: readonly GameEvent[],
    readonly told: Told,
  ) {}

  find(...codes: string[]): GameEvent | undefined {
    return this.events.find(({ code }) => codes.includes(code));
  }

  last(...codes: string[]): GameEvent | undefined {
    return this.events.findLast(({ code }) => codes.includes(code));
  }
}
