/** How answers are presented: which stand out, which icon they wear, which are listed, and in which order. */
import { hexOf } from "../../board/hexes";
import type { Choice } from "./notation";

/** Verbs in the order in which a tap on a hex is understood. */
const ORDER = ["standard", "short", "throw", "first", "goal", "shot", "aim", "head", "kick", "high", "long"];
/** Verbs whose hexes lie in the goal mouth: few enough for a list with odds. */
const LISTED = new Set(["aim", "goal", "shot", "corner", "step"]);
/** As many hexes of any other verb are listed. */
const FEW = 7;

export const inOrder = (verbs: Iterable<string>): string[] =>
  [...verbs].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** The answers of a verb that become buttons, as they lie on the screen: from the left where the pitch stands upright. */
export function listedOf(verb: string, found: ReadonlyMap<string, Choice>): Choice[] {
  if (!LISTED.has(verb) && found.size > FEW) return [];
  const place = (choice: Choice) => hexOf(choice.hex ?? "") ?? { c: 0, h: 0 };
  return [...found.values()].sort((a, b) => place(b).h - place(a).h || place(a).c - place(b).c);
}

/** Answers that do something stand out before those that decline. */
const DECLINES = new Set(["end", "stay", "no", "drop", "take-kick"]);

export const isDecline = (verb: string): boolean => DECLINES.has(verb);

const ICONS: Record<string, string> = {
  move: "users",
  standard: "stepf",
  short: "stepf",
  first: "bolt",
  high: "share",
  long: "share",
  throw: "share",
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
