/** A position for tests: two men each, the ball in the middle. */
import type { ChampionsView, Flight, Man } from "../types";

export function man(id: string, cell: string | null, changes: Partial<Man> = {}): Man {
  const shirt = Number(id.slice(2));
  return {
    id,
    seat: id.startsWith("H") ? 0 : 1,
    shirt,
    line:
      shirt === 1 || shirt === 20
        ? "keeper"
        : shirt < 8
          ? "defender"
          : shirt < 14
            ? "midfielder"
            : "attacker",
    place: cell ? "pitch" : "bench",
    cell,
    yellow: 0,
    red: false,
    injuries: 0,
    keeper: shirt === 1,
    touched: false,
    tried: false,
    barred: false,
    ...changes,
  };
}

export function flight(changes: Partial<Flight> = {}): Flight {
  return {
    kind: "action",
    seat: 0,
    start: "e7",
    cells: [],
    rems: [],
    legs: [0],
    touchers: ["H#10"],
    rem: 4,
    run_from: "e5",
    end: null,
    chances: [],
    saves: [],
    ...changes,
  };
}

export function position(changes: Partial<ChampionsView> = {}): ChampionsView {
  return {
    seat: 0,
    phase: "action",
    asked: [0],
    turn: 0,
    next_turn: 1,
    die: 5,
    minute: 12,
    ones: 2,
    rolls: 9,
    fouls: 0,
    period: "regular",
    score: [1, 0],
    score90: [0, 0],
    subs_left: [3, 3],
    shots_taken: [0, 0],
    shots_scored: [0, 0],
    ball: "e7",
    held: false,
    last_touch: null,
    men: [man("H#1", "e0"), man("H#10", "e5"), man("H#8", "g9"), man("A#1", "e14"), man("A#11", "f8")],
    flight: null,
    restart: null,
    walls: [],
    ended: null,
    options: {},
    position: "",
    ...changes,
  };
}
