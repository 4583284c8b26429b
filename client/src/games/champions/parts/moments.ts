/** The great moments of a match, made from its events. */
import { percent, t } from "../../../lib/i18n.svelte";
import type { MatchClient } from "../../../lib/match.svelte";
import { isNameless, labelOf, seatName, youOf } from "../../../lib/names";
import {
  cardColour,
  type Kick,
  type Man,
  type Moment,
  manName,
  stanceOf,
  type Team,
} from "../../../moments/moment";
import type { GameEvent } from "../../../protocol";
import type { ChampionsView } from "../types";
import { minuteAt } from "./clock";
import { kitOf } from "./kits";
import { manNamed, seatOfMan, shirtOf } from "./pitch";

type Known = Pick<MatchClient<ChampionsView>, "known" | "knownEvents" | "seats" | "isReplay">;

interface Waiting {
  match: Pick<MatchClient<ChampionsView>, "snapshot" | "isReplay">;
  told: Pick<ChampionsView, "period">;
  asked: { code: string } | undefined;
}

/** The moment that an event is; null where it is none. */
export function momentOf(event: GameEvent, match: Known): Moment | null {
  const view = match.known?.view;
  if (!view) return null;
  switch (event.code) {
    case "ch.goal":
      return goal(event, match);
    case "ch.yellow":
    case "ch.red":
      return card(event, match, view);
    case "ch.extra-time":
    case "ch.extra-time-over":
      return period(event, match);
    case "ch.shooter":
    case "ch.shot-taken":
      return kick(event, match, view);
    default:
      return null;
  }
}

const isMe = (snapshot: Known["known"], seat: number) => (snapshot ? youOf(snapshot, seat) : "no");

/** The result in words. */
export function endingOf({ snapshot }: Pick<MatchClient<ChampionsView>, "snapshot">): string {
  const { score = [] } = snapshot?.view ?? {};
  const first = (snapshot?.result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = first;
  return first.length === 1 && winner !== undefined
    ? t("ch-won", {
        name: seatName(snapshot, winner),
        you: isMe(snapshot, winner),
        penalties: snapshot?.view.period === "shoot-out" ? "yes" : "no",
        more: score[winner] ?? 0,
        less: score[1 - winner] ?? 0,
      })
    : t("ch-drawn", { home: score[0] ?? 0, away: score[1] ?? 0 });
}

function about({ n, args }: GameEvent, { known, knownEvents, seats, isReplay }: Known, seat: number) {
  const team = (which: number): Team => ({
    name: labelOf(known, which),
    isYou: isNameless(known, which),
    kit: kitOf(which),
  });
  const score: [number, number] = [args.home ?? 0, args.away ?? 0];
  const minute = t("ch-minute", { minute: minuteAt(n, knownEvents, known?.view) });
  return {
    n,
    teams: [team(0), team(1)] as const,
    score,
    minute,
    stance: stanceOf(seat, seats, isReplay),
  };
}

function manOf(number: number | undefined, view: ChampionsView): Man | null {
  if (number === undefined || number < 0) return null;
  const id = manNamed(number);
  const [seat, shirt] = [seatOfMan(id), shirtOf(id)];
  const keeper = view.men.some((man) => man.id === id && man.keeper);
  return { seat, number: shirt, kit: kitOf(seat, keeper), name: manName(shirt) };
}

function goal(event: GameEvent, match: Known): Moment {
  const seat = event.args.seat ?? 0;
  const view = match.known?.view as ChampionsView;
  return {
    kind: "goal",
    ...about(event, match, seat),
    seat,
    man: manOf(event.args.man, view),
    comfort: comfort(event, match),
  };
}

/** Above this a save was more likely than not. */
const LIKELY = 2;

/** How a shot that went in might have been stopped, by the events before its goal. */
function missed(before: readonly GameEvent[]): { how: string; share: string } {
  const shot = before.findLastIndex(({ code }) => code === "ch.shot");
  const since = shot < 0 ? [] : before.slice(shot);
  const dive = since.find(({ code }) => code === "ch.dive");
  const none = since.find(({ code }) => code === "ch.no-save");
  const quarters = dive?.args.quarters ?? 0;
  if (dive) return { how: quarters > LIKELY ? "luck" : "poor", share: percent(quarters / 4) };
  return { how: none ? (none.rule === "CH-12.4" ? "beyond" : "choice") : "none", share: "" };
}

/** What is said to whoever has conceded: what might have helped, and that he plays next; advice comes once a match. */
function comfort({ n, args }: GameEvent, { knownEvents }: Known): string {
  const before = knownEvents.filter((one) => one.n < n);
  const against = before.filter((one) => one.code === "ch.goal" && one.args.seat === args.seat);
  const said = against.map((goal) => missed(before.filter((one) => one.n < goal.n)).how);
  const now = missed(before);
  const how = t("ch-conceded", {
    ...now,
    again: ADVISED[now.how]?.some((one) => said.includes(one)) ? "yes" : "no",
  });
  const goesOn = said.length === 0 && knownEvents.some((one) => one.n > n && one.code === "ch.award");
  return [how, goesOn ? t("ch-conceded-next") : ""].filter(Boolean).join(" ");
}
/** After which goals the same advice has been given. */
const ADVISED: Record<string, readonly string[]> = {
  poor: ["poor", "beyond"],
  beyond: ["poor", "beyond"],
  choice: ["choice"],
};

function card(event: GameEvent, match: Known, view: ChampionsView): Moment | null {
  const man = manOf(event.args.man, view);
  const colour = cardColour(event, match.knownEvents, "man");
  if (!man || !colour) return null;
  const men = view.men.filter(({ seat, place }) => seat === man.seat && place === "pitch").length;
  return {
    kind: "card",
    ...about(event, match, man.seat),
    colour,
    man,
    means:
      colour === "yellow"
        ? t("ch-yellow-means")
        : t("ch-red-means", { name: seatName(match.known, man.seat), you: isMe(match.known, man.seat), men }),
    rule: event.rule,
  };
}

function period(event: GameEvent, match: Known): Moment {
  const key = event.code === "ch.extra-time" ? "ch-break-extra" : "ch-break-penalties";
  const { home = 0, away = 0 } = event.args;
  return {
    kind: "period",
    ...about(event, match, 0),
    stance: "neutral",
    title: t(key),
    text: t(match.known?.view.options.clock === "rolls" ? `${key}.rolls` : `${key}.text`, { home, away }),
    law: t(`${key}.law`),
    parts: [],
    rule: event.rule,
  };
}

/** Questions of a shoot-out that are answered beside the pitch. */
const ASIDE = new Set(["", "ch.keeper", "ch.dive"]);

/** The shoot-out waits, and not for somebody who draws his kick on the pitch. */
export const isBetweenKicks = ({ match, told, asked }: Waiting): boolean =>
  told.period === "shoot-out" &&
  match.snapshot?.status === "running" &&
  !match.isReplay &&
  ASIDE.has(asked?.code ?? "");

/** The kick for which a man is being chosen: the goal and its keeper, and nobody at the spot yet. */
function nextKick(match: Known & Waiting["match"]): Kick | null {
  const { known, snapshot, isReplay } = match;
  const { code, seats = [] } = snapshot?.prompt ?? {};
  const [seat] = seats;
  if (!known || isReplay || code !== "ch.shooter" || seat === undefined) return null;
  const asked: GameEvent = { n: Number.POSITIVE_INFINITY, code, rule: "", args: { seat }, at: 0 };
  return { ...kick(asked, match, known.view), man: null };
}

/** The kick of the shoot-out that stands in place of the pitch; none where the pitch itself is needed. */
export function kickInSight(
  play: Waiting & { match: Known; picked: string | null },
  { busy, showing }: { busy: boolean; showing: { kick: Kick | null } },
): Kick | null {
  if (busy) return showing.kick;
  const next = play.picked ? null : nextKick(play.match);
  if (next || !isBetweenKicks(play)) return next;
  const isStruck = play.match.snapshot?.prompt?.code === "ch.dive";
  return showing.kick && { ...showing.kick, isStruck };
}

/** By team: the kicks of the shoot-out as far as they are told; null where there was none. */
export function kickRows(events: readonly GameEvent[]): readonly [boolean[], boolean[]] | null {
  const taken = events.filter(({ code }) => code === "ch.shot-taken");
  const row = (of: number) => taken.flatMap(({ args }) => (args.seat === of ? [args.scored === 1] : []));
  return taken.length > 0 ? [row(0), row(1)] : null;
}

function kick(event: GameEvent, match: Known, view: ChampionsView): Kick {
  const before = match.knownEvents.filter(({ n }) => n <= event.n);
  const shooter = manOf(before.findLast(({ code }) => code === "ch.shooter")?.args.man, view);
  const seat = event.args.seat ?? shooter?.seat ?? 0;
  const rows = kickRows(before) ?? ([[], []] as const);
  const keeper = view.men.find((man) => man.seat !== seat && man.keeper);
  return {
    kind: "kick",
    ...about(event, match, seat),
    score: [rows[0].filter(Boolean).length, rows[1].filter(Boolean).length],
    seat,
    man: shooter,
    keeper: keeper
      ? {
          seat: keeper.seat,
          number: keeper.shirt,
          kit: kitOf(keeper.seat, true),
          name: manName(keeper.shirt),
        }
      : null,
    scored: event.code === "ch.shot-taken" ? event.args.scored === 1 : null,
    rows,
  };
}
