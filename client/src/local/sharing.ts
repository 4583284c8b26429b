/** Sharing matches of this browser: a link that contains the whole record, or the record as a file. */

import { call, errorOf } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { storedMatch } from "../lib/stored-matches";
import { refusalText } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { save } from "./downloads";
import { fragmentOf } from "./links";

/** The record as text; null where the referee does not give it, which is said. */
async function recordOf(match: string, tokens: string[]): Promise<string | null> {
  try {
    return JSON.stringify(await call(`/matches/${encodeURIComponent(match)}/record`, tokens));
  } catch (error) {
    toast(refusalText(errorOf(error)), { kind: "refusal" });
    return null;
  }
}

/** `place`: what the link opens, `report` or `at=MOMENT`. */
export async function shareMatch(match: string, place: string): Promise<void> {
  const { game, tokens } = storedMatch(match);
  const record = await recordOf(match, tokens);
  if (record === null) return;
  const fragment = await fragmentOf(record, place);
  if (fragment === null) {
    save(`${game || "dugout"}-${match}.json`, record);
    toast(t("local-link-too-long"));
    return;
  }
  const url = `${new URL("./", document.baseURI).href}?/replay${fragment}`;
  try {
    if (navigator.share) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toast(t("local-link-copied"));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) toast(url);
  }
}
