/** A time of day, in the reader's locale. */

import { language } from "../../lib/i18n.svelte";

export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(navigator.languages.find((tag) => tag.startsWith(language())) ?? language(), {
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
