/** Sharing matches of this browser: a link that contains the whole record, or the record as a file. */

import { call } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { storedMatch } from "../lib/stored-matches";
import { toast } from "../ui/toasts.svelte";
import { save } from "./downloads";
import { fragmentOf } from "./links";

/** `place`: what the link opens, `report` or `at=MOMENT`. */
export async function shareMatch(match: string, place: string): Promise<void> {
  const { game, tokens } = storedMatch(match);
  const record = JSON.stringify(await call(`/matches/${encodeURIComponent(match)}/record`, tokens));
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
