/** The integers of an event, or the figures of a question, as words for the sentence. */
import type { Args, Translate } from "../../lib/i18n.svelte";
import { language } from "../../lib/i18n.svelte";
import { list, seatName, youOf } from "../../lib/names";
import type { Figures, Snapshot } from "../../protocol";
import { FIXTURES } from "./parts/model";
import { fixtureName, teamName, teamSaid } from "./parts/names";
import type { TotoView } from "./types";

const SEATS = new Set(["seat", "scorer"]);
/** Arguments that are masks: one bit a seat. */
const MASKS = new Set(["open", "asked", "right", "leaders", "winners"]);

const BIG = new Set([
  "to.whistle",
  "to.round-over",
  "to.pot-taken",
  "to.pot-shared",
  "to.pot-stays",
  "to.game-over",
]);
/** Said by the table itself, and too often for a log. */
const QUIET = new Set(["to.window", "to.stands", "to.form"]);

export { commentary } from "./commentary";

export const big = (code: string): boolean => BIG.has(code);
export const quiet = ({ code }: { code: string }): boolean => QUIET.has(code);

/** Before the first deal there is nothing to hide: columns are chosen in front of everybody. */
export const open = ({ view }: Snapshot): boolean => (view as TotoView | undefined)?.phase === "columns";

/** The seats of a mask, lowest first. */
export function seatsIn(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; mask >> seat > 0; seat += 1) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** A mark as a number: sentences choose by number, and a text "1" would fall through to the last variant. */
export const markNumber = (mark: string): number => Number(mark);

/** The matches of a forecast by their marks, with the names of those who are to win. */
function forecastArgs(text: string, view: TotoView, t: Translate): Args {
  const marks = text.split(" ");
  const named = (mark: string, name: (row: number) => string): string => {
    const names = marks.flatMap((one, row) => (one === mark ? [name(row + 1)] : []));
    return names.length > 0 ? list(names, language()) : t("coach-plan-to-none");
  };
  return {
    home: named("1", (row) => teamName(view, row, 0, t)),
    away: named("2", (row) => teamName(view, row, 1, t)),
    draws: named("3", (row) => fixtureName(view, row, t)),
  };
}

/** The 13 marks behind a form's number. */
export function formText(form: number): string {
  let marks = "";
  let rest = form;
  for (let row = 0; row < FIXTURES; row += 1) {
    marks = `${"123"[rest % 3]}${marks}`;
    rest = Math.floor(rest / 3);
  }
  return marks;
}

/** Whoever sits there, as he stands in a sentence: the reader is "you". */
const called = (snapshot: Snapshot, seat: number, t: Translate): string =>
  youOf(snapshot, seat) === "yes" ? t("toto-you") : seatName(snapshot, seat);

/** Several as a list, the reader first; `-you` says whether it is the reader alone, with others, or neither. */
function maskArgs(name: string, seats: readonly number[], snapshot: Snapshot, t: Translate): Args {
  const isReader = (seat: number) => youOf(snapshot, seat) === "yes";
  const ordered = [...seats.filter(isReader), ...seats.filter((seat) => !isReader(seat))];
  const names = ordered.map((seat) => called(snapshot, seat, t));
  return {
    [name]: list(names, language()),
    [`${name}-count`]: seats.length,
    [`${name}-you`]: !seats.some(isReader) ? "no" : seats.length === 1 ? "yes" : "with",
  };
}

/**
 * Seats become names; masks become lists of names, with `<name>-count` and `<name>-you` beside them; a fixture stays a
 * number and brings `match` ("France–Spain"), a side brings the `team` that plays there (`team-said` within a
 * sentence), a column becomes its letter.
 */
export function eventArgs(event: { code: string; args: Figures }, snapshot: Snapshot, t: Translate): Args {
  const view = snapshot.view as TotoView;
  const { args } = event;
  const words: Args = { you: youOf(snapshot, args.seat), "scorer-you": youOf(snapshot, args.scorer) };
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value !== "number") words[name] = value;
    else if (SEATS.has(name)) words[name] = called(snapshot, value, t);
    else if (MASKS.has(name)) Object.assign(words, maskArgs(name, seatsIn(value), snapshot, t));
    else if (name === "fixture") {
      words.fixture = value;
      words.match = fixtureName(view, value, t);
    } else if (name === "column") words.column = "ABCDEFGH"[value - 1] ?? String(value);
    else if (name === "form") words.form = formText(value);
    else words[name] = value;
  }
  if (typeof args.marks === "string") Object.assign(words, forecastArgs(args.marks, view, t));
  const { fixture, side } = event.args;
  if (typeof fixture === "number" && typeof side === "number") {
    words.team = teamName(view, fixture, side, t);
    words["team-said"] = teamSaid(view, fixture, side, t);
  }
  return words;
}

/** A goal of a plan: it may be the reader's own, one that was played or one that should have been. */
export const planned = (step: { code: string; args: Args }, t: Translate, snapshot: Snapshot): string =>
  step.code === "to.goal"
    ? t("coach-plan-to-goal", {
        ...step.args,
        ...eventArgs(step as { code: string; args: Figures }, snapshot, t),
      })
    : "";
