/** Answers on their way: kept until the server has judged them, also over a reload. */

import type { ApiError } from "../protocol";
import { read, write } from "./storage";

export type Outcome = { accepted: true; last: number } | { accepted: false; error: ApiError };

export interface Letter {
  seat: number;
  question: number;
  /** How often something had been taken back: the numbers of questions come again. */
  edition: number;
  action: string;
  answer: string;
}

interface Waiting extends Letter {
  sent: boolean;
  settle: (outcome: Outcome) => void;
}

/** 24 url-safe characters, unique per intention. */
export function actionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

const plain = ({ seat, question, edition, action, answer }: Letter): Letter => ({
  seat,
  question,
  edition,
  action,
  answer,
});

export class Outbox {
  #letters = new Map<string, Waiting>();
  #key: string;
  #changed: (letters: readonly Letter[]) => void;

  /** `late` hears of a refusal that nobody waits for any more; `changed` is told what is on its way. */
  constructor(match: string, late: (error: ApiError) => void, changed: (letters: readonly Letter[]) => void) {
    this.#key = `dugout.outbox.${match}`;
    this.#changed = changed;
    const settle = (outcome: Outcome) => {
      if (!outcome.accepted) late(outcome.error);
    };
    for (const letter of read<Letter[]>(this.#key, []))
      this.#letters.set(letter.action, { ...letter, sent: false, settle });
  }

  /** Resolves when the server has judged it, however long that takes. */
  put(letter: Letter): Promise<Outcome> {
    return new Promise((settle) => {
      this.#letters.set(letter.action, { ...letter, sent: false, settle });
      this.#keep();
    });
  }

  /** What has to be sent: from now on it counts as sent. */
  take(): Letter[] {
    const unsent = [...this.#letters.values()].filter((letter) => !letter.sent);
    for (const letter of unsent) letter.sent = true;
    return unsent.map(plain);
  }

  /** It is out, and not judged. */
  isSent(action: string): boolean {
    return this.#letters.get(action)?.sent === true;
  }

  /** It may never have arrived: one letter, or all. */
  giveBack(action?: string): void {
    for (const letter of this.#letters.values())
      if (action === undefined || letter.action === action) letter.sent = false;
  }

  /** The server has judged; false where nobody knows the letter. */
  settle(action: string, outcome: Outcome): boolean {
    const letter = this.#letters.get(action);
    if (!letter) return false;
    this.#letters.delete(action);
    this.#keep();
    letter.settle(outcome);
    return true;
  }

  #keep(): void {
    const letters = [...this.#letters.values()].map(plain);
    this.#changed(letters);
    write(this.#key, letters.length > 0 ? letters : null);
  }
}
