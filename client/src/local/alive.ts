/** A worker that the browser stops sends no message, but its lock is released. Without locks this goes unnoticed. */

/** In a worker: hold the lock for its lifetime, and call `held` once it is. */
export function stayAlive(lock: string, held: () => void): void {
  void navigator.locks?.request(lock, () => {
    held();
    return new Promise<void>(() => undefined);
  });
}

/** In the page: call `gone` when the worker that held the lock is gone. */
export function whenGone(lock: string, gone: () => void): void {
  void navigator.locks?.request(lock, gone);
}
