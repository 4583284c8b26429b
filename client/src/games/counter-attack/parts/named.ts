/** Men as sentences call them, now and when something happened. */
import type { Translate } from "../../../lib/i18n.svelte";
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView, FormerView } from "../types";

const shirtOf = (piece: number): number => (piece % 11) + 1;

/** The name of a man as the view has it; empty where his card is not known. */
function nameNow(view: CounterAttackView | undefined, piece: number): string {
  const found = view?.pieces.find((p) => p.piece === piece);
  if (found?.name) return found.name;
  const team = view?.teams[piece < 11 ? 0 : 1];
  const member = team?.wearing?.[shirtOf(piece) - 1];
  return team?.squad.find((m) => m.number === member)?.name ?? "";
}

/** Shirt and name: "9 Kofi Asarebi". */
export function called(piece: number, name: string, t: Translate): string {
  if (piece < 0) return t("ca-nobody");
  const shirt = shirtOf(piece);
  return name ? t("ca-man", { shirt, name }) : t("ca-shirt", { shirt });
}

/** Shirt and name, as sentences call a man: "9 Kofi Asarebi". */
export const manName = (view: CounterAttackView | undefined, piece: number, t: Translate): string =>
  called(piece, nameNow(view, piece), t);

/** The squad number of whoever wore a shirt when event `n` of these happened, if they tell. */
function wearer(events: readonly GameEvent[], piece: number, n: number): number | undefined {
  let on: number | undefined;
  for (const { code, args, n: at } of events) {
    if (args.piece !== piece) continue;
    if (code === "ca.wears") on = args.member;
    if (code !== "ca.substitution") continue;
    if (at > n) return args.off;
    on = args.on;
  }
  return on;
}

/** The events of the first leg, where event `n` is one of them and the second has begun: other squads play now. */
function firstLeg(events: readonly GameEvent[], n: number): readonly GameEvent[] | undefined {
  const change = events.findIndex(({ code }) => code === "ca.second-leg");
  return change < 0 || n > (events[change]?.n ?? 0) ? undefined : events.slice(0, change);
}

/** Names of a seat's first squad by its numbers, from 1: as it was, or as it was picked. */
function formerSquad(
  former: FormerView | null | undefined,
  leg: readonly GameEvent[],
  seat: number,
): (string | undefined)[] {
  if (!former) return [];
  if (former.squads.length > 0) return former.squads[seat] ?? [];
  const taken = (code: string) =>
    leg.flatMap((event) => (event.code === code && event.args.seat === seat ? [event.args.card ?? -1] : []));
  const keeper = taken("ca.keeper-drawn")[0] ?? -1;
  return [former.keepers[keeper], ...taken("ca.picked").map((card) => former.outfielders[card])];
}

/** The name of a man when event `n` happened: somebody else may wear his shirt by now. */
export function nameThen(
  view: CounterAttackView | undefined,
  piece: number,
  n: number,
  events: readonly GameEvent[],
): string {
  const leg = firstLeg(events, n);
  const began = leg ? 0 : events.findIndex(({ code }) => code === "ca.second-leg") + 1;
  const member = wearer(leg ?? events.slice(began), piece, n);
  if (piece < 0 || (member === undefined && !leg)) return nameNow(view, piece);
  const seat = piece < 11 ? 0 : 1;
  const name = leg
    ? formerSquad(view?.former, leg, seat)[(member ?? 0) - 1]
    : view?.teams[seat]?.squad.find((m) => m.number === member)?.name;
  return name ?? "";
}

/** A man beside his shirt: his family name as it was when event `n` happened. */
export function shortName(
  view: CounterAttackView | undefined,
  piece: number,
  n: number,
  events: readonly GameEvent[],
  t: Translate,
): string {
  const name = piece < 0 ? "" : nameThen(view, piece, n, events);
  return name.split(" ").at(-1) || called(piece, "", t);
}
