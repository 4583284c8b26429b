/** The first match, guided: what the coach says, and with which deed each of it ends. */
import { happened, type Now, type Step } from "../../guide/guide.svelte";
import type { GameEvent } from "../../protocol";
import { manNamed, seatOfMan } from "./parts/pitch";

/** What the clock says once a 1 has moved it. */
const clockAt = (events: readonly GameEvent[]): number =>
  events.findLast(({ code }) => code === "ch.clock")?.args.minute ?? 0;

/** The ball has been played since. */
const kicked = (now: Now): boolean => happened(now, ...KICKS);
const KICKS = ["ch.kick", "ch.pass", "ch.shot"];

/** The keeper of a seat has caught or picked up the ball, or has a goal kick, and has not played it yet. */
function keeperHolds(events: readonly GameEvent[], seat: number): boolean {
  const last = events.findLast(({ code }) => KICKS.includes(code) || HELD.includes(code));
  if (!last || !HELD.includes(last.code)) return false;
  if (last.code === "ch.award") return last.args.seat === seat && last.args.restart === GOAL_KICK;
  return seatOfMan(manNamed(last.args.man ?? 0)) === seat;
}
const HELD = ["ch.caught", "ch.pick-up", "ch.award"];
const GOAL_KICK = 2;

const CHASE = "[data-code=chase]";
const PLANNED = '[data-plan]:not([data-plan="0"])';

export const steps: readonly Step[] = [
  {
    id: "way",
    opens: () => true,
    done: ({ events }) => events.length > 0,
  },
  {
    id: "roll",
    at: "[data-answer=roll]",
    opens: ({ code }) => code === "ch.turn",
    done: (now) => happened(now, "ch.roll"),
  },
  {
    id: "rings",
    at: ".can",
    opens: ({ code }) => code === "ch.action",
    done: (now) => now.code !== "ch.action" || now.sees("[data-target]") || now.sees(PLANNED),
  },
  {
    id: "ball",
    at: ".ball",
    opens: ({ code, choices }) => code === "ch.action" && choices.some((text) => text.startsWith("run")),
    done: (now) => now.code !== "ch.action" || now.sees(PLANNED),
  },
  {
    id: "pass",
    at: "[data-target]",
    opens: (now) => now.code === "ch.leg" || now.sees(PLANNED),
    done: (now) =>
      now.sees("[data-act=commit]") || now.sees(CHASE) || (now.code !== "ch.leg" && !now.sees(PLANNED)),
  },
  {
    id: "goal",
    at: "[data-lit]",
    opens: (now) => now.sees("[data-lit]"),
    done: (now) => !now.sees("[data-lit]") || happened(now, "ch.shot"),
  },
  {
    id: "play",
    at: "[data-act=commit]",
    opens: (now) => now.sees("[data-act=commit]"),
    done: (now) => !now.sees("[data-act=commit]"),
  },
  {
    id: "chase",
    aside: true,
    opens: (now) => now.sees(CHASE),
    done: (now) => !now.sees(CHASE),
  },
  {
    id: "dive",
    aside: true,
    opens: ({ code }) => code === "ch.dive",
    done: ({ code }) => code !== "ch.dive",
  },
  {
    id: "against",
    aside: true,
    opens: ({ code, events, seat }) =>
      code !== "" && events.some((one) => one.code === "ch.goal" && one.args.seat !== seat),
    done: kicked,
  },
  {
    id: "keeper",
    aside: true,
    opens: ({ code, events, seat }) => code !== "" && keeperHolds(events, seat),
    done: kicked,
  },
  {
    id: "loose",
    aside: true,
    opens: ({ code, events }) => code !== "" && events.some((one) => one.code === "ch.loose"),
    done: (now) => happened(now, "ch.roll") || kicked(now),
  },
  {
    id: "last",
    aside: true,
    opens: ({ code, events }) => code !== "" && clockAt(events) >= 90,
    done: (now) => happened(now, "ch.roll"),
  },
  {
    id: "clock",
    at: "[data-ones]",
    opens: ({ code, events }) => code !== "" && clockAt(events) > 0,
    done: ({ code }) => code === "",
  },
  {
    id: "theirs",
    opens: (now) => now.waits && happened(now, "ch.roll"),
    done: ({ code }) => code !== "",
  },
  {
    id: "step-in",
    aside: true,
    at: "[data-code=intercept]",
    opens: ({ code }) => code === "ch.intercept",
    done: ({ code }) => code !== "ch.intercept",
  },
];
