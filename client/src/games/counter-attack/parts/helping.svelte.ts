/** A step that is left to the coach: he moves one man after the other; what is worth dice is still asked. */
import { hexOf } from "../../../board/hexes";
import { call } from "../../../lib/api";
import type { Plan } from "../../../match/plans";
import type { Table } from "../table.svelte";
import { parseChoice } from "./notation";
import { isRash, oddsOf } from "./odds";

type Desk = Pick<Table, "asked" | "snapshot" | "sending" | "seat" | "match" | "itself" | "give">;

/** Steps of a movement phase, and walking back into position: men are moved one after the other. */
const STEPS = new Set(["ca.move-a", "ca.move-b", "ca.move-c", "ca.free-moves"]);
/** Left out where he advises against it, or where it is a foul more often than not: nobody is asked to do that. */
const TACKLE = "ca.tackle";
/** What may come up within a step; its own answers stay with whoever is asked. */
const WITHIN = new Set(["ca.dribble", "ca.reposition", "ca.snapshot", "ca.keeper-step", "ca.foul"]);

export class Helping {
  /** The step that is left to him; empty: none. */
  step = $state("");
  #left = 0;
  /** Whose step it is: around one device the other side decides for itself. */
  #seat: number | null = null;
  /** The question that he has been asked about. */
  #question = -1;
  /** The tackle that he would try: whoever leads the team decides. */
  #tackle = $state(-1);

  /** Whether a step can be left to him: where hints are allowed, and men can be moved. */
  offers = ({ asked, snapshot }: Pick<Desk, "asked" | "snapshot">): boolean =>
    STEPS.has(asked?.code ?? "") && snapshot?.hints === true;

  /** Whether he answers what is asked now. */
  answers = ({ asked, snapshot }: Pick<Desk, "asked" | "snapshot">): boolean =>
    this.step !== "" &&
    (asked?.code === this.step || (asked?.code === TACKLE && snapshot?.question !== this.#tackle));

  begin = ({ asked, seat }: Pick<Desk, "asked" | "seat">): void => {
    [this.step, this.#left, this.#question] = [asked?.code ?? "", leftIn(asked?.args.left), -1];
    this.#seat = seat;
  };

  stop = (): void => {
    this.step = "";
  };

  /** The next man, if it is the step that was left to him; what else comes ends it. */
  async go(desk: Desk): Promise<void> {
    const { asked, snapshot, seat, sending } = desk;
    if (this.step === "" || !asked || !snapshot || seat === null || sending) return;
    const left = asked.code === TACKLE ? this.#left : leftIn(asked.args.left);
    if (!this.answers(desk) || left > this.#left || seat !== this.#seat) {
      if ((!WITHIN.has(asked.code) && asked.code !== TACKLE) || seat !== this.#seat) this.stop();
      return;
    }
    if (snapshot.question === this.#question) return;
    [this.#left, this.#question] = [left, snapshot.question];
    const { plan, odds } = await advised(desk, seat);
    if (!this.answers(desk) || desk.snapshot?.question !== this.#question) return;
    if (asked.code === TACKLE) {
      const isMeant = plan[0] !== "no" && !isRash(oddsOf(odds));
      if (isMeant) this.#tackle = snapshot.question;
      else if (!(await desk.give("no"))) this.stop();
      return;
    }
    const way = plan.flatMap((text) => hexOf(parseChoice(text).hex ?? "") ?? []);
    if (plan.length > 1) desk.itself.walk(way);
    if (plan[0] === undefined || !(await desk.give(plan[0]))) this.stop();
  }
}

const NONE = { plan: [], odds: {} };
const leftIn = (left: unknown): number => (typeof left === "number" ? left : 0);

/** The best plan of the coach; nothing where he has none just now. */
async function advised({ match }: Pick<Desk, "match">, seat: number): Promise<Pick<Plan, "plan" | "odds">> {
  try {
    const path = `/matches/${encodeURIComponent(match.id)}/hint?seat=${seat}`;
    const { hints } = await call<{ hints: Plan[] }>(path, match.tokens);
    return hints[0] ?? NONE;
  } catch {
    return NONE;
  }
}
