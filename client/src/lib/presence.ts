import type { Presence, Snapshot } from "../protocol";

/** A snapshot in which these people have come, gone or taken a name. */
export function withPresence<V>(snapshot: Snapshot<V>, news: readonly Presence[]): Snapshot<V> {
  const by = new Map(news.map((person) => [person.seat, person]));
  return { ...snapshot, seats: snapshot.seats.map((seat) => ({ ...seat, ...by.get(seat.seat) })) };
}
