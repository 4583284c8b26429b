/** A line-up in the making: the shape, who plays, and in which order from left to right. The last one comes again. */
import { read, write } from "../../../lib/storage";
import {
  type LineUp,
  lineUpText,
  type Placing,
  placingsInOrder,
  SHAPES,
  usualLineUp,
  withSwap,
} from "./notation";
import { cellAt } from "./pitch";

/** Where a line stands before anybody has moved: columns by the number of men. */
const COLUMNS: Record<number, readonly number[]> = { 2: [3, 8], 3: [2, 5, 9], 4: [1, 4, 7, 10] };
const HOME_ROWS = [3, 7, 10];

const KEY = "dugout.champions.lineup";
const USUAL = "4-4-2";

interface Kept {
  shape: string;
  lineUp: LineUp;
}

/** What was lined up last on this device, where it still is a line-up. */
function lastTime(): Kept {
  const { shape, lineUp } = read<Partial<Kept>>(KEY, {});
  const sizes = lineUp?.lines?.map((line) => line.length).join("-");
  return shape && lineUp && SHAPES.some((one) => one === shape) && sizes === shape
    ? { shape, lineUp }
    : { shape: USUAL, lineUp: usualLineUp(USUAL, []) };
}

export class Draft {
  #last = lastTime();
  shape = $state<string>(this.#last.shape);
  lineUp = $state.raw<LineUp>(this.#last.lineUp);
  absent = $state.raw<readonly number[]>([]);
  /** The man who is being exchanged. */
  held = $state<number | null>(null);
  #line = -1;

  text = $derived.by(() => lineUpText(this.lineUp));

  /** Men who cannot play; begins anew if they are others than before. */
  without(absent: readonly number[]): void {
    if (absent.join() === this.absent.join()) return;
    this.absent = absent;
    this.setShape(this.shape);
  }

  setShape = (shape: string): void => {
    this.shape = shape;
    this.lineUp = usualLineUp(shape, this.absent);
    this.held = null;
    this.#keep();
  };

  setKeeper = (keeper: number): void => {
    this.lineUp = { ...this.lineUp, keeper };
    this.#keep();
  };

  /** Where men are missing it is no line-up for the next time. */
  #keep(): void {
    if (this.absent.length === 0) write(KEY, { shape: this.shape, lineUp: this.lineUp });
  }

  /** Tap one man, then another of his line: they change places. */
  tap = (line: number, shirt: number): void => {
    if (this.held === null || this.#line !== line || this.held === shirt) {
      this.#line = line;
      this.held = this.held === shirt ? null : shirt;
      return;
    }
    const playing = this.lineUp.lines[line]?.includes(this.held) || this.lineUp.lines[line]?.includes(shirt);
    if (playing) {
      const lines = this.lineUp.lines.map((men, i) =>
        i === line ? withSwap(men, this.held ?? 0, shirt) : men,
      );
      this.lineUp = { ...this.lineUp, lines: lines as LineUp["lines"] };
      this.#keep();
    }
    this.held = null;
  };

  /** The men on the pitch as they would start, seen by their coach. */
  men(seat: number): { shirt: number; cell: string }[] {
    const found = [{ shirt: this.lineUp.keeper, cell: seat === 0 ? "e0" : "f14" }];
    this.lineUp.lines.forEach((line, kind) => {
      const columns = COLUMNS[line.length] ?? [];
      line.forEach((shirt, i) => {
        const column = columns[i] ?? 1;
        const row = HOME_ROWS[kind] ?? 7;
        const cell = seat === 0 ? cellAt(column, row) : cellAt(11 - column, 14 - row);
        if (cell) found.push({ shirt, cell });
      });
    });
    return found;
  }

  /** Placings of a line that keep its order; the away coach looks from the other side. */
  placings(line: number, seat: number, choices: readonly string[]): Placing[] {
    const order = this.lineUp.lines[line] ?? [];
    return placingsInOrder(choices, seat === 0 ? order : [...order].reverse());
  }
}
