import { language } from "../lib/i18n.svelte";

/** The reader's language as it is written where the reader lives. */
const place = () => navigator.languages.find((tag) => tag.toLowerCase().startsWith(language())) ?? language();

/** A day without its year. */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(place(), { day: "numeric", month: "short" }).format(at);

/** A moment with its day, as people write it where they live; the year only where it is another than now. */
export function dateTime(at: number): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(place(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    year,
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

/** A moment as a field for date and time writes it, by the clock of this device. */
export function localTime(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field says, in seconds since 1970. */
export const secondsOf = (text: string): number => Math.floor(new Date(text).getTime() / 1000);
