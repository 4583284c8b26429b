import { language } from "../lib/i18n.svelte";

/** The reader's language with the conventions of the reader's region. */
const place = () => navigator.languages.find((tag) => tag.toLowerCase().startsWith(language())) ?? language();

/** A day without its year. */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(place(), { day: "numeric", month: "short" }).format(at);

/** Date and time in the reader's locale; the year only if it is not the current one. */
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

/** A moment in the format of a `datetime-local` field, in the time zone of this device. */
export function localTime(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of such a field, in seconds since 1970. */
export const secondsOf = (text: string): number => Math.floor(new Date(text).getTime() / 1000);
