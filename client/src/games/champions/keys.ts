/** What the keyboard does at this table: keys as they are printed, and the catalogue key of what they do. */
export const keys: readonly (readonly [string, string])[] = [
  ["← → ↑ ↓", "keys-ch-cursor"],
  ["N / P", "keys-ch-men"],
  ["Space", "keys-ch-space"],
  ["Enter", "keys-ch-enter"],
  ["C", "keys-ch-bend"],
  ["Backspace", "keys-ch-undo"],
  ["1 – 9", "keys-ch-answer"],
  ["O", "keys-ch-odds"],
  ["B", "keys-ch-bench"],
  ["T", "keys-ch-text"],
  ["Esc", "keys-ch-escape"],
];
