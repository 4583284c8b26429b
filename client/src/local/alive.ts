/** A worker that the browser stops sends no message, but its lock is released. Without locks this goes unnoticed. */

/** In a worker: hold the lock for its lifetime, and call `tell` once it is held. */
export function stayAlive(lock: string, tell: () => void): void {
  void navigator.locks?.request(lock, () => {
    tell();
    return new Promise<void>(() => undefined);
  });
}

/** In the page: call `tell` when the worker that held the lock is gone. */
export function whenGone(lock: string, tell: () => void): void {
  void navigator.locks?.request(lock, tell);
}
