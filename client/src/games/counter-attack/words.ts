/** The integers of an event, or the figures of a question, as words for the sentence. */
import type { Args, Translate } from "../../lib/i18n.svelte";
import { sideName, youOf } from "../../lib/names";
import type { Figures, GameEvent, Snapshot } from "../../protocol";
import { zoneOf } from "./parts/zones";
import type { CounterAttackView, FormerView } from "./types";

const PIECES = new Set([
  "piece", "carrier", "other", "passer", "receiver", "keeper", "scorer", "shooter",
]); // biome-ignore format: a table
const HEXES = new Set(["from", "target", "at"]);
export const FORMATIONS = ["4-4-2", "4-3-3", "3-4-3", "5-3-2"] as const;

const BIG = new Set([
  "ca.goal", "ca.red", "ca.period-over", "ca.full-time", "ca.shootout-goal", "ca.shootout-over", "ca.second-leg",
]); // biome-ignore format: a table
/** Said by the table itself, or by the line before it. */
const QUIET = new Set([
  "ca.card-open", "ca.wears", "ca.formation", "ca.minute", "ca.direction-roll", "ca.possession", "ca.lineup-in",
  "ca.phase-over",
]); // biome-ignore format: a table

export { commentary } from "./commentary";

export const big = (code: string): boolean => BIG.has(code);
/** Only line-ups are secret, until both are in. */
export const open = (snapshot: Snapshot): boolean =>
  (snapshot.view as CounterAttackView | undefined)?.stage !== "lineup";
export const quiet = ({ code }: { code: string }): boolean => QUIET.has(code);

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
function called(piece: number, name: string, t: Translate): string {
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
function nameThen(
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

function cardName(view: CounterAttackView | undefined, card: number, keeper: boolean): string {
  const former = (keeper ? view?.former?.keepers : view?.former?.outfielders)?.[card];
  if (former) return former;
  const members = view?.teams.flatMap((team) => team.squad) ?? [];
  const found =
    members.find((m) => m.card === card && (m.number === 1) === keeper) ??
    view?.open_cards.find((c) => c.number === card);
  return found?.name ?? `#${card}`;
}

/** Who goes off: by the number that he has in his squad. */
function memberName(view: CounterAttackView | undefined, { piece, off }: Figures): string {
  const team = view?.teams[typeof piece === "number" && piece >= 11 ? 1 : 0];
  return team?.squad.find((member) => member.number === off)?.name ?? "";
}

/** How many men the smaller team lines up: fewer than eleven stand in no formation. */
const fewest = (view: CounterAttackView | undefined): number =>
  Math.min(11, ...(view?.teams.map((team) => team.shirts.length) ?? []));

export function eventArgs(
  event: { code: string; args: Figures; n?: number },
  snapshot: Snapshot,
  t: Translate,
  events: readonly GameEvent[] = [],
): Args {
  const view = snapshot.view as CounterAttackView | undefined;
  const words: Args = { men: fewest(view), you: youOf(snapshot, event.args.seat) };
  const { n } = event;
  const man = (piece: number): string =>
    n === undefined ? manName(view, piece, t) : called(piece, nameThen(view, piece, n, events), t);
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value !== "number") words[name] = value;
    else if (name === "seat") words.seat = sideName(snapshot, value);
    else if (PIECES.has(name)) words[name] = man(value);
    else if (HEXES.has(name)) words[name] = t("ca-zone", { zone: zoneOf(value) });
    else if (name === "card") words.card = cardName(view, value, event.code === "ca.keeper-drawn");
    else if (name === "formation") words.formation = FORMATIONS[value] ?? "";
    else if (name === "referee") words.referee = view?.referee ?? "";
    else if (event.code === "ca.formations") words[name] = FORMATIONS[value] ?? "";
    else words[name] = value;
  }
  if (event.code === "ca.substitution") words.gone = memberName(view, event.args) || "nobody";
  return words;
}
