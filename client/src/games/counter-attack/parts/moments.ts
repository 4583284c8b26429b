/** The great moments of a match, made from its events. */
import { t } from "../../../lib/i18n.svelte";
import type { MatchClient } from "../../../lib/match.svelte";
import { sideName } from "../../../lib/names";
import { cardColour, type Man, type Moment, manName, stanceOf, type Team } from "../../../moments/moment";
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView } from "../types";
import { kitFor } from "./kits";
import { pieceText } from "./notation";
import { phaseClock } from "./watch";

type Known = Pick<MatchClient<CounterAttackView>, "known" | "knownEvents" | "seats" | "isReplay">;

const EXTRA_FIRST = 3;
/** Periods between which teams only change ends. */
const FIRST_HALVES = new Set([1, EXTRA_FIRST]);
const KICKS = new Set(["ca.shootout-goal", "ca.shootout-miss"]);
export const GREAT: ReadonlySet<string> = new Set([
  ...["ca.goal", "ca.yellow", "ca.red", "ca.period", "ca.period-over", "ca.shootout"],
  ...KICKS,
]);

/** The die with which a kick of the shoot-out begins: he walks to the spot. A penalty in play has no kick after it. */
export const isWalk = ({ code, n, args }: GameEvent, all: readonly GameEvent[]): boolean =>
  code === "ca.penalty-roll" &&
  all.find((next) => next.n > n && (next.code === code || KICKS.has(next.code)))?.args.piece === args.piece &&
  all.some((next) => next.n > n && KICKS.has(next.code));

/** The moment that an event is; null where it is none. */
export function momentOf(event: GameEvent, match: Known): Moment | null {
  const view = match.known?.view;
  if (!view) return null;
  if (KICKS.has(event.code) || isWalk(event, match.knownEvents)) return kick(event, match, view);
  switch (event.code) {
    case "ca.goal":
      return goal(event, match, view);
    case "ca.yellow":
    case "ca.red":
      return card(event, match, view);
    case "ca.period":
      return event.args.period === EXTRA_FIRST ? extraTime(event, match, view) : null;
    case "ca.period-over":
      return isHalfTime(event, match.knownEvents) ? halfTime(event, match, view) : null;
    case "ca.shootout":
      return penalties(event, match, view);
    default:
      return null;
  }
}

/** Whether the other half follows: in a scenario of one period there is none. */
export const isHalfTime = ({ code, n, args }: GameEvent, all: readonly GameEvent[]): boolean =>
  code === "ca.period-over" &&
  FIRST_HALVES.has(args.period ?? 0) &&
  all.some((next) => next.code === "ca.period" && next.n > n && next.args.period === (args.period ?? 0) + 1);

/** The result in words. */
export function endingOf({ snapshot }: Pick<MatchClient<CounterAttackView>, "snapshot">): string {
  const first = (snapshot?.result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = first;
  return first.length === 1 && winner !== undefined
    ? t("ca-won", { name: sideName(snapshot, winner) })
    : t("ca-drawn");
}

/** As the referee counts: where attack and defence change roles, the goals of both halves. */
export function goalsOf({ snapshot }: Pick<MatchClient<CounterAttackView>, "snapshot">): number[] {
  const { result, view } = snapshot ?? {};
  return result?.scores.length ? result.scores : (view?.teams.map((team) => team.score) ?? []);
}

/** By team: the kicks of the shoot-out among these events; null where there is none. */
export function kickRows(events: readonly GameEvent[]): readonly [boolean[], boolean[]] | null {
  const kicks = events.filter(({ code }) => KICKS.has(code));
  const row = (seat: number) =>
    kicks.flatMap(({ code, args }) =>
      seatOf(args.piece ?? 0) === seat ? [code === "ca.shootout-goal"] : [],
    );
  return kicks.length > 0 ? [row(0), row(1)] : null;
}

const seatOf = (piece: number): number => (pieceText(piece).startsWith("H") ? 0 : 1);

/** When it happened, as the commentary counts: by then the scoreboard may be at the next half. */
function minuteOf({ n, args }: GameEvent, { known, knownEvents }: Known): number {
  if (args.minute !== undefined || !known) return args.minute ?? 0;
  const watch = phaseClock.begin(known);
  for (const event of knownEvents) if (event.n <= n) phaseClock.count(event, watch);
  return watch.minute;
}

function about(event: GameEvent, match: Known, seat: number) {
  const { n, args } = event;
  const { known, seats, isReplay } = match;
  const view = known?.view;
  const team = (which: number): Team => ({ name: sideName(known, which), kit: kitFor(which, false) });
  const score: [number, number] = [
    args.home ?? view?.teams[0]?.score ?? 0,
    args.away ?? view?.teams[1]?.score ?? 0,
  ];
  return {
    n,
    teams: [team(0), team(1)] as const,
    score,
    minute: t("ca-minute-short", { minute: minuteOf(event, match) }),
    stance: stanceOf(seat, seats, isReplay),
  };
}

/** Whoever has been sent off is on the pitch no more: then his team alone is known. */
function manOf(piece: number | undefined, view: CounterAttackView): Man | null {
  if (piece === undefined || piece < 0) return null;
  const text = pieceText(piece);
  const found = view.pieces.find((one) => one.text === text);
  const seat = seatOf(piece);
  const number = found?.shirt ?? Number(text.slice(1));
  return { seat, number, kit: kitFor(seat, found?.keeper ?? false), name: manName(number, found?.name) };
}

function goal(event: GameEvent, match: Known, view: CounterAttackView): Moment {
  const seat = event.args.seat ?? 0;
  const man = manOf(event.args.scorer, view);
  return { kind: "goal", ...about(event, match, seat), seat, man, deed: t("ca-goal-deflected") };
}

function card(event: GameEvent, match: Known, view: CounterAttackView): Moment | null {
  const man = manOf(event.args.piece, view);
  const colour = cardColour(event, match.knownEvents, "piece");
  if (!man || !colour) return null;
  const men = view.pieces.filter(({ seat, hex }) => seat === man.seat && hex !== null).length;
  return {
    kind: "card",
    ...about(event, match, man.seat),
    colour,
    man,
    means:
      colour === "yellow"
        ? t("ca-yellow-means")
        : t("ca-red-means", { name: sideName(match.known, man.seat), men }),
    rule: event.rule,
  };
}

function extraTime(event: GameEvent, match: Known, view: CounterAttackView): Moment {
  const found = about(event, match, 0);
  const minutes = view.period_minutes;
  const parts = [t("ca-break-extra.first"), t("ca-break-extra.second")].map((text) => ({
    title: t("ca-minute-short", { minute: minutes }),
    text,
  }));
  return {
    kind: "period",
    ...found,
    stance: "neutral",
    title: t("ca-break-extra"),
    text: t("ca-break-extra.text", { home: found.score[0], away: found.score[1] }),
    law: t("ca-break-extra.law"),
    parts,
    rule: "CA-19.2",
  };
}

function halfTime(event: GameEvent, match: Known, view: CounterAttackView): Moment {
  const found = about(event, match, 0);
  const next = match.knownEvents.find(({ code, n }) => code === "ca.restart" && n > event.n);
  const parts = [
    { title: t("ca-minute-short", { minute: view.period_minutes }), text: t("ca-break-half.minutes") },
  ];
  if (next)
    parts.push({ title: sideName(match.known, next.args.seat ?? 0), text: t("ca-break-half.kick-off") });
  return {
    kind: "period",
    ...found,
    stance: "neutral",
    title: t("ca-break-half", { period: event.args.period ?? 1 }),
    text: t("ca-break-half.text", { home: found.score[0], away: found.score[1] }),
    law: t(match.seats.length === 1 && !match.isReplay ? "ca-break-half.law" : "ca-break-half.law-all"),
    parts,
    rule: event.rule,
  };
}

function penalties(event: GameEvent, match: Known, view: CounterAttackView): Moment {
  const score: [number, number] = [view.teams[0]?.score ?? 0, view.teams[1]?.score ?? 0];
  return {
    kind: "period",
    ...about(event, match, 0),
    score,
    stance: "neutral",
    title: t("ca-break-penalties"),
    text: t("ca-break-penalties.text", { home: score[0], away: score[1] }),
    law: t("ca-break-penalties.law"),
    parts: [],
    rule: "CA-19.3",
  };
}

function kick(event: GameEvent, match: Known, view: CounterAttackView): Moment {
  const man = manOf(event.args.piece, view);
  const seat = man?.seat ?? 0;
  const rows = kickRows(match.knownEvents.filter(({ n }) => n <= event.n)) ?? ([[], []] as const);
  const keeper = view.pieces.find((one) => one.seat !== seat && one.keeper);
  return {
    kind: "kick",
    ...about(event, match, seat),
    seat,
    man,
    keeper: keeper ? manOf(keeper.piece, view) : null,
    scored: KICKS.has(event.code) ? event.code === "ca.shootout-goal" : null,
    rows,
  };
}
