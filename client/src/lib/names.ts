/** Names of people and computers at the table, the same everywhere. */

import type { Snapshot } from "../protocol";
import { t } from "./i18n.svelte";

type Seated = Pick<Snapshot, "seats">;

/** What a seat is called: the person's name, the computer's level, or its number. */
export function seatName(snapshot: Seated | null | undefined, seat: number): string {
  const info = snapshot?.seats.find((s) => s.seat === seat);
  if (info?.name) return info.name;
  if (info?.kind === "bot") return t("seat-computer", { number: seat + 1 });
  return t("seat-number", { number: seat + 1 });
}

/** Up to two letters for an avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? (words[0]?.[0] ?? "") + (words.at(-1)?.[0] ?? "") : name.trim().slice(0, 2);
  return letters.toLocaleUpperCase();
}

/** "Noor, Sam and Lotte" in the language in use. */
export function list(names: string[], language: string): string {
  if (names.length === 1) return names[0] ?? "";
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
