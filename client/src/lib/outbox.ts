/** Answers in transit: kept until the server has judged them, even across a reload. */

import type { ApiError } from "../protocol";
import { read, write } from "./storage";

export type Outcome = { accepted: true; last: number } | { accepted: false; error: ApiError };

export interface PendingAnswer {
  seat: number;
  question: number;
  /** The number of take-backs so far: after one, the numbers of questions are used again. */
  edition: number;
  action: string;
  answer: string;
}

interface Entry extends PendingAnswer {
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

const withoutState = ({ seat, question, edition, action, answer }: PendingAnswer): PendingAnswer => ({
  seat,
  question,
  edition,
  action,
  answer,
});

export class Outbox {
  #answers = new Map<string, Entry>();
  #key: string;
  #changed: (answers: readonly PendingAnswer[]) => void;

  /** `late` is called with a refusal that no caller is waiting for; `changed` with the answers in transit. */
  constructor(
    match: string,
    late: (error: ApiError) => void,
    changed: (answers: readonly PendingAnswer[]) => void,
  ) {
    this.#key = `dugout.outbox.${match}`;
    this.#changed = changed;
    const settle = (outcome: Outcome) => {
      if (!outcome.accepted) late(outcome.error);
    };
    for (const answer of read<PendingAnswer[]>(this.#key, []))
      this.#answers.set(answer.action, { ...answer, sent: false, settle });
  }

  /** Resolves when the server has judged it, however long that takes. */
  put(answer: PendingAnswer): Promise<Outcome> {
    return new Promise((settle) => {
      this.#answers.set(answer.action, { ...answer, sent: false, settle });
      this.#store();
    });
  }

  /** The answers to send; from now on they count as sent. */
  takeUnsent(): PendingAnswer[] {
    const unsent = [...this.#answers.values()].filter((answer) => !answer.sent);
    for (const answer of unsent) answer.sent = true;
    return unsent.map(withoutState);
  }

  /** Whether it was sent and has not been judged yet. */
  isSent(action: string): boolean {
    return this.#answers.get(action)?.sent === true;
  }

  /** One answer, or all: it may never have arrived. */
  markUnsent(action?: string): void {
    for (const answer of this.#answers.values())
      if (action === undefined || answer.action === action) answer.sent = false;
  }

  /** The server has judged it; false if the answer is unknown. */
  settle(action: string, outcome: Outcome): boolean {
    const answer = this.#answers.get(action);
    if (!answer) return false;
    this.#answers.delete(action);
    this.#store();
    answer.settle(outcome);
    return true;
  }

  #store(): void {
    const answers = [...this.#answers.values()].map(withoutState);
    this.#changed(answers);
    write(this.#key, answers.length > 0 ? answers : null);
  }
}
