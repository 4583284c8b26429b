/** Who comes to the table and who leaves it, told to the others there. */

import { t } from "../lib/i18n.svelte";
import { seatName } from "../lib/names";
import type { Snapshot } from "../protocol";

type Seated = Pick<Snapshot, "seats" | "status">;

/** A page that is loaded anew is away for a moment: that is nobody's business. */
const AWAY = 4000;

/** Hears of every snapshot of a match; `say` gets a sentence where somebody has come or gone. */
export class Company {
  #before = new Map<number, { taken: boolean; online: boolean }>();
  #gone = new Map<number, ReturnType<typeof setTimeout>>();
  #told = new Set<number>();
  #say: (text: string) => void;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  look(now: Seated): void {
    const plays = now.seats.some(({ yours, taken }) => yours && taken) && now.status !== "over";
    for (const { seat, kind, yours, taken, online } of now.seats) {
      const was = this.#before.get(seat);
      this.#before.set(seat, { taken, online });
      if (!plays || kind !== "person" || yours || !was) continue;
      const name = seatName(now, seat);
      if (taken && !was.taken) this.#say(t("company-joined", { name }));
      if (online && !was.online)
        this.#back(seat, taken ? t("company-back", { name }) : t("company-opened"), taken);
      if (!online && was.online) this.#leave(seat, t("company-left", { name, taken: taken ? "yes" : "no" }));
    }
  }

  /** Whoever was not missed yet need not be told to be back. */
  #back(seat: number, text: string, taken: boolean): void {
    clearTimeout(this.#gone.get(seat));
    if (!taken || this.#told.delete(seat)) this.#say(text);
  }

  #leave(seat: number, text: string): void {
    const later = () => {
      this.#told.add(seat);
      this.#say(text);
    };
    this.#gone.set(seat, setTimeout(later, AWAY));
  }

  close(): void {
    for (const timer of this.#gone.values()) clearTimeout(timer);
  }
}
