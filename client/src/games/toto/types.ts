/** The view of `dugout.games.toto.view`, as it comes over the wire. */

export type { RoundReport, SeatView, TotoView, WindowView } from "../../wire";

/** A side of a fixture: the fixture counts from 1, side 0 is home. */
export interface Side {
  fixture: number;
  side: number;
}

export type Mark = "1" | "2" | "3";
/** A form while it is being filled in: an empty text where no mark stands yet. */
export type Draft = (Mark | "")[];

/** What a goal does to a form (TO-13.14). */
export type Effect = "right" | "safer" | "nearer" | "none" | "further" | "wrong";
