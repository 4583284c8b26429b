/**
 * Test files share a window, since to make one for each takes as long as the tests; every file finds it empty, with
 * nobody listening, and loads its modules anew.
 */
import { vi } from "vitest";

type Listening = Parameters<EventTarget["addEventListener"]>;
const shared = globalThis as { ends?: (() => void)[] };

/** Keep in mind how to end what listens to the window or the document or watches them: they outlive a file. */
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
if (globalThis.window) empty();
