/** What is heard of a beat: the crowd holds its breath while dice are set, and is surprised by what was unlikely. */

import { crowd, hush, play, type Sound } from "../lib/sound";
import type { Beat, Side } from "./beat";
import type { Frame } from "./cues";

/** An end that was this unlikely before the last die makes a crowd cry out. */
const UNLIKELY = 0.25;

/** The share of the last known chances, or of the faces, that go to a side. */
function shareOf(side: Side, beat: Beat, lying: number): number | null {
  const chances = lying > 0 ? beat.falls[lying - 1]?.chances : beat.chances;
  if (chances && chances.length > 0)
    return chances.reduce((sum, part) => sum + (part.side === side ? part.share : 0), 0);
  if (beat.faces.length === 0) return null;
  return beat.faces.filter((face) => face.side === side).length / beat.faces.length;
}

/** How much hangs on the next die: most where both ends are equally likely. */
export function tensionOf(beat: Beat, lying: number): number {
  const share = shareOf(0, beat, lying);
  return share === null ? 0 : 4 * share * (1 - share);
}

/** Whether what has happened was unlikely before the last die fell. */
export function isSurprise(beat: Beat): boolean {
  const { winner } = beat.verdict;
  const share = winner === null ? null : shareOf(winner, beat, beat.falls.length - 1);
  return share !== null && share <= UNLIKELY;
}

/** What the verdict sounds like. */
const soundOf = (beat: Beat): Sound | null => beat.verdict.sound ?? (isSurprise(beat) ? "ooh" : null);

/** Let a frame be heard. */
export function hear(beat: Beat, frame: Frame, lying: number): void {
  if (frame === "roll") play("die");
  else if (lying > 0) play("knock");
  if (frame === "set" || frame === "chance") {
    crowd(tensionOf(beat, lying));
    hush();
  } else if (frame === "land") {
    crowd(0);
    const sound = soundOf(beat);
    if (sound) play(sound);
  }
}
