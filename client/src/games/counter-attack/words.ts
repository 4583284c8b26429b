/** The integers of an event, or the figures of a question, as words for the sentence. */
import type { Args, Translate } from "../../lib/i18n.svelte";
import { sideName } from "../../lib/names";
import type { Figures, GameEvent, Snapshot } from "../../protocol";
import { zoneOf } from "./parts/zones";
import type { CounterAttackView } from "./types";

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
]); // biome-ignore format: a table

export const big = (code: string): boolean => BIG.has(code);
/** Only line-ups are secret, until both are in. */
export const open = (snapshot: Snapshot): boolean =>
  (snapshot.view as CounterAttackView | undefined)?.stage !== "lineup";
export const quiet = (code: string): boolean => QUIET.has(code);

/** Shirt and name, as sentences call a man: "9 Kofi Asarebi". */
export function manName(view: CounterAttackView | undefined, piece: number, t: Translate): string {
  if (piece < 0) return t("ca-nobody");
  const found = view?.pieces.find((p) => p.piece === piece);
  const shirt = (piece % 11) + 1;
  if (found?.name) return t("ca-man", { shirt, name: found.name });
  const team = view?.teams[piece < 11 ? 0 : 1];
  const member = team?.wearing?.[shirt - 1];
  const name = team?.squad.find((m) => m.number === member)?.name;
  return name ? t("ca-man", { shirt, name }) : t("ca-shirt", { shirt });
}

/** The squad number of whoever wore a shirt when event `n` happened; 0 where nobody can tell any more. */
function wearer(events: readonly GameEvent[], piece: number, n: number): number | undefined {
  let on: number | undefined;
  for (const { code, args, n: at } of events) {
    if (code === "ca.second-leg" && at > n) return 0; // other squads play now
    if (code === "ca.second-leg") on = undefined;
    if (code !== "ca.substitution" || args.piece !== piece) continue;
    if (at > n) return args.off;
    on = args.on;
  }
  return on;
}

/** A man as he was called when an event happened: somebody else may wear his shirt by now. */
function manThen(view: CounterAttackView | undefined, piece: number, member: number, t: Translate): string {
  const shirt = (piece % 11) + 1;
  const squad = view?.teams[piece < 11 ? 0 : 1]?.squad;
  const name = squad?.find((m) => m.number === member)?.name;
  return name ? t("ca-man", { shirt, name }) : t("ca-shirt", { shirt });
}

function cardName(view: CounterAttackView | undefined, card: number, keeper: boolean): string {
  const members = view?.teams.flatMap((team) => team.squad) ?? [];
  const found =
    members.find((m) => m.card === card && (m.number === 1) === keeper) ??
    view?.open_cards.find((c) => c.number === card);
  return found?.name ?? `#${card}`;
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
  const words: Args = { men: fewest(view) };
  const man = (piece: number): string => {
    const member = piece < 0 || event.n === undefined ? undefined : wearer(events, piece, event.n);
    return member === undefined ? manName(view, piece, t) : manThen(view, piece, member, t);
  };
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
  return words;
}
