/** What an act of the organiser would lead to, asked a moment after it was changed. */
import { ApiFailure } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { refusalText } from "../../lib/words.svelte";
import { competitions, type DeskAct, type Follows } from "../api";

export class Foresight {
  follows = $state.raw<Follows | null>(null);
  problem = $state("");
  /** CO-14.10: stands for what was said to follow; an act that is sent with it is refused if something else follows. */
  seen = "";
  #asked = 0;

  /** Ask soon; returns what takes the question back. */
  ask(competition: string, act: DeskAct): () => void {
    this.#asked += 1;
    this.seen = ""; // what was said before was about something else
    const mine = this.#asked;
    const timer = setTimeout(async () => {
      try {
        const found = await competitions.desk(competition, { ...act, foresee: true });
        if (mine === this.#asked) [this.follows, this.problem, this.seen] = [found.follows, "", found.mark];
      } catch (e) {
        const why = e instanceof ApiFailure ? refusalText(e.error) : t("offline-title");
        if (mine === this.#asked) [this.follows, this.problem, this.seen] = [null, why, ""];
      }
    }, 250);
    return () => clearTimeout(timer);
  }

  /** CO-14.10: an act was refused because something else follows by now: that is asked. */
  again(problem: string, competition: string, act: DeskAct): void {
    if (problem.includes(t("refusal-co-changed-meanwhile"))) this.ask(competition, act);
  }

  clear(): void {
    this.#asked += 1;
    [this.follows, this.problem, this.seen] = [null, "", ""];
  }
}
