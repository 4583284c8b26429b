import type { GameEvent } from "../../../protocol";

export interface Roll {
  seat: number;
  face: number;
}

/** CH-5.1: what each side rolled last for a kick-off, since level dice and ones are rolled again. */
export function kickOffRolls(events: readonly Pick<GameEvent, "code" | "args">[]): Roll[] {
  const last = new Map<number, Roll>();
  for (const { code, args } of events) {
    if (code === "ch.kick-off-roll")
      last.set(Number(args.seat), { seat: Number(args.seat), face: Number(args.face) });
  }
  return [...last.values()];
}
