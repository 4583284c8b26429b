/** Dice as beats for the stage: who meets whom, what hangs on the die, what came of it, in words for the reader. */

import { t } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import { seatName } from "../../lib/names";
import type { GameEvent, Snapshot } from "../../protocol";
import type { Beat, Die, Man } from "../../stage/beat";
import { meaningsOf } from "../../stage/stakes";
import { afterwards, bareCode, type Kind, kindOf, lastBefore, outcomeOf, stakesOf } from "./parts/duels";
import { cellNamed, flightOf, manNamed, seatOfMan } from "./parts/pitch";
import { clockNote, manOf, naming, type Reader, verdictOf } from "./parts/staging";
import type { ChampionsView } from "./types";

/** What beats are made from: everything that is known, and who reads. */
export interface Reading {
  known: Snapshot<ChampionsView>;
  all: readonly GameEvent[];
  /** The reader's seat; null for a spectator, and around one device. */
  seat: number | null;
}

const RESTART_ROLL = "CH-15.7";
const THROW_IN = 3;

/** A beat, whether its question has been seen and answered here, and what to do once it is seen. */
export interface Staged {
  beat: Beat;
  asked: boolean;
  /** What is told with it: the die, and the clock that it moves. */
  until: number;
  seen: () => void;
}

type Known = Pick<MatchClient<ChampionsView>, "known" | "knownEvents" | "seats" | "isReplay" | "spoken">;

/** What a table shows of an event with a die to whoever sits on `seat`; around one device nothing is good or poor. */
export function stagedOf(event: GameEvent, match: Known, seat: number | null): Staged | null {
  const { known, knownEvents: all, seats, isReplay } = match;
  const reader = seats.length > 1 && !isReplay ? null : seat;
  const beat = known ? beatOf(event, { known, all, seat: reader }) : null;
  if (beat === null) return null;
  const asked = !isReplay && beat.reader === 1 && beat.dice.length > 0 && !beat.small;
  const [next] = afterwards(event, all);
  const until = next?.code === "ch.clock" ? next.n : event.n;
  return { beat, asked, until, seen: () => match.spoken.add(event.n) }; // the stage reads it out itself
}

/** The beat of an event that a die has decided, or a foul; null for every other. */
export function beatOf(event: GameEvent, reading: Reading): Beat | null {
  const kind = kindOf(event);
  if (kind === null) return null;
  const parts = { event, kind, ...reading };
  if (kind === "roll" || kind === "kick-off") return rollBeat(parts);
  if (kind === "foul") return foulBeat(parts);
  return duelBeat(parts);
}

interface Parts extends Reading {
  event: GameEvent;
  kind: Kind;
}

/** Small matters: the roll of a turn, of a restart, of the kick-off. */
function rollBeat({ event, kind, known, all, seat }: Parts): Beat {
  const { face = 0 } = event.args;
  const roller = event.args.seat ?? 0;
  const who = seat === null ? "other" : roller === seat ? "you" : "them";
  const name = seatName(known, roller);
  const award = lastBefore(all, event.n, ["ch.award"]);
  const sides = event.rule === RESTART_ROLL && award?.args.restart === THROW_IN ? 4 : 6;
  return {
    ...plain(event, kind),
    ask: { head: t(`ch-beat-${kind}-ask`, { who, name }), hint: "" },
    dice: [{ sides, man: null, points: null }],
    falls: [{ face, sum: null, line: NOTHING, chances: [] }],
    verdict: {
      line: NOTHING,
      text: t("ch-beat-rolled", { who, name, face }),
      note: face === 1 ? clockNote(afterwards(event, all), known.view) : "",
      winner: null,
      kit: null,
    },
    small: "strip",
  };
}

const NOTHING = { head: "", hint: "" };

function plain(event: GameEvent, kind: Kind) {
  return {
    from: event.n,
    to: event.n,
    kind: t("ch-beat-kind", { kind }),
    rule: event.rule,
    men: [] as Man[],
    reader: null as Reader,
    chances: [],
    faces: [],
  };
}

/** No die falls: the roll before it took him onto an opponent (CH-19.2). */
function foulBeat(parts: Parts): Beat {
  const { event, kind, all, known, seat } = parts;
  const [fouler, victim] = [manNamed(event.args.man ?? 0), manNamed(event.args.victim ?? 0)];
  const reader = readerOf(seatOfMan(victim), seat);
  const men = [manOf(victim, 0, known, reader, ""), manOf(fouler, 1, known, reader, "")];
  const roll = lastBefore(all, event.n, ["ch.roll"])?.args.face ?? 0;
  const names = { a: men[0]?.name ?? "", b: men[1]?.name ?? "", roll };
  return {
    ...plain(event, kind),
    ask: { head: t("ch-beat-foul-ask", names), hint: roll ? t("ch-beat-foul-hint", names) : "" },
    men,
    reader,
    dice: [],
    falls: [],
    verdict: verdictOf("foul", 0, 0, parts, men, reader),
  };
}

const readerOf = (attack: number, seat: number | null): Reader =>
  seat === null ? null : seat === attack ? 0 : 1;

/** An attempt to intercept, or a save. */
function duelBeat(parts: Parts): Beat {
  const { event, kind, all, known, seat } = parts;
  const second = manNamed(event.args.man ?? 0);
  const leg = legOf(event, kind, all);
  const first = nameOf(leg);
  const reader = readerOf(first ? seatOfMan(first) : 1 - seatOfMan(second), seat);
  const shot = lastBefore(all, event.n, ["ch.shot"]);
  const isShot = kind === "save" && first !== null && shot !== undefined;
  const left = isShot ? t("ch-beat-left", { count: shot.args.left ?? 0 }) : "";
  const men = [
    ...(first ? [manOf(first, 0, known, reader, left)] : []),
    manOf(second, 1, known, reader, t(kind === "save" ? "ch-beat-dives" : "ch-beat-steps-in")),
  ];
  const stakes = stakesOf(event, all);
  const { face = 0 } = event.args;
  const fallen = event.code === "ch.intercepted" ? 3 : face;
  const die: Die = { sides: kind === "save" ? 4 : 3, man: men.length - 1, points: null };
  const args = { a: first ? (men[0]?.name ?? "") : "", b: men.at(-1)?.name ?? "", who: whoOf(1, reader) };
  const asks =
    kind === "save" || leg?.code === "ch.pass" || leg?.code === "ch.kick" ? kind : leg ? "shot" : "loose";
  return {
    ...plain(event, kind),
    rule: RULES[kind] ?? event.rule,
    ask: { head: t(`ch-beat-${asks}-ask`, args), hint: t(`ch-beat-${kind}-hint`, args) },
    men,
    reader,
    dice: fallen > 0 ? [die] : [],
    faces: stakes && fallen > 0 ? meaningsOf(stakes, naming, "") : [],
    falls: fallen > 0 ? [{ face: fallen, sum: null, line: NOTHING, chances: [] }] : [],
    verdict: verdictOf(outcomeOf(event, all), fallen, 1, parts, men, reader),
  };
}

const RULES: Partial<Record<Kind, string>> = { save: "CH-12.5", interception: "CH-13.8" };

const whoOf = (side: 0 | 1, reader: Reader): string =>
  reader === null ? "other" : side === reader ? "you" : "them";

/** How the ball was played that somebody wants: the shot, or what comes past the cell; none where it runs loose. */
function legOf(event: GameEvent, kind: Kind, all: readonly GameEvent[]): GameEvent | undefined {
  const last = lastBefore(all, event.n, ["ch.pass", "ch.kick", "ch.shot", "ch.loose", "ch.rebound"]);
  if (!last || !LEGS.has(bareCode(last.code))) return undefined;
  if (kind === "save") return lastBefore(all, event.n, ["ch.shot"]);
  const cell = lastBefore(all, event.n, ["ch.attempt"])?.args.cell ?? -1;
  const legs = all.filter(({ n, code }) => n < event.n && LEGS.has(bareCode(code)));
  return legs.findLast((leg) => passes(leg, cell)) ?? legs.at(-1);
}

const LEGS = new Set(["pass", "kick", "shot"]);
const nameOf = (leg: GameEvent | undefined): string | null =>
  leg?.args.man === undefined ? null : manNamed(leg.args.man);

function passes({ args }: GameEvent, cell: number): boolean {
  return flightOf(args).cells.includes(cellNamed(cell));
}
