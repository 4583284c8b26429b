/** What the table answers by itself: the rest of a planned dribble, what was settled before, a single answer. */
import { type Hex, hexName } from "../../../board/hexes";
import type { Asked } from "../../../protocol";
import type { Table } from "../table.svelte";
import { bestCard } from "./ask";
import { habits } from "./habits.svelte";
import { offerOf } from "./notation";

type Desk = Pick<Table, "view" | "seat" | "quickDraft">;

/** Questions of the draft: whoever lets cards be picked for him sees how. */
export const isPick = (code: string | undefined): boolean => code === "ca.pick" || code === "ca.keeper-card";

export class Itself {
  /** The run that is played is followed by a tackle, without asking again. */
  tackles = $state(false);
  /** At this set piece everybody stays where he stands. */
  leaves = $state(false);
  /** The way of a dribble that was confirmed; null: nobody is under way. */
  #way = $state.raw<readonly string[] | null>(null);
  /** The question whose answer was not accepted: somebody has to give it. */
  #refused = $state(-1);

  walk(way: readonly Hex[]): void {
    this.#way = way.map(hexName);
  }

  /** Somebody is asked: what was settled for an earlier question is over. */
  rest(code: string): void {
    this.#way = null;
    if (code !== "ca.tackle") this.tackles = false;
    if (code !== "ca.replace") this.leaves = false;
  }

  fail(question: number | undefined): void {
    this.#way = null;
    this.#refused = question ?? -1;
  }

  /** `isReopened`: it was taken back, so whoever did that wants to answer otherwise. */
  answer(
    asked: Asked | undefined,
    question: number | undefined,
    isReopened: boolean,
    desk: Desk,
  ): string | null {
    const choices = asked?.choices;
    if (!asked || !choices || asked.may || question === this.#refused) return null;
    const { code } = asked;
    if (code === "ca.tackle" && this.tackles) return "tackle";
    if (code === "ca.dribble" && this.#way)
      return nextStep(this.#way, desk.view.ball.hex?.join(","), choices);
    if (isPick(code) && desk.seat !== null && desk.quickDraft.has(desk.seat))
      return bestCard(offerOf(choices), desk.view.open_cards, desk.view.teams[desk.seat]);
    if (isReopened) return null;
    if (code === "ca.replace" && this.leaves) return "end";
    if (code === "ca.substitute" && !asksForSubs(desk)) return "end";
    return habits.auto && choices.length === 1 ? (choices[0] ?? null) : null;
  }
}

/** From where the ball is on to the next hex of its way; at the end of it he stays, where nothing else can be done. */
function nextStep(way: readonly string[], at: string | undefined, choices: readonly string[]): string | null {
  const here = way.indexOf(at ?? "");
  const next = here < 0 ? undefined : way[here + 1];
  if (next) return choices.find((text) => text === `dribble ${next}`) ?? null;
  const isOnly = choices.every((text) => text === "stay" || text.startsWith("dribble "));
  return here >= 0 && isOnly && choices.includes("stay") ? "stay" : null;
}

/** In a match that was made ready nobody is asked at every dead ball, unless he wants to be or has a man hurt. */
function asksForSubs({ view, seat }: Desk): boolean {
  const isHurt = view.pieces.some((piece) => piece.seat === seat && piece.injured);
  return habits.subs ?? (isHurt || view.options?.ready !== true);
}
