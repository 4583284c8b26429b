/** The integers of an event, or the figures of a question, as words for the sentence. */
import { type Args, has, type Translate, t } from "../../lib/i18n.svelte";
import { seatName, youOf } from "../../lib/names";
import { capital, keyOf, refusalText } from "../../lib/words.svelte";
import type { ApiError, Figures, GameEvent, Snapshot } from "../../protocol";
import { fateOf, isLeg } from "./parts/fate";
import { cellText, manText } from "./parts/named";
import { cellNamed, DIRECTIONS, isFromSpot, manNamed, shirtOf } from "./parts/pitch";
import type { ChampionsView } from "./types";

const MEN = new Set(["man", "mate", "victim", "out", "keeper"]);
const CELLS = new Set(["cell", "start", "end"]);
const WAYS = new Set(["direction", "turned"]);
const BIG = new Set(["ch.goal", "ch.red", "ch.full-time", "ch.extra-time", "ch.extra-time-over"]);
/** Dice of which a 1 is rolled again, by their rule. */
const AGAIN: Record<string, string> = { "CH-12.9": "keeper", "CH-26.2": "shoot-out" };
/** Why a man is moved who has to pass somebody, by the rule. */
const WHY: Record<string, string> = { "CH-11.6": "offside", "CH-20.5": "wall" };
/** Too many, or said better by what follows. */
const QUIET = new Set(["ch.placed", "ch.keeper-placed", "ch.turn", "ch.rest", "ch.saved", "ch.shift"]);

export { commentary } from "./commentary";

export const big = (code: string): boolean => BIG.has(code);

/** A leg of a kick is told when it has been played, or cut short: its announcement is no more than a plan. */
export function quiet({ code, n }: Pick<GameEvent, "code" | "n">, events?: readonly GameEvent[]): boolean {
  if (!events || !isLeg(code)) return QUIET.has(code);
  const fate = fateOf(n, events);
  return fate === "open" || fate === "never";
}

/** Seats become names, men their team and shirt, cells and directions their names; all else stays a number. */
export function eventArgs(
  event: { code: string; args: Figures; rule?: string; n?: number; choices?: readonly string[] | null },
  snapshot: Snapshot,
  t: Translate,
  events: readonly GameEvent[] = [],
): Args {
  const words: Args = { you: youOf(snapshot, event.args.seat) };
  const flipped = (snapshot.view as ChampionsView | undefined)?.seat === 1;
  for (const [name, value] of Object.entries(event.args)) {
    if (MEN.has(name))
      words[name] = manText(typeof value === "number" ? manNamed(value) : value, snapshot, t);
    else if (CELLS.has(name))
      words[name] = cellText(typeof value === "number" ? cellNamed(value) : value, flipped, t);
    else if (typeof value !== "number") words[name] = value;
    else if (name === "seat") words.seat = seatName(snapshot, value);
    else if (WAYS.has(name)) words[name] = t("ch-direction", { way: DIRECTIONS[value & 7] ?? "" });
    else words[name] = value;
  }
  if (event.code === "ch.roll") words.again = (event.args.face === 1 && AGAIN[event.rule ?? ""]) || "no";
  if (event.code === "ch.action")
    words.far = event.choices?.some((text) => text.startsWith("run")) ? "no" : "yes";
  if (event.code === "ch.leg")
    words.spot = isFromSpot(snapshot.view as ChampionsView | undefined) ? "yes" : "no";
  if (event.code === "ch.step") words.why = WHY[event.rule ?? ""] ?? "clear";
  if (event.code === "ch.no-save") words.why = event.rule === "CH-12.4" ? "beyond" : "choice";
  if (isLeg(event.code)) words.cut = fateOf(event.n ?? 0, events) === "cut" ? "yes" : "no";
  return words;
}

/** What a step of the coach is: the board shows where. */
export function planned({ code, args }: { code: string; args: Args }, t: Translate): string {
  const shirt = (value: Args[string] | undefined): number =>
    typeof value === "number" ? shirtOf(manNamed(value)) : 0;
  return t("coach-step-ch", { code: code.slice(3), shirt: shirt(args.man), mate: shirt(args.mate) });
}

/** Why not, in the game's own sentence, with men as people call them. */
export function refusalSentence(error: ApiError, now: Snapshot | null): string {
  const reason = error.args?.reason;
  if (!now || typeof reason !== "string" || !has(keyOf("refusal", reason))) return refusalText(error);
  return capital(t(keyOf("refusal", reason), eventArgs({ code: reason, args: error.args ?? {} }, now, t)));
}
