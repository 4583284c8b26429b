/** The first match, guided: what the coach says, and with which deed each of it ends. */
import type { Now, Step } from "../../guide/guide.svelte";

const ASK = "[data-ask]";
/** So many events back something has only just happened. */
const LATELY = 10;
const lately = ({ events }: Now, ...codes: string[]): boolean =>
  events.slice(-LATELY).some(({ code }) => codes.includes(code));
/** Play goes on. */
const GOES_ON = [
  "ca.run",
  "ca.dribble",
  "ca.pass",
  "ca.restart",
  "ca.reposition",
  "ca.phase-over",
  "ca.placed",
];
const CARDS = ["ca.yellow", "ca.red"];
/** Nobody plays any more. */
const OVER = "[data-full-time]";
const since = ({ events }: Now, ...codes: string[]): boolean =>
  events.some(({ code }) => codes.includes(code));
/** Told at a question, until it is answered. */
const at = (id: string, ask: string): Step => ({
  id,
  at: ASK,
  aside: true,
  opens: ({ code }) => code === ask,
  done: ({ code }) => code !== ask,
});
/** Codes that tell who has the ball, or that nobody has it: the last one counts. */
const LOOSE = ["ca.loose", "ca.drops", "ca.into-space", "ca.rests"];
const HAVING = ["ca.possession", "ca.received", "ca.restart", ...LOOSE];
const lastBall = ({ events }: Now) => events.findLast(({ code }) => HAVING.includes(code));
const isLoose = (now: Now): boolean => LOOSE.includes(lastBall(now)?.code ?? "");
/** Whether the others have the ball. */
function isTheirs(now: Now): boolean {
  const { piece, seat } = lastBall(now)?.args ?? {};
  const owner = seat ?? (piece === undefined ? now.seat : piece < 11 ? 0 : 1);
  return owner !== now.seat;
}
/** Questions of ordinary play: nothing new is explained at them. */
const ORDINARY = ["ca.action", "ca.move-a", "ca.move-b", "ca.kickoff-pass"];
const CHASES = ["ca.move-a", "ca.move-b"];
const canPass = ({ code, choices }: Now): boolean =>
  code === "ca.action" && choices.some((text) => text.startsWith("standard"));
/** The first step of a movement phase: the side with the ball moves. */
const MOVES = "ca.move-a";

/** Two dice against each other, with the chances of both; a single die has faces instead. */
const SUMS = "[data-duel] [data-chances]";
const FACES = "[data-duel] .faces";

/** What not every match brings. */
const asides: readonly Step[] = [
  {
    id: "die",
    at: "[data-duel]",
    aside: true,
    opens: (now) => now.sees(FACES) && !now.sees(SUMS),
    done: (now) => !now.sees(FACES),
  },
  at("advantage", "ca.foul"),
  at("keeper", "ca.keeper-step"),
  { ...at("free", "ca.free-moves"), opens: (now) => now.code === "ca.free-moves" && !isTheirs(now) },
  { ...at("back", "ca.free-moves"), opens: (now) => now.code === "ca.free-moves" && isTheirs(now) },
  at("past", "ca.reposition"),
  at("jump", "ca.jump"),
  at("head", "ca.head"),
  at("retreat", "ca.retreat"),
  at("set-piece", "ca.replace"),
  {
    id: "loose",
    aside: true,
    opens: (now) => CHASES.includes(now.code) && isLoose(now),
    done: (now) => !CHASES.includes(now.code) || since(now, "ca.possession"),
  },
  {
    id: "injury",
    aside: true,
    opens: (now) => lately(now, "ca.injured") && !now.sees(OVER),
    done: (now) => since(now, ...GOES_ON, ...CARDS),
  },
  {
    id: "card",
    aside: true,
    opens: (now) => lately(now, ...CARDS) && !now.sees(OVER),
    done: (now) => since(now, ...GOES_ON),
  },
  {
    id: "foul",
    aside: true,
    opens: (now) => lately(now, "ca.foul") && !now.sees(OVER),
    done: (now) => now.code === "ca.foul" || since(now, ...GOES_ON, ...CARDS, "ca.injured"),
  },
];

export const steps: readonly Step[] = [
  ...asides,
  {
    id: "kick-off",
    at: ASK,
    opens: ({ code }) => code === "ca.kickoff-pass",
    done: ({ code }) => code !== "ca.kickoff-pass",
  },
  {
    id: "move",
    at: ".can",
    opens: ({ code }) => code === MOVES,
    done: (now) => now.code !== MOVES || now.events.some(({ code }) => code === "ca.run"),
  },
  {
    id: "steps",
    at: ".c452",
    opens: (now) => now.code === MOVES && now.events.some(({ code }) => code === "ca.run"),
    done: (now) => now.code !== MOVES,
  },
  {
    id: "attack",
    aside: true,
    opens: ({ code, sees }) => code === MOVES && sees("[data-near='true']"),
    done: ({ code }) => code !== MOVES,
  },
  {
    id: "theirs",
    opens: (now) => now.waits && now.events.some(({ code }) => code === "ca.run"),
    done: ({ waits }) => !waits,
  },
  {
    id: "defend",
    at: ".can",
    opens: ({ code }) => code === "ca.move-b",
    done: ({ code }) => code !== "ca.move-b",
  },
  {
    id: "duel",
    at: "[data-duel]",
    opens: (now) => now.sees(SUMS),
    done: (now) => !now.sees(SUMS),
  },
  {
    id: "pass",
    at: ASK,
    opens: canPass,
    done: (now) => now.code !== "ca.action",
  },
  {
    id: "space",
    at: ASK,
    aside: true,
    opens: (now) => canPass(now) && !now.sees("[data-near='true']"),
    done: (now) => now.code !== "ca.action",
  },
  {
    id: "shot",
    at: ASK,
    opens: ({ choices }) => choices.some((text) => /^(shot|snapshot|aim)/.test(text)),
    done: ({ choices }) => !choices.some((text) => /^(shot|snapshot|aim)/.test(text)),
  },
  {
    id: "end",
    opens: (now) =>
      ORDINARY.includes(now.code) && now.events.some(({ code }) => code === "ca.goal" || code === "ca.save"),
    // what is new has its own words, or needs none
    done: (now) =>
      (now.code !== "" && !ORDINARY.includes(now.code)) ||
      now.events.some(({ code }) => code === "ca.phase" || code === "ca.restart"),
  },
];
