/** Turns of Voetbal Toto as commentary, lap by lap of the table. */
import type { Badge, Commentary, Count, Group, Head, Look, Told, Weight } from "../../commentary/types";
import type { GameEvent, Snapshot } from "../../protocol";
import { colourOf, letterOf, resultOf, scoreWith, wayOf } from "./parts/model";
import type { TotoView } from "./types";

const OPENS = new Set(["to.round", "to.goal", "to.pass", "to.round-over", "to.game-over"]);
const POTS = new Set(["to.pot-taken", "to.pot-shared", "to.pot-stays", "to.final-share", "to.final-bank"]);
const GREAT = new Set([...POTS, "to.game-over"]);

interface Laps extends Count {
  /** Who has played in this lap. */
  played: Set<number>;
  /** Whose goal was whistled off just now: he may play another in the same lap. */
  whistled: number | null;
}

function count({ code, args }: GameEvent, laps: Laps): void {
  if (code === "to.round" || code === "to.round-over") {
    laps.section = 0;
    laps.played = new Set();
  } else if (code === "to.whistle") laps.whistled = args.scorer ?? null;
  else if (code === "to.goal" || code === "to.pass") {
    const { seat = 0 } = args;
    const again = laps.played.has(seat) && laps.whistled !== seat;
    if (again) laps.played = new Set();
    if (again || laps.section === 0) laps.section += 1;
    laps.played.add(seat);
    laps.whistled = null;
  }
}

type Teller = Pick<Told, "snapshot" | "reader">;

/** What a goal of the running round does to the reader's own form. */
function meaningOf(events: readonly GameEvent[], { snapshot, reader }: Teller): Head["meaning"] {
  const goal = events.find(({ code }) => code === "to.goal");
  const view = snapshot.view as TotoView | undefined;
  const form = reader === null ? null : view?.seats[reader]?.form;
  if (!goal || !form || events.some(({ code }) => code === "to.whistle")) return undefined;
  const { fixture = 1, side = 0, home = 0, away = 0 } = goal.args;
  const was = resultOf(scoreWith([home, away], side, -1)) === form[fixture - 1];
  const is = resultOf([home, away]) === form[fixture - 1];
  if (was === is) return undefined;
  return is ? "helps" : "hurts";
}

function weigh(events: readonly GameEvent[]): Weight {
  if (events.some(({ code }) => GREAT.has(code))) return "goal";
  if (events.some(({ code }) => code === "to.whistle" || code === "to.round-over")) return "key";
  return events[0]?.code === "to.pass" ? "quiet" : "";
}

/** The letter and colour of the seat's column, as everywhere at this table. */
function badgeOf(seat: number, { name, reader, snapshot, t }: Told): Badge {
  const one = (snapshot.view as TotoView | undefined)?.seats[seat];
  const called = { name: seat === reader ? t("toto-you-name") : name(seat), seat };
  if (!one?.column) return called;
  return { ...called, mark: { letter: letterOf(one, seat), colour: `var(--token-${colourOf(one)})` } };
}

/** The event that a group is told by. */
const CHIEF: readonly ReadonlySet<string>[] = [
  new Set(["to.game-over"]), POTS, new Set(["to.whistle"]), new Set(["to.goal", "to.pass"]), new Set(["to.round-over"]),
  new Set(["to.round"]),
]; // biome-ignore format: a table

function chiefOf(events: readonly GameEvent[]): GameEvent | undefined {
  for (const codes of CHIEF) {
    const found = events.find(({ code }) => codes.has(code));
    if (found) return found;
  }
  return events[0];
}

/** The same round as now: forms of earlier ones are another matter. */
const isNow = (group: Group, { events }: Told): boolean =>
  (events.findLast(({ code }) => code === "to.round")?.n ?? 0) < group.n;

function head(group: Group, told: Told): Head {
  const chief = chiefOf(group.events);
  if (!chief) return { text: "" };
  const { seat, fixture } = chief.args;
  const view = told.snapshot.view as TotoView | undefined;
  const { text, note } = sentencesOf(chief, told);
  const colour = seat === undefined ? 0 : colourOf(view?.seats[seat]);
  const meaning = isNow(group, told) ? meaningOf(group.events, told) : undefined;
  return {
    text,
    ...(note && fixture !== undefined ? { note } : {}),
    ...(seat === undefined ? {} : { badge: badgeOf(seat, told) }),
    ...(colour ? { edge: `var(--token-${colour})` } : {}),
    ...(chief.code === "to.whistle" ? { marks: ["whistle"] } : {}),
    ...(meaning ? { meaning } : {}),
  };
}

/** A goal in two lines: what it is to its match, and how that stands. */
function sentencesOf(chief: GameEvent, told: Told): { text: string; note?: string } {
  if (chief.code !== "to.goal" && chief.code !== "to.whistle") return { text: told.say(chief) };
  const { home = 0, away = 0, side = 0 } = chief.args;
  const args = { ...told.args(chief), way: wayOf([home, away], side) };
  const key = chief.code === "to.goal" ? "tell-to-goal" : "tell-to-whistle";
  return { text: told.t(key, args), note: told.t("tell-to-score", args) };
}

const look = ({ code }: GameEvent): Look => ({
  icon: code === "to.whistle" ? "flag" : POTS.has(code) ? "trophy" : code === "to.goal" ? "net" : "list",
  dice: [],
});

export const commentary: Commentary<Laps> = {
  begin: (_snapshot: Snapshot) => ({ minute: null, section: 0, played: new Set(), whistled: null }),
  count,
  opens: ({ code }) => OPENS.has(code),
  weigh,
  head,
  look,
  heading: (lap, t) => t("tell-to-lap", { lap }),
};
