/** In a first match the turns of the others go slowly for a while, and end with a sentence: what was done, and why. */
import { t } from "../../../lib/i18n.svelte";
import type { MatchClient } from "../../../lib/match.svelte";
import { seatName } from "../../../lib/names";
import { storedMatch } from "../../../lib/stored-matches";
import type { GameEvent } from "../../../protocol";
import type { ChampionsView } from "../types";
import { apart, cellNamed, columnOf, manNamed, ROWS, rowOf, shirtOf } from "./pitch";

/** So many turns of the others are explained. */
const TURNS = 3;
/** From so many rows on the ball goes forward. */
const FAR = 2;
/** So many cells from a goal the best roll reaches it. */
const IN_RANGE = 6;

export type Deed = "shot" | "forward" | "closer" | "back" | "keep" | "near" | "place";

const LEGS = new Set(["ch.pass", "ch.kick"]);

/** The events of the last turn of a seat. */
function lastTurn(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  const from = events.findLastIndex(({ code, args }) => code === "ch.turn" && args.seat === seat);
  const length = events.slice(from + 1).findIndex(({ code }) => code === "ch.turn");
  return from < 0 ? [] : events.slice(from, length < 0 ? undefined : from + 1 + length);
}

/** Whether a kick from a cell may reach the goal that a seat attacks. */
function isInRange(cell: string, seat: number): boolean {
  const rows = seat === 0 ? ROWS - 1 - rowOf(cell) : rowOf(cell);
  const columns = Math.min(...["e", "f"].map((goal) => Math.abs(columnOf(cell) - columnOf(goal))));
  return Math.max(rows, columns) <= IN_RANGE;
}

/** What a turn was about, as its end shows; null where something else came between. */
export function deedOf(
  turn: readonly GameEvent[],
  seat: number,
  ball: string | null,
): { what: Deed; shirt: number } | null {
  const find = (code: string) => turn.find((event) => event.code === code);
  const shirt = (event: GameEvent) => shirtOf(manNamed(event.args.man ?? 0));
  if (find("ch.intercepted") || find("ch.award") || find("ch.foul")) return null;
  const shot = find("ch.shot");
  if (shot) return { what: "shot", shirt: shirt(shot) };
  const legs = turn.filter(({ code }) => LEGS.has(code));
  const [first, last] = [legs[0], legs.at(-1)];
  if (first && last) {
    const end = cellNamed(last.args.end ?? 0);
    const rows = rowOf(end) - rowOf(cellNamed(first.args.start ?? 0));
    const ahead = seat === 0 ? rows : -rows;
    const forward = isInRange(end, seat) ? "forward" : "closer";
    return { what: ahead >= FAR ? forward : ahead < 0 ? "back" : "keep", shirt: shirt(first) };
  }
  const walk = find("ch.walk");
  if (!walk) return null;
  const [from, to] = [cellNamed(walk.args.start ?? 0), cellNamed(walk.args.cell ?? 0)];
  const nears = ball !== null && apart(to, ball) < apart(from, ball);
  return { what: nears ? "near" : "place", shirt: shirt(walk) };
}

type Greeted = Pick<MatchClient<ChampionsView>, "id" | "snapshot" | "seats" | "isReplay">;
type Followed = Pick<MatchClient<ChampionsView>, "id" | "known" | "knownEvents" | "seats" | "isReplay">;

/** Whether a coach has just begun to speak, and others are asked first. */
export function isGreeted({ id, snapshot, seats, isReplay }: Greeted): boolean {
  const isFirst = !isReplay && storedMatch(id).guide?.length === 0;
  return isFirst && !snapshot?.asked.some(({ seat }) => seats.includes(seat));
}

/** Whether this turn of the others is one of the first in a guided match. */
export function isCalm({ id, knownEvents, seats, isReplay }: Followed): boolean {
  const guide = isReplay || seats.length !== 1 ? undefined : storedMatch(id).guide;
  if (!guide || guide.includes("*")) return false;
  const turns = knownEvents.filter(({ code, args }) => code === "ch.turn" && args.seat !== seats[0]);
  return turns.length <= TURNS;
}

interface Acted {
  match: Pick<MatchClient<ChampionsView>, "seats">;
  view: Pick<ChampionsView, "turn">;
  name: (seat: number) => string;
}

/** Whose turn is acted out; or that a keeper takes up position, where nobody has to send him. */
export function happeningText({ match: { seats }, view, name }: Acted, settles = false): string {
  if (settles) return t("ch-keeper-settles");
  const isTheirs = seats.length === 1 && !seats.includes(view.turn);
  return isTheirs ? t("ch-their-move", { name: name(view.turn) }) : t("ch-happening");
}

type Held = Acted & { asked: { code: string } | undefined; seat: number | null };

/**
 * What the bar says instead of whose turn it is, short enough for one line; around one device, who of two that are
 * asked holds it.
 */
export function headlineText(play: Held, isActed: boolean, settles: boolean): string {
  if (settles) return t("ch-happening");
  if (isActed) return happeningText(play);
  const isHeld = play.match.seats.length > 1 && play.asked?.code === "ch.lineup";
  return isHeld && play.seat !== null ? t("turn-of", { names: play.name(play.seat), count: 1 }) : "";
}

/** What the others did in the turn that is over; empty where that needs no words. */
export function whyText(match: Followed): string {
  const [mine] = match.seats;
  if (mine === undefined || !isCalm(match)) return "";
  const turn = lastTurn(match.knownEvents, 1 - mine);
  const deed = deedOf(turn, 1 - mine, match.known?.view.ball ?? null);
  const roll = turn.find(({ code }) => code === "ch.roll")?.args.face ?? 0;
  return deed ? t("ch-why", { ...deed, roll, name: seatName(match.known, 1 - mine) }) : "";
}
