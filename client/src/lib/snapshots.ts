import type { Moment, Presence, Snapshot, Update } from "../protocol";

/** The view of one seat in a snapshot, or what everybody may see. */
export function viewIn<V>(snapshot: Snapshot<V> | null, seat: number | null): V | undefined {
  return (seat === null ? undefined : snapshot?.views?.[String(seat)]) ?? snapshot?.view;
}

/** A snapshot with changed presence: these people connected, disconnected or took a name. */
export function withPresence<V>(snapshot: Snapshot<V>, changed: readonly Presence[]): Snapshot<V> {
  const by = new Map(changed.map((person) => [person.seat, person]));
  return { ...snapshot, seats: snapshot.seats.map((seat) => ({ ...seat, ...by.get(seat.seat) })) };
}

/** The snapshot after an update. Unchanged parts stay the same objects. */
export function updated<V>(
  before: Snapshot<V>,
  { last, clock, changed, view, views }: Update<V>,
): Snapshot<V> {
  const own = Object.entries(before.views).map(([seat, seen]) => [seat, withFields(seen, views[seat] ?? {})]);
  return {
    ...before,
    ...changed,
    last,
    clock,
    view: withFields(before.view, view),
    views: Object.fromEntries(own),
  };
}

function withFields<T>(before: T, changed: Partial<T>): T {
  return Object.keys(changed).length > 0 ? { ...before, ...changed } : before;
}

/** An update with every field, for senders that do not remember what they sent before. */
export function fullUpdate<V>({ last, clock, view, views, ...changed }: Moment<V>): Update<V> {
  return { last, clock, changed, view: view as Partial<V>, views };
}
