/** Names of people and computers at the table, the same everywhere. */

import type { Snapshot } from "../protocol";
import { t } from "./i18n.svelte";

interface Named {
  seat: number;
  kind: "person" | "bot";
  name: string | null;
}

/** What whoever sits there is called: by name, or as a computer or a player with a number. */
export function nameOf(info: Named): string {
  if (info.name) return named(info.name);
  return t(info.kind === "bot" ? "seat-computer" : "seat-number", { number: info.seat + 1 });
}

type Seated = Pick<Snapshot, "seats">;

/** What the server calls somebody whose account is deleted. */
const FORMER = "former player";

/** A text of the server's with the neutral name in the reader's language. */
export const named = (text: string): string => text.replaceAll(FORMER, t("person-gone"));

/** Whoever sits on a seat. */
export function seatName(snapshot: Seated | null | undefined, seat: number): string {
  return nameOf(snapshot?.seats.find((s) => s.seat === seat) ?? { seat, kind: "person", name: null });
}

/** Whether the reader sits there, and has given no name. */
export const isNameless = (snapshot: Seated | null | undefined, seat: number): boolean =>
  !!snapshot && readerOf(snapshot) === seat && !snapshot.seats.find((s) => s.seat === seat)?.name;

/** The same beside a shirt or a score: a reader without a name is "You". Sentences have a form of their own for him. */
export const labelOf = (snapshot: Seated | null | undefined, seat: number): string =>
  isNameless(snapshot, seat) ? t("play-you") : seatName(snapshot, seat);

/** What a side of a match is called: its team where that has a name of its own, else whoever leads it. */
export function sideName(snapshot: Seated | null | undefined, seat: number): string {
  return named(snapshot?.seats.find((s) => s.seat === seat)?.team ?? seatName(snapshot, seat));
}

/** What a side is called beside a shirt or a score: by its team, else as whoever leads it is. */
export const sideLabel = (snapshot: Seated | null | undefined, seat: number): string =>
  snapshot?.seats.find((s) => s.seat === seat)?.team ? sideName(snapshot, seat) : labelOf(snapshot, seat);

/** The seat of the reader, whom sentences call "you": nobody among spectators or around a shared device. */
export function readerOf(snapshot: Seated): number | null {
  const [first, ...others] = snapshot.seats.filter((info) => info.yours);
  return first && others.length === 0 ? first.seat : null;
}

/** What sentences with two forms choose by. */
export const youOf = (snapshot: Seated, seat: unknown): "yes" | "no" =>
  seat !== undefined && readerOf(snapshot) === seat ? "yes" : "no";

/** Up to two letters for an avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? (words[0]?.[0] ?? "") + (words.at(-1)?.[0] ?? "") : name.trim().slice(0, 2);
  return letters.toLocaleUpperCase();
}

/** A formatter takes long to make. */
const formats = new Map<string, Intl.ListFormat>();

/** "Noor, Sam and Lotte" in the language in use. */
export function list(names: string[], language: string): string {
  if (names.length === 1) return names[0] ?? "";
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  formats.set(language, format);
  return format.format(names);
}
