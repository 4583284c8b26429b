/** Sound is off until somebody wants it; it is offered once on a device, when the first match has begun. */

import { t } from "../lib/i18n.svelte";
import { prefer, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { toast } from "../ui/toasts.svelte";

export function offerSound(): void {
  if (settings.sound || settings.soundOffered) return;
  prefer("soundOffered", true);
  toast(t("sound-offer"), { kind: "offer", action: { label: t("sound-offer-yes"), run: switchOn } });
}

function switchOn(): void {
  prefer("sound", true);
  play("whistle");
}
