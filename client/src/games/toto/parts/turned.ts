/** Which goal of a round a person remembers: the one that took a row from him for good, or that gave him one. */
import type { GameEvent } from "../../../protocol";
import { FIXTURES, resultOf } from "./model";

export interface Turned {
  /** Whether it made the row right or wrong. */
  kind: "right" | "wrong";
  fixture: number;
  /** Whose goal it was. */
  seat: number;
  home: number;
  away: number;
}

/**
 * The last goal of each kind that turned a row of a form and was not turned back. A whistle turns rows as well, but is
 * nobody's goal: what it decides is not told here.
 */
export function turnedIn(events: readonly GameEvent[], round: number, form: string): readonly Turned[] {
  const turned = new Map<number, Turned>();
  const was = new Map(Array.from({ length: FIXTURES }, (_, row) => [row + 1, form[row] === "3"]));
  let now = 0;
  for (const { code, args } of events) {
    if (code === "to.round") now = args.round ?? 0;
    if (now !== round || (code !== "to.goal" && code !== "to.whistle")) continue;
    const { fixture = 1, home = 0, away = 0, seat = 0 } = args;
    const isRight = resultOf([home, away]) === form[fixture - 1];
    if (isRight === was.get(fixture)) continue;
    was.set(fixture, isRight);
    turned.delete(fixture); // the order of the map is that of the goals
    if (code === "to.goal")
      turned.set(fixture, { kind: isRight ? "right" : "wrong", fixture, seat, home, away });
  }
  return [...turned.values()];
}
