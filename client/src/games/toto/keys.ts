/** What the keyboard does at this table: keys as they are printed, and the catalogue key of what they do. */
export const keys: readonly (readonly [string, string])[] = [
  ["1 – 8", "keys-toto-column"],
  ["O / C", "keys-toto-hand"],
  ["1 2 3 ↑ ↓", "keys-toto-form"],
  ["1 – 6", "keys-toto-lift"],
  ["← → ↑ ↓", "keys-toto-walk"],
  ["Enter", "keys-toto-enter"],
  ["S", "keys-toto-stop"],
  ["T", "keys-toto-stand"],
  ["Space", "keys-toto-skip"],
  ["Esc", "keys-toto-escape"],
];
