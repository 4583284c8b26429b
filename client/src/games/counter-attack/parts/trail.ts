/**
 * A picture that rests. While others play it is told only of what happens about the ball: whoever runs far from it is
 * seen on the map. Where it must move, it takes in what it has followed so far, so that it does not swing back and
 * forth. Where somebody here is asked, whoever has just acted stays in sight.
 */
import { CENTRE, distance, hexOf } from "../../../board/hexes";
import type { Sight } from "./camera";

/** So near the ball a run is worth a look; so far back what was followed still counts. */
const WATCHED = 8;
const KEPT = 11;
/** So many hexes are remembered: two steps of a movement phase. */
const MOST = 24;

export class Trail {
  #seen: readonly string[] = [];

  /** `ball` and `lately` are where the ball and whoever acted last are. */
  follow(sight: Sight, ball: string | null, lately: string | null): Sight {
    const near = (most: number) => (hex: string) => farFrom(ball, hex) <= most;
    if (!sight.loose) {
      this.#seen = [];
      const stays = lately !== null && near(WATCHED)(lately) && !sight.must.includes(lately);
      return stays ? { ...sight, more: [lately, ...sight.more] } : sight;
    }
    const [first, ...others] = sight.must;
    const must = [...new Set([...(first ? [first] : []), ...others.filter(near(WATCHED))])];
    const more = this.#seen.filter((hex) => near(KEPT)(hex) && !must.includes(hex));
    this.#seen = [...new Set([...must, ...this.#seen])].slice(0, MOST);
    return { ...sight, must, more: [...more, ...sight.more] };
  }
}

const farFrom = (ball: string | null, hex: string): number =>
  distance(hexOf(ball ?? "") ?? CENTRE, hexOf(hex) ?? CENTRE);
