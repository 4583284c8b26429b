/** How answers are presented: which stand out, which icon they wear, which are listed, and in which order. */
import type { Asked } from "../../../protocol";
import type { CardView, CounterAttackView, Team } from "../types";
import { clockwise } from "./bearing";
import { isAtGoal } from "./mouth";
import { type Choice, type Offer, pieceText } from "./notation";
import { lineOf, missingLines } from "./squad";

/** Verbs in the order in which a tap on a hex is understood. */
const ORDER = ["standard", "short", "throw", "first", "goal", "shot", "aim", "head", "kick", "high", "long"];
/** Verbs whose hexes are always few enough for a list with odds. */
const LISTED = new Set(["corner", "step"]);
/** As many hexes of any other verb are listed. */
const FEW = 7;

export const inOrder = (verbs: Iterable<string>): string[] =>
  [...verbs].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** What a tap on each hex means: in the chosen mode, or in the first that has it, at goal before anything else. */
export function tappable(
  hexes: Offer["hexes"],
  modes: readonly string[],
  mode: string | null,
): ReadonlyMap<string, Choice> {
  const found = new Map<string, Choice>();
  const rank = (verb: string) => (isAtGoal(verb) ? -1 : modes.indexOf(verb));
  for (const verb of mode ? [mode] : [...modes].sort((a, b) => rank(b) - rank(a)))
    for (const [hex, choice] of hexes.get(verb) ?? []) found.set(hex, choice);
  return found;
}

/** The answers of a verb that become buttons with letters: clockwise from the top of the screen. */
export function listedOf(
  verb: string,
  found: ReadonlyMap<string, Choice>,
  upright: boolean,
  turned = false,
): Choice[] {
  if (isAtGoal(verb) || (!LISTED.has(verb) && found.size > FEW)) return [];
  return clockwise([...found.values()], upright, turned);
}

/** What somebody with the ball expects to be able to do; a short pass is a kind of the standard one. */
const EXPECTED = ["standard", "high", "long", "shot"];
const INSTEAD: Record<string, string> = { standard: "short" };

export const missingFrom = (modes: readonly string[]): string[] =>
  EXPECTED.filter((verb) => !modes.includes(verb) && !modes.includes(INSTEAD[verb] ?? verb));

/** Who has the ball while play goes on: nobody in a shoot-out or after the end. */
export const carrierOf = ({ stage, ball }: CounterAttackView): string | null =>
  stage !== "play" || ball.carrier === null ? null : pieceText(ball.carrier);

/** Whether men can be taken up to be placed, at any restart. */
export const isPlacing = (asked: Asked | undefined): boolean => asked?.code.endsWith("place") ?? false;

/** The answer that leaves a man who was taken up where he stands; the referee offers it once for each. */
export function backOf(
  asked: Asked | undefined,
  offer: Offer,
  at: ReadonlyMap<string, string>,
): Choice | undefined {
  const piece = asked?.code === "ca.put" ? asked.args.piece : undefined;
  return typeof piece === "number" ? offer.hexes.get("put")?.get(at.get(pieceText(piece)) ?? "") : undefined;
}

/** The open card that a team needs most, as an answer: of a line that is short of men, then of the highest value. */
export function bestCard(
  offer: Offer,
  cards: readonly CardView[],
  team: Pick<Team, "squad" | "shirts" | "size"> | undefined,
): string | null {
  const short = missingLines(team);
  const worth = new Map(
    cards.map((card) => [card.number, card.value + (short.has(lineOf(card.kind)) ? 1000 : 0)]),
  );
  const value = (choice: Choice) => worth.get(choice.number ?? -1) ?? 0;
  return [...offer.others].sort((a, b) => value(b) - value(a))[0]?.text ?? null;
}

/** Answers that do something stand out before those that decline. */
const DECLINES = new Set(["end", "stay", "no", "drop", "take-kick"]);

export const isDecline = (verb: string): boolean => DECLINES.has(verb);

const ICONS: Record<string, string> = {
  move: "users",
  standard: "stepf",
  short: "stepf",
  first: "bolt",
  high: "pass",
  long: "share",
  throw: "pass",
  kick: "share",
  shot: "target",
  snapshot: "bolt",
  tackle: "boot",
  reckless: "warn",
  dive: "glove",
  "play-on": "play",
  "take-kick": "flag",
  head: "swap",
  goal: "target",
  header: "swap",
  arrange: "grid",
  over: "target",
  end: "check",
};

export const iconOf = (verb: string): string => ICONS[verb] ?? "chev";

/** A question's code without its game: `move-a`. */
export const shortCode = (code: string): string => code.replace(/^ca\./, "");

/** Questions where declining is the usual thing: it becomes the button that stands out. */
const USUALLY_DECLINED = new Set(["substitute", "place", "scenario-place"]);
export const usuallyDeclined = (code: string): boolean => USUALLY_DECLINED.has(shortCode(code));
