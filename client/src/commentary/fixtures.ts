/** Real matches for tests, as whoever sits on the first seat knew them (scripts/check_log.py). */
import type { GameEvent, Snapshot } from "../protocol";

export interface Match {
  game: string;
  names: string[];
  view: unknown;
  events: GameEvent[];
}

/** The match as it stands at its end; `reader` sits on a seat, nobody for a spectator. */
export function snapshotOf({ game, names, view }: Match, reader: number | null = 0): Snapshot {
  const seats = names.map((name, seat) => ({
    seat,
    name,
    kind: "person",
    yours: seat === reader,
    team: null,
  }));
  return { game, view, seats, options: {} } as unknown as Snapshot;
}
