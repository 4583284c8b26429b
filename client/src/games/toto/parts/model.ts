/** What the table reads off a view: no rule is judged here, only counted and compared for the eye. */
import type { Draft, Effect, Mark, RoundReport, SeatView, Side, TotoView } from "../types";

export const FIXTURES = 13;
export const WHISTLE = 7;
/** Goals of a side at most (TO-6.6). */
const MOST = 6;
const LETTERS = "ABCDEFGH";
const GOAL = /^goal (\d{1,2})([HA])$/;

/** The letter on a seat's tokens: that of its column, or its number at the table before it has one. */
export function letterOf(seat: SeatView | undefined, index: number): string {
  return seat?.column ? (LETTERS[seat.column - 1] ?? "?") : String(index + 1);
}

/** The token colour (1 to 8) that goes with the letter; 0 without a column. */
export function colourOf(seat: SeatView | undefined): number {
  return seat?.column ?? 0;
}

/** The mark that a score answers to (TO-8.4). */
export function resultOf(score: readonly number[]): Mark {
  const [home = 0, away = 0] = score;
  if (home > away) return "1";
  return away > home ? "2" : "3";
}

/** Which rows of a form would be right if the round ended with these scores. */
export function rightRows(form: string | null, scores: readonly number[][]): boolean[] {
  return scores.map((score, row) => form !== null && form[row] === resultOf(score));
}

/** How many results a form would have right if the round ended now. */
export function countNow(form: string | null, scores: readonly number[][]): number {
  return rightRows(form, scores).filter(Boolean).length;
}

/** Effects of a goal from best to worst, for the eye. */
const BEST: readonly Effect[] = ["right", "safer", "nearer", "none", "further", "wrong"];

/** How far a score goes the way of a mark. */
function margin(mark: Mark, [home = 0, away = 0]: readonly number[]): number {
  if (mark === "3") return -Math.abs(home - away);
  return mark === "1" ? home - away : away - home;
}

/** What the way from one score to another does to a mark, told as the server tells it of a goal (TO-13.14). */
export function effectOf(mark: Mark, before: readonly number[], after: readonly number[]): Effect {
  const [was, now] = [margin(mark, before), margin(mark, after)];
  const enough = mark === "3" ? 0 : 1;
  if (now >= enough) return was < enough ? "right" : now > was ? "safer" : "none";
  if (was >= enough) return "wrong";
  return now > was ? "nearer" : "further";
}

/** A row that nothing can make right any more: the side that was to lose cannot be passed (TO-6.6). */
export function isLost(mark: Mark, [home = 0, away = 0]: readonly number[]): boolean {
  return (mark === "1" && away === MOST) || (mark === "2" && home === MOST);
}

/** How a box looks that a goal could go to: it makes right, helps, does not matter, or hurts. */
export function lookOf(effect: Effect): "right" | "up" | "none" | "hurts" {
  if (effect === "safer" || effect === "nearer") return "up";
  return effect === "further" || effect === "wrong" ? "hurts" : effect;
}

/** Sides ordered by what a goal there does, best first. */
export function rankedSides(sides: Iterable<string>, effectOn: (side: string) => Effect): string[] {
  const rank = (side: string) => BEST.indexOf(effectOn(side));
  return [...sides].sort((a, b) => rank(a) - rank(b));
}

/** The score of a fixture with one goal more, or one less, on a side. */
export function scoreWith(score: readonly number[], side: number, change: number): number[] {
  return score.map((goals, index) => (index === side ? goals + change : goals));
}

/** What a goal is to its match: what a commentator would call it. */
export type Way = "first" | "ahead" | "level" | "back" | "six" | "more";

export function wayOf(after: readonly number[], side: number): Way {
  const [own, other] = [after[side] ?? 0, after[1 - side] ?? 0];
  if (own === MOST) return "six";
  if (own < other) return "back";
  if (own === other) return "level";
  if (own > other + 1) return "more";
  return other === 0 ? "first" : "ahead";
}

export function sideKey(at: Side): string {
  return `${at.fixture}${at.side === 0 ? "H" : "A"}`;
}

export function sideFrom(key: string): Side {
  return { fixture: Number.parseInt(key, 10), side: key.endsWith("H") ? 0 : 1 };
}

/** The sides among the offered answers, by key ("4H"), each with the answer's text. */
export function goalsOffered(choices: readonly string[] | null): Map<string, string> {
  const offered = new Map<string, string>();
  for (const choice of choices ?? []) {
    const found = GOAL.exec(choice);
    if (found) offered.set(`${found[1]}${found[2]}`, choice);
  }
  return offered;
}

/** The card that a side needs next. */
export function cardFor(scores: readonly number[][], at: Side): number {
  return (scores[at.fixture - 1]?.[at.side] ?? 0) + 1;
}

/** The offered sides on which one card fits; all of them without a card. */
export function targetsOf(
  offered: ReadonlyMap<string, string>,
  scores: readonly number[][],
  card: number | null,
): Set<string> {
  const keys = [...offered.keys()];
  return new Set(card === null ? keys : keys.filter((key) => cardFor(scores, sideFrom(key)) === card));
}

/** A hand as a row of faces, 1 to 6 and then 7 for each whistle. */
export function cardsOf(hand: readonly number[] | null): number[] {
  return (hand ?? []).flatMap((count, index) => Array<number>(count).fill(index + 1));
}

/** How many turns until a seat plays, counted clockwise from the seat on turn. */
export function turnsUntil(view: TotoView, seat: number): number | null {
  const from = view.turn ?? view.window?.scorer ?? null;
  if (from === null) return null;
  const count = view.seats.length;
  const ahead = (seat - from + count) % count;
  return ahead === 0 && view.phase === "window" ? count : ahead;
}

/** By number of players, from two: how many cards each is dealt (TO-3.2). */
const DEALT = [32, 21, 16, 12, 10, 9, 8];
/** Above the first part of the cards a round has hardly begun, below the second it is nearly over. */
const EARLY = 0.6;
const LATE = 0.2;

/** How many cards are still in play, and how far the round has come: as everybody can see. */
export function cardsLeft(view: Pick<TotoView, "seats">): {
  cards: number;
  stage: "early" | "middle" | "late";
} {
  const cards = view.seats.reduce((sum, seat) => sum + seat.cards, 0);
  const all = view.seats.length * (DEALT[view.seats.length - 2] ?? 0);
  return { cards, stage: cards > EARLY * all ? "early" : cards > LATE * all ? "middle" : "late" };
}

/** The nearest of the offered sides to a side that was refused: rows first, then the same side. */
export function nearestSides(offered: Iterable<string>, refused: Side, most = 3): string[] {
  const distance = (key: string) => {
    const at = sideFrom(key);
    return Math.abs(at.fixture - refused.fixture) * 2 + Math.abs(at.side - refused.side);
  };
  return [...offered].sort((a, b) => distance(a) - distance(b)).slice(0, most);
}

/** The cursor's next side for an arrow key; stops at the edges of the board. */
export function moveCursor(at: Side, key: string): Side {
  const clamp = (fixture: number) => Math.min(FIXTURES, Math.max(1, fixture));
  if (key === "ArrowUp") return { ...at, fixture: clamp(at.fixture - 1) };
  if (key === "ArrowDown") return { ...at, fixture: clamp(at.fixture + 1) };
  if (key === "ArrowLeft") return { ...at, side: 0 };
  if (key === "ArrowRight") return { ...at, side: 1 };
  if (key === "Home") return { ...at, fixture: 1 };
  if (key === "End") return { ...at, fixture: FIXTURES };
  return at;
}

export function emptyDraft(): Draft {
  return Array<Mark | "">(FIXTURES).fill("");
}

export function draftFrom(form: string | null): Draft {
  return form === null ? emptyDraft() : ([...form] as Draft);
}

export function isComplete(draft: Draft): boolean {
  return draft.length === FIXTURES && draft.every((mark) => mark !== "");
}

/** Fills the empty rows with marks drawn evenly. */
export function fillRandom(draft: Draft, random: () => number): Draft {
  return draft.map((mark) => mark || ((1 + Math.floor(random() * 3)).toString() as Mark));
}

/**
 * Fills the empty rows from the own hand: somebody with many ones can decide many fixtures and expects few draws;
 * somebody with few leaves many scores level. Wins alternate between home and away.
 */
export function fillFromHand(draft: Draft, hand: readonly number[], deck: readonly number[]): Draft {
  const cards = hand.reduce((sum, count) => sum + count, 0);
  const all = deck.reduce((sum, count) => sum + count, 0);
  const usual = all === 0 ? 0 : (cards * (deck[0] ?? 0)) / all;
  const draws = Math.min(7, Math.max(1, Math.round(4 - ((hand[0] ?? 0) - usual))));
  const empty = draft.flatMap((mark, row) => (mark ? [] : [row]));
  const level = new Set<number>();
  for (let i = 0; i < draws; i += 1) {
    const row = empty[Math.floor(((i + 0.5) * empty.length) / draws)];
    if (row !== undefined) level.add(row);
  }
  let wins = 0;
  return draft.map((mark, row) => {
    if (mark) return mark;
    if (level.has(row)) return "3";
    wins += 1;
    return wins % 2 === 1 ? "1" : "2";
  });
}

/** A seat's cash before the first round and after each reported one. */
export function moneyOf(reports: readonly RoundReport[], seat: number, start = 50): number[] {
  return [start, ...reports.map((report) => report.cash[seat] ?? 0)];
}

export interface Standing {
  seat: number;
  place: number;
  cash: number;
  right: number;
  led: number;
  best: number;
}

/** The ranking with what its ties are broken by (TO-11.4), best first; the places come from the engine. */
export function standings(view: TotoView): Standing[] {
  const rows = view.seats.map((seat, index) => {
    const counts = view.reports.map((report) => report.counts[index] ?? 0);
    return {
      seat: index,
      place: view.places?.[index] ?? 0,
      cash: seat.cash,
      right: counts.reduce((sum, count) => sum + count, 0),
      led: view.reports.filter((report) => report.leaders.includes(index)).length,
      best: Math.max(0, ...counts),
    };
  });
  return rows.sort((a, b) => a.place - b.place || b.cash - a.cash || a.seat - b.seat);
}

/** Counts of all seats after the first `rows` fixtures of a report have been read out. */
export function countsAfter(report: RoundReport, rows: number): number[] {
  return report.forms.map((form) => {
    let right = 0;
    for (let row = 0; row < rows; row += 1) if (form[row] === report.results[row]) right += 1;
    return right;
  });
}

/** A seat's cash at the end of a round, before or after the pot is paid. */
export function cashAt(report: RoundReport, seat: number, paid: boolean): number {
  const prize = report.leaders.includes(seat) ? report.share : 0;
  return (report.cash[seat] ?? 0) - (paid ? 0 : prize);
}

/** What lies in the pot at the end of a round, before or after it is paid. */
export function potAt(report: RoundReport, paid: boolean): number {
  return paid && report.outcome !== "stays" ? 0 : report.pot;
}

/** The seats that have a row of a report right. */
export function rightSeats(report: RoundReport, row: number): number[] {
  return report.forms.flatMap((form, seat) => (form[row] === report.results[row] ? [seat] : []));
}

/** In which order tokens of a row fall: those of who led before it come last (TO-8.5). */
export function landing(report: RoundReport, row: number): number[] {
  const before = countsAfter(report, row);
  return rightSeats(report, row).sort((a, b) => (before[a] ?? 0) - (before[b] ?? 0));
}
