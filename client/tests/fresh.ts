/**
 * Test files share a window, since to make one for each takes as long as the tests; every file finds it empty, with
 * nobody listening, and loads its modules anew.
 */
import { afterAll, vi } from "vitest";

type Listening = Parameters<EventTarget["addEventListener"]>;
type Waiting = (act: () => void, ...how: unknown[]) => number;
const shared = globalThis as { ends?: (() => void)[] };

/** Keep in mind how to end what listens to the window or the document, watches them or waits: it outlives a file. */
function follow(): (() => void)[] {
  const ends: (() => void)[] = [];
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener;
    target.addEventListener = (...listening: Listening) => {
      const [type, listener, options] = listening;
      ends.push(() => target.removeEventListener(type, listener, options));
      add.apply(target, listening);
    };
  }
  window.MutationObserver = class extends MutationObserver {
    constructor(tell: MutationCallback) {
      super(tell);
      ends.push(() => this.disconnect());
    }
  };
  for (const [begin, end] of [
    ["setTimeout", "clearTimeout"],
    ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
  ] as const) {
    const [first, last] = [window[begin] as Waiting, window[end]];
    Object.assign(window, {
      [begin]: (...waiting: Parameters<Waiting>) => {
        const id = first(...waiting);
        ends.push(() => last(id));
        return id;
      },
    });
  }
  return ends;
}

function empty(): void {
  shared.ends ??= follow();
  for (const end of shared.ends.splice(0)) end();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren(); // the same body, which testing-library keeps
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (globalThis.window) {
  empty();
  afterAll(empty); // nothing runs on while the next file is loaded
}
