/** A result as the organiser types it: entered from a real table, overturned, struck out, or a forfeit. */
import { competingOf } from "../../games";
import type { Competition, DeskAct, Fixture, Report } from "../api";

export const CARDS = ["Y", "2Y", "R", "YR"];
export const GOAL = "goal";
export type Kind = "enter" | "award" | "overturn" | "strike";
/** CO-15.6: what a table writes down of everybody; only the first is needed. */
export const COLUMNS = ["cash", "right", "leads", "bests"] as const;
export type Column = (typeof COLUMNS)[number];
const ROUNDS = 5;
type Pair = [number, number];
/** By side, something about its men, by squad number. */
type ByMan<T> = [Record<string, T>, Record<string, T>];

export interface Line {
  side: 0 | 1;
  man: number;
  code: string;
}

/** CO-15: many at a table, for money. */
export const isSession = (fixture: Fixture): boolean => fixture.stage === "tables";

/** What can be done to a match: before it is played, while it is, and once it has a result. */
export function kindsOf(fixture: Fixture): Kind[] {
  if (isSession(fixture)) {
    if (fixture.status === "waiting") return fixture.enterable ? ["enter"] : [];
    return fixture.strikable ? ["strike"] : [];
  }
  if (fixture.status === "waiting") return fixture.enterable ? ["enter", "award"] : [];
  if (fixture.status === "begun") return ["award"];
  return fixture.report ? ["overturn", "strike"] : [];
}

export class ResultForm {
  kind = $state<Kind>("enter");
  decided = $state("90");
  after90 = $state<Pair>([0, 0]);
  goals = $state<Pair>([0, 0]);
  shootout = $state<Pair>([0, 0]);
  lines = $state<Line[]>([]);
  loser = $state<0 | 1>(0);
  reason = $state("");
  /** A match that ended for want of players keeps being one (CO-4.4). */
  short = $state.raw<Report | null>(null);
  fixture = $state.raw<Fixture | null>(null);
  injuries = $state.raw<string[]>([]);
  golden = $state(false);
  /** CO-15.6: of a session at a table the rounds, and by seat what is in the columns; null until it is typed. */
  rounds = $state<number | null>(ROUNDS);
  sheet = $state<Record<Column, (number | null)[]>>({ cash: [], right: [], leads: [], bests: [] });

  open(competition: Competition, fixture: Fixture): void {
    const report = fixture.report;
    this.fixture = fixture;
    const terms = competingOf(competition.config.game);
    this.injuries = ["1", "2"].slice(0, terms.worst_injury);
    this.golden = terms.golden_goal;
    this.kind = kindsOf(fixture)[0] ?? "enter";
    this.reason = "";
    this.loser = 0;
    this.short = report?.short ? report : null; // no other forfeit is entered by hand
    this.decided = !report || (report.decided === "FORFEIT" && !this.short) ? "90" : report.decided;
    this.after90 = report ? [...report.goals90] : [0, 0];
    this.goals = report ? [...report.goals] : [0, 0];
    this.shootout = report?.shootout ? [...report.shootout] : [0, 0];
    this.lines = ([0, 1] as const).flatMap((side) =>
      [report?.cards, report?.injuries].flatMap((codes) =>
        Object.entries(codes?.[side] ?? {}).map(([man, code]) => ({ side, man: Number(man), code })),
      ),
    );
    this.rounds = Number(competition.config.options?.rounds ?? ROUNDS);
    for (const column of COLUMNS) this.sheet[column] = fixture.sides.map(() => null);
    for (const side of [0, 1] as const)
      for (const [man, count] of Object.entries(fixture.scorers?.[side] ?? {}))
        for (let goal = 0; goal < count; goal += 1) this.lines.push({ side, man: Number(man), code: GOAL });
  }

  /** Whether there is a score after extra time: none before a shoot-out where the first goal ends it. */
  get extra(): boolean {
    return this.decided === "ET" || (this.decided === "PEN" && !this.golden);
  }

  /** Goals after extra time begin where the ninety minutes ended. */
  reach(): void {
    const [home, away] = this.after90;
    this.goals = [Math.max(this.goals[0], home), Math.max(this.goals[1], away)];
  }

  #codes(kind: string[]): ByMan<string> {
    const found: ByMan<string> = [{}, {}];
    for (const line of this.lines)
      if (kind.includes(line.code)) found[line.side][String(line.man)] = line.code;
    return found;
  }

  /** Whether a new result is still as the form opens it: nothing can be wrong with it yet. */
  get untouched(): boolean {
    if (this.kind === "enter" && this.fixture && isSession(this.fixture))
      return this.sheet.cash.includes(null);
    return (
      this.kind === "enter" && this.decided === "90" && this.lines.length === 0 && !this.after90.some(Boolean)
    );
  }

  get scorers(): ByMan<number> {
    const found: ByMan<number> = [{}, {}];
    for (const { side, man, code } of this.lines)
      if (code === GOAL) found[side][man] = (found[side][man] ?? 0) + 1;
    return found;
  }

  get report(): Report {
    const { short, decided } = this;
    return {
      goals90: this.after90,
      goals: this.extra ? this.goals : this.after90,
      decided,
      shootout: decided === "PEN" ? this.shootout : null,
      cards: this.#codes(CARDS),
      injuries: this.#codes(this.injuries),
      ...(short && decided === "FORFEIT" ? { loser: short.loser, short: short.short } : {}),
    };
  }

  /** What is sent; without a reason only to be foreseen. */
  act(foresee: boolean): DeskAct {
    const fixture = this.fixture?.id ?? "";
    const reason = this.reason.trim() || (foresee ? "…" : "");
    const about = { fixture, reason, foresee };
    if (this.kind === "award") return { act: "award", side: this.loser, ...about };
    if (this.kind === "enter" && this.fixture && isSession(this.fixture)) {
      const column = (name: Column) => this.sheet[name].map((figure) => figure ?? 0);
      const [cash, right, leads, bests] = [column("cash"), column("right"), column("leads"), column("bests")];
      return { act: "enter", sheet: { rounds: this.rounds ?? 0, cash, right, leads, bests }, ...about };
    }
    if (this.kind === "strike") return { act: "overturn", report: null, ...about };
    return { act: this.kind, report: this.report, scorers: this.scorers, ...about };
  }
}
