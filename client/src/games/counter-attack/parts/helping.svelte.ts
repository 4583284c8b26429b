/** A step that is left to the coach: he moves one man after the other, and whatever dice decide is still asked. */
import { hexOf } from "../../../board/hexes";
import { call } from "../../../lib/api";
import type { Plan } from "../../../match/plans";
import type { Table } from "../table.svelte";
import { parseChoice } from "./notation";

type Desk = Pick<Table, "asked" | "snapshot" | "sending" | "seat" | "match" | "itself" | "give">;

/** Steps of a movement phase. */
const STEPS = new Set(["ca.move-a", "ca.move-b", "ca.move-c"]);
/** What may come up within a step; its own answers stay with whoever is asked. */
const WITHIN = new Set([
  "ca.tackle",
  "ca.dribble",
  "ca.reposition",
  "ca.snapshot",
  "ca.keeper-step",
  "ca.foul",
]);

export class Helping {
  /** The step that is left to him; empty: none. */
  step = $state("");
  #left = 0;
  /** The question that he has been asked about. */
  #question = -1;

  /** Whether a step can be left to him: where hints are allowed, and men can be moved. */
  offers = ({ asked, snapshot }: Pick<Desk, "asked" | "snapshot">): boolean =>
    STEPS.has(asked?.code ?? "") && snapshot?.hints === true;

  /** Whether he answers what is asked now. */
  answers = (code: string | undefined): boolean => this.step !== "" && code === this.step;

  begin = ({ asked }: Pick<Desk, "asked">): void => {
    [this.step, this.#left, this.#question] = [asked?.code ?? "", leftIn(asked?.args.left), -1];
  };

  stop = (): void => {
    this.step = "";
  };

  /** The next man, if it is the step that was left to him; what else comes ends it. */
  async go(desk: Desk): Promise<void> {
    const { asked, snapshot, seat, sending } = desk;
    if (this.step === "" || !asked || !snapshot || seat === null || sending) return;
    const left = leftIn(asked.args.left);
    if (asked.code !== this.step || left > this.#left) {
      if (!WITHIN.has(asked.code)) this.stop();
      return;
    }
    if (snapshot.question === this.#question) return;
    [this.#left, this.#question] = [left, snapshot.question];
    const plan = await advised(desk, seat);
    if (!this.answers(desk.asked?.code) || desk.snapshot?.question !== this.#question) return;
    const way = plan.flatMap((text) => hexOf(parseChoice(text).hex ?? "") ?? []);
    if (plan.length > 1) desk.itself.walk(way);
    if (plan[0] === undefined || !(await desk.give(plan[0]))) this.stop();
  }
}

const leftIn = (left: unknown): number => (typeof left === "number" ? left : 0);

/** The best plan of the coach; nothing where he has none just now. */
async function advised({ match }: Pick<Desk, "match">, seat: number): Promise<readonly string[]> {
  try {
    const path = `/matches/${encodeURIComponent(match.id)}/hint?seat=${seat}`;
    const { hints } = await call<{ hints: Plan[] }>(path, match.tokens);
    return hints[0]?.plan ?? [];
  } catch {
    return [];
  }
}
