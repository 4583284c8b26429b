/** What the address of a replay asks for, and the address of a moment, to be shared. */
import { t } from "../lib/i18n.svelte";
import { localReferee } from "../lib/local-referee";
import { linkTo } from "../lib/router.svelte";
import { toast } from "../ui/toasts.svelte";
import type { Reel } from "./reel.svelte";

export const addressOf = (match: string, at: number): string =>
  `/match/${encodeURIComponent(match)}?at=${at}`;

/** The stop that the address asks for: a moment for everybody (`at`), or before a line of your log (`event`). */
export function wishedStop(reel: Reel, search: string): number | null {
  const query = new URLSearchParams(search);
  const [at, event] = [query.get("at"), query.get("event")];
  if (event && Number.isFinite(Number(event))) return reel.questionBefore(Number(event));
  return at && Number.isFinite(Number(at)) ? reel.stopAt(Number(at)) : null;
}

/** Whether whoever asks for a moment wants to see it happen. */
export const wantsToSee = (search: string): boolean => new URLSearchParams(search).has("play");

/** The seat of whoever asks to play a moment again. */
export function seatToPlay(search: string): number | null {
  const seat = new URLSearchParams(search).get("again");
  return seat && /^\d$/.test(seat) ? Number(seat) : null;
}

export async function shareMoment(match: string, at: number): Promise<void> {
  const judge = localReferee();
  if (judge) return judge.share(match, `at=${at}`);
  const link = linkTo(addressOf(match, at));
  try {
    await navigator.clipboard.writeText(link);
    toast(t("replay-copied"));
  } catch {
    toast(link);
  }
}
