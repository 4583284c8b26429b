/**
 * Something that is loaded when it is first needed. Once it is there it is given at once, so it is drawn without a gap.
 */
export function lazy<T>(load: () => Promise<T>): () => T | Promise<T> {
  let found: T | undefined;
  return () =>
    found ??
    load().then((loaded) => {
      found = loaded;
      return loaded;
    });
}
