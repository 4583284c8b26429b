/** What the keyboard does at this table: keys as they are printed, and the catalogue key of what they do. */
export const keys: readonly (readonly [string, string])[] = [
  ["← → ↑ ↓", "keys-ca-cursor"],
  ["Tab", "keys-ca-next"],
  ["Space", "keys-ca-tap"],
  ["Enter", "keys-ca-commit"],
  ["Backspace", "keys-ca-undo"],
  ["Esc", "keys-ca-escape"],
  ["1 – 9", "keys-ca-answer"],
  ["I", "keys-ca-influence"],
  ["O", "keys-ca-odds"],
  ["E", "keys-ca-end"],
  ["T", "keys-ca-text"],
];
