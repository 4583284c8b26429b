/** Events of the engine as steps for the eye, in the order in which they happen. */
import type { Tell } from "../../board/acting.svelte";
import type { GameEvent } from "../../protocol";
import { step as cellBeside, cellNamed, flightCells, flightOf, manNamed, seatOfMan } from "./parts/pitch";

export type Step =
  | Tell
  /** Something else is read first. */
  | { kind: "wait" }
  /** A man goes to a cell. */
  | { kind: "move"; man: string; to: string }
  /** A man appears on a cell. */
  | { kind: "put"; man: string; cell: string }
  | { kind: "off"; man: string }
  /** A leg is added to the way of the ball, which waits for its end. */
  | { kind: "leg"; start: string; cells: string[]; shot: boolean }
  | { kind: "back"; man: string; to: string }
  /** The ball flies on along its way: to a cell of it, or to its end. */
  | { kind: "fly"; to: string | null }
  /** The ball flies on to a man in its way, and no further. */
  | { kind: "meet"; man: string }
  | { kind: "ball"; cell: string | null }
  /** A turn begins: what its coach did before is no longer shown. */
  | { kind: "turn"; seat: number }
  /** Play has stopped: nothing that was done before is shown any more. `seat` goes on. */
  | { kind: "stop"; seat: number }
  /** The ball flies on along its way, and hangs one cell short of this one. */
  | { kind: "hang"; before: string }
  /** A die decides something, or a foul is given: `beats.ts` says what is seen of it. `tells`: all up to this event. */
  | { kind: "beat"; event: GameEvent; tells?: number }
  /** A goal, a card, a new part of the match, a kick of the shoot-out: `moments.ts` says what it is. */
  | { kind: "great"; event: GameEvent }
  /** Something worth a headline on the pitch. */
  | { kind: "say"; event: GameEvent; big: boolean };

/** Men who simply go from one cell to another. */
const MOVES = new Set([
  "to-centre",
  "walk",
  "run",
  "chase",
  "pick-up",
  "pushed",
  "pulled-back",
  "row-one",
  "moves-in",
  "relocated",
  "thrower-back",
  "shift",
  "corner-step",
  "stands-by",
  "wall-slides",
  "clears",
  "penalty-taker",
]);
/** Men who are put somewhere. */
const PUTS = new Set(["keeper-placed", "placed", "thrower", "corner-taker", "corner-wall", "enters"]);
const HEADLINES = new Set(["no-action", "forfeit", "injury", "stand-in"]);

export function stepsOf(events: readonly GameEvent[]): Step[] {
  return events.flatMap(stepsOfOne);
}

function stepsOfOne(event: GameEvent): Step[] {
  const { args } = event;
  const code = event.code.replace(/^ch\./, "");
  const man = manNamed(args.man ?? 0);
  const cell = cellNamed(args.cell ?? -1);
  if (MOVES.has(code)) return [{ kind: "move", man, to: cell }];
  if (PUTS.has(code)) return [{ kind: "put", man, cell }];
  if (HEADLINES.has(code)) return [{ kind: "say", event, big: false }];
  switch (code) {
    case "yellow":
    case "extra-time":
    case "extra-time-over":
      return [{ kind: "great", event }];
    case "red":
      return [
        { kind: "great", event },
        { kind: "off", man },
      ];
    case "carried-off":
    case "sub":
      return [
        { kind: "say", event, big: false },
        { kind: "off", man: code === "sub" ? manNamed(args.out ?? 0) : man },
      ];
    case "shooter":
      return [
        { kind: "put", man, cell },
        { kind: "great", event },
      ];
    case "kick-off-roll":
    case "roll":
      return [{ kind: "beat", event }];
    case "turn":
      return [{ kind: "turn", seat: args.seat ?? 0 }];
    case "pass":
    case "kick":
    case "shot":
      return [{ kind: "leg", ...flightOf(args), shot: code === "shot" }];
    case "taken-back":
      return [{ kind: "back", man, to: cell }];
    case "dropped":
      return [{ kind: "ball", cell }];
    case "attempt":
      return [
        { kind: "hang", before: cell },
        { kind: "move", man, to: cell },
      ];
    case "attempt-failed":
      return [{ kind: "beat", event }];
    case "intercepted":
      return [
        { kind: "beat", event },
        { kind: "ball", cell },
      ];
    case "loose": {
      const start = cellNamed(args.start ?? 0);
      const cells = flightCells(start, args.direction ?? 0, args.length ?? 0, 0, 0);
      const end = cells.indexOf(cellNamed(args.end ?? -1));
      return [{ kind: "leg", start, cells: end < 0 ? cells : cells.slice(0, end + 1), shot: false }];
    }
    case "rest":
    case "hit":
    case "out":
      return [{ kind: "fly", to: null }];
    case "no-save":
      return [
        { kind: "fly", to: null },
        { kind: "say", event, big: false },
      ];
    case "dive":
      return [
        { kind: "move", man, to: cell },
        { kind: "hang", before: cell },
      ];
    case "beaten":
      return [
        { kind: "beat", event },
        { kind: "fly", to: null },
      ];
    case "saved":
      return [
        { kind: "beat", event },
        { kind: "meet", man },
      ];
    case "hands":
      return [
        { kind: "beat", event },
        { kind: "fly", to: cell },
      ];
    case "caught":
      return [
        { kind: "beat", event },
        { kind: "fly", to: cell },
        { kind: "ball", cell },
      ];
    case "rebound":
      return [
        { kind: "fly", to: cell },
        { kind: "ball", cell },
      ];
    case "award":
    case "kick-off":
      return [
        { kind: "say", event, big: false },
        { kind: "stop", seat: args.seat ?? seatOfMan(man) },
      ];
    case "goal":
    case "shot-taken":
      return [
        { kind: "fly", to: null },
        { kind: "great", event },
        { kind: "stop", seat: args.seat ?? 0 },
      ];
    case "full-time":
      return [
        { kind: "fly", to: null },
        { kind: "say", event, big: true },
        { kind: "stop", seat: args.seat ?? 0 },
      ];
    case "push": {
      const to = cellBeside(cellNamed(args.start ?? 0), args.direction ?? 0);
      return to ? [{ kind: "move", man, to }] : [];
    }
    case "foul":
      return [
        { kind: "move", man, to: cell },
        { kind: "beat", event },
      ];
    default:
      return [];
  }
}
