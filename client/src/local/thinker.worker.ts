/** The thinker: computers decide and the coach advises here, so that nobody at the board waits for them. */

import type { Answer, Thought } from "./messages";
import { startPython } from "./python";

type Compute = (work: string, task: string) => string;

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  const ready = startPython(() => undefined).then((python) => {
    python.runPython("from dugout.local.thinking import compute");
    return python.globals.get("compute") as Compute;
  });
  port.onmessage = async ({ data: { id, work, task } }: MessageEvent<Thought>) => {
    try {
      const compute = await ready;
      port.postMessage({ id, result: compute(work, task) } satisfies Answer);
    } catch (error) {
      port.postMessage({ id, error: String(error).slice(-2000) } satisfies Answer);
    }
  };
};
