/** A result as the organiser enters it: from a real table, overturned, struck out, or a forfeit. */
import { competingOf } from "../../games";
import type { Competition, DeskAct, Fixture, Report } from "../api";

export const CARDS = ["Y", "2Y", "R", "YR"];
export const GOAL = "goal";
export type Kind = "enter" | "award" | "overturn" | "strike";
/** CO-15.6: what is recorded for everybody at a table; only the first is required. */
export const COLUMNS = ["cash", "right", "leads", "bests"] as const;
export type Column = (typeof COLUMNS)[number];
const ROUNDS = 5;
/** Whether a figure can be sent: an emptied field has none, and you can type -1 or 2.5 into it. */
const counts = (figure: number | null | undefined): boolean =>
  Number.isInteger(figure) && Number(figure) >= 0;
export const NOBODY = -1;
type Pair = [number, number];
/** By side and squad number, a fact about players. */
type ByMan<T> = [Record<string, T>, Record<string, T>];

export interface Line {
  side: 0 | 1;
  man: number;
  code: string;
}

/** CO-15: many at a table, for money. */
export const isSession = (fixture: Fixture): boolean => fixture.stage === "tables";

/** The actions for a match: before it is played, during it, and once it has a result. */
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
  /** The side that forfeits: the first or the second; none until chosen. */
  loser = $state(NOBODY);
  reason = $state("");
  /** A match that ended for lack of players remains one (CO-4.4). */
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
    this.loser = NOBODY;
    this.short = report?.short ? report : null; // other forfeits are not entered by hand
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

  /** Goals after extra time start from the score after ninety minutes. */
  reach(): void {
    const [home, away] = this.after90;
    this.goals = [Math.max(this.goals[0], home), Math.max(this.goals[1], away)];
  }

  /** Begins with what was said before: one figure of it is wrong, not all. */
  take(said: Pick<Report, "goals90" | "goals" | "decided" | "shootout">): void {
    this.decided = said.decided;
    this.after90 = [...said.goals90];
    this.goals = [...said.goals];
    this.shootout = said.shootout ? [...said.shootout] : [0, 0];
  }

  #codes(kind: string[]): ByMan<string> {
    const found: ByMan<string> = [{}, {}];
    for (const line of this.lines)
      if (kind.includes(line.code)) found[line.side][String(line.man)] = line.code;
    return found;
  }

  /** Whether a new result is still in its initial state, so that no error is shown yet. */
  get untouched(): boolean {
    if (this.kind === "award") return this.loser === NOBODY;
    if (this.kind === "enter" && this.fixture && isSession(this.fixture))
      return this.sheet.cash.includes(null);
    return (
      this.kind === "enter" && this.decided === "90" && this.lines.length === 0 && !this.after90.some(Boolean)
    );
  }

  /** Whether every figure that is sent counts something; of a session only the cash has to be typed. */
  get whole(): boolean {
    if (this.kind === "award" || this.kind === "strike") return true;
    if (this.fixture && isSession(this.fixture))
      return (
        counts(this.rounds) && COLUMNS.every((name) => this.sheet[name].every((one) => counts(one ?? 0)))
      );
    const { goals, shootout } = this.report;
    return (
      [...this.after90, ...goals, ...(shootout ?? [])].every(counts) &&
      this.lines.every(({ man }) => counts(man))
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

  /** The command to send; without a reason it only serves to request the consequences. */
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
