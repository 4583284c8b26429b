/** The referee: judges and stores the matches of this page. Computations of opponents run in another worker. */

import { stayAlive } from "./alive";
import { ALIVE, type Answer, type FromReferee, STARTED, type Thought, type ToReferee } from "./messages";
import { type Parts, type Python, startPython } from "./python";
import { MatchStore } from "./store";
import { Tabs } from "./tabs";

interface Page {
  connect: (match: string) => number;
  disconnect: (line: number) => void;
  receive: (line: number, text: string) => Promise<void>;
  wake: (match: string) => Promise<void>;
  forget: (match: string) => void;
}
type Request = (
  page: Page,
  method: string,
  path: string,
  tokens: unknown,
  body: string,
) => Promise<{ toJs: () => [number, string]; destroy: () => void }>;

const START = `
from dugout.local.page import Page
from dugout.local.requests import answer
`;

/** The longest timeout of browsers in milliseconds; larger ones fire at once. After a wake-up a new one is set. */
const LONGEST = 2 ** 31 - 1;
/**
 * The thinker starts when it is needed, or so many milliseconds after a match was opened, or after the referee: a slow
 * device needs all it has until the first board is drawn.
 */
const [DRAWN, REST] = [300, 2500];
const FAILED = '{"error":{"code":"went-wrong","message":""}}';

const say = (message: FromReferee) => postMessage(message);
const store = new MatchStore();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const thoughts = new Map<number, (answer: Answer) => void>();
/** The referee's numbers for the page's connections, and the reverse. */
const inner = new Map<number, number>();
const outer = new Map<number, number>();
let thinker: MessagePort | null = null;
/** The parts that the thinker waits for; null once they are sent. */
let parts: Parts | null = null;
let hurries = false;
let page: Page;
let request: Request;
let python: Python;
const tabs: Tabs = new Tabs({
  renew: (match) => {
    page.forget(match);
    if (tabs.leads(match)) guarded(page.wake(match));
  },
  lead: (match) => guarded(page.wake(match)),
});

/** Python handles its own errors; any that get here have broken the worker, and the page starts another. */
const guarded = (work: Promise<void>) => {
  work.catch((error) => {
    console.error(error);
    say({ type: "failed", reason: String(error) });
  });
};

/** The thinker's answer to the task with this number. */
const answered = (id: number) =>
  new Promise<string>((resolve, reject) => {
    thoughts.set(id, ({ result, error }) => {
      if (result === undefined) reject(new Error(error));
      else resolve(result);
    });
  });

function wakeThinker(): void {
  if (parts) thinker?.postMessage(parts);
  parts = null;
}

const outside = {
  now: () => Date.now(),
  hurries: () => hurries,
  leads: (match: string) => tabs.leads(match),
  send: (line: number, text: string) => {
    const known = outer.get(line);
    if (known !== undefined) say({ type: "text", line: known, text });
  },
  wake: (match: string, after: number) => {
    clearTimeout(timers.get(match));
    if (after >= 0)
      timers.set(
        match,
        setTimeout(() => guarded(page.wake(match)), Math.min(after, LONGEST)),
      );
  },
  trouble: (code: string) => say({ type: "trouble", code }),
  store: async (match: string, expected: number, revision: number, change: string) => {
    await store.put(match, expected, revision, change);
    tabs.join(match);
    tabs.tell(match);
  },
  load: (match: string) => {
    tabs.follow(match);
    return store.get(match);
  },
  think: (work: string, task: string) => {
    const id = Math.max(STARTED, ...thoughts.keys()) + 1;
    wakeThinker();
    thinker?.postMessage({ id, work, task } satisfies Thought);
    return answered(id);
  },
};

async function start(port: MessagePort, isFresh: boolean): Promise<void> {
  thinker = port;
  port.onmessage = ({ data }: MessageEvent<Answer>) => {
    const settle = thoughts.get(data.id);
    thoughts.delete(data.id);
    settle?.(data);
  };
  try {
    // two people on one device can begin before the opponents are loaded; without a thinker no computer would move
    answered(STARTED).catch((error) => say({ type: "failed", reason: String(error) }));
    const progress = (loaded: number, whole: number) => say({ type: "progress", loaded, whole });
    [python, parts] = await startPython(progress, isFresh);
    python.runPython(START);
    page = (python.globals.get("Page") as (outside: unknown) => Page)(outside);
    request = python.globals.get("answer") as Request;
    say({ type: "ready" });
    setTimeout(wakeThinker, REST);
  } catch (error) {
    say({ type: "failed", reason: String(error) });
  }
}

async function respond(asked: ToReferee & { type: "request" }): Promise<void> {
  const { id, method, path, tokens, body } = asked;
  try {
    const found = await request(page, method, path, python.toPy(tokens), body);
    const [status, text] = found.toJs();
    found.destroy();
    say({ type: "response", id, status, body: text });
  } catch (error) {
    console.error(error);
    say({ type: "response", id, status: 500, body: FAILED }); // so that nobody waits forever
  }
}

self.onmessage = ({ data }: MessageEvent<ToReferee>) => {
  if (data.type === "start") {
    hurries = data.hurries;
    stayAlive(data.lock, () => say({ type: ALIVE }));
    void start(data.thinker, data.isFresh);
  } else if (data.type === "request") void respond(data);
  else if (data.type === "open") {
    const line = page.connect(data.match);
    inner.set(data.line, line);
    outer.set(line, data.line);
    tabs.join(data.match);
    setTimeout(wakeThinker, DRAWN);
  } else if (data.type === "text") {
    const line = inner.get(data.line);
    if (line !== undefined) guarded(page.receive(line, data.text));
  } else {
    const line = inner.get(data.line);
    inner.delete(data.line);
    if (line === undefined) return;
    outer.delete(line);
    page.disconnect(line);
  }
};
