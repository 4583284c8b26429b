/** The first match, guided: what the coach says, and with which deed each of it ends. */
import { happened, type Now, type Step } from "../../guide/guide.svelte";
import { WHISTLE } from "./parts/model";

/** The form is full and can be handed in. */
const READY = "[data-act=send]:enabled";

/** The reader can do nothing until the round is over, unless somebody opens a place for a goal that he still holds. */
const isIdle = ({ sees }: Now): boolean => sees("[data-act=play-out]");
const holdsGoal = ({ sees }: Now): boolean => sees(`.hand [data-face]:not([data-face="${WHISTLE}"])`);

/** The reader is asked something that he sees: most goals stand without a question to him. */
const isAsked = ({ code, sees }: Now): boolean =>
  code === "to.goal" || (code === "to.window" && sees("[data-act=stand]"));

export const steps: readonly Step[] = [
  {
    id: "hand",
    at: ".hand",
    opens: ({ code }) => code === "to.hand",
    done: ({ code }) => code !== "to.hand",
  },
  {
    id: "form",
    at: "[data-act=fill]",
    opens: ({ code }) => code === "to.form",
    done: (now) => now.code !== "to.form" || happened(now, "to.form-sent") || now.sees(READY),
  },
  {
    id: "send",
    at: READY,
    aside: true,
    opens: (now) => now.code === "to.form" && now.sees(READY),
    done: (now) => now.code !== "to.form" || happened(now, "to.form-sent") || !now.sees(READY),
  },
  {
    id: "goal", // without a ring: several boxes have a tick
    opens: ({ code }) => code === "to.goal",
    done: (now) => now.code !== "to.goal" || happened(now, "to.goal"),
  },
  {
    id: "stopped",
    aside: true,
    opens: ({ code, events, seat }) =>
      code === "to.goal" && events.some((one) => one.code === "to.whistle" && one.args.scorer === seat),
    done: (now) => now.code !== "to.goal" || happened(now, "to.goal"),
  },
  {
    id: "waiting",
    aside: true,
    opens: (now) => now.code === "to.goal" && now.sees(".hand .idle"),
    done: (now) => now.code !== "to.goal" || happened(now, "to.goal"),
  },
  {
    id: "whistle", // without a ring: both answers can be right, and the coach says which
    opens: (now) => now.code === "to.window" && now.sees("[data-act=stand]"),
    done: ({ code }) => code !== "to.window",
  },
  {
    id: "strip",
    aside: true,
    opens: (now) => happened(now, "to.goal") && now.sees("[data-strip] [data-act=stop]"), // after the own first goal
    done: isAsked,
  },
  {
    id: "others",
    opens: (now) => now.waits && now.events.some(({ code }) => code === "to.goal"),
    done: isAsked,
  },
  {
    id: "idle",
    aside: true,
    opens: (now) => isIdle(now) && holdsGoal(now),
    done: (now) => !isIdle(now) || !holdsGoal(now),
  },
  {
    id: "spent",
    aside: true,
    opens: (now) => isIdle(now) && !holdsGoal(now),
    done: (now) => !isIdle(now),
  },
  {
    id: "results",
    opens: (now) => now.sees("[data-reading=true]"),
    done: (now) => !now.sees("[data-reading=true]"),
  },
];
