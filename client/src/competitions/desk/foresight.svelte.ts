/** The consequences of an action of the organiser, requested with a short delay after each change (debounced). */
import { ApiFailure } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { refusalText } from "../../lib/words.svelte";
import { competitions, type DeskAct, type Follows } from "../api";

export class Foresight {
  follows = $state.raw<Follows | null>(null);
  problem = $state("");
  /** The rules do not allow it; a lost connection or a busy server is no refusal. */
  refused = $state(false);
  /** CO-14.10: a token for the consequences shown; an action sent with it is refused if they have changed. */
  seen = "";
  #asked = 0;
  #last: [competition: string, act: DeskAct] | null = null;

  /** Request the consequences soon; returns a function that cancels the request. */
  ask(competition: string, act: DeskAct): () => void {
    this.#asked += 1;
    this.#last = [competition, act];
    this.seen = ""; // the earlier consequences belong to another action
    const mine = this.#asked;
    const timer = setTimeout(async () => {
      try {
        const found = await competitions.desk(competition, { ...act, foresee: true });
        if (mine !== this.#asked) return;
        [this.follows, this.problem, this.seen, this.refused] = [found.follows, "", found.mark, false];
      } catch (e) {
        const why = e instanceof ApiFailure ? refusalText(e.error) : t("offline-title");
        if (mine !== this.#asked) return;
        const refused = e instanceof ApiFailure && e.error.code === "refused";
        [this.follows, this.problem, this.seen, this.refused] = [null, why, "", refused];
      }
    }, 250);
    return () => clearTimeout(timer);
  }

  /** The competition has changed: what was refused may be possible now. */
  recheck(): void {
    if (this.refused && this.#last) this.ask(...this.#last);
  }

  /** CO-14.10: an action was refused because its consequences have changed: request them again. */
  again(problem: string, competition: string, act: DeskAct): void {
    if (problem.includes(t("refusal-co-changed-meanwhile"))) this.ask(competition, act);
  }

  clear(): void {
    this.#asked += 1;
    [this.follows, this.problem, this.seen, this.refused] = [null, "", "", false];
  }
}
