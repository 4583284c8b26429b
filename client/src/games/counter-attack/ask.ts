/** How answers are presented: which stand out, which icon they wear. */

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
