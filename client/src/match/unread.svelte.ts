/** What others have said in the chat since somebody here has last opened it, on an earlier visit or on this one. */
import { untrack } from "svelte";
import { t } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import { seatName } from "../lib/names";
import { storedMatch, storeMatch } from "../lib/stored-matches";
import { toast } from "../ui/toasts.svelte";

type Chatting = Pick<MatchClient, "id" | "chat" | "saidBefore" | "seats" | "snapshot">;

/** Make it while a component is being made: it follows the match as long as that lives. */
export class Unread {
  #match: Chatting;
  #read = $state(0);
  #told = -1;
  count = $derived.by(
    () =>
      this.#match.chat.filter(({ k, seat }) => k > this.#read && !this.#match.seats.includes(seat)).length,
  );

  /** `isOpen`: the chat is in sight. */
  constructor(match: Chatting, isOpen: () => boolean) {
    this.#match = match;
    const { heard } = storedMatch(match.id);
    this.#read = heard ?? 0;
    // on the first visit nobody has missed anything
    $effect(() => {
      const { saidBefore } = match;
      if (heard === undefined && saidBefore !== null) untrack(() => this.#keep(saidBefore));
    });
    $effect(() => {
      const last = match.chat.at(-1);
      untrack(() => this.#tell(last, isOpen()));
    });
    $effect(() => {
      const last = match.chat.at(-1);
      if (isOpen() && last) untrack(() => this.#keep(last.k));
    });
  }

  #keep(k: number): void {
    this.#read = Math.max(this.#read, k);
    if (this.#match.seats.length > 0) storeMatch(this.#match.id, { heard: this.#read });
  }

  /** A new line of somebody else is told once, unless the chat is open. */
  #tell(last: Chatting["chat"][number] | undefined, isOpen: boolean): void {
    const { saidBefore, seats, snapshot } = this.#match;
    const isNew = this.#told >= 0 && last && last.k > Math.max(this.#told, this.#read, saidBefore ?? 0);
    if (isNew && !seats.includes(last.seat) && !isOpen)
      toast(t("chat-line", { name: seatName(snapshot, last.seat), text: last.text }), { kind: "chat" });
    this.#told = last?.k ?? 0;
  }
}
