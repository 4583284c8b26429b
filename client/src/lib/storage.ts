/** Local storage that never throws: private windows and full disks are no reason to stop a match. */

/** What the browser would not take, as long as the page lives. */
const unkept = new Map<string, string>();

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Store a value; false where the browser does not take it, so that it is gone with the page. */
export function write(key: string, value: unknown): boolean {
  const text = value === null || value === undefined ? null : JSON.stringify(value);
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    if (text !== null) unkept.set(key, text);
    return false;
  }
}
