/** Beats for tests. */
import type { Beat, Fall, Man } from "./beat";

export const man = (side: 0 | 1, name: string): Man => ({
  side,
  kit: side === 0 ? "halves" : "sash",
  number: side === 0 ? 10 : 6,
  plate: side === 0 ? "square" : "round",
  name,
  note: "",
  id: side === 0 ? "A10" : "H6",
});

const fall = (face: number, sum: number, head: string): Fall => ({
  face,
  sum,
  line: { head, hint: "" },
  chances: [
    { share: 0.44, text: "won", side: 1 },
    { share: 0.2, text: "foul", side: "other" },
    { share: 0.36, text: "past", side: 0 },
  ],
});

/** A tackle: Rost has the ball and rolls a 5, Lam wants it and rolls a 6. */
export const tackle = (more: Partial<Beat> = {}): Beat => ({
  from: 1,
  to: 3,
  kind: "Tackle",
  rule: "XX-1.1",
  ask: { head: "Tackle with #6?", hint: "A one is a foul." },
  men: [man(0, "Rost"), man(1, "Lam")],
  reader: 1,
  dice: [
    { sides: 6, man: 0, points: 4 },
    { sides: 6, man: 1, points: 5 },
  ],
  chances: [
    { share: 0.62, text: "won", side: 1 },
    { share: 0.19, text: "foul", side: "other" },
    { share: 0.19, text: "past", side: 0 },
  ],
  faces: [],
  falls: [fall(5, 9, "Rost has 9. You need a 5."), fall(6, 11, "")],
  verdict: {
    line: { head: "Eleven against nine", hint: "Your ball." },
    text: "Your ball!",
    note: "",
    winner: 1,
    kit: "sash",
  },
  ...more,
});

/** A block: one die, a 2 lets it through. */
export const block = (more: Partial<Beat> = {}): Beat =>
  tackle({
    kind: "Block",
    dice: [{ sides: 6, man: 1, points: null }],
    chances: [],
    faces: [1, 2, 3, 4, 5, 6].map((face) =>
      face < 5 ? { text: "past", side: 0 } : { text: "block", side: 1 },
    ),
    falls: [{ face: 2, sum: null, line: { head: "", hint: "" }, chances: [] }],
    ...more,
  });
