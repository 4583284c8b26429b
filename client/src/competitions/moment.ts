import { language } from "../lib/i18n.svelte";

/** A moment with its day, as people write it. */
export const moment = (at: number) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
