/** The thinker: computers decide and the coach advises here, so that nobody at the board waits for them. */

import { type Answer, STARTED, type Thought } from "./messages";
import { addReports, type Parts, startAnother } from "./python";

type Compute = (work: string, task: string) => string;
/** Work for which more has to be fetched (`local/work.py`). */
const REPORTS = new Set(["report", "rolls"]);

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  let parts: (given: Parts) => void = () => undefined;
  const started = new Promise<Parts>((resolve) => {
    parts = resolve;
  }).then(startAnother);
  const ready = started.then((python) => {
    python.runPython("from dugout.local.work import compute");
    return python.globals.get("compute") as Compute;
  });
  let reports: Promise<void> | null = null;
  const fetchReports = () => {
    reports ??= started.then(addReports);
    return reports.catch((error) => {
      reports = null; // perhaps there is a network the next time
      throw error;
    });
  };
  const answer = (answered: Answer) => port.postMessage(answered);
  const refuse = (id: number, error: unknown) => answer({ id, error: String(error).slice(-2000) });
  ready.then(
    () => answer({ id: STARTED, result: "" }),
    (error) => refuse(STARTED, error),
  );
  port.onmessage = async ({ data }: MessageEvent<Thought | Parts>) => {
    if ("code" in data) return parts(data);
    const { id, work, task } = data;
    try {
      const compute = await ready;
      if (REPORTS.has(work)) await fetchReports();
      answer({ id, result: compute(work, task) });
    } catch (error) {
      refuse(id, error);
    }
  };
};
