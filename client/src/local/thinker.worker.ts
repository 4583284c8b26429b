/** The thinker: computers decide and the coach advises here, so that nobody at the board waits for them. */

import { type Answer, STARTED, type Thought } from "./messages";
import { startPython } from "./python";

type Compute = (work: string, task: string) => string;

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  const ready = startPython(() => undefined).then((python) => {
    python.runPython("from dugout.local.thinking import compute");
    return python.globals.get("compute") as Compute;
  });
  const answer = (answered: Answer) => port.postMessage(answered);
  const refuse = (id: number, error: unknown) => answer({ id, error: String(error).slice(-2000) });
  ready.then(
    () => answer({ id: STARTED, result: "" }),
    (error) => refuse(STARTED, error),
  );
  port.onmessage = async ({ data: { id, work, task } }: MessageEvent<Thought>) => {
    try {
      const compute = await ready;
      answer({ id, result: compute(work, task) });
    } catch (error) {
      refuse(id, error);
    }
  };
};
