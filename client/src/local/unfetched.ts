/** A module that was never fetched is needed while there is no network: say so, and leave nobody on an empty page. */
import { t } from "../lib/i18n.svelte";
import { go } from "../lib/router.svelte";
import { toast } from "../ui/toasts.svelte";

export function tellUnfetched({ reason }: { reason: unknown }): void {
  if (!/preload CSS|imported module|module script/i.test(String(reason))) return;
  toast(t("local-not-here-yet"), { kind: "refusal" });
  if (!document.getElementById("main")) go("/", true); // the page itself is what is missing
}
