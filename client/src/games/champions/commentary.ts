/** Turns of Champions 2020 as commentary: a sentence each, with how it came about. */
import type { Badge, Commentary, Count, Group, Head, Look, Told, Weight } from "../../commentary/types";
import type { GameEvent } from "../../protocol";
import { edgeOf } from "../../ui/colours";
import { type Clock, clockBefore, minutesLeft, onesLeft, tick } from "./parts/clock";
import { headOf } from "./parts/heads";
import { kitOf } from "./parts/kits";
import { manNamed, seatOfMan, shirtOf } from "./parts/pitch";
import type { ChampionsView } from "./types";

/** What a turn, a restart or a part of the match begins with. */
const OPENS = new Set([
  "ch.turn", "ch.award", "ch.kick-off", "ch.to-centre", "ch.extra-time", "ch.extra-time-over", "ch.shooter",
  "ch.full-time", "ch.forfeit",
]); // biome-ignore format: a table
const GOALS = new Set(["ch.goal", "ch.shot-taken"]);
const KEYS = new Set([
  "ch.yellow", "ch.red", "ch.shot", "ch.intercepted", "ch.caught", "ch.hands", "ch.pick-up", "ch.extra-time",
  "ch.extra-time-over", "ch.full-time", "ch.forfeit",
]); // biome-ignore format: a table
/** More than a quiet turn, and no key moment. */
const NEWS = new Set([
  "ch.foul",
  "ch.attempt",
  "ch.injury",
  "ch.sub",
  "ch.carried-off",
  "ch.award",
  "ch.push",
]);

const ICONS: Record<string, string> = {
  "roll": "dice", "kick-off-roll": "dice", "roll-again": "dice", "no-action": "dice", "clock": "clock",
  "pass": "pass", "kick": "pass", "kick-off": "pass", "loose": "pass", "rebound": "pass", "shot": "net",
  "goal": "net", "shot-taken": "net", "attempt": "cut", "attempt-failed": "cut", "intercepted": "cut",
  "dive": "glove", "beaten": "glove", "saved": "glove", "caught": "glove", "no-save": "glove", "pick-up": "glove",
  "hands": "glove", "foul": "tackle", "push": "tackle", "pushed": "tackle", "yellow": "cardy", "red": "cardy",
  "sub": "sub", "enters": "sub", "warm-up": "sub", "award": "flag", "full-time": "flag", "extra-time": "flag",
  "corner-wall": "block", "wall-man": "block", "hit": "pass",
}; // biome-ignore format: a table
/** The die behind an event. */
const DICE: Record<string, string> = {
  "roll": "d6", "kick-off-roll": "d6", "attempt-failed": "d3", "intercepted": "d3", "beaten": "d4", "saved": "d4",
  "caught": "d4",
}; // biome-ignore format: a table
/** Men who only go somewhere: several steps of one man are one. */
const WALKS = new Set(["ch.walk", "ch.wall-slides", "ch.corner-step", "ch.clears", "ch.relocated"]);

const hasCode = (events: readonly GameEvent[], code: string): boolean =>
  events.some((one) => one.code === code);

const badgeOf = (man: string): Badge => ({
  kit: kitOf(seatOfMan(man), shirtOf(man) === 1 || shirtOf(man) === 20),
  shirt: shirtOf(man),
});
const edge = (seat: number): string => edgeOf(kitOf(seat));

function weigh(events: readonly GameEvent[]): Weight {
  if (events.some(({ code, args }) => GOALS.has(code) && args.scored !== 0)) return "goal";
  if (events.some(({ code }) => KEYS.has(code) || GOALS.has(code))) return "key";
  const isOver = events.some(
    ({ code }) => code === "ch.rest" || code === "ch.walk" || code === "ch.no-action",
  );
  return isOver && !events.some(({ code }) => NEWS.has(code)) ? "quiet" : "";
}

function look({ code, args }: GameEvent): Look {
  const name = code.replace(/^ch\./, "");
  const die = DICE[name];
  const face = name === "intercepted" ? 3 : args.face;
  return { icon: ICONS[name] ?? "boot", dice: die && face ? [`${die}-${face}`] : [] };
}

/** What is under way while it is shown, without its end. */
const UNDER_WAY: Record<string, string> = {
  "ch.shot": "tell-ch-shoots", "ch.pass": "tell-ch-plays", "ch.kick": "tell-ch-plays", "ch.walk": "tell-ch-moves",
}; // biome-ignore format: a table

/** What somebody is about to try, or is doing. */
function rolling(events: readonly GameEvent[], { t, say }: Told): string {
  const turn = events.slice(0, events.findIndex(({ code }) => code === "ch.roll") >>> 0);
  const tried = turn.find(({ code }) => code === "ch.attempt" || code === "ch.dive");
  const next = turn.find(({ code }) => code === "ch.shot") ?? turn.find(({ code }) => code in UNDER_WAY);
  if (tried && (next?.code !== "ch.shot" || tried.n < next.n)) return say(tried);
  return next ? t(UNDER_WAY[next.code] ?? "", { shirt: shirtOf(manNamed(next.args.man ?? 0)) }) : "";
}

const ROLLED = new Set(["ch.turn", "ch.roll", "ch.clock"]);
/** So many ones before its end the live line says what ends the match. */
const SOON = 2;

export const commentary: Commentary<Count & Clock> = {
  begin: ({ view }, events) => ({ ...clockBefore(events, view as ChampionsView | undefined), section: 0 }),
  count: (event, count) => tick(count, event),
  // a turn in which a 1 falls is told with the minute that it leads to, a goal with its own
  dates: (_event, group) => !group.some(({ code }) => code === "ch.goal"),
  opens: ({ code }, group) =>
    (OPENS.has(code) && !(code === "ch.kick-off" && hasCode(group, "ch.to-centre"))) ||
    (code === "ch.shot" && hasCode(group, "ch.pass")),
  weigh,
  head(group: Group, told: Told): Head {
    const { man, seat, ...head } = headOf(group.events, told);
    const whose = man ? seatOfMan(man) : seat;
    return {
      ...head,
      ...(man ? { badge: badgeOf(man) } : whose === undefined ? {} : { badge: { kit: kitOf(whose) } }),
      ...(whose === undefined ? {} : { edge: edge(whose) }),
    };
  },
  look,
  joins: (event, last) =>
    WALKS.has(event.code) && event.code === last.code && event.args.man === last.args.man,
  joined: (events, { say }) => {
    const [first, last] = [events[0], events.at(-1)];
    return first && last ? say({ ...last, args: { ...last.args, start: first.args.start ?? 0 } }) : "";
  },
  rolling,
  isOpening: (group) => group.every(({ code }) => ROLLED.has(code)),
  soon({ snapshot, t }) {
    const left = snapshot.status === "running" ? onesLeft(snapshot.view as ChampionsView) : null;
    if (left === null || left > SOON) return "";
    return t("ch-soon", { count: left, left: minutesLeft(left), extra: isExtra(snapshot.view) });
  },
};

const isExtra = (view: unknown): string => ((view as ChampionsView).period === "extra" ? "yes" : "no");
