/** What an act of the organiser would lead to, asked a moment after it was changed. */
import { ApiFailure } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { refusalText } from "../../lib/words.svelte";
import { competitions, type DeskAct, type Follows } from "../api";

export class Foresight {
  follows = $state.raw<Follows | null>(null);
  problem = $state("");
  #asked = 0;

  /** Ask soon; returns what takes the question back. */
  ask(competition: string, act: DeskAct): () => void {
    this.#asked += 1;
    const mine = this.#asked;
    const timer = setTimeout(async () => {
      try {
        const found = await competitions.desk(competition, { ...act, foresee: true });
        if (mine === this.#asked) [this.follows, this.problem] = [found.follows, ""];
      } catch (e) {
        const why = e instanceof ApiFailure ? refusalText(e.error) : t("offline-title");
        if (mine === this.#asked) [this.follows, this.problem] = [null, why];
      }
    }, 250);
    return () => clearTimeout(timer);
  }

  clear(): void {
    this.#asked += 1;
    [this.follows, this.problem] = [null, ""];
  }
}
