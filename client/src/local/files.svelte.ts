/** Imported files: all matches of another device, or one record. */

import { call, errorOf } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { go } from "../lib/router.svelte";
import { refusalText } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { readAll, savedIn } from "./device";

/** Import the contents of a file, and open a record; otherwise returns why not. */
export async function readFile(file: File | undefined): Promise<string> {
  if (!file) return "";
  const text = await file.text().catch(() => "");
  const saved = savedIn(text);
  if (!saved) {
    try {
      const { match } = await call<{ match: string }>("/records", [], { method: "POST", body: text });
      go(`/match/${encodeURIComponent(match)}?at=0`);
      return "";
    } catch (error) {
      return refusalText(errorOf(error));
    }
  }
  const { count, refused } = await readAll(saved);
  toast(t("local-read", { count }));
  const [first] = refused;
  return first ? t("local-read-not", { count: refused.length, why: refusalText(first) }) : "";
}
