/** Answers in transit: kept until the server has judged them, even across a reload. */

import type { ApiError } from "../protocol";
import { read, write } from "./storage";

export type Outcome = { accepted: true; last: number } | { accepted: false; error: ApiError };

export interface PendingAnswer {
  seat: number;
  question: number;
  /** How often something had been taken back: the numbers of questions come again. */
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

  /** `late` is called with a refusal that nobody waits for any more; `changed` with what is on its way. */
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

  /** What has to be sent: from now on it counts as sent. */
  takeUnsent(): PendingAnswer[] {
    const unsent = [...this.#answers.values()].filter((answer) => !answer.sent);
    for (const answer of unsent) answer.sent = true;
    return unsent.map(withoutState);
  }

  /** It was sent, and is not judged yet. */
  isSent(action: string): boolean {
    return this.#answers.get(action)?.sent === true;
  }

  /** It may never have arrived: one answer, or all. */
  markUnsent(action?: string): void {
    for (const answer of this.#answers.values())
      if (action === undefined || answer.action === action) answer.sent = false;
  }

  /** The server has judged; false where nobody knows the answer. */
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
