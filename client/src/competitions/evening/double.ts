/** CO-23: the layout of both sides of a double elimination on the television. */
import type { Tie } from "../api";

/** The number of columns per side, and of ties per column. */
const COLUMNS = 4;
const TALL = 4;

export interface Column {
  branch: string;
  round: number;
  ties: Tie[];
  /** Whether this is the first column of its round, which shows the name. */
  named: boolean;
}

const settled = (tie: Tie) => tie.winner > 0 || tie.bye;

/**
 * The columns of a side from its first unfinished round on, or its last rounds when it is over; a large round takes
 * several columns.
 */
export function columnsOf(ties: readonly Tie[], branches: readonly string[]): Column[] {
  const rounds = branches.flatMap((branch) => {
    const own = ties.filter((tie) => tie.branch === branch);
    return [...new Set(own.map((tie) => tie.round))]
      .sort((a, b) => a - b)
      .map((round) => ({ branch, round, ties: own.filter((tie) => tie.round === round) }));
  });
  const open = rounds.findIndex((one) => one.ties.some((tie) => !settled(tie)));
  const columns = rounds.slice(Math.max(0, open < 0 ? rounds.length - COLUMNS : open)).flatMap((one) =>
    Array.from({ length: Math.ceil(one.ties.length / TALL) }, (_, at) => ({
      ...one,
      ties: one.ties.slice(at * TALL, (at + 1) * TALL),
      named: at === 0,
    })),
  );
  return columns.slice(0, COLUMNS);
}
