/** Short notes at the edge of the page. */

import { untrack } from "svelte";

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  kind: "note" | "chat" | "refusal";
}

/** Milliseconds after which each goes by itself. */
const STAYS: Record<Toast["kind"], number> = { note: 4000, chat: 4000, refusal: 8000 };

let count = 0;
export const toasts = $state<Toast[]>([]);

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Say something in passing. A refusal stays a little longer and carries its rule. */
export function toast(text: string, options: Partial<Omit<Toast, "id" | "text">> = {}): void {
  const { kind = "note" } = options;
  const id = ++count;
  // an effect that says something must not run again because of what it said
  untrack(() => {
    const twin = toasts.find((other) => other.text === text);
    if (twin) dismiss(twin.id);
    toasts.push({ ...options, id, text, kind });
    if (toasts.length > 3) toasts.shift();
  });
  setTimeout(() => dismiss(id), STAYS[kind]);
}
