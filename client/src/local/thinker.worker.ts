/** The thinker: decisions of computers and advice of the coach are computed here, so that the board is not blocked. */

import { stayAlive } from "./alive";
import { ALIVE, type Answer, STARTED, type Thought, type ToThinker } from "./messages";
import { addReports, type Parts, startAnother } from "./python";

type Compute = (work: string, task: string) => string;
/** Tasks that need additional modules (`local/work.py`). */
const REPORTS = new Set(["report", "rolls", "grades"]);

/** After an error in Python the worker still works; any other error has broken it. */
const isBroken = (error: unknown) => (error as Error).name !== "PythonError";

self.onmessage = ({ data: { port, lock } }: MessageEvent<ToThinker>) => {
  stayAlive(lock, () => postMessage({ type: ALIVE }));
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
      reports = null; // retried the next time: there may be a network then
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
    let compute: Compute;
    try {
      compute = await ready;
      if (REPORTS.has(work)) await fetchReports();
    } catch (error) {
      return refuse(id, error);
    }
    try {
      answer({ id, result: compute(work, task) });
    } catch (error) {
      refuse(id, error);
      if (isBroken(error)) reportError(error); // the page restarts both workers
    }
  };
};
