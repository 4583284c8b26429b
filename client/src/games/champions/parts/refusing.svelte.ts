/** Every "no" has a sentence and a rule, and the nearest that would be possible shows itself. */
import { play as sound } from "../../../lib/sound";
import { apart } from "./pitch";

export interface Refused {
  sentence: string;
  rule: string;
  cell: string | null;
}

export class Refusing {
  refused = $state.raw<Refused | null>(null);
  /** Cells that pulse. */
  pulsing = $state.raw<ReadonlySet<string>>(new Set());

  /** Say why not; of what is possible the nearest pulse. */
  say(refused: Refused, possible: Iterable<string>): void {
    this.refused = refused;
    sound("refusal");
    const far = (spot: string) => (refused.cell ? apart(spot, refused.cell) : 0);
    this.pulse([...possible].sort((a, b) => far(a) - far(b)).slice(0, 3));
  }

  pulse(cells: string[]): void {
    this.pulsing = new Set(cells);
    setTimeout(() => {
      this.pulsing = new Set();
    }, 700);
  }
}
