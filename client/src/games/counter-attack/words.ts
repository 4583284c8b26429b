/** The integers of an event, or the figures of a question, as words for the sentence. */
import type { Args, Translate } from "../../lib/i18n.svelte";
import { sideName, youOf } from "../../lib/names";
import type { Figures, GameEvent, Snapshot } from "../../protocol";
import { called, manName, nameThen } from "./parts/named";
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
  "ca.phase-over",
]); // biome-ignore format: a table

export { commentary } from "./commentary";

export const big = (code: string): boolean => BIG.has(code);
/** Only line-ups are secret, until both are in. */
export const open = (snapshot: Snapshot): boolean =>
  (snapshot.view as CounterAttackView | undefined)?.stage !== "lineup";
export const quiet = ({ code }: { code: string }): boolean => QUIET.has(code);

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
  if (event.code === "ca.goal") words.deflected = Number(event.args.scorer ?? -1) < 0 ? "yes" : "no";
  if (event.code === "ca.substitution") words.gone = memberName(view, event.args) || "nobody";
  return words;
}
