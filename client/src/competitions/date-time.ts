import { language } from "../lib/i18n.svelte";

/** A moment with its day, as people write it where they live. */
export function dateTime(at: number): string {
  const place = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(place, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
