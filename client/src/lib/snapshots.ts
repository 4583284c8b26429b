import type { Moment, News, Presence, Snapshot } from "../protocol";

/** The view of one seat in a snapshot, or what everybody may see. */
export function viewIn<V>(snapshot: Snapshot<V> | null, seat: number | null): V | undefined {
  return (seat === null ? undefined : snapshot?.views?.[String(seat)]) ?? snapshot?.view;
}

/** A snapshot in which these people have come, gone or taken a name. */
export function withPresence<V>(snapshot: Snapshot<V>, news: readonly Presence[]): Snapshot<V> {
  const by = new Map(news.map((person) => [person.seat, person]));
  return { ...snapshot, seats: snapshot.seats.map((seat) => ({ ...seat, ...by.get(seat.seat) })) };
}

/** The snapshot after some news. Views come without what is settled: that is told once and stays as it was. */
export function withNews<V>(before: Snapshot<V>, news: News<V>): Snapshot<V> {
  const { settled, view, views, ...rest } = news;
  return {
    ...before,
    ...rest,
    view: { ...before.view, ...settled, ...view },
    views: Object.fromEntries(
      Object.entries(views).map(([seat, own]) => [
        seat,
        { ...(before.views[seat] ?? before.view), ...settled, ...own },
      ]),
    ),
  } as Snapshot<V> & Moment<V>;
}
